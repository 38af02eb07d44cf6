"""Grand Melee: many players for themselves, several of whom take turns at the same time. CR 807."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    UNSAID,
    Wishes,
    check_sizes,
    refuse_deploy,
    refuse_shared_turns,
    set_reach,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, SEATS_A_MARKER, TableError, TableRules

NAME = "grand-melee"
FEWEST: Final = 10
MOST: Final = 40


def grand_melee(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Ten players or more, a turn marker for each full four, range 1, attack left. CR 807.1-807.2c, 807.4a."""
    check_sizes(sizes, "Grand Melee", "807.1")
    if total(sizes) != len(sizes):
        raise TableError(f"players of a Grand Melee play as individuals, not {spoken(sizes)}", "807.1")
    if len(sizes) < FEWEST:
        raise TableError(f"a Grand Melee begins with {FEWEST} players at least, not {len(sizes)}", "807.1")
    if len(sizes) > MOST:
        raise TableError(f"this engine plays a Grand Melee with {MOST} players at most, not {len(sizes)}", "807.1")
    table = TableRules(len(sizes))
    table.name = NAME
    set_reach(table, wishes, 1)
    if wishes.attack != UNSAID and wishes.attack != ATTACK_LEFT:
        raise TableError("a Grand Melee uses the attack left option", "807.2b")
    table.attack = ATTACK_LEFT
    refuse_deploy(wishes, "Grand Melee", "807.2c")
    refuse_shared_turns(wishes, "players of a Grand Melee play as individuals", "805.1")
    table.markers = len(sizes) // SEATS_A_MARKER
    return table.seal()
