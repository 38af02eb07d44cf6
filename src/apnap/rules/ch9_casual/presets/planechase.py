"""Planechase: planar decks, and a planar die. CR 901."""

from __future__ import annotations

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import PHENOMENON, PLANE


def planechase(table: TableRules) -> None:
    """A planar deck for each player; planes know no range, except beside other turns. CR 901.3, 901.13, 801.18."""
    table.planes = True
    if table.markers == 1:
        table.exempt_types |= PLANE | PHENOMENON


def communal_planechase(table: TableRules) -> None:
    """One planar deck for all. CR 901.15."""
    planechase(table)
    table.communal_planes = True
