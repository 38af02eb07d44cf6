"""Abilities of spells that are cast: storm, cascade, demonstrate, rebound, prowess, extort.

CR 702.40, 702.85, 702.88, 702.101, 702.108, 702.144.
"""

from __future__ import annotations

from apnap.rules.core.constants import UPKEEP
from apnap.rules.core.decisions import FOR_COST, FOR_MAY, FOR_PLAYER
from apnap.testing import rule

# storm -------------------------------------------------------------------------------------------------------------


@rule("702.40")
def test_storm_copies_for_each_spell_before_it(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Opt").resolves()
    table.seat(1).casts("Opt").resolves()
    table.seat(0).casts("Grapeshot", at=[table.seat(1)])
    table.resolve_stack()
    assert table.seat(1).life == 17


@rule("702.40")
def test_storm_counts_this_turn_only(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Opt").resolves()
    table.to_step(UPKEEP, table.seat(1))
    table.seat(1).casts("Brain Freeze", at=[table.seat(0)])
    table.resolve_stack()
    assert table.seat(0).graveyard.count("Forest") == 3


# cascade -----------------------------------------------------------------------------------------------------------


@rule("702.85")
def test_cascade_casts_a_cheaper_card_for_nothing(scenario):
    table = scenario()
    table.seat(0).library("Forest", "Craw Wurm", "Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Bloodbraid Elf")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert sorted(table.seat(0).battlefield) == ["Bloodbraid Elf", "Grizzly Bears"]
    assert table.seat(0).exile == [] and table.names(table.seat(0).number, 0)[-1] == "Hill Giant"
    assert "Craw Wurm" in table.names(table.seat(0).number, 0)[:2]


@rule("702.85")
def test_cascade_may_be_declined_and_everything_goes_down(scenario):
    table = scenario()
    table.seat(0).empty_library()
    table.seat(0).library("Forest", "Grizzly Bears")
    table.seat(0).casts("Enlisted Wurm")
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Enlisted Wurm"] and table.seat(0).library_size == 2


# demonstrate -------------------------------------------------------------------------------------------------------


@rule("702.144")
def test_demonstrate_is_shared_with_an_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Sol Ring")
    table.seat(2).has("Mind Stone")
    table.seat(0).casts("Replication Technique")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_PLAYER)
    table.answer([table.seat(2).ref])
    table.run(lambda d: not table.stack and d.kind == 0)
    assert table.seat(0).battlefield == ["Sol Ring"] * 3
    assert table.seat(1).battlefield == [] and table.seat(2).battlefield in (["Mind Stone"], ["Mind Stone"] * 2)


@rule("702.144")
def test_demonstrating_is_a_choice(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Sol Ring")
    table.seat(0).casts("Replication Technique")
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Sol Ring"] * 2 and table.seat(1).battlefield == []


# rebound -----------------------------------------------------------------------------------------------------------


@rule("702.88")
def test_rebound_casts_it_again_in_the_next_upkeep(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Staggershock", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18 and table.seat(0).exile == ["Staggershock"]
    table.to_step(UPKEEP, table.seat(1))
    assert table.stack == []  # only its controller's upkeep counts
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 16 and table.seat(0).graveyard == ["Staggershock"] and table.seat(0).exile == []


@rule("702.88")
def test_a_rebound_card_that_is_not_cast_again_stays_in_exile(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Prey's Vengeance", at=[bear]).resolves()
    assert bear.power == 4
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert table.seat(0).exile == ["Prey's Vengeance"]
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    assert table.stack == [] and table.seat(0).exile == ["Prey's Vengeance"]


@rule("702.88")
def test_a_countered_spell_does_not_rebound(scenario):
    table = scenario()
    spell = table.seat(0).casts("Great Teacher's Decree")
    table.seat(1).casts("Counterspell", at=[spell]).resolves()
    assert table.seat(0).graveyard == ["Great Teacher's Decree"]


# prowess -----------------------------------------------------------------------------------------------------------


@rule("702.108")
def test_prowess_for_each_noncreature_spell(scenario):
    table = scenario()
    student, visionary = table.seat(0).have("Jeskai Student", "Lightning Visionary")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert (student.power, student.toughness) == (2, 4) and visionary.power == 3


# extort ------------------------------------------------------------------------------------------------------------


@rule("702.101")
def test_extort_drains_each_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Tithe Drinker")
    table.seat(0).gets_mana("B")
    table.seat(0).casts("Opt")
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert [table.seat(i).life for i in range(3)] == [22, 19, 19]


@rule("702.101")
def test_extort_need_not_be_paid_each_instance_by_itself(scenario):
    table = scenario(seats=2)
    table.seat(0).have("Tithe Drinker", "Syndic of Tithes")
    table.seat(0).gets_mana("W")
    table.seat(0).casts("Opt")
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert [table.seat(i).life for i in range(2)] == [21, 19]
