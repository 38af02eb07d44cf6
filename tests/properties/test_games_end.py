"""Games end, nothing goes wrong on the way, and no object is lost or doubled. At every table, with every deck."""

from __future__ import annotations

import pytest
from hypothesis import given

from apnap.agents import make_agent
from apnap.rules.core.decisions import Decision
from apnap.rules.core.play import Play
from apnap.testing.checks import check_invariants
from apnap.testing.night import tonight
from tests.properties.games import (
    AT_SIZES,
    DECKS,
    NIGHTLY,
    PILES,
    PLAIN,
    TABLES,
    Deal,
    Timed,
    Watched,
    Wrapped,
    deals,
    examples,
    run_timed,
    table_of,
)

GAMES = 150 if NIGHTLY else 12
EXTRA = 10 if NIGHTLY else 3  # at the tables besides; the variants have 60 games each, see test_variants.py
COMBINATIONS = 60 if NIGHTLY else 6  # of options
BATCH = 10 if NIGHTLY else 6
BESIDES = tuple(kind for kind in TABLES if kind not in AT_SIZES)


def batches() -> list[tuple[str, int, int]]:
    """Kind of table, first seed, how many games: small pieces, so that several processes share the work."""
    out = []
    for kind in BESIDES:
        count = GAMES if kind in PLAIN else EXTRA
        out += [(kind, first, min(BATCH, count - first)) for first in range(0, count, BATCH)]
    return out


def play_out(deal: Deal, make: type[Play] = Watched) -> Play:
    play = deal.start(make=make)
    run_timed(play, deal)
    check_invariants(play)
    return play


def assert_ended(play: Play) -> None:
    """Everybody has an outcome, and the winners are one team."""
    outcomes = play.outcomes()
    assert play.state.over and "playing" not in outcomes, outcomes
    winners = play.winners()
    assert all(play.state.table.teammates(winners[0], s) for s in winners)
    assert all(play.state.players[s].reason for s in range(play.state.seats))
    if not winners:
        assert "drew" in outcomes, outcomes


@pytest.mark.parametrize(("kind", "first", "count"), batches())
def test_random_games_end(kind: str, first: int, count: int) -> None:
    """Uniformly random play, which does whatever is offered, with built-in decks and with any cards there are.

    It need not end: what the limit stops is counted with `first`, below.
    """
    for seed in tonight(12, first + count)[first:]:
        deal = Deal(kind, seed, PILES if seed % 4 == 1 else (), ("random",))
        play = play_out(deal, Timed if NIGHTLY and seed % 10 else Watched)
        if play.state.over:
            assert_ended(play)
        else:
            assert play.decisions_asked >= play.limit


@pytest.mark.parametrize("number", tonight(6, COMBINATIONS))
def test_random_combinations_of_options(number: int) -> None:
    """A table with options as the dice fall, a random game with any cards, and a game of `first`."""
    kind = f"options {number}"
    for deal in (Deal(kind, number, PILES, ("random",)), Deal(kind, number, agents=("first",))):
        play = deal.start(make=Timed if NIGHTLY and number % 5 else Watched)
        play.limit = min(play.limit, 10_000 if NIGHTLY else 4000)
        run_timed(play, deal)
        check_invariants(play)
        if play.state.over:
            assert_ended(play)
        else:
            assert play.decisions_asked >= play.limit


@pytest.mark.parametrize("kind", BESIDES)
def test_games_of_the_first_agent_end_within_the_limit(kind: str) -> None:
    """Under one in a thousand is `unfinished`: 20,000 decisions a seat."""
    count = GAMES if kind in PLAIN else EXTRA
    unfinished = []
    for seed in tonight(12, count):
        deal = Deal(kind, seed, agents=("first",))
        play = play_out(deal, Watched if seed % 10 == 0 else Timed)
        assert play.limit == 20_000 * table_of(kind).seats
        if play.state.over:
            assert_ended(play)
        else:
            unfinished.append(deal)
    assert len(unfinished) * 1000 < max(count, 1), unfinished


@pytest.mark.interpreted
@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_against_itself(deck: str) -> None:
    assert_ended(play_out(Deal("3", 5, decks=(deck,))))


class Looking(Wrapped):
    """Looks at the invariants in the middle of things, at every question that it is asked."""

    def choose(self, game: Play, decision: Decision) -> list[int]:
        check_invariants(game)
        return super().choose(game, decision)


@pytest.mark.parametrize("kind", ["2", "3", "2v2", "shared 2v2"])
def test_nothing_is_lost_in_the_middle_of_a_transition(kind: str) -> None:
    deal = Deal(kind, 3)
    play = deal.start([Looking(agent) for agent in deal.brains()])
    play.run()
    check_invariants(play)


def test_a_game_over_its_limit_is_unfinished() -> None:
    play = Deal("3", 1).start()
    play.limit = 150
    play.run()
    assert not play.state.over and play.outcomes() == ["playing"] * 3
    check_invariants(play)


@examples(15, 60)
@given(deals())
def test_any_game_ends(deal: Deal) -> None:
    play = play_out(deal)
    assert play.state.over or play.decisions_asked >= play.limit


def test_the_same_game_twice_is_the_same_game() -> None:
    for kind in TABLES:
        deal = Deal(kind, 8)
        one, other = deal.start(), deal.start()
        one.run()
        other.run()
        assert one.digests == other.digests and one.digest() == other.digest()
        assert deal.brains()[0] is not deal.brains()[0]


def test_other_seeds_are_other_games() -> None:
    ends = set()
    for seed in range(20):
        play = Deal("2", seed, decks=("red", "green"), agents=("first",)).start([make_agent("first", 0)] * 2)
        play.run()
        ends.add(int(play.digest()))
    assert len(ends) == 20
