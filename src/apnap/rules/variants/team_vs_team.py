"""Team vs. Team: teams of any size, each player with their own turn. CR 808."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.table import ATTACK_MULTIPLE, UNLIMITED, TableRules
from apnap.rules.variants.base import Wishes, check_sizes, set_attack, set_deploy, set_reach, side_by_side, total

NAME = "team-vs-team"


def team_vs_team(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Two teams or more, each on its side of the table. CR 808.1-808.5."""
    check_sizes(sizes, "Team vs. Team", "808.1")
    table = TableRules(total(sizes))
    table.name = NAME
    table.teams = side_by_side(sizes)
    set_attack(table, wishes, ATTACK_MULTIPLE, "808.3a")
    set_reach(table, wishes, UNLIMITED)
    set_deploy(table, wishes, False)
    table.starters = middle_seats(table.teams)
    return table.seal()


def middle_seats(teams: list[list[i64]]) -> list[i64]:
    """Of each team the player in the centre, or to the left of its midpoint: one of them goes first. CR 808.4."""
    return [team[len(team) // 2] for team in teams]
