"""Commander: a legendary creature leads each deck. CR 903."""

from __future__ import annotations

from typing import Final

from apnap.rules.table import TableRules

LIFE: Final = 40
DAMAGE: Final = 21


def commander(table: TableRules) -> None:
    """Forty life, and commanders whose combat damage is counted. CR 903.6-903.10."""
    table.deck_kind = "commander"
    table.commander = True
    table.commander_damage = DAMAGE
    table.starting_life = [max(LIFE, life) for life in table.starting_life]
