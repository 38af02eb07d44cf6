"""The plain deck list, read and written.

::

    # a comment; so is a line that begins with //
    About
    Name Goblins on a hill
    Deck
    24 Mountain
    4x Lightning Bolt (M10) 146
    SB: 2 Shatter
    Commander
    1 Isamaru, Hound of Konda
    Sideboard
    3 Fire // Ice

Headings are those of `SECTIONS`, and what other programs call them. A list without headings is all deck. Sets and
collector numbers are read over. A comment that consists of a heading is a heading: other programs write their
sideboards under '// Sideboard', and to read over it would shuffle those in.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import (
    COMMANDER,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SECTIONS,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    Section,
)
from apnap.decks.names import Known, NameIndex, index_of
from apnap.errors import DeckError, Problem, Where, did_you_mean

LARGEST_COUNT: Final = 999
"""More copies than this on a line are a slip of the finger."""

_MOST_SUGGESTED: Final = 25  # looking for near names is slow over a big index, and useless for a file of something else
_ABOUT: Final = "About"

_HEADINGS: Final = {
    "deck": MAIN,
    "main": MAIN,
    "maindeck": MAIN,
    "mainboard": MAIN,
    "main deck": MAIN,
    "sideboard": SIDEBOARD,
    "side": SIDEBOARD,
    "sb": SIDEBOARD,
    "commander": COMMANDER,
    "commanders": COMMANDER,
    "planes": PLANES,
    "planar deck": PLANES,
    "schemes": SCHEMES,
    "scheme deck": SCHEMES,
    "vanguard": VANGUARD,
    "avatar": VANGUARD,
    "conspiracy": CONSPIRACY,
    "conspiracies": CONSPIRACY,
    "about": _ABOUT,
}
_HEADING: Final = re.compile(r"\[?([A-Za-z ]+?)\]?\s*(?:\([0-9]+\))?\s*:?")
_LINE: Final = re.compile(r"(?P<sideboard>[Ss][Bb]:\s*)?(?P<count>-?[0-9]+)[xX]?\s+(?P<name>\S.*)")
_PRINTING: Final = re.compile(r"\s+\((?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})\)(?:\s+[^\s(]+)?(?:\s+\*[A-Z]\*)?$")
_TRAILING_COMMENT: Final = re.compile(r"\s+#.*$")


def parse(text: str, known: Known | None = None, *, name: str = "", file: str = "") -> Deck:
    """Read a list. With `known`, names are checked and put as known. Every bad line is in the one DeckError."""
    reader = _Reader(None if known is None else index_of(known), name)
    # Not splitlines(): it ends lines where no editor does, and the numbers would be wrong.
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, start=1):
        reader.read(number, line.strip())
    return reader.deck(file)


def dumps(deck: Deck) -> str:
    """Write a list that `parse` reads back as the same deck; a deck of which that is not true is refused."""
    lines: list[str] = []
    if deck.name:
        lines += [_ABOUT, f"Name {deck.name}", ""]
    for title, entries in deck.sections:
        lines.append(title)
        lines += [f"{entry.copies} {entry.name}" for entry in entries]
        lines.append("")
    text = "\n".join(lines)
    try:
        same = parse(text) == deck
    except DeckError as error:
        raise DeckError(f"the deck '{deck.name}' cannot be written as a plain list", error.problems) from None
    if not same:
        raise DeckError(
            f"the deck '{deck.name}' cannot be written as a plain list",
            hint="a name in it has spaces at an end, a comment sign or a set code, and would be read back otherwise",
        )
    return text


def resolve(deck: Deck, known: Known) -> Deck:
    """The same deck with every name as it is known; names that are not known are all in the one DeckError."""
    index = index_of(known)
    problems: list[Problem] = []
    sections: list[Section] = []
    for title, entries in deck.sections:
        found: list[Entry] = []
        for copies, typed in entries:
            name = index.find(typed)
            if name is None:
                problems.append(_unknown(typed, index, 0))
            else:
                found.append(Entry(copies, name))
        sections.append(Section(title, tuple(found)))
    if problems:
        raise DeckError(f"the deck '{deck.name}' has cards that nobody knows", problems)
    return Deck(deck.name, tuple(sections))


class _Reader:
    """What has been read so far: the section under way, the entries of each, and the lines that could not be used."""

    def __init__(self, index: NameIndex | None, name: str) -> None:
        self.index = index
        self.name = name
        self.current = MAIN
        self.entries: dict[str, list[Entry]] = {}
        self.problems: list[Problem] = []

    def read(self, number: int, line: str) -> None:
        """Take one line, without the spaces around it."""
        comment = line.startswith(("#", "//"))
        heading = _heading(line.lstrip("#/ ") if comment else line)
        if heading and not (comment and heading == _ABOUT):
            self.current = heading
        elif not line or comment:
            return
        elif self.current == _ABOUT:
            self._read_about(number, line)
        else:
            self._read_entry(number, _TRAILING_COMMENT.sub("", line))

    def _read_about(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "Name" and rest.strip():
            self.name = rest.strip()
        else:
            self.problems.append(
                Problem(f"'{line}' says nothing about the deck", hint="write 'Name ...', or 'Deck' first", line=number)
            )

    def _read_entry(self, number: int, line: str) -> None:
        match = _LINE.fullmatch(line)
        if match is None:
            self.problems.append(self._not_an_entry(number, line))
            return
        count = int(match["count"]) if len(match["count"]) <= 9 else LARGEST_COUNT + 1
        name, problem = self._card(number, match["name"])
        if not 1 <= count <= LARGEST_COUNT:
            # The count is reported; a bad name on the same line is reported after it.
            self.problems.append(
                Problem(f"{match['count']} copies of '{name}'", hint=f"give 1 to {LARGEST_COUNT}", line=number)
            )
        if problem is not None:
            self.problems.append(problem)
        elif 1 <= count <= LARGEST_COUNT:
            title = SIDEBOARD if match["sideboard"] else self.current
            self.entries.setdefault(title, []).append(Entry(count, name))

    def _card(self, number: int, typed: str) -> tuple[str, Problem | None]:
        """The name of the card that a line means, or what is wrong with it."""
        plain = _PRINTING.sub("", typed)
        if self.index is None:
            return plain, None
        # The whole first: some names end in a word in brackets.
        found = self.index.find(typed) or self.index.find(plain)
        if found is not None:
            return found, None
        return plain, _unknown(plain, self.index if len(self.problems) < _MOST_SUGGESTED else None, number)

    def _not_an_entry(self, number: int, line: str) -> Problem:
        bare = line[3:].strip() if line[:3].upper() == "SB:" else line
        if bare.rstrip("xX").isdecimal():
            return Problem(f"'{line}' has a count and no card name", hint="write '4 Card Name'", line=number)
        if self.index is not None and self.index.find(_PRINTING.sub("", bare)) is not None:
            return Problem(f"'{line}' has no count", hint=f"write '1 {line}'", line=number)
        return Problem(
            f"'{line}' is neither a count and a card name nor a heading",
            hint=f"write '4 Card Name', or one of {', '.join(SECTIONS)}",
            line=number,
        )

    def deck(self, file: str) -> Deck:
        where = Where(file) if file else None
        if self.problems:
            lines = len({problem.line for problem in self.problems})
            counted = "a line" if lines == 1 else f"{lines} lines"
            raise DeckError(f"{counted} of the deck list cannot be used", self.problems, where=where)
        if not self.entries:
            raise DeckError("the deck list has no cards in it", hint="write lines like '4 Card Name'", where=where)
        return Deck(self.name, tuple(Section(title, tuple(entries)) for title, entries in self.entries.items()))


def _heading(line: str) -> str:
    match = _HEADING.fullmatch(line)
    return _HEADINGS.get(match[1].lower(), "") if match is not None else ""


def _unknown(name: str, index: NameIndex | None, line: int) -> Problem:
    suggestions = index.suggest(name) if index is not None else []
    return Problem(f"no card is called '{name}'", hint=did_you_mean(suggestions), line=line)
