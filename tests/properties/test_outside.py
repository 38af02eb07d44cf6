"""It makes no difference who answers: agents in the process, somebody outside, or some of each."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from apnap import record
from apnap.api import Game, Setup
from apnap.rules.core.decisions import IllegalAnswer
from apnap.rules.core.play import Play
from tests.properties.games import PILES, Deal, answer_with, at_tables, deals, examples, recorded
from tests.properties.picture import first_difference, picture


def assert_same_game(one: Play, other: Play) -> None:
    assert one.digests == other.digests
    assert one.digest() == other.digest()
    assert recorded(one.history) == recorded(other.history)
    assert [str(line) for line in one.log] == [str(line) for line in other.log]
    assert not first_difference(picture(one), picture(other))


@at_tables(2, 4)
def test_games_driven_from_outside_are_the_same(kind: str, seed: int) -> None:
    assert_outside_is_the_same(kind, seed)


@pytest.mark.parametrize(("kind", "seed"), [("deploy in range", 5), ("two markers", 9)])
def test_so_are_games_in_which_much_resolves_in_a_row(kind: str, seed: int) -> None:
    """Where a loop is looked for, passing is not a choice that is remembered."""
    assert_outside_is_the_same(kind, seed)


def assert_outside_is_the_same(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 50, PILES if seed % 2 == 0 else ())
    inside = deal.start(log=True)
    inside.run()
    outside = deal.start(outside=True, log=True)
    answer_with(outside, deal.brains(), int(inside.limit))
    if inside.state.over:
        assert_same_game(inside, outside)
    else:  # stopped at the limit, which one counts before an answer and the other after it
        assert inside.digests == outside.digests
        assert recorded(inside.history) == recorded(outside.history)


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["2", "2v2", "shared 2v2"])
def test_some_seats_inside_some_outside(kind: str) -> None:
    deal = Deal(kind, 77)
    inside = deal.start(log=True)
    inside.run()
    brains = deal.brains()
    # a whole unit outside: within one, agents act before those whom one has to wait for
    outside = deal.table.units[0]
    mixed = deal.start([None if s in outside else agent for s, agent in enumerate(brains)], log=True)
    answer_with(mixed, brains, int(inside.limit))
    assert_same_game(inside, mixed)


def test_a_unit_that_is_half_inside_replays() -> None:
    deal = Deal("shared 2v2", 78)
    brains = deal.brains()
    mixed = deal.start([agent if s % 2 else None for s, agent in enumerate(brains)], log=True)
    answer_with(mixed, brains)
    assert mixed.state.over
    assert_same_game(mixed, replayed(deal, mixed))


def replayed(deal: Deal, play: Play) -> Play:
    """The game again, from the file that it would be saved in."""
    setup = Setup(deal.table, tuple(deal.lists()), deal.seed, tuple(play.names), tuple(deal.names_of_agents()))
    data = record.dumps(record.record_of(Game(play, setup)))
    return record.loads(data).play().play


@at_tables(2, 4)
def test_replays_are_the_same(kind: str, seed: int) -> None:
    deal = Deal(kind, seed + 90)
    play = deal.start(log=True)
    play.run()
    assert_same_game(play, replayed(deal, play))


@examples(10, 50)
@given(deals(), st.integers(0, 300), st.integers(0, 2**30))
def test_replays_of_unfinished_games_are_the_same(deal: Deal, answers: int, seed: int) -> None:
    """Stopped at any question, with concessions and answers taken back on the way."""
    dice = random.Random(seed)
    play = deal.start(outside=True, log=True)
    play.remember = True
    brains = deal.brains()
    for _ in range(answers):
        decision = play.decision()
        if decision is None:
            break
        if dice.random() < 0.01:
            play.concede(dice.choice([s for s in range(play.state.seats) if play.state.in_game(s)]))
        elif dice.random() < 0.05:
            try_undo(play, dice)
        else:
            answer_with(play, brains, 1)
    again = replayed(deal, play)
    assert_same_game(play, again)
    assert recorded(play.answers) == recorded(again.answers)


def try_undo(play: Play, dice: random.Random) -> None:
    with contextlib.suppress(IllegalAnswer):
        play.undo(dice.randrange(play.state.seats))
