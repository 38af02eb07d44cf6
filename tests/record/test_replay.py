"""A replay of any game is exact: whoever answered it, whatever was taken back, whoever left in the middle."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import apnap
import apnap.agents
import apnap.errors
from apnap import record
from apnap.agents import RandomAgent
from apnap.api import Game
from apnap.rules.ch7_additional.loops.shortcuts import FOR_SHORTCUT, Passing
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import END
from apnap.rules.core.decisions import (
    CONCEDE,
    D_PRIORITY,
    O_LAND,
    O_PASS,
    Agent,
    Decision,
    IllegalAnswer,
    PriorityDecision,
)
from apnap.rules.core.game import Game as Rules
from apnap.testing import rule
from tests.properties.games import Deal, answer_with

DECKS = ["control", "ramp", "artifacts", "black", "blue", "white"]
MOST_ANSWERS = 700


class Quitter(Agent):
    """Plays at random, and concedes at one of its questions."""

    def __init__(self, seed: int, at: int) -> None:
        super().__init__()
        self.inner = RandomAgent(seed)
        self.left = at

    def choose(self, game: Rules, decision: Decision) -> list[int]:
        self.left -= 1
        return CONCEDE if self.left == 0 else self.inner.choose(game, decision)


def answer_at_random(game: Game, seed: int, *, concede: float = 0, undo: float = 0, most: int = MOST_ANSWERS) -> None:
    """Answer what waits, and now and then let somebody concede, take back an answer, or give up an action."""
    dice = random.Random(seed)
    brain = RandomAgent(seed)
    for _ in range(most):
        waiting = game.decisions
        if not waiting:
            return
        decision = dice.choice(waiting)
        if dice.random() < concede:
            game.concede(dice.choice([s for s in range(game.setup.table.seats) if game.play.state.in_game(s)]))
            continue
        if dice.random() < undo:
            try:
                (game.undo if dice.random() < 0.5 else game.cancel)(dice.randrange(game.setup.table.seats))
                continue
            except IllegalAnswer:
                pass
        try:
            game.answer([int(x) for x in brain.choose(game.play, decision)], int(decision.decider))
        except IllegalAnswer:
            game.concede(int(decision.decider))


def assert_replays(game: Game) -> Game:
    """Written and read, played again: the same log, record, result and state; and further answers fit as well."""
    replay = record.loads(record.dumps(record.record_of(game)))
    again = replay.play()
    assert [str(line) for line in again.log] == [str(line) for line in game.log]
    assert again.digest == game.digest
    assert again.result == game.result
    assert record.record_of(again).answers == replay.answers
    assert record.record_of(again).digests == replay.digests
    assert [d.to_dict() for d in again.decisions] == [d.to_dict() for d in game.decisions]
    return again


def two_teams(size: int, *, shared: bool) -> TableRules:
    table = TableRules(2 * size)
    table.teams = [list(range(size)), list(range(size, 2 * size))]
    table.shared_turns = shared
    table.damage_order = shared
    table.loss_of = [team[0] for team in table.teams for _ in team]
    return table.seal()


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_game_between_agents(seats: int) -> None:
    game = apnap.new_game(DECKS[:seats], seats=seats, seed=seats, agents=["random", "first"])
    game.run()
    assert game.result.over
    assert_replays(game)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_game_that_is_answered_from_outside(seats: int) -> None:
    game = apnap.new_game(DECKS[:seats], seats=seats, seed=seats + 10)
    answer_at_random(game, seats)
    assert_replays(game)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_people_and_agents_with_concessions_and_undos(seats: int, seed: int) -> None:
    agents: list[str | None] = [None, "random", None, "first", None, "random"]
    game = apnap.new_game(DECKS[:seats], seats=seats, seed=seed, agents=agents[:seats])
    answer_at_random(game, seed, concede=0.01, undo=0.2)
    assert_replays(game)


@pytest.mark.parametrize("seed", range(6))
def test_agents_that_concede_at_any_of_their_questions(seed: int) -> None:
    dice = random.Random(seed)
    agents = [Quitter(seed * 10 + s, dice.randrange(1, 400)) for s in range(4)]
    game = apnap.new_game(DECKS[:4], seats=4, seed=seed, agents=agents)
    game.run()
    assert game.result.over
    assert_replays(game)


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("size", [2, 3])
def test_teams(size: int, shared: bool) -> None:
    game = apnap.new_game(DECKS[: 2 * size], table=two_teams(size, shared=shared), seed=size, agents=[None, "random"])
    answer_at_random(game, size, concede=0.003, undo=0.1, most=400)
    assert_replays(game)


def test_concessions_at_every_question_of_a_game() -> None:
    """At the nth question, somebody who is not asked concedes: for every n of the first fifty."""
    game = apnap.new_game(DECKS[:3], seats=3, seed=5)
    brain = RandomAgent(5)
    for _ in range(50):
        decision = game.decision
        assert decision is not None
        fork = game.fork(history=True)
        fork.concede((int(decision.decider) + 1) % 3)
        answer_at_random(fork, 1, most=3)
        again = record.loads(record.dumps(record.record_of(fork))).play()
        assert again.digest == fork.digest
        game.answer([int(x) for x in brain.choose(game.play, decision)])


def test_a_replay_can_be_played_on() -> None:
    game = apnap.new_game(DECKS[:3], seats=3, seed=9)
    answer_at_random(game, 3, most=150)
    again = assert_replays(game)
    answer_at_random(game, 4, most=100)
    answer_at_random(again, 4, most=100)
    assert again.digest == game.digest
    assert_replays(again)


def test_a_replay_to_a_turn_stands_where_that_turn_began() -> None:
    game = apnap.new_game(DECKS[:3], seats=3, seed=2, agents=["first"])
    game.run()
    replay = record.record_of(game)
    there = replay.play(to_turn=7)
    assert there.result.turns == 7
    assert tuple(there.play.digests) == replay.digests[:7]
    assert there.decision is not None
    record.seat_agents(there.play, [apnap.agents.make_agent("first", 0) for _ in range(3)])
    there.run()
    assert there.digest == game.digest  # the same agents, going on from there, play the same game


def test_a_turn_that_was_never_played_is_refused() -> None:
    game = apnap.new_game(DECKS[:2], seats=2, seed=2, agents=["first"])
    game.run()
    replay = record.record_of(game)
    with pytest.raises(apnap.errors.ReplayError, match="no turn 500: it was recorded up to turn"):
        replay.play(to_turn=500)
    with pytest.raises(apnap.errors.ReplayError, match="no turn 0"):
        replay.play(to_turn=0)


@pytest.mark.parametrize("seed", range(4))
def test_agents_take_their_seats_in_the_middle_of_a_transition(seed: int) -> None:
    """A game that waits inside a transition goes on as if the agents had sat there all along."""
    game = apnap.new_game(DECKS[:2], seats=2, seed=seed)
    answer_at_random(game, seed, most=60)
    while game.play.suspended is None and game.decision is not None:
        answer_at_random(game, seed, most=1)
    assert game.play.suspended is not None
    again = record.record_of(game).play()
    for one in (game, again):
        record.seat_agents(one.play, [apnap.agents.make_agent("first", 0) for _ in range(2)])
    assert game.digest == again.digest
    assert_replays(game)


def test_a_game_that_was_stopped_by_its_limit() -> None:
    game = apnap.new_game(DECKS[:3], seats=3, seed=2, agents=["first"])
    game.play.limit = 200
    game.run()
    assert not game.result.over
    replay = record.loads(record.dumps(record.record_of(game)))
    assert replay.play().result.turns >= game.result.turns


def test_a_fork_replays_as_itself() -> None:
    game = apnap.new_game(DECKS[:3], seats=3, seed=4)
    answer_at_random(game, 1, most=80)
    fork = game.fork(history=True)
    answer_at_random(fork, 2, most=80)
    assert record.record_of(fork).play().digest == fork.digest


def test_saving_and_loading(tmp_path: Path) -> None:
    game = apnap.new_game(["red", "green"], seed=1, agents=["first"], names=["Ada", "Ben"])
    game.run()
    saved = record.save(game, tmp_path / "game.replay", {"stops": {"0": [1, 2]}})
    loaded = record.load(tmp_path / "game.replay")
    assert loaded.answers == saved.answers
    assert loaded.extra == {"stops": {"0": [1, 2]}}
    assert loaded.setup.names == ("Ada", "Ben")
    assert loaded.setup.decks == game.setup.decks
    assert loaded.setup.agents == ("first", "first")
    assert [path.name for path in tmp_path.iterdir()] == ["game.replay"]
    assert loaded.play().result == game.result


def test_a_game_without_a_record_says_so() -> None:
    game = apnap.new_game(["red", "green"], agents=["first"])
    game.play.record_off()
    with pytest.raises(apnap.errors.InputError, match="keeps no record"):
        record.record_of(game)


def test_there_is_a_digest_for_each_turn_and_for_nothing_else() -> None:
    """Turns of players who have left, and turns that are skipped, are none that begin."""
    play = Deal("4", 5, ("red", "green"), ("first",)).start()
    while play.state.ticks < 60 and not play.state.over:
        play.transition()
        assert len(play.digests) == play.state.ticks
    play = Deal("3", 5, ("red", "green")).start(outside=True)
    play.concede(1)
    brains = Deal("3", 5, ("red", "green")).brains()
    while play.state.ticks < 8 and not play.state.over:
        answer_with(play, brains, 1)
    assert len(play.digests) == play.state.ticks


@rule("732.2c", "807.4")
def test_who_shortens_while_another_turn_has_ended_does_something_else_in_the_replay_too() -> None:
    """The turn that was answered in last has ended, and waits for the one in which they are to act."""
    game = apnap.new_game(["red"], variant="grand-melee", seats=10, agents=[None], seed=3)

    def goes_on(marker: int, kind: int = O_PASS) -> Decision:
        """Whoever is asked in this turn passes, or plays a land."""
        decision = next(d for d in game.decisions if d.marker == marker)
        first = 0
        if isinstance(decision, PriorityDecision):
            kinds = [option.kind for option in decision.options]
            first = kinds.index(kind) if kind in kinds else kinds.index(O_PASS)
        given = [first] if decision.kind == D_PRIORITY else [int(x) for x in decision.candidates[:1]]
        game.answer(given, int(decision.seat), int(decision.marker))
        return decision

    def until(marker: int, step: int, kind: int = O_PASS) -> None:
        while game.play.state.turns[marker].step != step:
            goes_on(marker, kind)

    while any(decision.kind != D_PRIORITY for decision in game.decisions):
        game.answer([0])
    until(0, END, O_LAND)
    until(1, END, O_LAND)
    proposer, mine = game.decisions
    game.propose([Passing(turn=int(game.play.state.ticks) + 1)], int(proposer.seat))
    shortening = game.decisions[0]
    assert shortening.purpose == FOR_SHORTCUT
    game.answer(shortening.candidates[1:])
    now = game.decisions[0]
    assert isinstance(now, PriorityDecision) and (now.seat, now.marker) == (mine.seat, 1)
    assert all(option.kind != O_PASS for option in now.options)
    game.answer([0], int(now.seat), 1)
    again = record.loads(record.dumps(record.record_of(game))).play()
    assert again.digest == game.digest
    assert [d.to_dict() for d in again.decisions] == [d.to_dict() for d in game.decisions]
