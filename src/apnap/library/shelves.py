"""Where a card of the library is written: its shelf follows from what is printed on its front face."""

from __future__ import annotations

import unicodedata
from typing import Final

from apnap.abilities.cards import colors_of
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import (
    CONSPIRACY,
    CREATURE,
    DUNGEON,
    INSTANT,
    LAND,
    PHENOMENON,
    PLANE,
    SCHEME,
    SORCERY,
    VANGUARD,
)

CASUAL: Final = (
    (PLANE, "planes"),
    (PHENOMENON, "phenomena"),
    (SCHEME, "schemes"),
    (VANGUARD, "vanguards"),
    (CONSPIRACY, "conspiracies"),
    (DUNGEON, "dungeons"),
)
COLORS: Final = ("white", "blue", "black", "red", "green")
HALVED: Final = frozenset(
    {
        "white.creatures",
        "blue.creatures",
        "black.creatures",
        "red.creatures",
        "green.creatures",
        "colorless.permanents",
    }
)
"""Shelves with so many cards that they are two files: names up to I, and the others."""


def shelf_of(card: CardDef) -> str:
    """The module of `apnap.library.cards` that a card is in, such as 'red.spells' or 'green.creatures_a_i'."""
    shelf = whole_shelf_of(card)
    if shelf not in HALVED:
        return shelf
    return f"{shelf}_a_i" if sorting_key(card.name)[0] <= "i" else f"{shelf}_j_z"


def whole_shelf_of(card: CardDef) -> str:
    """The shelf, whether or not it is two files: by casual kind, land, colour, and then by what it becomes."""
    front = card.base
    for type, shelf in CASUAL:
        if front.types & type:
            return f"casual.{shelf}"
    if front.types & LAND:
        return "lands"
    if front.types & CREATURE:
        kind = "creatures"
    else:
        kind = "spells" if front.types & (INSTANT | SORCERY) else "permanents"
    return f"{color_shelf(card)}.{kind}"


def color_shelf(card: CardDef) -> str:
    """Its colour, 'gold' for several, 'colorless' for none; with devoid it stands by the colour of its mana cost."""
    front = card.base
    mask = front.colors | colors_of(front.cost, None)
    found = [color for i, color in enumerate(COLORS) if mask >> i & 1]
    if len(found) > 1:
        return "gold"
    return found[0] if found else "colorless"


def sorting_key(name: str) -> str:
    """What cards on a shelf are sorted by: the letters and digits of the name, without capitals and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())
