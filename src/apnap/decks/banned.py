"""Cards that a format bans: facts of a day, which no rule of the game states."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from apnap.decks.deck import Deck
from apnap.decks.interchangeable import original_name
from apnap.decks.legality import parts_of


@cache
def lists() -> dict[str, frozenset[str]]:
    """By variant, the names that are banned there."""
    text = resources.files("apnap.decks").joinpath("banned.json").read_text("utf-8")
    return {variant: frozenset(names) for variant, names in json.loads(text).items()}


def banned_in(deck: Deck, variant: str) -> list[str] | None:
    """The cards of a deck that are banned in a variant; None where no list of banned cards is known."""
    known = [lists()[part] for part in parts_of(variant) if part in lists()]
    if not known:
        return None
    return [name for name in deck.names() if any({name, original_name(name)} & names for names in known)]
