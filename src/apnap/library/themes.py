"""The modules of the library that are kept by theme rather than by colour, in the order they are read."""

from __future__ import annotations

from typing import Final

COMMANDER_MODULES: Final = ("lands_of_two", "utility_lands", "mana_rocks", "slivers", "elves", "legends", "golems")
"""Cards that the Commander and Brawl decks need."""
THEME_MODULES: Final = (
    "life",
    "removal",
    "burn",
    "creatures",
    "attachments",
    "spells",
    "blinking",
    "becoming",
    "instead",
    *COMMANDER_MODULES,
)
