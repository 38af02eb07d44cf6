"""The measurement of what levers are worth."""

from __future__ import annotations

import pytest

from tools.levers import TABLES, Score, play_some


@pytest.mark.parametrize("variant", [variant for variant, _, _ in TABLES])
def test_every_table_can_be_measured(variant: str) -> None:
    seats = next(seats for name, seats, _ in TABLES if name == variant)
    score = play_some(variant, seats, 0, 2)
    assert score.won + score.lost + score.drawn == 2


def test_intervals_narrow_with_games() -> None:
    few, many = Score(won=60, lost=40), Score(won=600, lost=400)
    assert few.interval[0] < many.interval[0] < 0.6 < many.interval[1] < few.interval[1]
    assert Score().rate == 0 and Score(won=1) + Score(lost=2, drawn=3) == Score(1, 2, 3)
