"""Where a line stops being understood: the furthest word that fits nowhere, and the words that would."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.english.reading.parser import MOST_STEPS, Parser, TooMuch, beginnings
from apnap.english.reading.table import Found, Step
from apnap.english.reading.tokens import Words


class Searcher(Parser):
    """A parser that remembers what it looked for in vain, for lines that are not understood."""

    def __init__(self, line: Words) -> None:
        super().__init__(line)
        self.furthest: int = 0
        self.expected: set[str] = set()  # there

    def fail(self, at: int, words: Iterable[str]) -> None:
        """One of these words would have fitted."""
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
        self.expected.update(words)

    def not_asked(self, category: int, at: int) -> Found:
        if at >= self.furthest:
            words = beginnings().words_of(category)
            if words:
                self.fail(at, words)
        return super().not_asked(category, at)

    def walk(self, step: Step, at: int, parts: tuple[object, ...], out: Found) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooMuch("too many ways to read it")
        for index in step.ends:
            out.append((at, (index, *parts)))
        following = step.words.get(self.words[at])
        if following is not None:
            self.walk(following, at + 1, parts, out)
        elif step.words and at >= self.furthest:
            self.fail(at, step.words)
        for category, after in step.slots:
            for end, value in self.run(category, at):
                self.walk(after, end, (*parts, value), out)
