"""Whatever is cached is what would be computed: compared after every event, with every built-in deck."""

from __future__ import annotations

import pytest
from hypothesis import given

from apnap.rules.core.play import Play
from apnap.testing.checks import check_invariants
from tests.properties.games import DECKS, NIGHTLY, PILES, TABLES, Deal, answer_with, at_tables, deals, examples, some


def shadowed(*parts: object) -> Play:
    play = Play(*parts)  # type: ignore[arg-type]
    play.shadow = True
    return play


@pytest.mark.parametrize("seed", some(1, 3))
@pytest.mark.parametrize("deck", DECKS)
def test_caches_agree_with_every_deck(deck: str, seed: int) -> None:
    """Against itself and against another, so that each of its cards meets others."""
    other = DECKS[(DECKS.index(deck) + 1 + seed) % len(DECKS)]
    for kind in ("2", "3"):
        play = Deal(kind, seed, (deck, other), ("random",)).start(make=shadowed)
        play.run()
        assert play.state.over


@at_tables(1, 3, both="2")
def test_caches_agree_at_every_table(kind: str, seed: int) -> None:
    play = Deal(kind, seed + 10, PILES).start(make=shadowed)
    play.limit = 1000 if NIGHTLY else 700
    play.run()
    check_invariants(play)


@examples(8, 30)
@given(deals())
def test_caches_agree_from_outside(deal: Deal) -> None:
    """With transitions that are run again, from forks that share what is cached."""
    play = deal.start(outside=True, make=shadowed)
    brains = deal.brains()
    for _ in range(6):
        answer_with(play, brains, 60)
        fork = play.fork()
        fork.shadow = True
        answer_with(fork, Deal(deal.kind, deal.seed + 1).brains(), 30)
    check_invariants(play)


def test_shadow_mode_changes_nothing() -> None:
    for kind in TABLES:
        one, other = Deal(kind, 6).start(), Deal(kind, 6).start(make=shadowed)
        one.limit = other.limit = 1200
        one.run()
        other.run()
        assert one.digest() == other.digest() and one.digests == other.digests
