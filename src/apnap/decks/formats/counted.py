"""Lists of a count and a card name on each line, as people and most programs write them.

Sets, collector numbers, foil marks and tags are read over: '1 Sol Ring (C21) 263 *F* #ramp' is one Sol Ring.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import (
    COMMANDER,
    COMPANION,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SECTIONS,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Section,
)
from apnap.decks.formats.base import Reader, lines_of, near, shortened

ABOUT: Final = "About"

HEADINGS: Final = {
    "deck": MAIN,
    "main": MAIN,
    "maindeck": MAIN,
    "mainboard": MAIN,
    "main deck": MAIN,
    "sideboard": SIDEBOARD,
    "side": SIDEBOARD,
    "sb": SIDEBOARD,
    "companion": COMPANION,
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
    "about": ABOUT,
}
ELSEWHERE: Final = (
    "maybeboard",
    "considering",
    "tokens",
    "stickers",
    "attractions",
    "contraptions",
    "dungeons",
    "dungeon",
    "signature spells",
)
"""Headings of other programs for what is not part of a deck, or of no game that can be played here."""

_HEADING: Final = re.compile(r"\[?([A-Za-z ]+?)\]?\s*(?:\([0-9]+\))?\s*:?")
LINE: Final = re.compile(r"(?P<sideboard>[Ss][Bb]:\s*)?(?P<count>-?[0-9]+)[xX]?\s+(?P<name>\S.*)")
PRINTING: Final = re.compile(r"\s+\((?:[A-Z0-9]{2,6}|[a-z0-9]{2,6})\)(?:\s+[^\s(*]+)?$")
_MARK: Final = re.compile(r"\s+\*(?P<mark>[A-Z]{1,4})\*$")
_TRAILING_COMMENT: Final = re.compile(r"\s+#.*$")


def heading_of(line: str) -> str:
    """The section that a line begins, `About`, a word of `ELSEWHERE`, or ''."""
    match = _HEADING.fullmatch(line)
    if match is None:
        return ""
    word = match[1].lower()
    return HEADINGS.get(word, word if word in ELSEWHERE else "")


def read_counted(text: str, reader: Reader, *, blank_is_sideboard: bool = False) -> None:
    """Hand each line to the reader. In some lists an empty line stands between deck and sideboard."""
    current = MAIN
    titled = False
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole.strip()
        comment = line.startswith(("#", "//"))
        heading = heading_of(line.lstrip("#/ ") if comment else line)
        if heading and not (comment and (heading == ABOUT or heading in ELSEWHERE)):
            current, titled = heading, True
            if heading in ELSEWHERE:
                reader.refuse(number, f"'{line}' is not part of a deck", "take it out of the list")
        elif not line:
            if blank_is_sideboard and not titled and reader.entries:
                current = SIDEBOARD
        elif comment:
            continue
        elif current == ABOUT:
            _read_about(reader, number, line)
        elif current in ELSEWHERE:
            reader.refuse(number, f"'{shortened(line)}' is under '{current}', which is not part of a deck")
        else:
            read_line(reader, current, number, _TRAILING_COMMENT.sub("", line))
    reader.seat_companions()


def read_line(reader: Reader, title: str, number: int, line: str) -> None:
    """A count, a name, and what may be behind it."""
    match = LINE.fullmatch(line)
    if match is None:
        _not_an_entry(reader, number, line)
        return
    typed = match["name"]
    bare = typed
    while (mark := _MARK.search(bare)) is not None:
        bare = bare[: mark.start()]
        if mark["mark"] == "CMDR":
            title = COMMANDER
    plain = PRINTING.sub("", bare)
    # The whole first: some names end in a word in brackets.
    reader.add(SIDEBOARD if match["sideboard"] else title, number, match["count"], typed, bare, plain)


def _read_about(reader: Reader, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "Name" and rest.strip():
        reader.name = rest.strip()
    else:
        reader.refuse(number, f"'{shortened(line)}' says nothing about the deck", "write 'Name ...', or 'Deck' first")


def _not_an_entry(reader: Reader, number: int, line: str) -> None:
    bare = line[3:].strip() if line[:3].upper() == "SB:" else line
    shown = shortened(line)
    if bare.rstrip("xX").isdecimal():
        reader.refuse(number, f"'{shown}' has a count and no card name", "write '4 Card Name'")
    elif reader.index is not None and reader.index.find(PRINTING.sub("", bare)) is not None:
        reader.refuse(number, f"'{shown}' has no count", f"write '1 {line}'")
    else:
        advice = near(line.rstrip(":").title(), list(SECTIONS))
        reader.refuse(
            number,
            f"'{shown}' is neither a count and a card name nor a heading",
            advice or f"write '4 Card Name', or one of {', '.join(SECTIONS)}",
        )


def companions_twice(deck: Deck) -> Deck:
    """The deck with its companion in the sideboard as well, as Arena has it; read back, that is one card."""
    companions = deck.section(COMPANION)
    if not companions:
        return deck
    beside = [*companions, *deck.sideboard]  # in front, where reading finds it first
    sections = [Section(SIDEBOARD, tuple(beside)) if s.title == SIDEBOARD else s for s in deck.sections]
    if not deck.sideboard:
        sections.append(Section(SIDEBOARD, tuple(beside)))
    return Deck(deck.name, tuple(sections), deck.notes)


def write_counted(deck: Deck, *, about: bool = True, slashes: str = " // ", sideboard: str = SIDEBOARD) -> str:
    """Headings with their lines under them."""
    lines: list[str] = []
    if deck.name and about:
        lines += [ABOUT, f"Name {deck.name}", ""]
    for title, entries in companions_twice(deck).sections:
        lines.append(sideboard if title == SIDEBOARD else title)
        lines += [f"{entry.copies} {entry.name.replace(' // ', slashes)}" for entry in entries]
        lines.append("")
    return "\n".join(lines)
