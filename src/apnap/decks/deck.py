"""What a deck is: a name, and sections of counted card names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from apnap.errors import DeckError, shown

MAIN: Final = "Deck"
SIDEBOARD: Final = "Sideboard"
COMPANION: Final = "Companion"
COMMANDER: Final = "Commander"
PLANES: Final = "Planes"
SCHEMES: Final = "Schemes"
VANGUARD: Final = "Vanguard"
CONSPIRACY: Final = "Conspiracy"

LARGEST_COUNT: Final = 999
"""More copies than this on a line are a slip of the finger."""
MOST_CARDS: Final = 9999
"""In one section; a game keeps every card of it."""

SECTIONS: Final = (MAIN, SIDEBOARD, COMPANION, COMMANDER, PLANES, SCHEMES, VANGUARD, CONSPIRACY)
"""The sections that lists may have, by the heading that we write."""


class Entry(NamedTuple):
    """That many copies of a card, as a line of a list says."""

    copies: int
    name: str


class Section(NamedTuple):
    """A titled part of a deck, its entries in the order of the list."""

    title: str
    entries: tuple[Entry, ...]


class Noted(NamedTuple):
    """What its player noted for cards of a name while they drafted (CR 905.2b). Kinds are in ch9_casual/noted.py."""

    about: str
    kind: int
    number: int = 0
    word: str = ""


@final
@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list as a value: equal when name, sections and lines are equal, safe to share and to send.

    Only sections with cards in them are kept, each title once.
    """

    name: str
    sections: tuple[Section, ...]
    notes: tuple[Noted, ...] = ()

    def __post_init__(self) -> None:
        seen: list[str] = []
        for title, entries in self.sections:
            if title not in SECTIONS:
                raise DeckError(f"a deck has no section '{title}'", hint=f"sections are {', '.join(SECTIONS)}")
            if title in seen:
                raise DeckError(f"the section '{title}' is there twice", hint="put its cards into one section")
            if not entries:
                raise DeckError(f"the section '{title}' is empty", hint="leave it out")
            seen.append(title)
            for copies, name in entries:
                if not 1 <= copies <= LARGEST_COUNT or not name:
                    hint = f"give a count from 1 to {LARGEST_COUNT} and a name"
                    raise DeckError(f"the section '{title}' has {copies} of '{shown(name)}'", hint=hint)
            if sum(copies for copies, _ in entries) > MOST_CARDS:
                raise DeckError(f"the section '{title}' has more than {MOST_CARDS} cards", hint="give fewer cards")

    @staticmethod
    def of(
        name: str,
        main: Iterable[tuple[int, str]],
        sideboard: Iterable[tuple[int, str]] = (),
        commander: Iterable[str] = (),
    ) -> Deck:
        """A deck from (copies, card name) pairs, and the names of its commanders."""
        parts = (
            Section(COMMANDER, tuple(Entry(1, card) for card in commander)),
            Section(MAIN, tuple(Entry(copies, card) for copies, card in main)),
            Section(SIDEBOARD, tuple(Entry(copies, card) for copies, card in sideboard)),
        )
        return Deck(name, tuple(part for part in parts if part.entries))

    def section(self, title: str) -> tuple[Entry, ...]:
        """The entries of a section; none where the deck has no such section."""
        for section in self.sections:
            if section.title == title:
                return section.entries
        return ()

    @property
    def main(self) -> tuple[Entry, ...]:
        return self.section(MAIN)

    @property
    def sideboard(self) -> tuple[Entry, ...]:
        return self.section(SIDEBOARD)

    @property
    def commanders(self) -> list[str]:
        """The names of the commanders: none, one, or two that may be partners."""
        return self.cards(COMMANDER)

    def size(self, title: str = MAIN) -> int:
        """How many cards a section has."""
        return sum(entry.copies for entry in self.section(title))

    def cards(self, title: str = MAIN) -> list[str]:
        """The name of every single card of a section, in the order of the list."""
        return [entry.name for entry in self.section(title) for _ in range(entry.copies)]

    def names(self) -> list[str]:
        """Each card name of the whole deck once, in the order of the list."""
        return list(dict.fromkeys(entry.name for section in self.sections for entry in section.entries))
