"""Additional phases and steps, and the order they come in. CR 500.8-10."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.turns import ExtraPhase, ExtraSteps
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.events.triggers import At
from apnap.abilities.players import YOU
from apnap.rules.core.constants import BEGIN_COMBAT, END, MAIN1, MAIN2, UNTAP, UPKEEP
from apnap.rules.core.digest import digest
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

UPKEEP_AFTER_STEP = card("Linger", "{U}", "Instant", ExtraSteps(UPKEEP))
UPKEEPS_AFTER_PHASE = card("Look Back", "{U}", "Instant", ExtraSteps(UPKEEP, 2, after_phase=True))
DAWN = card("Second Dawn", "{U}", "Instant", ExtraPhase(UNTAP))
FIGHT = card("Second Fight", "{U}", "Instant", ExtraPhase(BEGIN_COMBAT))
BELL = card("Upkeep Bell", "{1}", "Artifact", At(BeginningOf(UPKEEP, whose=YOU), GainLife(1)))


def steps_to_come(table: Scenario) -> list[int]:
    turn = table.game.state.turn()
    return [int(s) for s in turn.plan[turn.place + 1 :]]


@rule("500.9")
def test_a_step_is_added_directly_after_this_one(scenario: Builder) -> None:
    table = scenario().knows(UPKEEP_AFTER_STEP, BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    table.to_turn(seat)
    table.resolve_stack()
    seat.casts("Linger").resolves()
    assert steps_to_come(table)[:3] == [UPKEEP, 2, MAIN1]
    table.to_step(MAIN1)
    assert seat.life == 22


@rule("500.9")
def test_after_this_phase_means_after_steps_that_were_added_to_it(scenario: Builder) -> None:
    """In an upkeep with another one to come, a combat phase after this phase comes after the draw step."""
    table = scenario().knows(UPKEEP_AFTER_STEP, FIGHT)
    table.to_turn(table.seat(0))
    table.seat(0).casts("Linger").resolves()
    table.seat(0).casts("Second Fight").resolves()
    assert steps_to_come(table)[:4] == [UPKEEP, 2, BEGIN_COMBAT, 5]


@rule("500.10", "500.8")
def test_a_step_after_a_phase_is_a_phase_without_its_other_steps(scenario: Builder) -> None:
    table = scenario().knows(UPKEEPS_AFTER_PHASE, BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    before = digest(table.game.state)
    seat.casts("Look Back").resolves()
    assert digest(table.game.state) != before
    assert steps_to_come(table)[:3] == [UPKEEP, UPKEEP, BEGIN_COMBAT]
    library = seat.library_size
    table.to_step(MAIN2)
    assert seat.life == 22
    assert seat.library_size == library


@rule("500.10a")
def test_nobody_gets_steps_in_the_turn_of_another(scenario: Builder) -> None:
    table = scenario().knows(UPKEEPS_AFTER_PHASE)
    table.seat(1).casts("Look Back").resolves()
    assert steps_to_come(table)[0] == BEGIN_COMBAT


@rule("500.8")
def test_the_latest_phase_comes_first(scenario: Builder) -> None:
    table = scenario().knows(DAWN, FIGHT)
    table.to_step(MAIN2)
    table.seat(0).casts("Second Fight").resolves()
    table.seat(0).casts("Second Dawn").resolves()
    assert steps_to_come(table) == [0, 1, 2, 4, 5, 6, 7, 8, 9, END, 12]


@rule("500.8", "502.3")
def test_an_additional_beginning_phase_untaps_and_draws(scenario: Builder) -> None:
    table = scenario().knows(DAWN)
    seat = table.seat(0)
    table.to_turn(seat)
    bears = seat.has("Grizzly Bears", tapped=True)
    table.to_step(MAIN2)
    library = seat.library_size
    seat.casts("Second Dawn").resolves()
    table.to_step(END)
    assert not bears.tapped and seat.library_size == library - 1


@rule("500.10")
def test_obeka_looks_back_as_often_as_she_hurts(scenario: Builder) -> None:
    table = scenario(3).knows(BELL)
    seat = table.seat(0)
    seat.has("Upkeep Bell")
    obeka = seat.has("Obeka, Splitter of Seconds")
    seat.attacks({obeka: table.seat(1)})
    table.to_step(MAIN2)
    assert (seat.life, table.seat(1).life) == (22, 18)
