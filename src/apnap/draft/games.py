"""The game that follows a draft: its table. CR 905.3, 905.6, 903.13g."""

from __future__ import annotations

from apnap.draft.game import DraftSetup
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.variants import ADDITIONS, VARIANTS


def conspiracy_table(seats: int) -> TableRules:
    """A free-for-all with the attack multiple players option, and no limited range of influence. CR 905.3."""
    table = VARIANTS["free-for-all"].table_for(seats)
    table.name = "conspiracy-draft"
    return table


def commander_table(seats: int) -> TableRules:
    """A Commander game. CR 903.13g."""
    table = VARIANTS["free-for-all"].table_for(seats)
    ADDITIONS["commander"].add(table)
    table.name = "commander-draft"
    return table


def table_of(setup: DraftSetup) -> TableRules:
    """The table of the game after a draft; everybody keeps their seat."""
    return commander_table(setup.seats) if setup.commander else conspiracy_table(setup.seats)
