"""XMage's .dck files: '4 [M10:146] Lightning Bolt', 'SB:' before the sideboard's, and where all lie on screen.

Commanders are in the sideboard, and nothing else is then.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import COMMANDER, MAIN, SIDEBOARD, Deck
from apnap.decks.formats.base import Format, Reader, lines_of, require_room_for_commanders, shortened

NO_PRINTING: Final = "[XXX:1]"
"""A list of ours knows no printings; XMage then looks for the name."""
_LINE: Final = re.compile(
    r"(?P<sideboard>SB:)?\s*(?P<count>-?[0-9]+)\s*\[(?P<set>[^\]:]*):(?P<number>[^\]:]*)\]\s*(?P<name>.*)"
)
_SILENT: Final = ("AUTHOR:", "LAYOUT ", "#")


def recognizes(text: str) -> bool:
    """A card with its printing in brackets before it, as nobody else writes it."""
    return any(_LINE.fullmatch(line.strip()) for line in lines_of(text))


def read(text: str, reader: Reader) -> None:
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole.strip()
        if not line or line.startswith(_SILENT):
            continue
        if line.startswith("NAME:"):
            reader.name = line[5:].strip() or reader.name
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            hint = "write '4 [SET:1] Card Name'"
            reader.refuse(number, f"'{shortened(line)}' is not a count, printing and card name", hint)
            continue
        reader.add(SIDEBOARD if match["sideboard"] else MAIN, number, match["count"], match["name"].strip())
    reader.lead_from_sideboard()


def write(deck: Deck) -> str:
    require_room_for_commanders(deck)
    lines = [f"NAME:{deck.name}"] if deck.name else []
    for title, entries in deck.sections:
        before = "" if title == MAIN else "SB: "
        lines += [f"{before}{entry.copies} {NO_PRINTING} {entry.name}" for entry in entries]
    return "\n".join([*lines, ""])


XMAGE: Final = Format(
    "xmage",
    "XMage's .dck file",
    (),  # .dck files are Forge's as well, and only Forge's hold every section
    (MAIN, SIDEBOARD, COMMANDER),
    recognizes,
    read,
    write,
)
