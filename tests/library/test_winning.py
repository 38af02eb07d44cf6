"""Cards by which a game is won or lost, or cannot be."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts import ending
from apnap.rules.core.constants import FLYING, INDESTRUCTIBLE, MAIN1, UPKEEP
from apnap.rules.core.decisions import FOR_MAY, O_CAST
from apnap.rules.events import Counters
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("104.3b", "101.2")
def test_nobody_loses_under_the_eternal_dawn(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Herald of Eternal Dawn")
    table.seat(0).at(1)
    table.seat(1).casts("Lightning Bolt", at=[table.seat(0)]).resolves()
    assert table.seat(0).outcome == "playing" and table.seat(0).life == -2


@rule("104.2b", "101.2")
def test_opponents_do_not_win_under_the_eternal_dawn(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Herald of Eternal Dawn")
    table.seat(1).has("Test of Endurance")
    table.seat(1).at(50)
    table.to_step(UPKEEP, table.seat(1))
    table.resolve_stack()
    assert table.seat(0).outcome == "playing"


@rule("702.8", "702.9b")
def test_the_herald_comes_at_any_time_and_flies(scenario):
    table = scenario()
    held = table.seat(1).holds("Herald of Eternal Dawn")[0]
    table.seat(1).gets_mana("CCCCWWW")
    assert table.seat(1).can(O_CAST, held)
    herald = table.seat(0).has("Herald of Eternal Dawn")
    assert herald.has(FLYING)


@rule("104.3e", "614.12")
def test_the_door_to_nothingness(scenario):
    table = scenario(seats=3)
    table.seat(0).casts("Door to Nothingness").resolves()
    door = table.seat(0).permanent("Door to Nothingness")
    assert door.tapped
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("WWUUBBRRGG")
    table.seat(0).activates(door, at=[table.seat(2)]).resolves()
    assert [s.outcome for s in table.seats()] == ["playing", "playing", "lost"] and door.died


@rule("603.8", "104.2b")
def test_a_darksteel_reactor_charges_and_wins(scenario):
    table = scenario(seats=2)
    reactor = table.seat(0).has("Darksteel Reactor", counters={"charge": 18})
    assert reactor.has(INDESTRUCTIBLE)
    for charge in (19, 20):
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
        assert reactor.counters("charge") == charge
    table.resolve_stack()
    assert table.seat(0).outcome == "won"


def test_darksteel_angel_keeps_the_game_and_the_creatures(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    angel, bears = seat.have("Darksteel Angel", "Grizzly Bears")
    assert angel.has(FLYING) and angel.has(INDESTRUCTIBLE)
    seat.at(0)
    table.refresh()
    assert seat.in_game
    table.game.emit(Counters(bears.id, "-1/-1", 1))
    assert bears.counters("-1/-1") == 0 and bears.power == 2


def test_nobody_wins_against_darksteel_angel(scenario: Builder) -> None:
    table = scenario(3)
    table.seat(1).has("Darksteel Angel")
    ending.win(table.game, table.seat(0).number, "104.2b")
    assert table.seat(0).outcome == "playing" and table.seat(1).in_game


@rule("614.12", "104.4")
def test_divine_intervention_enters_with_two_counters(scenario):
    table = scenario()
    table.seat(0).casts("Divine Intervention").resolves()
    assert table.seat(0).permanent("Divine Intervention").counters("intervention") == 2


@pytest.mark.parametrize("life,won", ((50, True), (49, False)))
@rule("104.2b", "603.4")
def test_test_of_endurance(scenario, life, won):
    table = scenario(seats=2)
    table.seat(0).has("Test of Endurance")
    table.seat(0).at(life)
    table.to_step(UPKEEP, table.seat(1))
    assert table.seat(0).outcome == "playing"
    table.to_step(UPKEEP, table.seat(0))
    assert len(table.stack) == won
    table.resolve_stack()
    assert table.seat(0).outcome == ("won" if won else "playing")
