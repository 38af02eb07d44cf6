"""Lists as MTG Arena copies them: headings, and a set and a number behind each name.

Its two-part cards have three slashes. A companion stands under a heading of its own and in the sideboard.
"""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import COMMANDER, COMPANION, MAIN, SIDEBOARD, Deck
from apnap.decks.formats.base import Format, Reader, lines_of
from apnap.decks.formats.counted import read_counted, write_counted

_SLASHES: Final = re.compile(r"\s*///\s*")
_PRINTED: Final = re.compile(r"[0-9]+ .* \([A-Z0-9]{2,6}\) \S+")


def recognizes(text: str) -> bool:
    """Headings without any decoration, and every card with its set and number, or none but the `About` of Arena."""
    lines = [line.strip() for line in lines_of(text) if line.strip()]
    if not lines or lines[0] not in ("About", "Deck", "Commander", "Companion"):
        return False
    cards = [line for line in lines if line[0].isdigit()]
    return bool(cards) and all(_PRINTED.fullmatch(line) for line in cards)


def read(text: str, reader: Reader) -> None:
    # A slash more or less makes no difference to a name.
    read_counted(_SLASHES.sub(" // ", text), reader)


def write(deck: Deck) -> str:
    return write_counted(deck, slashes=" /// ")


ARENA: Final = Format(
    "arena",
    "MTG Arena's clipboard",
    (),
    (MAIN, SIDEBOARD, COMPANION, COMMANDER),
    recognizes,
    read,
    write,
)
