"""Planechase: planar decks, and a planar die. CR 901."""

from __future__ import annotations

from apnap.rules.table import TableRules


def planechase(table: TableRules) -> None:
    """A planar deck for each player. CR 901.3."""
    table.planes = True
