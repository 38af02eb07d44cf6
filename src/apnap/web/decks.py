"""Decks as guests bring them: read in any format that we read, and checked on the spot with every reason."""

from __future__ import annotations

from collections import Counter
from functools import cache

from apnap import decks, library
from apnap.decks import Deck
from apnap.decks.deck import COMMANDER
from apnap.decks.facts import LIBRARY
from apnap.decks.legality import variant_at
from apnap.decks.sources import KINDS, SOLD, builtin_names, kind_of, library_index
from apnap.errors import ApnapError, DeckError
from apnap.library.pool import POOL
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.web.drafts import printed
from apnap.web.protocol import DeckWish

MOST_REASONS = 12


def offered() -> list[dict[str, object]]:
    """Our own decks, by what they are for; then those that are here as they were sold."""
    out: list[dict[str, object]] = []
    for kind in (*KINDS, SOLD):
        for name in builtin_names(kind):
            out.append({"name": name, "kind": kind_of(name), "title": decks.builtin(name).name, "sold": kind == SOLD})
    return out


@cache
def contents(name: str) -> dict[str, object]:
    """What is in one of our decks: who leads it, and each card once with how many there are."""
    deck = decks.builtin(name)
    leaders = deck.cards(COMMANDER)
    cards = [{"n": n, **printed(library.find(card))} for card, n in Counter([*leaders, *deck.cards()]).items()]
    return {"title": deck.name, "size": len(leaders) + len(deck.cards()), "leaders": leaders, "cards": cards}


def brought(text: str, name: str = "") -> Deck:
    """A deck from text; DeckError says what is wrong with each line."""
    return decks.parse(text, known=library_index(), name=name or "your deck")


def report(wish: DeckWish, table: TableRules) -> dict[str, object]:
    """What a person who brings a deck is told at once: how much of it we know, and whether it may be played."""
    try:
        deck = brought(wish.cards)
    except DeckError as error:
        problems = [str(problem) for problem in error.problems]
        return {"ok": False, "words": error.message, "problems": problems[:MOST_REASONS], "more": len(problems)}
    except ApnapError as error:
        return {"ok": False, "words": error.message, "problems": [], "more": 0}
    cards = [*deck.cards(COMMANDER), *deck.cards()]
    known = sum(1 for card in cards if LIBRARY.about(card) is not None)
    problems = [str(problem) for problem in decks.check_for(deck, variant_at(table, deck), players=int(table.seats))]
    unread = set(decks.by_hand_in(deck))
    counted = f"{known} of {len(cards)} cards known"
    if unread:
        by_hand = sum(1 for card in cards if card in unread)
        counted = f"{known - by_hand} of {len(cards)} read, {by_hand} by hand"
        if not table.by_hand:
            problems.append(f"play by hand is not allowed at this table: {', '.join(sorted(unread)[:MOST_REASONS])}")
    return {
        "ok": not problems,
        "by_hand": sorted(unread),
        "words": counted + ("" if problems else ", ready to play"),
        "problems": problems[:MOST_REASONS],
        "more": len(problems),
    }


@cache
def read_names() -> list[str]:
    """The cards that were read; looking through all of them takes a while, and they do not change."""
    return POOL.stored.names() if POOL.stored is not None else []


def matching(wanted: str, most: int = 18) -> list[dict[str, object]]:
    """Cards whose names have these letters in them, those first that begin with them."""
    letters = wanted.casefold().strip()
    if len(letters) < 2:
        return []
    names = [name for name in {*POOL.names(), *read_names()} if letters in name.casefold()]
    names.sort(key=lambda name: (not name.casefold().startswith(letters), len(name), name))
    return [printed(library.find(name)) for name in names[:most]]
