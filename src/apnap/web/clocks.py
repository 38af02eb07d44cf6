"""Clocks, where a table has them: how long each player has thought, and who has no time left.

A clock runs while something waits for an answer of its player. It stands while the server is gone.
"""

from __future__ import annotations

import time
from collections.abc import Collection


class Clocks:
    """One for each seat, in milliseconds."""

    def __init__(self, minutes: int, thought: dict[int, int] | None = None) -> None:
        self.budget = minutes * 60_000
        self.thought = dict(thought or {})
        self.since: dict[int, float] = {}
        """By seat whose clock runs, since when."""

    def turn_to(self, asked: Collection[int]) -> dict[int, int]:
        """Let the clocks of these seats run and no others; by seat whose clock stopped, what it shows."""
        now = time.monotonic()
        stopped = [seat for seat in self.since if seat not in asked]
        for seat in stopped:
            self.thought[seat] = self.thought.get(seat, 0) + int(1000 * (now - self.since.pop(seat)))
        for seat in asked:
            self.since.setdefault(seat, now)
        return {seat: self.thought[seat] for seat in stopped}

    def left(self, seat: int) -> int:
        """Whole seconds that a seat has left."""
        running = 1000 * (time.monotonic() - self.since[seat]) if seat in self.since else 0
        return max(0, int(self.budget - self.thought.get(seat, 0) - running) // 1000)

    def out_of_time(self) -> list[int]:
        """Seats that are asked something, and have no time left."""
        return [seat for seat in self.since if self.left(seat) == 0]

    def to_dict(self, seats: int) -> dict[str, object]:
        return {"left": [self.left(seat) for seat in range(seats)], "runs": sorted(self.since)}
