"""The places of a proposed shortcut at which somebody could do something else. CR 732.2b.

Rounds of a loop that are taken at once have the places of the round before them, each so many choices later.
"""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.core.decisions import Decision, Option
from apnap.rules.core.types import Seat


class Point:
    """A place of a proposal where a player has priority, and what is proposed for them there. Never changed."""

    def __init__(self, place: i64, decision: Decision, option: Option, words: str) -> None:
        self.place: i64 = place
        self.seat: Seat = decision.seat
        self.decider: Seat = decision.decider
        self.option: Option = option
        self.words: str = words
        self.decision: Decision = decision

    def later(self, by: i64) -> Point:
        """The same that many choices later."""
        return Point(self.place + by, self.decision, self.option, self.words)


class Skipped:
    """Rounds that were taken at once: from which place on, of how many choices each, and how many."""

    def __init__(self, place: i64, each: i64, rounds: i64) -> None:
        self.place: i64 = place
        self.each: i64 = each
        self.rounds: i64 = rounds


class Places:
    """All of them, in order."""

    def __init__(self) -> None:
        self.points: list[Point] = []  # of the rounds that were gone through
        self.skipped: list[Skipped] = []

    def of(self, seat: Seat, end: i64) -> list[Point]:
        """Those of a player in rounds that were gone through, before the place where it ends (-1: as proposed)."""
        out: list[Point] = []
        for p in self.points:
            if p.decider == seat and (end < 0 or p.place < end):
                out.append(p)
        return out

    def templates(self, gap: Skipped, words: str, seat: Seat) -> list[Point]:
        """The places with these words in the round before those that were taken at once."""
        out: list[Point] = []
        for p in self.points:
            if gap.place - gap.each <= p.place < gap.place and p.decider == seat and p.words == words:
                out.append(p)
        return out

    def times(self, words: str, seat: Seat, end: i64) -> i64:
        """How often a player is at a place with these words."""
        n: i64 = 0
        for p in self.points:
            if p.decider == seat and p.words == words and (end < 0 or p.place < end):
                n += 1
        for gap in self.skipped:
            each: i64 = len(self.templates(gap, words, seat))
            if end < 0 or end >= gap.place + gap.each * gap.rounds:
                n += each * gap.rounds
            elif end > gap.place:
                n += each * ((end - gap.place) // gap.each)
        return n

    def nth(self, words: str, seat: Seat, n: i64) -> Point | None:
        """The place with these words where a player is for the n-th time, counted from 1."""
        left = n
        at: i64 = 0
        for i in range(len(self.skipped) + 1):
            until: i64 = self.skipped[i].place if i < len(self.skipped) else 1 << 62
            for p in self.points:
                if at <= p.place < until and p.decider == seat and p.words == words:
                    left -= 1
                    if left == 0:
                        return p
            if i == len(self.skipped):
                break
            gap = self.skipped[i]
            like = self.templates(gap, words, seat)
            each: i64 = len(like)
            if each and left <= each * gap.rounds:
                place = (left - 1) % each
                return like[place].later(gap.each * ((left - 1) // each + 1))
            left -= each * gap.rounds
            at = until
        return None
