"""Deck lists in and out, and what a deck may hold.

::

    deck = decks.load("red")                      a built-in deck, or a file
    deck = decks.parse(text, known=names)         a list from text; every bad line in one DeckError
    decks.require(deck)                           60 cards, four of each: every reason in one DeckError
    decks.require_for(deck, "commander+planechase")    what a variant wants, or several together
    text = decks.dumps(deck, "arena")             reads back as the same deck
"""

from __future__ import annotations

from apnap.decks.by_hand import by_hand_in, counted_by_hand, refuse_by_hand
from apnap.decks.commander import check_commander, chosen_colors, commander_rules, identity_of, require_commander
from apnap.decks.construction import CONSTRUCTED, DeckRules, Limit, check, is_basic_land, relaxed, require
from apnap.decks.deck import (
    COMMANDER,
    COMPANION,
    CONSPIRACY,
    MAIN,
    PLANES,
    SCHEMES,
    SECTIONS,
    SIDEBOARD,
    VANGUARD,
    Deck,
    Entry,
    Section,
)
from apnap.decks.defaults import completed, default_decks
from apnap.decks.facts import CardFacts, Facts
from apnap.decks.formats import FORMATS, dumps, parse
from apnap.decks.legality import check_for, require_for, variant_at
from apnap.decks.names import NameIndex
from apnap.decks.resolving import resolve
from apnap.decks.sources import builtin, builtin_names, load, read
from apnap.decks.supplements import require_common_planes

__all__ = [
    "COMMANDER",
    "COMPANION",
    "CONSPIRACY",
    "CONSTRUCTED",
    "FORMATS",
    "MAIN",
    "PLANES",
    "SCHEMES",
    "SECTIONS",
    "SIDEBOARD",
    "VANGUARD",
    "CardFacts",
    "Deck",
    "DeckRules",
    "Entry",
    "Facts",
    "Limit",
    "NameIndex",
    "Section",
    "builtin",
    "builtin_names",
    "by_hand_in",
    "completed",
    "counted_by_hand",
    "default_decks",
    "check",
    "check_commander",
    "check_for",
    "chosen_colors",
    "commander_rules",
    "dumps",
    "identity_of",
    "is_basic_land",
    "load",
    "parse",
    "read",
    "refuse_by_hand",
    "relaxed",
    "require",
    "require_commander",
    "require_common_planes",
    "require_for",
    "resolve",
    "variant_at",
]
