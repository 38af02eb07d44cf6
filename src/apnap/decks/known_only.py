"""Decks with cards that the library does not know: basic lands of the deck's colours stand for them, and it says so."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from apnap.decks.by_hand import by_hand_names
from apnap.decks.deck import COMMANDER, MAIN, Deck, Entry, Section
from apnap.decks.formats import parse
from apnap.decks.sources import kind_of, library_index, load, read_text
from apnap.errors import DeckError, Where, shown

BASICS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest")
MOST_NAMED: Final = 200


@final
@dataclass(frozen=True, slots=True)
class Known:
    """A deck whose every card is known, and what was left out for that."""

    deck: Deck
    known: int
    total: int
    unknown: tuple[str, ...]

    def words(self) -> str:
        """`the library knows 35 of 100 cards of 'my deck'; basic lands stand for: ...`"""
        if not self.unknown:
            return ""
        named = ", ".join(shown(name) for name in self.unknown[:MOST_NAMED])
        more = f" and {len(self.unknown) - MOST_NAMED} more" if len(self.unknown) > MOST_NAMED else ""
        counted = f"the library knows {self.known} of {self.total} cards of '{shown(self.deck.name)}'"
        return f"{counted}; basic lands stand for {named}{more}"


def load_known(source: str | os.PathLike[str]) -> Known:
    """A deck by its name or from a file, with basic lands for what is not known; a commander must be known."""
    if isinstance(source, str) and kind_of(source):
        deck = load(source)
        return Known(deck, deck.size(), deck.size(), ())
    place = Path(source)
    if not place.exists():
        load(source)  # says what is wrong
    return replaced(parse(read_text(place), None, name=place.stem, file=str(place)), str(place))


def replaced(deck: Deck, file: str = "") -> Known:
    """The same deck with basic lands of its known cards' colours for the others; other sections lose theirs."""
    index = library_index()
    unknown: list[str] = []
    missing = known = total = 0
    sections: list[Section] = []
    for title, entries in deck.sections:
        kept: list[Entry] = []
        for copies, typed in entries:
            name = index.find(typed)
            total += copies
            if name is not None and not by_hand_names([name]):
                known += copies
                kept.append(Entry(copies, name))
                continue
            if title == COMMANDER:
                raise DeckError(f"no card is called '{shown(typed)}', and it leads the deck", where=Where(file))
            unknown.append(typed)
            missing += copies if title == MAIN else 0
        sections.append(Section(title, tuple(kept)))
    lands = basics_for([entry.name for section in sections for entry in section.entries], missing)
    sections = [
        Section(section.title, merged(section.entries, lands if section.title == MAIN else ())) for section in sections
    ]
    made = Deck(deck.name, tuple(section for section in sections if section.entries), deck.notes)
    return Known(made, known, total, tuple(dict.fromkeys(unknown)))


def basics_for(names: list[str], count: int) -> list[Entry]:
    """That many basic lands, even over the colours of these cards; of all five where they have none."""
    from apnap import library

    mask = 0
    for name in names:
        mask |= int(library.find(name).base.colors)
    lands = [land for color, land in enumerate(BASICS) if mask >> color & 1] or list(BASICS)
    shares = [count // len(lands) + (1 if i < count % len(lands) else 0) for i in range(len(lands))]
    return [Entry(share, land) for share, land in zip(shares, lands, strict=True) if share]


def merged(entries: tuple[Entry, ...], more: list[Entry] | tuple[()]) -> tuple[Entry, ...]:
    counts: dict[str, int] = {}
    for copies, name in (*entries, *more):
        counts[name] = counts.get(name, 0) + copies
    return tuple(Entry(copies, name) for name, copies in counts.items())
