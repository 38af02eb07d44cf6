"""The table of what is read: patterns, each in a category, and what a pattern makes of its parts.

    reads("effect", "<who> (draws|draw) <n cards>", lambda who, n: Draw(n, who=who))

A pattern is words and slots. `(a|b)` is a choice and `[a]` may be left out; a slot `<object>` is filled by any reading
of that category. Patterns stand beside the phrase that prints the same node. What is made is a node, or whatever the
category is about: a tuple of filters for a noun, a list of changes. What was said before is known by `Said`; a pattern
that needs it is declared by `reads_knowing`, and gets it as its first argument.

Patterns of one category share a tree (`Step`), so that words which several begin with are looked at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from apnap.english.reading.tokens import TOKEN, lowered

if TYPE_CHECKING:
    from apnap.english.reading.parser import Parser

Make = Callable[..., object]
Reading = tuple[object, ...]
"""The number of a pattern, then a reading or a plain value for each of its slots."""
Found = list[tuple[int, object]]
"""Where a reading ends, and the reading."""
Leaf = Callable[["Parser", int], Found]
Starts = Callable[[str], bool]
"""May a leaf begin with this word? It may say so of too many, and of none too few."""

SILENT: Final = "(nothing)"  # what a fragment means
PLAIN: Final = 0  # made from its parts
KNOWING: Final = 1  # and from what was said before
FIXED: Final = 2  # always the same node
WHERE_X: Final = 3  # the last part says what X is in the others
APART: Final = 4  # what is said inside is not spoken of afterwards: a mode
WHERE_X_THEN: Final = 6  # the last part but one says what X is in those before
QUOTED: Final = 5  # what was said before is not known inside: a quoted ability

GROUP: Final = re.compile(r"\[([^\[\]]*)\]|\(([^()]*)\)")
PIECES: Final = re.compile(r"<[^>]+>|[^\s<]+")


@final
class Pattern:
    """One declaration."""

    def __init__(self, category: str, text: str, make: object, how: int, home: str) -> None:
        self.category = category
        self.text = text
        self.make = make
        self.how = how
        self.home = home  # the module that declares it


@final
class Step:
    """A place in the tree of a category: which words and slots go on from here, and which patterns end."""

    def __init__(self) -> None:
        self.words: dict[str, Step] = {}
        self.slots: list[tuple[int, Step]] = []
        self.ends: list[int] = []


@final
class Table:
    """All patterns, by category."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.names: list[str] = []
        self.roots: list[Step] = []
        self.leaves: list[Leaf | None] = []
        self.starts: list[Starts | None] = []  # what leaves may begin with; None for any word
        self.within: list[tuple[int, ...]] = []  # and the categories that a leaf begins with
        self.size: int = 0  # grows with everything that is declared
        self.patterns: list[Pattern] = []
        self.literals: set[str] = set()

    def category(self, name: str) -> int:
        """The number of a category, which is new if nobody spoke of it before."""
        number = self.numbers.get(name)
        if number is None:
            number = self.numbers[name] = len(self.names)
            self.names.append(name)
            self.roots.append(Step())
            self.leaves.append(None)
            self.starts.append(None)
            self.within.append(())
            self.size += 1
        return number

    def add(self, category: str, text: str, make: object, how: int, home: str = "") -> int:
        """Take in a pattern; its number."""
        index = len(self.patterns)
        self.size += 1
        self.patterns.append(Pattern(category, text, make, how, home))
        root = self.roots[self.category(category)]
        for plain in expanded(text):
            self.grow(root, plain, index)
        return index

    def grow(self, root: Step, plain: str, index: int) -> None:
        """Add one sequence of words and slots to a tree."""
        step = root
        for piece in PIECES.findall(plain):
            if piece[0] == "<":
                step = self.slot_from(step, self.category(piece[1:-1]))
                continue
            for found in TOKEN.findall(piece):
                word = lowered(found)
                self.literals.add(word)
                following = step.words.get(word)
                if following is None:
                    following = step.words[word] = Step()
                step = following
        if index not in step.ends:
            step.ends.append(index)

    def slot_from(self, step: Step, category: int) -> Step:
        for number, following in step.slots:
            if number == category:
                return following
        following = Step()
        step.slots.append((category, following))
        return following


def expanded(text: str) -> list[str]:
    """A pattern without choices, in all its ways."""
    found = GROUP.search(text)
    if found is None:
        return [text]
    before, after = text[: found.start()], text[found.end() :]
    optional = found.group(1)
    choices = ["", optional] if optional is not None else found.group(2).split("|")
    return [way for choice in choices for way in expanded(before + choice + after)]


TABLE: Final = Table()


def reads(category: str, text: str | tuple[str, ...], make: object) -> None:
    """Declare patterns: `make` is called with what their slots mean, or is itself what they mean."""
    how = PLAIN if callable(make) else FIXED
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, how)


def reads_knowing(category: str, text: str | tuple[str, ...], make: Make) -> None:
    """The same, for words whose meaning depends on what was said before: `make` gets that first."""
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, KNOWING)


def reads_where_x(category: str, text: str | tuple[str, ...], make: Make) -> None:
    """The same, where the last slot says what X is in the others."""
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, WHERE_X)


def reads_where_x_then(category: str, text: str | tuple[str, ...], make: Make) -> None:
    """The same, where the last slot but one says it, and the last stands after it."""
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, WHERE_X_THEN)


def reads_apart(category: str, text: str | tuple[str, ...], make: Make) -> None:
    """The same, for what stands beside others, such as a mode: what it speaks of is forgotten after it."""
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, APART)


def reads_quoted(category: str, text: str | tuple[str, ...], make: Make) -> None:
    """The same, for an ability in quotation marks: it begins again, and this is whatever has it."""
    for one in (text,) if isinstance(text, str) else text:
        TABLE.add(category, one, make, QUOTED)


def fragment(name: str, text: str) -> None:
    """Declare words that many patterns share and that mean nothing by themselves: a slot that makes nothing."""
    TABLE.add(name, text, SILENT, FIXED)


def reads_leaf(category: str, leaf: Leaf, starts: Starts | None = None, within: tuple[str, ...] = ()) -> None:
    """Declare a category that a function reads.

    `starts` says which words it may begin with, besides those of the categories `within`; without it, any.
    """
    number = TABLE.category(category)
    TABLE.size += 1
    TABLE.leaves[number] = leaf
    TABLE.starts[number] = starts
    TABLE.within[number] = tuple(TABLE.category(name) for name in within)
