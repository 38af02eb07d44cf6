"""Creatures. CR 300, 302."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1, MAIN2, STEP_NAMES
from apnap.rules.core.decisions import D_ATTACK, O_ACTIVATE, O_CAST, O_MANA
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def may_attack(table: Scenario) -> list[int]:
    """The creatures that could attack in the next combat."""
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == STEP_NAMES[MAIN2])
    return list(decision.attackers) if decision.kind == D_ATTACK else []


@rule("300.2", "302.1")
def test_an_artifact_creature_is_both(scenario: Builder) -> None:
    """To Thorn of Amethyst it is not a noncreature spell, to Disenchant it is an artifact."""
    table = scenario()
    table.seat(1).has("Thorn of Amethyst")
    memnite, ring = table.seat(0).holds("Memnite", "Sol Ring")
    table.seat(0).gets_mana("C")
    assert table.seat(0).can(O_CAST, memnite) and not table.seat(0).can(O_CAST, ring)
    table.seat(0).casts("Memnite", free=False).resolves()
    made = table.seat(0).permanent("Memnite")
    table.seat(1).gets_mana("C")
    table.seat(1).casts("Disenchant", at=[made]).resolves()
    assert made.died


@rule("302.2", "608.3")
def test_a_creature_spell_becomes_a_creature_of_its_controller(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Grizzly Bears").resolves()
    bear = table.seat(0).permanent("Grizzly Bears")
    assert (bear.controller, bear.power, bear.toughness) == (table.seat(0), 2, 2)


@rule("302.6")
def test_a_new_creature_waits_for_its_controllers_next_turn(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Llanowar Elves").resolves()
    elves = table.seat(0).permanent("Llanowar Elves")
    assert not table.seat(0).can(O_MANA, elves)
    for _ in range(table.count - 1):
        table.next_turn()
        assert not table.seat(0).can(O_MANA, elves)
    table.to_turn(table.seat(0))
    assert table.seat(0).can(O_MANA, elves)
    assert may_attack(table) == [elves.id]


@rule("302.6")
def test_a_creature_of_an_opponents_turn_is_ready_in_its_controllers(scenario: Builder) -> None:
    table = scenario()
    table.next_turn()
    tim = table.seat(0).has("Prodigal Sorcerer", sick=True)
    assert not table.seat(0).can(O_ACTIVATE, tim)
    table.to_turn(table.seat(0))
    assert table.seat(0).can(O_ACTIVATE, tim)


@rule("302.6", "702.10")
def test_abilities_without_the_tap_symbol_need_no_waiting(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Bloodthrone Vampire").resolves()
    vampire = table.seat(0).permanent("Bloodthrone Vampire")
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    table.seat(0).activates(vampire, says=[[bear.id]]).resolves()
    assert (vampire.power, bear.died) == (3, True)


@rule("302.6", "613.1b")
def test_a_creature_that_comes_back_to_its_owner_must_wait_again(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Mind Control", at=[bear]).resolves()
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).casts("Disenchant", at=[table.seat(0).permanent("Mind Control")]).resolves()
    assert bear.controller == table.seat(1)
    assert may_attack(table) == []
    table.to_step(MAIN1, table.seat(1))
    assert may_attack(table) == [bear.id]


@rule("302.6", "500.7")
def test_an_extra_turn_is_a_turn_that_began(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Grizzly Bears").resolves()
    bear = table.seat(0).permanent("Grizzly Bears")
    table.seat(0).casts("Time Warp", at=[table.seat(0)]).resolves()
    assert may_attack(table) == []
    table.next_turn()
    assert may_attack(table) == [bear.id]


@rule("302.4c", "613.4c")
def test_power_and_toughness_begin_with_what_is_printed(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Glorious Anthem")
    table.seat(0).casts("Giant Growth", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (6, 6)


@rule("302.4b", "302.7", "704.5g")
def test_damage_equal_to_toughness_destroys(scenario: Builder) -> None:
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Pyroclasm").resolves()
    assert bear.died and giant.stayed
