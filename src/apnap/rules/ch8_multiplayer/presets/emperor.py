"""Emperor: teams that lose with the one in their middle. CR 809."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    OFF,
    UNSAID,
    Wishes,
    check_sizes,
    is_equal,
    refuse_shared_turns,
    set_attack,
    side_by_side,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, TableError, TableRules

NAME = "emperor"
SMALLEST: Final = 3


def emperor(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Equal teams of three or more, range by rank, creatures deployed, only neighbours attacked. CR 809.1-809.7."""
    check_sizes(sizes, "Emperor", "809.1")
    if not is_equal(sizes):
        raise TableError(f"teams of an Emperor game have equal size, not {spoken(sizes)}", "809.6")
    if sizes[0] < SMALLEST:
        raise TableError(f"in a team of {sizes[0]} nobody sits in the middle: an emperor has two generals", "809.2")
    table = TableRules(total(sizes))
    table.name = NAME
    table.teams = side_by_side(sizes)
    emperors = [team[(len(team) - 1) // 2] for team in table.teams]
    for t in range(len(table.teams)):
        for seat in table.teams[t]:
            table.leader_of[seat] = emperors[t]
    table.range = ranges(table.teams, emperors, table.seats)
    if wishes.reach != UNSAID:
        raise TableError("in an Emperor game range of influence goes by rank", "809.3a")
    if wishes.deploy == OFF:
        raise TableError("an Emperor game always uses the deploy creatures option", "804.1")
    table.deploy = True
    refuse_shared_turns(wishes, "in an Emperor game a player attacks neighbours only, no team another", "809.3c")
    set_attack(table, wishes, ATTACK_MULTIPLE, "809.3c")
    table.adjacent = True
    table.starters = emperors
    return table.seal()


def ranges(teams: list[list[i64]], emperors: list[i64], seats: i64) -> list[i64]:
    """Generals reach one general of another team, emperors two: the least that does. CR 809.3a, 809.6a.

    Emperors sit at the same place in teams of one size, so that none of them reaches another.
    """
    team_of: list[i64] = [0] * seats
    for t in range(len(teams)):
        for seat in teams[t]:
            team_of[seat] = t
    out: list[i64] = []
    for seat in range(seats):
        wanted: i64 = 2 if seat in emperors else 1
        reach: i64 = 0
        while wanted > 0 and reach < seats:
            reach += 1
            left = (seat + reach) % seats
            right = (seat - reach + seats) % seats
            if team_of[left] != team_of[seat] and left not in emperors:
                wanted -= 1
            if right != left and team_of[right] != team_of[seat] and right not in emperors:
                wanted -= 1
        out.append(reach)
    return out
