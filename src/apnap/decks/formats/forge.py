"""Forge's .dck files: sections in square brackets, '4 Card Name|SET|1' in each, a plus behind the name for foil."""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import COMMANDER, CONSPIRACY, MAIN, PLANES, SCHEMES, SIDEBOARD, VANGUARD, Deck
from apnap.decks.formats.base import Format, Reader, lines_of, near, shortened

TITLES: Final = {
    MAIN: "Main",
    SIDEBOARD: "Sideboard",
    COMMANDER: "Commander",
    PLANES: "Planes",
    SCHEMES: "Schemes",
    VANGUARD: "Avatar",
    CONSPIRACY: "Conspiracy",
}
_SECTIONS: Final = {word.lower(): title for title, word in TITLES.items()}
_SILENT: Final = ("metadata", "general", "shop")
_HEADING: Final = re.compile(r"\[([^\[\]:]*)\]")
_LINE: Final = re.compile(r"(-?[0-9]+)[xX]?\s+(\S.*)")


def recognizes(text: str) -> bool:
    """The first line that is not a comment is a heading in brackets that Forge writes."""
    for line in (line.strip() for line in lines_of(text)):
        if line and not line.startswith("#"):
            match = _HEADING.fullmatch(line)
            return match is not None and match[1].lower() in (*_SECTIONS, *_SILENT)
    return False


def read(text: str, reader: Reader) -> None:
    current = "metadata"
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole.strip()
        if not line or line.startswith("#"):
            continue
        match = _HEADING.fullmatch(line)
        if match is not None:
            current = match[1].lower()
            if current not in _SECTIONS and current not in _SILENT:
                advice = near(match[1].title(), list(TITLES.values())) or "take it out of the list"
                reader.refuse(number, f"a section '{shortened(match[1])}' is not part of a deck", advice)
        elif current in _SILENT:
            _about(reader, number, line)
        elif current in _SECTIONS:
            _card(reader, _SECTIONS[current], number, line)
        else:
            reader.refuse(number, f"'{shortened(line)}' is under '{shortened(current)}', which is not part of a deck")


def _about(reader: Reader, number: int, line: str) -> None:
    key, equals, value = line.partition("=")
    if _LINE.fullmatch(line) is not None:
        reader.refuse(number, f"'{shortened(line)}' is not in a section", "put cards under '[Main]'")
    elif equals and key.strip().lower() == "name":
        reader.name = value.strip() or reader.name


def _card(reader: Reader, title: str, number: int, line: str) -> None:
    match = _LINE.fullmatch(line)
    if match is None:
        reader.refuse(number, f"'{shortened(line)}' is not a count and card name", "write '4 Card Name|SET'")
        return
    name = match[2].split("|")[0].strip().removesuffix("+").strip()
    reader.add(title, number, match[1], name)


def write(deck: Deck) -> str:
    lines = ["[metadata]"]
    if deck.name:
        lines.append(f"Name={deck.name}")
    for title, entries in deck.sections:
        lines.append(f"[{TITLES[title]}]")
        lines += [f"{entry.copies} {entry.name}" for entry in entries]
    return "\n".join([*lines, ""])


FORGE: Final = Format(
    "forge",
    "Forge's .dck file, with all sections",
    (".dck",),
    tuple(TITLES),
    recognizes,
    read,
    write,
)
