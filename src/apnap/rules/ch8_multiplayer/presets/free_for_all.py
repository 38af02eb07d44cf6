"""Free-for-All: everybody for themselves. CR 806."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    Wishes,
    check_sizes,
    refuse_deploy,
    refuse_shared_turns,
    set_attack,
    set_reach,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, UNLIMITED, TableError, TableRules

NAME = "free-for-all"


def free_for_all(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Players compete as individuals, without limits to their range unless asked for. CR 806.1-806.2c."""
    check_sizes(sizes, "Free-for-All", "806.1")
    if total(sizes) != len(sizes):
        raise TableError(f"players of a Free-for-All play as individuals, not {spoken(sizes)}", "806.1")
    table = TableRules(len(sizes))
    table.name = NAME
    set_reach(table, wishes, UNLIMITED)
    set_attack(table, wishes, ATTACK_MULTIPLE, "806.2b")
    refuse_deploy(wishes, "Free-for-All", "806.2c")
    refuse_shared_turns(wishes, "players of a Free-for-All play as individuals", "805.1")
    return table.seal()
