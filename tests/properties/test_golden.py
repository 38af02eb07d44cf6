"""Games go as they are written down, in whatever mode this runs: compiled and interpreted play the same game."""

from __future__ import annotations

import pytest

from tests.properties.games import BY_DAY, DECKS, Deal
from tests.properties.golden import course_of, golden_deals, name_of, written

DEALS = golden_deals()
QUICK = {  # in both modes in every run
    "2, first, red+artifacts, seed 2",
    "2, first, green+tokens, seed 2",
    "shared 2v2, mixed, any decks, seed 4",
}


@pytest.mark.parametrize(
    "deal",
    [pytest.param(d, id=name_of(d), marks=pytest.mark.interpreted if name_of(d) in QUICK else ()) for d in DEALS],
)
def test_a_game_goes_as_written_down(deal: Deal) -> None:
    told = "python -m tests.properties.golden tells all that differ; --write once the difference is meant"
    assert course_of(deal) == written()[name_of(deal)], told


def test_what_is_written_down_covers_everything() -> None:
    names = [name_of(deal) for deal in DEALS]
    assert names == list(written()) and len(set(names)) == len(names) >= 40
    assert set(names) >= QUICK and len(QUICK) * 20 >= len(names)
    assert {deal.kind for deal in DEALS} == set(BY_DAY)
    assert {deck for deal in DEALS for deck in deal.decks} == set(DECKS)
    for deck in DECKS:
        assert {a for deal in DEALS if deck in deal.decks for a in deal.agents} == {"first", "random"}
