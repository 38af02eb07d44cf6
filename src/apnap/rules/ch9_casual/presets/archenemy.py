"""Archenemy: one player with a scheme deck against a team; and a table where everybody has one. CR 904."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    ON,
    UNSAID,
    Wishes,
    check_sizes,
    require_shared_turns,
    side_by_side,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.presets.free_for_all import free_for_all
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, START_FIXED, UNLIMITED, TableError, TableRules

NAME = "archenemy"
RUMBLE = "supervillain-rumble"
LIFE: Final = 40
OTHERS_LIFE: Final = 20
COMMANDER_LIFE: Final = 60  # of the archenemy, and of the team together (904.13b)


def one_against_all(seats: i64) -> list[i64]:
    """The archenemy, and a team of everybody else. CR 904.2a-b."""
    return [1, seats - 1]


def archenemy(sizes: list[i64], wishes: Wishes) -> TableRules:
    """One player, who goes first with forty life, against a team that shares its turns. CR 904.2-904.6."""
    check_sizes(sizes, "Archenemy", "904.2")
    if len(sizes) != 2:
        raise TableError(f"Archenemy is played by two teams, not {len(sizes)}", "904.2")
    if 1 not in sizes:
        raise TableError(f"one team is the archenemy alone, which neither is in {spoken(sizes)}", "904.2a")
    refuse_options(wishes, "Archenemy", "904.2")
    require_shared_turns(wishes, "Archenemy", "904.2")
    table = TableRules(total(sizes))
    table.name = NAME
    table.teams = side_by_side(sizes)
    table.shared_turns = True
    table.attack = ATTACK_MULTIPLE
    villain: i64 = table.teams[sizes.index(1)][0]
    table.schemes = True
    table.archenemies = [villain]
    table.starting_life = [OTHERS_LIFE] * table.seats
    table.starting_life[villain] = LIFE
    table.starting = START_FIXED
    table.starting_seat = villain
    table.starters = [villain]  # in a subgame too, where chance would decide (729.2)
    return table.seal()


def supervillain_rumble(sizes: list[i64], wishes: Wishes) -> TableRules:
    """A Free-for-All in which everybody is an archenemy. CR 904.12."""
    refuse_options(wishes, "Supervillain Rumble", "904.12a")
    table = free_for_all(sizes, wishes)
    table.name = RUMBLE
    table.schemes = True
    table.archenemies = list(range(table.seats))
    table.starting_life = [LIFE] * table.seats
    return table.seal()


def refuse_options(wishes: Wishes, name: str, rule: str) -> None:
    """Attack multiple players is used, and no other option but those that belong to it. CR 904.2, 904.12a."""
    if wishes.attack != UNSAID and wishes.attack != ATTACK_MULTIPLE:
        raise TableError(f"{name} uses the attack multiple players option", rule)
    if wishes.reach != UNSAID and wishes.reach != UNLIMITED:
        raise TableError(f"{name} does not limit the range of influence", rule)
    if wishes.deploy == ON:
        raise TableError(f"{name} does not use the deploy creatures option", rule)


def share_life(table: TableRules) -> None:
    """With commanders, the archenemy has sixty life and the team sixty together; poison is not shared. CR 904.13b-c."""
    for team in table.teams:
        for seat in team:
            table.life_of[seat] = team[0]
            table.starting_life[seat] = COMMANDER_LIFE
