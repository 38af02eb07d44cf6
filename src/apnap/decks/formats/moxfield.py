"""Lists as Moxfield exports them: set, collector number, *F* for foil and *E* for etched, #tags and #!tags."""

from __future__ import annotations

import re
from typing import Final

from apnap.decks.deck import COMMANDER, MAIN, PLANES, SCHEMES, SIDEBOARD, Deck
from apnap.decks.formats.base import Format
from apnap.decks.formats.counted import read_counted, write_counted

_MARKED: Final = re.compile(r"^[0-9]+ .* \([A-Za-z0-9]{2,6}\) \S+(?: \*[FE]\*| #!?\S)", re.MULTILINE)


def recognizes(text: str) -> bool:
    """Something behind a collector number that only Moxfield puts there."""
    return _MARKED.search(text) is not None


def write(deck: Deck) -> str:
    return write_counted(deck, about=False, sideboard="SIDEBOARD:")


MOXFIELD: Final = Format(
    "moxfield",
    "Moxfield's text export, with sets, foil marks and tags",
    (),
    (MAIN, SIDEBOARD, COMMANDER, PLANES, SCHEMES),
    recognizes,
    read_counted,
    write,
    holds_name=False,
)
