"""Alternating Teams: teammates sit apart, and neighbours are enemies. CR 811."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    Wishes,
    alternating,
    check_sizes,
    is_equal,
    refuse_shared_turns,
    set_attack,
    set_deploy,
    set_reach,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, HANDS_NEIGHBOURS, TableError, TableRules

NAME = "alternating-teams"
RANGE: Final = 2


def alternating_teams(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Equal teams, seated one of each in turn, range 2, only neighbours attacked. CR 811.1-811.5."""
    check_sizes(sizes, "Alternating Teams", "811.1")
    if not is_equal(sizes):
        raise TableError(f"alternating teams have equal size, not {spoken(sizes)}", "811.1")
    table = TableRules(total(sizes))
    table.name = NAME
    table.teams = alternating(sizes)
    set_reach(table, wishes, RANGE)
    set_attack(table, wishes, ATTACK_MULTIPLE, "811.2b")
    set_deploy(table, wishes, False)
    refuse_shared_turns(wishes, "members of alternating teams do not sit in adjacent seats", "805.1")
    table.adjacent = True
    table.hands = HANDS_NEIGHBOURS
    return table.seal()
