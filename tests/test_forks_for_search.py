"""Forks as a search takes them: cheap, by other agents, with other chance, with or without the record."""

from __future__ import annotations

import sys

import pytest

import apnap
from apnap import bench_loop, bench_search, record
from apnap.agents import FirstAgent
from apnap.api import card_list
from apnap.decks import builtin
from apnap.errors import InputError
from apnap.rules.core.decisions import D_PRIORITY
from apnap.rules.variants import VARIANTS


def midgame(answers: int = 60, seats: int = 2) -> apnap.Game:
    game = apnap.new_game(seats=seats, seed=3)
    brain = FirstAgent()
    while answers > 0 or game.decision is None or game.decision.kind != D_PRIORITY:
        decision = game.decision
        assert decision is not None
        game.answer([int(x) for x in brain.choose(game.play, decision)], int(decision.decider))
        answers -= 1
    return game


def test_a_fork_at_a_question_runs_nothing() -> None:
    game = midgame()
    fork = game.fork()
    assert fork.play.transitions == 0 and fork.play.decisions_asked == 0
    assert fork.digest == game.digest
    assert fork.decision is game.decision


def test_a_fork_in_the_middle_of_an_action_runs_nothing_until_it_is_answered() -> None:
    game = apnap.new_game(seats=2, seed=3)
    brain = FirstAgent()
    middle = 0
    while game.decision is not None and middle < 5:
        decision = game.decision
        answer = [int(x) for x in brain.choose(game.play, decision)]
        if game.play.suspended is not None:
            middle += 1
            fork = game.fork()
            assert fork.play.transitions == 0 and fork.digest == game.digest
            fork.answer(answer, int(decision.decider))
            game.answer(answer, int(decision.decider))
            assert fork.digest == game.digest
        else:
            game.answer(answer, int(decision.decider))
    assert middle == 5


def test_agents_play_a_fork_to_the_end_and_the_game_stays_where_it_was() -> None:
    game = midgame(seats=4)
    before = game.digest
    ends = {game.fork(agents=["first"] * 4).run().turns for _ in range(2)}
    assert len(ends) == 1 and ends.pop() > game.result.turns
    assert game.digest == before and game.decision is not None


def test_some_seats_of_a_fork_are_decided_from_outside() -> None:
    game = midgame()
    fork = game.fork(agents=["first", None])
    fork.run()
    assert fork.result.over or (fork.decision is not None and fork.decision.decider == 1)


def test_another_seed_is_other_chance() -> None:
    game = midgame()
    one, other, again = game.fork(seed=1), game.fork(seed=2), game.fork(seed=1)
    assert one.digest != other.digest and one.digest == again.digest


def test_a_fork_keeps_a_record_only_if_asked_to() -> None:
    game = midgame()
    with pytest.raises(InputError, match="no record"):
        record.record_of(game.fork())
    fork = game.fork(history=True)
    assert record.record_of(fork).play().digest == fork.digest


def test_agents_are_one_for_each_seat() -> None:
    with pytest.raises(InputError, match="3 agents for 2 seats"):
        midgame(2).fork(agents=["first"] * 3)
    with pytest.raises(InputError, match="no agent called"):
        midgame(2).fork(agents=["first", "worst"])


def test_a_fork_of_a_long_game_makes_as_many_objects_as_one_of_a_short_one() -> None:
    """What is gone stays in the table for whoever asks what it was: a fork copies pointers to it, and makes nothing."""
    cards = [card_list(builtin(name)) for name in ("red", "green")] * 2
    table = VARIANTS["two-headed-giant"].table([2, 2])
    made = []
    sizes = []
    for turn in (8, 100):
        state = next(s for s in (bench_loop.late(table, cards, seed, turn) for seed in range(1, 40)) if s is not None)
        game = bench_search.at_priority(state)
        sizes.append(len(state.objs))
        forks = [game.fork()]
        before = sys.getallocatedblocks()
        forks += [game.fork() for _ in range(100)]
        made.append((sys.getallocatedblocks() - before) / 100)
    assert sizes[1] > 2 * sizes[0], "the table has grown"
    assert made[1] < 1.25 * made[0]
