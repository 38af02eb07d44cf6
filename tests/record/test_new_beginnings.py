"""A replay goes through whatever ends a transition early: a restart, a subgame, a player who leaves in the middle."""

from __future__ import annotations

import pytest

from apnap import position, record
from apnap.agents import FirstAgent, RandomAgent
from apnap.api import Game, Setup
from apnap.rules.core.decisions import D_MULLIGAN, O_ACTIVATE, O_CAST, Agent, Decision, Option, PriorityDecision
from apnap.rules.core.game import Game as Rules
from apnap.testing import rule
from tests.record.test_replay import answer_at_random, assert_replays

LIBRARY = "Mountain x12; Grizzly Bears x6; Shock x6; Forest x12"

RESTART = f"""table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  library: {LIBRARY}
  battlefield: Karn Liberated (14 loyalty)
seat 1 Bob: life 20
  hand: Shock
  library: {LIBRARY}
seat 2 Cid: life 20
  library: {LIBRARY}
"""

SUBGAME = f"""table 3 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Shahrazad
  library: {LIBRARY}
  battlefield: Plains x4
seat 1 Bob: life 20
  library: {LIBRARY}
seat 2 Cid: life 20
  library: {LIBRARY}
"""


def laid_out(text: str) -> Game:
    """A game from position text, every seat decided from outside, recorded as a table would record it."""
    play = position.read(text)
    play.logging = True
    play.remember = True
    setup = Setup(play.state.table, (), 0, tuple(play.names), ("",) * int(play.state.seats), text)
    return Game(play, setup)


def take(game: Game, kind: int, nth: int = -1) -> None:
    """Take the option of this kind, the last one unless told."""
    decision = game.decision
    assert decision is not None
    game.answer([[i for i, o in enumerate(decision.options) if o.kind == kind][nth]])


def begun(text: str, kind: int) -> Game:
    """The game with what its first player can do on the stack, and everybody passing on it."""
    game = laid_out(text)
    game.play.advance()
    take(game, kind)
    return game


def to_the_hands(game: Game) -> None:
    """Pass until opening hands are looked at."""
    for _ in range(20):
        decision = game.decision
        assert decision is not None
        if decision.kind == D_MULLIGAN:
            return
        game.answer([0])
    raise AssertionError("no opening hand was drawn")


@rule("727.1")
@pytest.mark.parametrize("seed", range(3))
def test_a_restarted_game(seed: int) -> None:
    game = begun(RESTART, O_ACTIVATE)
    to_the_hands(game)
    assert_replays(game)
    answer_at_random(game, seed, most=120)
    again = assert_replays(game)
    answer_at_random(game, seed, concede=0.02, undo=0.1, most=60)
    answer_at_random(again, seed, concede=0.02, undo=0.1, most=60)
    assert again.digest == game.digest
    assert_replays(again)


@rule("729.1a")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_a_subgame(seed: int) -> None:
    game = begun(SUBGAME, O_CAST)
    to_the_hands(game)
    assert game.play.state.frame is not None
    assert_replays(game)
    answer_at_random(game, seed, most=60)
    assert_replays(game)
    while game.play.state.frame is not None:
        decision = game.decision
        assert decision is not None
        game.concede(int(decision.decider))
    assert_replays(game)
    answer_at_random(game, seed, most=40)
    assert_replays(game)


@rule("104.3a", "800.4a")
@pytest.mark.parametrize("text,kind", [(RESTART, O_ACTIVATE), (SUBGAME, O_CAST)], ids=["restart", "subgame"])
@pytest.mark.parametrize("leaver", range(3))
def test_a_concession_before_and_after_a_new_beginning(text: str, kind: int, leaver: int) -> None:
    game = begun(text, kind)
    game.concede(leaver)  # with the ability or spell on the stack
    assert_replays(game)
    game = begun(text, kind)
    to_the_hands(game)
    game.concede(leaver)  # at the opening hands, whoever is asked
    assert_replays(game)
    answer_at_random(game, leaver, most=40)
    assert_replays(game)


class Restarter(Agent):
    """Restarts the game as soon as it can, once; else plays at random."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.inner = RandomAgent(seed)

    def choose(self, game: Rules, decision: Decision) -> list[int]:
        options: list[Option] = decision.options if isinstance(decision, PriorityDecision) else []
        if options and options[-1].kind == O_ACTIVATE and game.name(options[-1].id) == "Karn Liberated":
            return [len(options) - 1]
        return self.inner.choose(game, decision)


@rule("727.1")
def test_a_game_that_agents_restarted() -> None:
    game = laid_out(RESTART)
    record.seat_agents(game.play, [Restarter(1), FirstAgent(), FirstAgent()])
    game.run()
    assert any("restarts the game" in str(line) for line in game.log)
    assert game.result.over
    assert_replays(game)


@rule("725.2")
def test_a_table_laid_out_with_a_monarch_is_recorded() -> None:
    """The abilities of a designation are on no card that could be looked up."""
    game = laid_out(RESTART.replace("main1, priority 0\n", "main1, priority 0\ngame monarch 1\n"))
    game.play.advance()
    assert game.play.state.monarch == 1
    assert "The Monarch" not in record.record_of(game).cards
