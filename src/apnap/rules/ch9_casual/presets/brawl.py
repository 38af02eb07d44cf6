"""Brawl: Commander with smaller decks. CR 903.12."""

from __future__ import annotations

from typing import Final

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.ch9_casual.presets.commander import set_life

DUEL_LIFE: Final = 25
LIFE: Final = 30


def brawl(table: TableRules) -> None:
    """Fewer cards and less life, one free mulligan, and no loss by a commander's damage. CR 903.12f-903.12g."""
    table.deck_kind = "brawl"
    table.commander = True
    table.commander_damage = 0
    set_life(table, DUEL_LIFE if table.seats == 2 else LIFE)
    table.free_mulligans = table.free_mulligans_for_two = 1
