"""What a variant is: a name, and a function from team sizes and wishes to the rules of a table. CR 806-811.

The sizes are those of the teams in the order in which they sit; in a game without teams each is 1. A wish is an option
that the table asks for beside the variant's own; one that the variant does not allow is refused with its rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.table import (
    ATTACK_LEFT,
    ATTACK_MULTIPLE,
    ATTACK_NAMES,
    ATTACK_RIGHT,
    UNLIMITED,
    TableError,
    TableRules,
)
from apnap.rules.core.types import Seat

UNSAID: Final = -2  # no wish: as the variant has it
OFF: Final = 0
ON: Final = 1


class Wishes:
    """Options that a table asks for: UNSAID leaves one as the variant has it."""

    def __init__(
        self, reach: i64 = UNSAID, attack: i64 = UNSAID, deploy: i64 = UNSAID, shared_turns: i64 = UNSAID
    ) -> None:
        self.reach: i64 = reach  # range of influence, one number for all, or UNLIMITED (801)
        self.attack: i64 = attack  # one of the ATTACK_ constants (802, 803)
        self.deploy: i64 = deploy  # ON or OFF (804)
        self.shared_turns: i64 = shared_turns  # ON or OFF (805)


class Variant:
    """One way to play, by its name."""

    def __init__(
        self,
        name: str,
        line: str,
        rule: str,
        usual: list[i64],
        sizes_for: Callable[[i64], list[i64]],
        make: Callable[[list[i64], Wishes], TableRules],
    ) -> None:
        self.name: str = name
        self.line: str = line  # what it is, in one line
        self.rule: str = rule  # the section that has it
        self.usual: list[i64] = usual  # team sizes where nothing else is said
        self.sizes_for: Callable[[i64], list[i64]] = sizes_for  # team sizes for a number of seats
        self.make: Callable[[list[i64], Wishes], TableRules] = make

    def table(self, sizes: list[i64], wishes: Wishes | None = None) -> TableRules:
        """The rules of a table with teams of these sizes. TableError names the rule that forbids it."""
        make = self.make
        return make(sizes, Wishes() if wishes is None else wishes)

    def table_for(self, seats: i64, wishes: Wishes | None = None) -> TableRules:
        """The rules of a table with that many seats, shared out to teams as is usual."""
        sizes_for = self.sizes_for
        return self.table(sizes_for(seats), wishes)


# sizes ---------------------------------------------------------------------------------------------------------------
def singles(seats: i64) -> list[i64]:
    """Everybody for themselves."""
    return [1] * max(seats, 0)


def two_teams(seats: i64) -> list[i64]:
    """Two teams, the first one larger where the number is odd."""
    return [seats - seats // 2, seats // 2]


def in_threes(seats: i64) -> list[i64]:
    """Teams of three, or two equal ones where three does not divide the number."""
    return [3] * (seats // 3) if seats % 3 == 0 and seats >= 6 else two_teams(seats)


def total(sizes: list[i64]) -> i64:
    n: i64 = 0
    for size in sizes:
        n += size
    return n


def is_equal(sizes: list[i64]) -> bool:
    """Do all teams have as many players?"""
    for size in sizes:
        if size != sizes[0]:
            return False
    return True


def spoken(sizes: list[i64]) -> str:
    """Team sizes for a message."""
    return " against ".join([str(size) for size in sizes])


def check_sizes(sizes: list[i64], name: str, rule: str) -> None:
    """Two teams at least, and nobody's is empty."""
    if len(sizes) < 2:
        raise TableError(f"{name} needs two teams at least", rule)
    for size in sizes:
        if size < 1:
            raise TableError(f"a team of {size} in {name}", rule)


# seating -------------------------------------------------------------------------------------------------------------
def side_by_side(sizes: list[i64]) -> list[list[i64]]:
    """Each team on one side of the table. CR 808.2, 809.2, 810.3."""
    teams: list[list[i64]] = []
    seat: Seat = 0
    for size in sizes:
        team: list[i64] = []
        for _i in range(size):
            team.append(seat)
            seat += 1
        teams.append(team)
    return teams


def alternating(sizes: list[i64]) -> list[list[i64]]:
    """One of each team in turn, round the table. CR 811.3."""
    count: i64 = len(sizes)
    teams: list[list[i64]] = []
    for t in range(count):
        team: list[i64] = []
        for i in range(sizes[t]):
            team.append(t + i * count)
        teams.append(team)
    return teams


# options -------------------------------------------------------------------------------------------------------------
def set_reach(table: TableRules, wishes: Wishes, usual: i64) -> None:
    """Everybody's range of influence: the one wished for, or the variant's. CR 801.2a."""
    reach = usual if wishes.reach == UNSAID else wishes.reach
    if reach == UNLIMITED:
        table.range = None
        return
    if reach < 1:
        raise TableError(f"a range of influence of {reach}", "801.2a")
    table.range = [reach] * table.seats


def set_attack(table: TableRules, wishes: Wishes, usual: i64, rule: str) -> None:
    """Exactly one of attack left, attack right and attack multiple players. CR 806.2b, 811.2b."""
    attack = usual if wishes.attack == UNSAID else wishes.attack
    if attack != ATTACK_LEFT and attack != ATTACK_RIGHT and attack != ATTACK_MULTIPLE:
        name = ATTACK_NAMES[attack] if 0 <= attack < len(ATTACK_NAMES) else str(attack)
        raise TableError(f"attack {name} is not one of left, right and multiple", rule)
    table.attack = attack


def set_deploy(table: TableRules, wishes: Wishes, usual: bool) -> None:
    """Deploy creatures, in games between teams. CR 804.1."""
    table.deploy = usual if wishes.deploy == UNSAID else wishes.deploy == ON


def refuse_deploy(wishes: Wishes, name: str, rule: str) -> None:
    """Where everybody is alone there is nobody to deploy creatures to."""
    if wishes.deploy == ON:
        raise TableError(f"{name} does not use the deploy creatures option", rule)


def require_shared_turns(wishes: Wishes, name: str, rule: str) -> None:
    """Some variants always have teams take turns. CR 805.1."""
    if wishes.shared_turns == OFF:
        raise TableError(f"{name} always uses the shared team turns option", rule)


def refuse_shared_turns(wishes: Wishes, why: str, rule: str) -> None:
    """Turns are shared by teams that sit side by side and attack as a group. CR 805.1, 805.10."""
    if wishes.shared_turns == ON:
        raise TableError(f"{why}, so that no turns are shared", rule)
