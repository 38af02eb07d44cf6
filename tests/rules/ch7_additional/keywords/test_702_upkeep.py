"""Echo, cumulative upkeep, fading, vanishing. CR 702.24, 702.30, 702.32, 702.63."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN1, UPKEEP
from apnap.rules.core.decisions import FOR_COST
from apnap.testing import rule


@rule("702.30")
def test_echo_is_paid_once(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Goblin Patrol").resolves()
    patrol = table.seat(0).permanent("Goblin Patrol")
    table.seat(0).have("Mountain")
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert patrol.stayed
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert table.stack == []


@rule("702.30")
def test_without_echo_it_is_sacrificed(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Pouncing Jaguar").resolves()
    jaguar = table.seat(0).permanent("Pouncing Jaguar")
    table.to_turn(table.seat(1))
    assert jaguar.stayed
    table.to_step(MAIN1, table.seat(0))
    assert jaguar.died


@rule("702.30")
def test_echo_for_a_new_controller(scenario):
    table = scenario(seats=2)
    patrol = table.seat(1).has("Goblin Patrol")
    table.to_step(UPKEEP, table.seat(1))
    assert table.stack == []  # they have had it for a while
    table.to_turn(table.seat(0))
    assert patrol.stayed


@rule("702.24")
def test_cumulative_upkeep_grows(scenario):
    table = scenario(seats=2)
    efreet = table.seat(0).has("Uktabi Efreet")
    table.seat(0).have("Forest", "Forest")
    for turns in (1, 2):
        table.to_turn(table.seat(1))
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), FOR_COST)
        table.answer([1])
        table.resolve_stack()
        assert efreet.stayed and efreet.counters("age") == turns
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    assert efreet.died  # three mana were not there


@rule("702.24")
def test_cumulative_upkeep_of_life(scenario):
    table = scenario(seats=2)
    morinfen = table.seat(0).has("Morinfen", counters={"age": 2})
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).life == 17 and morinfen.stayed


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
