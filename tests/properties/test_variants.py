"""The generic properties at every variant's smallest, usual and largest size.

At night the other tests of this folder play these tables as well; here they are played a little, by day.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_PRIORITY
from apnap.testing.checks import check_invariants
from apnap.testing.night import tonight
from tests.properties.games import (
    AT_SIZES,
    MANY_SEATS,
    NIGHTLY,
    PILES,
    SIZES,
    Deal,
    Timed,
    Watched,
    answer_with,
    copy_of,
    question,
    run_timed,
    standing,
    table_of,
)
from tests.properties.test_conceding import assert_left
from tests.properties.test_games_end import assert_ended
from tests.properties.test_hidden import watch
from tests.properties.test_outside import replayed

SMALL = [kind for kind in AT_SIZES if int(table_of(kind).seats) < MANY_SEATS]
AT_NIGHT = 60  # random games of each variant
SHARES = {1: (100,), 2: (70, 30), 3: (65, 30, 5)}  # per cent of them, from the smallest size to the largest
BATCH = 5
LONG = 8_000 if NIGHTLY else 1500  # decisions: a game of very many seats is stopped there


def batches(games: int) -> list[tuple[str, int, int]]:
    """Kind of table, first seed, how many games: at night that many of each variant, by day one at each size."""
    if not NIGHTLY:
        return [(kind, 0, 1) for kind in AT_SIZES]
    out = []
    for variant, sizes in SIZES.items():
        kinds = [kind for kind in AT_SIZES if kind.rpartition(" ")[0] == variant]
        for kind, share in zip(kinds, SHARES[len(sizes)], strict=True):
            count = games * share // 100
            out += [(kind, first, min(BATCH, count - first)) for first in range(0, count, BATCH)]
    return out


@pytest.mark.parametrize(("kind", "first", "count"), batches(20))
def test_games_of_the_first_agent_end(kind: str, first: int, count: int) -> None:
    for seed in tonight(1, first + count)[first:]:
        deal = Deal(kind, seed, agents=("first",))
        play = deal.start(make=Watched if seed == 0 else Timed)
        play.limit = min(play.limit, LONG) if NIGHTLY else 4000  # where nobody gets through, they go on for long
        run_timed(play, deal)
        check_invariants(play)
        assert play.state.over or play.decisions_asked >= play.limit
        if play.state.over:
            assert_ended(play)


@pytest.mark.parametrize(("kind", "first", "count"), batches(AT_NIGHT))
def test_random_games_with_any_cards(kind: str, first: int, count: int) -> None:
    for seed in tonight(1, first + count)[first:]:
        deal = Deal(kind, seed, PILES if seed % 4 == 0 else (), ("random",))
        play = deal.start(make=Timed if NIGHTLY and seed % 5 else Watched)
        play.limit = min(play.limit, LONG)
        run_timed(play, deal)
        check_invariants(play)
        if play.state.over:
            assert_ended(play)


@pytest.mark.parametrize("kind", AT_SIZES)
def test_the_same_from_outside_and_from_its_record(kind: str) -> None:
    deal = Deal(kind, 4)
    inside = deal.start()
    inside.limit = 400
    inside.run()
    outside = deal.start(outside=True, log=True)
    answer_with(outside, deal.brains(), len(inside.history))
    both = min(len(inside.digests), len(outside.digests))
    assert both > 1 and [int(d) for d in outside.digests[:both]] == [int(d) for d in inside.digests[:both]]
    again = replayed(deal, outside)
    assert again.digest() == outside.digest() and question(again) == question(outside)


@pytest.mark.parametrize("kind", SMALL)
def test_forks_and_bystanders(kind: str) -> None:
    """A fork given the same answers stays the same, and what it does is not seen outside it."""
    deal = Deal(kind, 9, PILES)
    play = deal.start(outside=True)
    brains = deal.brains()
    answer_with(play, brains, 120)
    if play.decision() is None:
        return
    before = standing(play)
    fork = play.fork()
    theirs = [copy_of(agent) for agent in brains]
    answer_with(fork, theirs, 60)
    assert standing(play)[:2] == before[:2]
    answer_with(play, brains, 60)
    assert play.digest() == fork.digest()


@pytest.mark.parametrize("kind", SMALL)
def test_concessions_along_the_way(kind: str) -> None:
    deal = Deal(kind, 5, PILES)
    play = deal.start(outside=True)
    brains = deal.brains()
    for n in range(160):
        decision = play.decision()
        if decision is None:
            break
        if n % 17 == 3 or decision.kind != D_PRIORITY:
            for leaver in {int(decision.decider), n % int(play.state.seats)}:
                if play.state.in_game(leaver):
                    fork = play.fork()
                    fork.concede(leaver)
                    assert_left(fork, leaver)
                    answer_with(fork, [copy_of(agent) for agent in brains], 12)
                    check_invariants(fork)
        answer_with(play, brains, 1)


@pytest.mark.parametrize("kind", SMALL)
def test_hidden_cards_stay_hidden(kind: str) -> None:
    assert watch(Deal(kind, 6), 60, 40, 8) >= 0
