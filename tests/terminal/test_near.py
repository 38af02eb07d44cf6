"""Who is shown as near, and how a person turns from one open question to another."""

from __future__ import annotations

import pytest
from rich.console import Console

from apnap.api import Game, Setup
from apnap.rules.core.decisions import D_ATTACK, IllegalAnswer
from apnap.rules.views.view import SPECTATOR, observe
from apnap.table.session import Session
from apnap.terminal.console import Terminal
from apnap.terminal.render import is_near
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def terminal_of(table: Scenario) -> Terminal:
    """All the people of a table at one terminal."""
    seats = int(table.game.state.seats)
    setup = Setup(table.game.state.table, (), 0, tuple(str(s) for s in range(seats)), ("",) * seats)
    return Terminal(Session(Game(table.game, setup), range(seats)), Console(), lambda _: "", keep=False)


def near(table: Scenario, seat: int) -> list[int]:
    """The scenario's seats that are shown as near to one of them."""
    view = observe(table.game, table.seat(seat).number)
    return [s for s in range(table.count) if is_near(view, table.seat(s).number)]


@rule("801.2")
def test_those_within_range_are_near(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    assert near(table, 0) == [0, 1, 5]
    view = observe(table.game, SPECTATOR)
    assert all(is_near(view, seat) for seat in range(6))
    assert near(scenario(seats=5), 2) == [0, 1, 2, 3, 4]


@rule("801.2")
def test_teammates_are_near_wherever_they_sit(scenario: Builder) -> None:
    table = scenario(seats=6, teams=[[0, 3], [1, 4], [2, 5]], range_of_influence=1)
    assert near(table, 0) == [0, 1, 3, 5]


@rule("805.5a", "807.5b")
def test_a_person_turns_from_one_open_question_to_the_next(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    table.seat(0).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    terminal = terminal_of(table)
    first, second = terminal.session.waiting()
    assert terminal.decision is first and terminal.seat == first.decider
    assert terminal.turn_to_next() == "question 2 of 2" and terminal.decision is second
    assert terminal.seat == second.decider
    assert terminal.turn_to_next() == "question 1 of 2" and terminal.decision is first


@rule("805.5a", "807.5b")
def test_with_one_question_there_is_nothing_to_turn_to(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Grizzly Bears")
    table.asked(kind=D_ATTACK)
    with pytest.raises(IllegalAnswer):
        terminal_of(table).turn_to_next()
