"""Deck lists as other programs write them: a module for each format, and what finds out which one a text is in.

::

    deck = formats.parse(text, known=names)            whatever format it is in
    deck = formats.parse(text, format="mtgo")          said which
    text = formats.dumps(deck, "forge")                reads back as the same deck
"""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from apnap.decks.deck import LARGEST_COUNT, Deck
from apnap.decks.formats.arena import ARENA
from apnap.decks.formats.base import Format, Reader, near
from apnap.decks.formats.cockatrice import COCKATRICE
from apnap.decks.formats.dek import DEK
from apnap.decks.formats.forge import FORGE
from apnap.decks.formats.moxfield import MOXFIELD
from apnap.decks.formats.mtgo import MTGO
from apnap.decks.formats.plain import PLAIN
from apnap.decks.formats.xmage import XMAGE
from apnap.decks.formats.xml import DECLARES, DECLARING, UNDECLARED, root_of
from apnap.decks.names import Known, index_of
from apnap.errors import DeckError, Where

# In the order in which a text is shown to them: the plain list takes whatever nobody else recognizes.
FORMATS: Final[dict[str, Format]] = {
    known.name: known for known in (COCKATRICE, DEK, XMAGE, FORGE, MOXFIELD, ARENA, MTGO, PLAIN)
}

__all__ = ["FORMATS", "LARGEST_COUNT", "Format", "Reader", "detect", "dumps", "format_for", "named", "parse"]


def parse(text: str, known: Known | None = None, *, format: str = "", name: str = "", file: str = "") -> Deck:
    """Read a list. With `known`, names are checked and put as known. Every bad line is in the one DeckError."""
    if "\0" in text:
        raise DeckError("this is not a deck list but a binary file", where=Where(file) if file else None)
    chosen = named(format) if format else detect(text, file)
    reader = Reader(None if known is None else index_of(known), name)
    chosen.read(text, reader)
    return reader.deck(file)


def dumps(deck: Deck, format: str = "plain") -> str:
    """Write a list that `parse` reads back as the same deck; a deck of which that is not true is refused."""
    chosen = named(format)
    cannot = f"the deck '{deck.name}' cannot be written as a {chosen.name} list"
    missing = [section.title for section in deck.sections if section.title not in chosen.sections]
    if missing:
        held = ", ".join(other.name for other in FORMATS.values() if set(missing) <= set(other.sections))
        titles = " and ".join(missing)
        raise DeckError(f"{cannot}: it has no place for a {titles} section", hint=f"formats that have: {held}")
    text = chosen.write(deck)
    try:
        again = parse(text, format=chosen.name, name="" if chosen.holds_name else deck.name)
    except DeckError as error:
        raise DeckError(cannot, error.problems) from None
    if (again.name, again.sections) != (deck.name, deck.sections):
        raise DeckError(
            cannot,
            hint="a name in it has spaces at an end, a comment sign or a set code, and would be read back otherwise",
        )
    return text


def detect(text: str, file: str = "") -> Format:
    """The format of a text, by what is in it."""
    tag = root_of(text)
    if tag == DECLARING:
        raise DeckError(f"the file has {DECLARES}", hint=UNDECLARED, where=Where(file) if file else None)
    if tag and tag not in ("Deck", "cockatrice_deck"):
        said = (
            "XML that is damaged from its beginning" if tag == "?" else f"XML, with '{tag[:40]}' for its outermost tag"
        )
        where = Where(file) if file else None
        raise DeckError(f"the deck list is {said}", hint="decks in XML are .dek and .cod files", where=where)
    return next(known for known in FORMATS.values() if known.recognizes(text))


def format_for(file: str) -> Format:
    """The format to write a file in, by how its name ends; a plain list where that says nothing."""
    extension = PurePath(file).suffix.lower()
    return next((known for known in FORMATS.values() if extension in known.extensions), PLAIN)


def named(format: str) -> Format:
    """A format by its name."""
    if format not in FORMATS:
        hint = near(format, list(FORMATS)) or f"formats are {', '.join(FORMATS)}"
        raise DeckError(f"there is no deck format '{format}'", hint=hint)
    return FORMATS[format]
