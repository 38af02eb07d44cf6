"""Vanguard: an avatar for each player. CR 902."""

from __future__ import annotations

from apnap.rules.ch8_multiplayer.table import TableRules


def vanguard(table: TableRules) -> None:
    """Each player has a vanguard card. CR 902.3."""
    table.vanguards = True
