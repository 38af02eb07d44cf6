"""Decks with cards that are not understood, or only in part: people play them, by hand, where that is allowed."""

from __future__ import annotations

from collections.abc import Iterable

from apnap.decks.deck import COMMANDER, MAIN, Deck
from apnap.errors import DeckError

HINT = "a table that allows play by hand takes it (`by_hand`); `apnap cards show NAME` tells what is not read"
MOST_NAMED = 12


def by_hand_names(names: Iterable[str]) -> list[str]:
    """Those of these cards that are understood in part at most."""
    from apnap.library.pool import POOL

    return [name for name in names if POOL.meant(name) is None and POOL.meant_by_hand(name) is not None]


def by_hand_in(deck: Deck) -> list[str]:
    """The cards of a deck that are played by hand, each once."""
    return by_hand_names(deck.names())


def counted_by_hand(deck: Deck) -> str:
    """`97 of 100 read, 3 by hand: ...`; nothing where all are read."""
    names = set(by_hand_in(deck))
    if not names:
        return ""
    every = [name for title, _ in deck.sections for name in deck.cards(title)]
    unread = sum(name in names for name in every)
    size = len(every)
    if deck.size() + deck.size(COMMANDER) == size or MAIN not in [title for title, _ in deck.sections]:
        counted = f"{size - unread} of {size} read, {unread} by hand"
    else:
        counted = f"{size - unread} of {size} cards in all sections read, {unread} by hand"
    return f"{counted}: {', '.join(sorted(names))}"


def refuse_by_hand(deck: Deck, why: str) -> None:
    """A deck is to be played where nobody can carry out by hand what is not understood."""
    names = by_hand_in(deck)
    if names:
        named = ", ".join(names[:MOST_NAMED]) + (f" and {len(names) - MOST_NAMED} more" if names[MOST_NAMED:] else "")
        what = "a card that is" if len(names) == 1 else f"{len(names)} cards that are"
        raise DeckError(f"the deck '{deck.name}' has {what} played by hand, and {why}: {named}", hint=HINT)
