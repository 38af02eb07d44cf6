"""Casual variants: what each of them adds to a table, whatever multiplayer variant that table is of. CR 901-904.

An addition changes a table that was made for a multiplayer variant; several can be put together: `commander`,
`two-headed-giant+planechase`. One that needs its own seating is a Variant instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.ch9_casual.presets.brawl import brawl
from apnap.rules.ch9_casual.presets.commander import commander
from apnap.rules.ch9_casual.presets.planechase import communal_planechase, planechase
from apnap.rules.ch9_casual.presets.vanguard import vanguard


class Addition:
    """One casual variant, by its name."""

    def __init__(self, name: str, line: str, rule: str, base: str, apply: Callable[[TableRules], None]) -> None:
        self.name: str = name
        self.line: str = line  # what it is, in one line
        self.rule: str = rule  # the section that has it
        self.base: str = base  # the multiplayer variant that it is played as, where none is named
        self.apply: Callable[[TableRules], None] = apply

    def add(self, table: TableRules) -> TableRules:
        """The table with this addition. TableError names the rule that forbids it."""
        apply = self.apply
        apply(table)
        table.name = self.name if table.name == self.base or table.name == "game" else f"{table.name}+{self.name}"
        return table.seal()


EVERY_ADDITION: Final[list[Addition]] = [
    Addition("planechase", "a plane lies face up for all; a planar die is rolled", "901", "free-for-all", planechase),
    Addition("communal-planechase", "Planechase with one planar deck", "901.15", "free-for-all", communal_planechase),
    Addition("vanguard", "everybody has an avatar with an ability of its own", "902", "free-for-all", vanguard),
    Addition("commander", "a legendary creature leads each deck of a hundred cards", "903", "free-for-all", commander),
    Addition("brawl", "Commander with decks of sixty cards", "903.12", "free-for-all", brawl),
]
ADDITIONS: Final[dict[str, Addition]] = {a.name: a for a in EVERY_ADDITION}

ALIASES: Final[dict[str, str]] = {"archenemy-commander": "archenemy+commander"}
"""Combinations that the rules have a name for (904.13)."""
