"""The log: what happened, to whom, under which rule. Off in simulation, on at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.constants import STEP_NAMES
from apnap.rules.core.types import ObjectId, Seat, Step

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class LogEntry:
    """One line. Those in `audience` (a mask of seats) read `secret` instead of `text`."""

    def __init__(self, turn: i64, step: Step, rule: str, text: str) -> None:
        self.turn: i64 = turn
        self.step: Step = step
        self.rule: str = rule
        self.text: str = text
        self.secret: str = ""
        self.audience: i64 = 0

    def seen_by(self, seat: Seat) -> str:
        """The line as a seat may read it."""
        if self.secret and seat >= 0 and self.audience >> seat & 1:
            return self.secret
        return self.text

    def __str__(self) -> str:
        when = f"{self.turn}, {STEP_NAMES[self.step]}" if self.turn > 0 else "before the first turn"
        return f"[{when}] {self.text} (CR {self.rule})"


def target_words(game: Game, id: ObjectId) -> str:
    """` targeting ...` for the log."""
    announced = game.state.objs[id].announced
    if announced is None:
        return ""
    names: list[str] = []
    for slot in announced.targets:
        for ref in slot:
            names.append(game.name(ref))
    return f" targeting {', '.join(names)}" if names else ""
