"""Commander: a legendary creature leads each deck. CR 903."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.ch9_casual.presets.archenemy import share_life

USUAL: Final = 20  # the life total that this one stands instead of (103.4)
LIFE: Final = 40
DAMAGE: Final = 21


def commander(table: TableRules) -> None:
    """Forty life, and commanders whose combat damage is counted. CR 903.6-903.10."""
    table.deck_kind = "commander"
    table.commander = True
    table.commander_damage = DAMAGE
    if len(table.archenemies) == 1:
        share_life(table)  # 904.13b
    else:
        set_life(table, LIFE)


def set_life(table: TableRules, life: i64) -> None:
    """That much life for each player; for a team that shares a total, more in the same proportion. CR 103.4c-d."""
    totals: list[i64] = []
    for seat in range(table.seats):
        before = table.starting_life[seat]
        shared = table.life_of.count(table.life_of[seat]) > 1
        totals.append(before * life // USUAL if shared else max(life, before))
    table.starting_life = totals
