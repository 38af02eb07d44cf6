"""What members of a team said they would answer: a bot keeps to its own word, else it takes one of theirs. CR 805.2."""

from __future__ import annotations

import pytest

from apnap.agents import HeuristicAgent, SearchAgent
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import D_ATTACK, Agent
from apnap.rules.variants import ON, Wishes
from apnap.testing import rule
from apnap.testing.plugin import Builder


def thinkers() -> list[Agent]:
    return [HeuristicAgent(3, 8), SearchAgent(3, 12, 0.0)]


@rule("805.2")
@pytest.mark.parametrize("at", [0, 1], ids=["heuristic", "search"])
@pytest.mark.parametrize("attacks", [True, False])
def test_a_bot_keeps_to_what_it_said_itself(scenario: Builder, at: int, attacks: bool) -> None:
    """Whatever it would think of now: its own word stands, and others may have counted on it."""
    table = scenario(variant="two-headed-giant")
    table.seat(0).has("Serra Angel")
    table.asked(kind=D_ATTACK)
    said = [table.seat(2).ref] if attacks else [NONE]
    other = [NONE] if attacks else [table.seat(2).ref]
    table.game.suggest(said, table.seat(0).number)
    table.game.suggest(other, table.seat(1).number)
    decision = next(d for d in table.game.decisions() if d.seat == table.seat(0).number)
    assert thinkers()[at].choose(table.game, decision) == said


@rule("805.2")
@pytest.mark.parametrize("at", [0, 1], ids=["heuristic", "search"])
def test_a_bot_takes_the_better_of_what_its_teammates_said(scenario: Builder, at: int) -> None:
    """Nobody can block, and the attack ends the game for somebody: it takes the answer of whoever wants that."""
    table = scenario(variant="team-vs-team", sizes=[3, 3], wishes=Wishes(shared_turns=ON))
    table.seat(0).has("Serra Angel")
    table.seat(3).at(4)
    table.asked(kind=D_ATTACK)
    for seat, said in ((1, [NONE]), (2, [table.seat(3).ref])):
        table.game.suggest(said, table.seat(seat).number)
    decision = next(d for d in table.game.decisions() if d.seat == table.seat(0).number)
    assert thinkers()[at].choose(table.game, decision) == [table.seat(3).ref]


@rule("805.2")
@pytest.mark.parametrize("at", [0, 1], ids=["heuristic", "search"])
def test_a_bot_does_what_all_its_teammates_said_whatever_it_would_do_itself(scenario: Builder, at: int) -> None:
    table = scenario(variant="team-vs-team", sizes=[3, 3], wishes=Wishes(shared_turns=ON))
    table.seat(0).has("Serra Angel")
    table.seat(3).at(4)
    table.asked(kind=D_ATTACK)
    decision = next(d for d in table.game.decisions() if d.seat == table.seat(0).number)
    assert thinkers()[at].choose(table.game, decision) == [table.seat(3).ref]
    for seat in (1, 2):
        table.game.suggest([NONE], table.seat(seat).number)
    assert thinkers()[at].choose(table.game, decision) == [NONE]
