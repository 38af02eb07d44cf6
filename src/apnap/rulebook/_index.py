"""The index of rules in memory: its entries, how they are numbered, and how they are read from the files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, final

from apnap.errors import InputError, did_you_mean

PINNED: Final = "2026"
"""The year of the edition whose numbers we cite."""

_NUMBER: Final = re.compile(r"([1-9])|([1-9]\d\d)(?:\.([1-9]\d*)([a-z]{0,2}))?")
_DRESSING: Final = re.compile(r"^(?:cr|rule)\s*|[.\s]+$")


class Entry(NamedTuple):
    """One rule: its number in `edition`, its number today ('' if it is gone), and what it says in our own words.

    Only rules of the specification, and the few older ones it rests on, have an explanation.
    """

    number: str
    pinned: str
    title: str
    explanation: str = ""
    edition: str = PINNED

    @property
    def citation(self) -> str:
        """How a log line or a docstring names this rule."""
        return self.pinned or f"{self.number} ({self.edition} edition)"


class UnknownRule(InputError, ValueError):
    """No rule has this number; `suggestions` are the numbers that come near."""

    def __init__(self, number: str, suggestions: Sequence[str] = (), *, edition: str = "", hint: str = "") -> None:
        where = f" in the {edition} edition" if edition.isdigit() else f" in the {edition}" if edition else ""
        super().__init__(f"no rule is numbered '{number}'{where}", hint=hint or did_you_mean(suggestions))
        self.number = number
        self.suggestions = tuple(suggestions)


@final
class Index:
    """All entries, each kind under its own numbers; every mapping is in the order of the rules."""

    __slots__ = ("older", "pinned", "specification")

    def __init__(self, pinned: dict[str, Entry], specification: dict[str, Entry], older: dict[str, Entry]) -> None:
        self.pinned = pinned
        self.specification = specification
        self.older = older


@cache
def index() -> Index:
    """The index, read from the files the first time."""
    specification = {row[0]: Entry(row[0], row[1], row[3], row[4], row[2]) for row in _rows("specification")}
    older = {row[0]: Entry(row[0], "", row[2], row[3], row[1]) for row in _rows("older")}
    pinned = {row[0]: Entry(row[0], row[0], row[1]) for row in _rows("titles")}
    for entry in specification.values():
        if entry.pinned:
            pinned[entry.pinned] = entry
    return Index({number: pinned[number] for number in sorted(pinned, key=place)}, specification, older)


def _rows(name: str) -> Iterator[list[str]]:
    from importlib.resources import files  # here, since it costs more than the rest of this package

    text = files("apnap.rulebook").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        yield line.split("\t")


def normal(number: str) -> str:
    """The number as the index has it: 'CR 601.2A.' is 601.2a."""
    return _DRESSING.sub("", number.strip().lower())


def is_number(number: str) -> bool:
    """Whether this has the form of a chapter, a section or a rule."""
    return _NUMBER.fullmatch(number) is not None


def place(number: str) -> tuple[int, int, int, int, str]:
    """Where a number is in the rules: 601.10 after 601.9, and 704.5aa after 704.5z."""
    found = _NUMBER.fullmatch(number)
    if found is None:
        raise ValueError(f"'{number}' is not the number of a rule")
    chapter, section, rule, letter = found.groups(default="")
    return (int(chapter or section[0]), int(section or 0), int(rule or 0), len(letter), letter)


def parent(number: str) -> str:
    """The number one level up: 601.2a, 601.2, 601, 6, and then nothing."""
    if number[-1].isalpha():
        return number.rstrip("abcdefghijklmnopqrstuvwxyz")
    if "." in number:
        return number.partition(".")[0]
    return number[0] if len(number) == 3 else ""
