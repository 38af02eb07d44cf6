"""The tool that measures how long bots think counts every answer once, and waits for those of others only."""

from __future__ import annotations

import pytest

from apnap.tables import choice
from tools import waits


@pytest.mark.parametrize("seats", [2, 3])
def test_every_answer_is_counted_and_only_those_of_others_are_waited_for(seats: int) -> None:
    (answers, between), took = waits.play(choice("", seats=seats), "first", 3)
    assert len(answers) > 50 and 1 < len(between) < len(answers)
    assert 0 < sum(between) < sum(answers) < took
    assert waits.share([3.0, 1.0, 2.0, 4.0], 0.5) == 3.0 and waits.share([1.0], 0.95) == 1.0
