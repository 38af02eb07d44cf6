"""Moments that a person could come back to."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.game import Recorded
from apnap.rules.state import State


class Moment:
    """Where a person could come back to: the state before one of their answers."""

    def __init__(self, seat: i64, state: State, answers: list[Recorded], past: int, lines: int, digests: int) -> None:
        self.seat: i64 = seat
        self.state: State = state
        self.answers: list[Recorded] = answers
        self.past: int = past
        self.lines: int = lines
        self.digests: int = digests
