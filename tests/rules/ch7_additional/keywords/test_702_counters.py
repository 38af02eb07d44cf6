"""Suspend, ninjutsu, vanishing, fading, modular, renown, outlast, fabricate, scavenge, reinforce, monstrosity, adapt.

CR 701.37, 701.46, 702.32, 702.43, 702.49, 702.62, 702.63, 702.77, 702.97, 702.107, 702.112, 702.123.
"""

from __future__ import annotations

from apnap.rules.core.constants import BLOCKERS, HASTE, MAIN2, UPKEEP
from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE, O_SPECIAL
from apnap.testing import rule
from apnap.testing.scenario import Permanent, Seat


def suspends(seat: Seat, name: str, mana: str) -> Permanent:
    card = seat.holds(name)[0]
    seat.gets_mana(mana)
    seat.table.choose_option(seat.number, O_SPECIAL, card.id, (), None, (), ())
    return Permanent(seat.table, card.now)


@rule("702.62", "116.2f")
def test_suspend_waits_in_exile_and_is_cast_for_nothing(scenario):
    table = scenario(seats=2)
    bolt = suspends(table.seat(0), "Rift Bolt", "R")
    assert bolt.counters("time") == 1 and table.seat(0).exile == ["Rift Bolt"] and table.stack == []
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.seat(0).graveyard == ["Rift Bolt"]


@rule("702.62")
def test_a_suspended_creature_comes_with_haste(scenario):
    table = scenario(seats=2)
    baloth = suspends(table.seat(0), "Durkwood Baloth", "G")
    assert baloth.counters("time") == 5
    table.game.state.edit(baloth.id).counters = {"time": 1}
    table.to_step(UPKEEP, table.seat(1))
    assert baloth.counters("time") == 1  # only its owner's upkeeps count
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Durkwood Baloth").has(HASTE)


@rule("702.62")
def test_suspend_only_when_it_could_be_cast(scenario):
    table = scenario()
    card = table.seat(1).holds("Rift Bolt")[0]
    table.seat(1).gets_mana("R")
    assert not table.seat(1).can(O_SPECIAL, card)


@rule("702.49")
def test_a_ninja_takes_the_place_of_an_unblocked_attacker(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    ninja = table.seat(0).holds("Ninja of the Deep Hours")[0]
    table.seat(0).gets_mana("CU")
    assert not table.seat(0).can(O_ACTIVATE, ninja)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(BLOCKERS)
    table.seat(0).gets_mana("CU")
    table.seat(0).activates(ninja).resolves()
    assert bear.zone == "hand"
    here = table.seat(0).permanent("Ninja of the Deep Hours")
    assert here.attacking and here.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.49")
def test_no_ninja_for_a_blocked_attacker(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    ninja = table.seat(0).holds("Mukotai Ambusher")[0]
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.seat(0).gets_mana("CB")
    assert not table.seat(0).can(O_ACTIVATE, ninja)


@rule("702.63")
def test_vanishing_ends_with_the_last_counter(scenario):
    table = scenario(seats=2)
    wurm = table.seat(0).casts("Waning Wurm").resolves()
    here = table.seat(0).permanent("Waning Wurm")
    assert here.counters("time") == 2 and wurm.zone == "battlefield"
    for left in (1, 0):
        table.to_step(UPKEEP, table.seat(0))
        table.resolve_stack()
        assert here.counters("time") == left
    assert here.died


@rule("702.32")
def test_fading_ends_one_turn_after_the_last_counter(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Skyshroud Ridgeback").resolves()
    table.seat(0).casts("Blastoderm").resolves()
    here = table.seat(0).permanent("Skyshroud Ridgeback")
    for stays in (True, True, False):
        table.to_step(UPKEEP, table.seat(0))
        table.resolve_stack()
        assert here.stayed == stays
    assert table.seat(0).permanent("Blastoderm").counters("fade") == 0


@rule("702.43")
def test_modular_passes_its_counters_on(scenario):
    table = scenario()
    table.seat(0).casts("Arcbound Worker").resolves()
    table.seat(0).casts("Arcbound Hybrid").resolves()
    worker, hybrid = table.seat(0).permanent("Arcbound Worker"), table.seat(0).permanent("Arcbound Hybrid")
    assert worker.power == 1 and hybrid.power == 2
    table.seat(1).casts("Shock", at=[hybrid]).resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert hybrid.died and worker.counters("+1/+1") == 3


@rule("702.112")
def test_renown_once(scenario):
    table = scenario(seats=2)
    knight, aven = table.seat(0).have("Knight of the Pilgrim's Road", "Stalwart Aven")
    table.seat(0).attacks({knight: table.seat(1), aven: table.seat(1)})
    table.to_step(MAIN2)
    assert knight.counters("+1/+1") == 1 and aven.counters("+1/+1") == 1
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({knight: table.seat(1)})
    table.to_step(MAIN2)
    assert knight.counters("+1/+1") == 1


@rule("702.107")
def test_outlast_taps_and_is_slow(scenario):
    table = scenario()
    ancestor = table.seat(0).has("Disowned Ancestor")
    patrol = table.seat(0).has("Salt Road Patrol", sick=True)
    table.seat(0).gets_mana("CBCW")
    assert not table.seat(0).can(O_ACTIVATE, patrol)
    table.seat(0).activates(ancestor).resolves()
    assert ancestor.tapped and ancestor.counters("+1/+1") == 1


@rule("702.123")
def test_fabricate_grows_or_builds(scenario):
    table = scenario()
    table.seat(0).casts("Glint-Sleeve Artisan").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Glint-Sleeve Artisan").power == 3
    table.seat(0).casts("Visionary Augmenter").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Servo Token") == 2


@rule("702.97")
def test_scavenge_counts_the_power_of_the_card(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    goliath = table.seat(0).buried("Deadbridge Goliath")[0]
    table.seat(0).gets_mana("CCCCGG")
    table.seat(0).activates(goliath, at=[bear]).resolves()
    assert bear.counters("+1/+1") == 5 and table.seat(0).exile == ["Deadbridge Goliath"]
    wurm = table.seat(1).buried("Terrus Wurm")[0]
    table.seat(1).gets_mana("CCCCCCB")
    assert not table.seat(1).can(O_ACTIVATE, wurm)


@rule("702.77")
def test_reinforce_from_the_hand(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    guard, bombardier = table.seat(0).holds("Mosquito Guard", "Burrenton Bombardier")
    table.seat(0).gets_mana("CWCCW")
    table.seat(0).activates(guard, at=[bear]).resolves()
    table.seat(0).activates(bombardier, at=[bear]).resolves()
    assert bear.counters("+1/+1") == 3 and len(table.seat(0).graveyard) == 2


@rule("701.37")
def test_monstrosity_once(scenario):
    table = scenario()
    cyclops, asp = table.seat(0).have("Gluttonous Cyclops", "Nessian Asp")
    for _ in range(2):
        table.seat(0).gets_mana("CCCCCRR")
        table.seat(0).activates(cyclops).resolves()
    assert cyclops.power == 8 and asp.power == 4


@rule("701.46")
def test_adapt_only_without_counters(scenario):
    table = scenario()
    eel = table.seat(0).has("Skitter Eel")
    other = table.seat(0).has("Aeromunculus", counters={"+1/+1": 1})
    for _ in range(2):
        table.seat(0).gets_mana("CCU")
        table.seat(0).activates(eel).resolves()
    table.seat(0).gets_mana("CCGU")
    table.seat(0).activates(other).resolves()
    assert eel.counters("+1/+1") == 2 and other.counters("+1/+1") == 1
