"""Games with decks as they were sold: a figure of `apnap bench`, once four of the lists that come with it are whole.

A list is whole where every card of it is known. The lists are files of `library/preconstructed`, taken by name.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from apnap.decks import Deck, parse
from apnap.library.pool import is_known

SEATS: Final = 4
FOLDER: Final = "apnap.library.preconstructed"


def listed() -> list[Deck]:
    """Every list there is, in the order of their names."""
    found = sorted((entry for entry in files(FOLDER).iterdir() if entry.name.endswith(".txt")), key=lambda e: e.name)
    return [parse(e.read_text("utf-8"), None, format="plain", name=e.name.removesuffix(".txt")) for e in found]


def missing_from(deck: Deck) -> list[str]:
    """The cards of a deck that are not known."""
    return [entry.name for section in deck.sections for entry in section.entries if not is_known(entry.name)]


def whole() -> list[Deck]:
    """The first four lists of which every card is known, or as many as there are."""
    return [deck for deck in listed() if not missing_from(deck)][:SEATS]
