"""Saddle, mobilize, provoke, exhaust, backup, champion, For Mirrodin!, exert; permanents that stay tapped.

CR 701.43, 702.39, 702.72, 702.163, 702.165, 702.171, 702.177, 702.181.
"""

from __future__ import annotations

from apnap.rules.core.constants import DOUBLE_STRIKE, END, FLYING, LIFELINK, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import D_BLOCK, FOR_COST, FOR_MAY, O_ACTIVATE, IllegalAnswer
from apnap.testing import rule


@rule("702.171")
def test_saddle_taps_others_for_the_turn(scenario):
    table = scenario(seats=2)
    jaguar, bear = table.seat(0).have("Alacrian Jaguar", "Grizzly Bears")
    table.seat(0).activates(jaguar).resolves()
    assert bear.tapped
    table.seat(0).attacks({jaguar: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 14


@rule("702.171")
def test_unsaddled_or_the_turn_after_nothing_more(scenario):
    table = scenario(seats=2)
    lagac, bear = table.seat(0).have("Venomsac Lagac", "Grizzly Bears")
    table.seat(0).activates(lagac).resolves()
    assert bear.tapped
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({lagac: table.seat(1)})
    table.resolve_stack()
    assert lagac.toughness == 1


@rule("702.171")
def test_saddle_only_as_a_sorcery(scenario):
    table = scenario(seats=2)
    lagac, _ = table.seat(1).have("Venomsac Lagac", "Grizzly Bears")
    assert not table.seat(1).can(O_ACTIVATE, lagac)


@rule("702.181", "508.4")
def test_mobilized_warriors_attack_until_the_end_step(scenario):
    table = scenario(seats=2)
    beasts = table.seat(0).has("Dalkovan Packbeasts")
    table.seat(0).attacks({beasts: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Warrior Token") == 3
    warrior = table.seat(0).permanent("Warrior Token")
    assert warrior.attacking and warrior.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
    table.to_step(END)
    table.resolve_stack()
    assert "Warrior Token" not in table.seat(0).battlefield


@rule("702.39", "509.1c")
def test_provoke_untaps_and_makes_it_block(scenario):
    table = scenario(seats=2)
    goblin = table.seat(0).has("Goblin Grappler")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({goblin: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert not bear.tapped
    table.run(lambda d: d.kind == D_BLOCK)
    try:
        table.answer([])
    except IllegalAnswer:
        pass
    else:
        raise AssertionError("it has to block")
    table.answer([bear.id, goblin.id])
    table.to_step(MAIN2)
    assert goblin.died


@rule("702.39")
def test_provoking_is_a_choice(scenario):
    table = scenario(seats=2)
    goat = table.seat(0).has("Crested Craghorn")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({goat: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.to_step(MAIN2)
    assert bear.tapped and table.seat(1).life == 16


@rule("702.177")
def test_exhaust_once_in_its_life(scenario):
    table = scenario(seats=2)
    paragon = table.seat(0).has("Pacesetter Paragon")
    table.seat(0).gets_mana("CCR")
    table.seat(0).activates(paragon).resolves()
    assert paragon.power == 3 and paragon.has(DOUBLE_STRIKE)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CCRCCR")
    assert not table.seat(0).can(O_ACTIVATE, paragon)
    other = table.seat(0).has("Pacesetter Paragon")
    assert table.seat(0).can(O_ACTIVATE, other)


@rule("702.165")
def test_backup_helps_another(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Golden-Scale Aeronaut").resolves()
    table.says([bear.id])
    table.resolve_stack()
    assert bear.power == 3 and bear.has(FLYING)
    table.to_turn(table.seat(1))
    assert bear.power == 3 and not bear.has(FLYING)


@rule("702.165")
def test_backup_of_itself_gives_no_more_than_counters(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Consuming Aetherborn").resolves()
    born = table.seat(0).permanent("Consuming Aetherborn")
    table.says([born.id])
    table.resolve_stack()
    assert born.power == 3 and not bear.has(LIFELINK)


@rule("702.72")
def test_champion_takes_the_place_of_another(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Changeling Titan").resolves()
    table.says([bear.id])
    table.resolve_stack()
    titan = table.seat(0).permanent("Changeling Titan")
    assert bear.zone == "exile"
    table.seat(1).casts("Murder", at=[titan]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"]


@rule("702.72")
def test_champion_or_sacrifice(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Nova Chaser").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Grizzly Bears"] and table.seat(0).graveyard == ["Nova Chaser"]


@rule("702.163")
def test_for_mirrodin_brings_a_rebel(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Vulshok Splitter").resolves()
    table.resolve_stack()
    rebel = table.seat(0).permanent("Rebel Token")
    assert rebel.power == 4 and table.seat(0).permanent("Vulshok Splitter").attached_to == rebel


# exert ---------------------------------------------------------------------------------------------------------------
@rule("701.43", "508.1g")
def test_an_exerted_creature_stays_tapped_once(scenario):
    table = scenario(seats=2)
    naga = table.seat(0).has("Watchful Naga")
    table.seat(0).attacks({naga: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert naga.tapped
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert not naga.tapped


@rule("701.43")
def test_exerting_is_a_choice(scenario):
    table = scenario(seats=2)
    brawler = table.seat(0).has("Hooded Brawler")
    table.seat(0).attacks({brawler: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.answer([0])
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert not brawler.tapped


@rule("502.3")
def test_what_stays_tapped_in_its_controllers_next_untap_step(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Take into Custody", at=[bear]).resolves()
    assert bear.tapped
    table.to_step(UPKEEP, table.seat(1))
    assert bear.tapped
    table.to_turn(table.seat(0))
    table.to_step(UPKEEP, table.seat(1))
    assert not bear.tapped
