"""All readings of a line: a memo of what each category finds at each word, over the trees of the table."""

from __future__ import annotations

from typing import Final, final

from apnap.english.reading.table import TABLE, Found, Step
from apnap.english.reading.tokens import Words

END: Final = "$"  # stands after the last word
MOST_READINGS: Final = 200  # of one category at one word
MOST_STEPS: Final = 400_000  # for one line


class TooMuch(Exception):
    """A line that takes more time than any card needs."""


@final
class Parser:
    """The readings of one line."""

    def __init__(self, line: Words) -> None:
        self.line: Words = line
        self.words: list[str] = [*line.words, *[END] * 12]
        self.length: int = len(line.words)
        self.memo: dict[int, Found] = {}
        self.furthest: int = 0  # the last word that fitted nowhere
        self.steps: int = 0
        self.expected: set[str] | None = None  # what would have fitted there, once somebody asks

    def run(self, category: int, at: int) -> Found:
        """What a category finds at a word."""
        key = at * 1024 + category
        known = self.memo.get(key)
        if known is not None:
            return known
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

    def walk(self, step: Step, at: int, parts: tuple[object, ...], out: Found) -> None:
        """Go on from a step of a tree."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooMuch("too many ways to read it")
        for index in step.ends:
            out.append((at, (index, *parts)))
        if step.words:
            following = step.words.get(self.words[at])
            if following is not None:
                self.walk(following, at + 1, parts, out)
            elif at >= self.furthest:
                self.fail(at, step)
        for category, after in step.slots:
            for end, value in self.run(category, at):
                self.walk(after, end, (*parts, value), out)

    def fail(self, at: int, step: Step) -> None:
        """Remember the furthest word that fitted nowhere, and what would have fitted."""
        if at > self.furthest:
            self.furthest = at
            if self.expected is not None:
                self.expected = set()
        if self.expected is not None:
            self.expected.update(step.words)

    def whole(self, category: str) -> list[object]:
        """The readings of the whole line."""
        number = TABLE.numbers.get(category)
        if number is None:
            return []
        return [reading for end, reading in self.run(number, 0) if end == self.length]
