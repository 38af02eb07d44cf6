"""Two-Headed Giant: two teams, each with one turn, one life total and one fate. CR 810."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.presets.base import (
    UNSAID,
    Wishes,
    check_sizes,
    is_equal,
    require_shared_turns,
    set_deploy,
    set_reach,
    side_by_side,
    spoken,
    total,
)
from apnap.rules.ch8_multiplayer.table import ATTACK_MULTIPLE, SKIP_DRAW_FIRST, UNLIMITED, TableError, TableRules, share

NAME = "two-headed-giant"
HEADS: Final = 2
LIFE: Final = 30
LIFE_A_HEAD: Final = 15  # for each beyond the second (810.11)
POISON: Final = 15
POISON_A_HEAD: Final = 5


def two_headed_giant(sizes: list[i64], wishes: Wishes) -> TableRules:
    """Two teams of two or more that share turns, life, poison, victory and defeat. CR 810.1-810.8, 810.11."""
    check_sizes(sizes, "Two-Headed Giant", "810.1")
    if len(sizes) != 2:
        raise TableError(f"Two-Headed Giant is played by two teams, not {len(sizes)}", "810.1")
    if not is_equal(sizes):
        raise TableError(f"giants have as many heads as each other, not {spoken(sizes)}", "810.11")
    if sizes[0] < HEADS:
        raise TableError("a giant has two heads at least", "810.1")
    seats = total(sizes)
    table = TableRules(seats)
    table.name = NAME
    table.teams = side_by_side(sizes)
    require_shared_turns(wishes, "Two-Headed Giant", "810.2")
    table.shared_turns = True
    pools = share(table.teams, seats)
    table.life_of = pools
    table.poison_of = pools
    table.loss_of = pools
    more = sizes[0] - HEADS
    table.starting_life = [LIFE + LIFE_A_HEAD * more] * seats
    table.poison_limit = POISON + POISON_A_HEAD * more
    table.skip_first_draw = SKIP_DRAW_FIRST
    if wishes.attack != UNSAID and wishes.attack != ATTACK_MULTIPLE:
        raise TableError("teams that share turns attack each other as a group", "810.7")
    set_reach(table, wishes, UNLIMITED)
    set_deploy(table, wishes, False)
    return table.seal()
