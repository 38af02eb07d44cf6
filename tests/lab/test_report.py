"""Intervals: Wilson's, against values worked out elsewhere."""

from __future__ import annotations

import pytest

from apnap.lab import wilson
from apnap.lab.report import DeckReport


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_the_interval_narrows_with_more_games() -> None:
    narrow, wide = wilson(300, 1000), wilson(30, 100)
    assert wide[0] < narrow[0] < 0.3 < narrow[1] < wide[1]


def test_a_deck_that_never_sat_down() -> None:
    deck = DeckReport("idle", 0, 0, 0, 0)
    assert deck.rate == 0.0
    assert deck.interval == (0.0, 1.0)
