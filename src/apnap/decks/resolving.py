"""A deck with every name as it is known."""

from __future__ import annotations

from apnap.decks.deck import Deck, Entry, Section
from apnap.decks.formats.base import unknown_card
from apnap.decks.names import Known, index_of
from apnap.errors import DeckError, Problem


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
                problems.append(unknown_card(typed, index, 0))
            else:
                found.append(Entry(copies, name))
        sections.append(Section(title, tuple(found)))
    if problems:
        raise DeckError(f"the deck '{deck.name}' has cards that nobody knows", problems)
    return Deck(deck.name, tuple(sections))
