"""Statements about the counters on a permanent. CR 122.4."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.rules.definitions import Static


class CounterLimit(Static):
    """It can't have more than so many counters of a kind on it: `CounterLimit(7, "dream")`. CR 122.4, 704.5r."""

    def __init__(self, number: i64, counter: str) -> None:
        if number < 0 or not counter:
            raise VocabularyError("a limit has a number and a kind of counter")
        super().__init__([])
        self.most: i64 = number
        self.counter: str = counter

    def counter_limit(self, kind: str) -> i64:
        return self.most if kind == self.counter else -1
