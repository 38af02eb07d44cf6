"""Checkpoints are taken for agents that want to fork the game, however they come to be seated."""

from __future__ import annotations

import pytest

from apnap.agents import make_agent
from apnap.lab.notes import MulliganAgent
from apnap.rules.core.decisions import Agent, Decision
from apnap.rules.core.game import Game
from tests.properties.games import Deal


class Searching(Agent):
    """Written in plain Python, and without `super().__init__`."""

    def __init__(self) -> None:
        self.forked = 0

    def wants_forks(self) -> bool:
        return True

    def choose(self, game: Game, decision: Decision) -> list[int]:
        return []


@pytest.mark.parametrize(
    ("agent", "wanted"),
    [
        (Searching(), True),
        (make_agent("heuristic", 1), True),
        (MulliganAgent(make_agent("heuristic", 1), 1), True),
        (make_agent("first", 1), False),
        (MulliganAgent(make_agent("first", 1), 1), False),
    ],
    ids=["own", "heuristic", "heuristic with mulligans", "first", "first with mulligans"],
)
def test_checkpoints_are_taken_for_those_who_fork(agent: Agent, wanted: bool) -> None:
    play = Deal("2", 1).start()
    seated = type(play)(play.state, [agent, make_agent("first", 2)], ["", ""])
    assert seated.takes_checkpoints == wanted
