"""All readings of a line: a memo of what each category finds at each word, over the trees of the table."""

from __future__ import annotations

from typing import Final

from apnap.english.reading.beginnings import Beginnings
from apnap.english.reading.table import TABLE, Found, Step
from apnap.english.reading.tokens import Words

END: Final = "$"  # stands after the last word
MOST_READINGS: Final = 200  # of one category at one word
MOST_STEPS: Final = 400_000  # for one line
CATEGORIES: Final = 1 << 16  # more than there are
NOT_ASKED: Final[Found] = []
KNOWN: Final[list[Beginnings]] = []  # of the table as it is


class TooMuch(Exception):
    """A line that takes more time than any card needs."""


def beginnings() -> Beginnings:
    """What the table may begin with; it grows only while modules are loaded."""
    if not KNOWN or KNOWN[0].size != TABLE.size:
        KNOWN[:] = [Beginnings(TABLE)]
    return KNOWN[0]


class Parser:
    """The readings of one line."""

    def __init__(self, line: Words) -> None:
        self.line: Words = line
        self.words: list[str] = [*line.words, *[END] * 12]
        self.length: int = len(line.words)
        self.memo: dict[int, Found] = {}
        self.steps: int = 0
        known = beginnings()
        self.begins: list[frozenset[int]] = [known.of(word) for word in line.words] + [known.of(END)] * 12

    def run(self, category: int, at: int) -> Found:
        """What a category finds at a word."""
        key = at * CATEGORIES + category
        known = self.memo.get(key)
        if known is not None:
            return known
        if category not in self.begins[at]:
            return self.not_asked(category, at)
        out: Found = []
        self.memo[key] = out
        leaf = TABLE.leaves[category]
        if leaf is not None:
            out.extend(leaf(self, at))
        found: Found = []
        self.walk(TABLE.roots[category], at, (), found)
        out = out + found
        if len(out) > MOST_READINGS:
            raise TooMuch(f"{len(out)} readings of one phrase")
        self.memo[key] = out
        return out

    def not_asked(self, category: int, at: int) -> Found:
        """No word of the table fits here, so nothing is found."""
        return NOT_ASKED

    def walk(self, step: Step, at: int, parts: tuple[object, ...], out: Found) -> None:
        """Go on from a step of a tree."""
        words = self.words
        while True:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise TooMuch("too many ways to read it")
            for index in step.ends:
                out.append((at, (index, *parts)))
            following = step.words.get(words[at])
            if step.slots:
                break
            if following is None:
                return
            step = following
            at += 1
        if following is not None:
            self.walk(following, at + 1, parts, out)
        begins = self.begins[at]
        first = at * CATEGORIES
        for category, after in step.slots:
            if category in begins:
                found = self.memo.get(first + category)
                if found is None:
                    found = self.run(category, at)
                for end, value in found:
                    self.walk(after, end, (*parts, value), out)

    def whole(self, category: str) -> list[object]:
        """The readings of the whole line."""
        number = TABLE.numbers.get(category)
        if number is None:
            return []
        return [reading for end, reading in self.run(number, 0) if end == self.length]
