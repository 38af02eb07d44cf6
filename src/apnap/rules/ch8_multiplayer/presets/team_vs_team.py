"""Team vs. Team: teams of any size, each player with their own turn unless the table wishes otherwise. CR 808."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    ON,
    Wishes,
    check_sizes,
    set_attack,
    set_deploy,
    set_reach,
    side_by_side,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, UNLIMITED, TableError, TableRules

NAME = "team-vs-team"


def team_vs_team(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Two teams or more, each on its side of the table; if they wish, each with one turn. CR 808.1-808.5, 805.1."""
    check_sizes(sizes, "Team vs. Team", "808.1")
    table = TableRules(total(sizes))
    table.name = NAME
    table.teams = side_by_side(sizes)
    set_attack(table, wishes, ATTACK_MULTIPLE, "808.3a")
    set_reach(table, wishes, UNLIMITED)
    set_deploy(table, wishes, False)
    table.starters = middle_seats(table.teams)
    table.shared_turns = wishes.shared_turns == ON
    if table.shared_turns and table.attack != ATTACK_MULTIPLE:
        raise TableError("teams that share turns attack each other as a group", "805.10")
    return table.seal()


def middle_seats(teams: list[list[i64]]) -> list[i64]:
    """Of each team the player in the centre, or to the left of its midpoint: one of them goes first. CR 808.4."""
    return [team[len(team) // 2] for team in teams]
