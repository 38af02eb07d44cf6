"""Totals that several players may hold together: life and poison counters. CR 119, 810.8-810.10.

What happens, happens to one player; the total that it changes is the pool's. What an effect forbids one holder of a
pool, it forbids them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.constants import F_GAIN_LIFE, F_LOSE_LIFE, F_POISON, NONE, S_FORBID
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def is_forbidden_to_pool(game: Game, action: i64, pool: list[i64], seat: Seat) -> bool:
    """Does an effect forbid this to one of those who share a pool with this player? CR 810.9g-h, 810.10c."""
    state = game.state
    if not state.standing[S_FORBID]:
        return False
    holder = pool[seat]
    for s in range(state.seats):
        if pool[s] == holder and state.in_game(s) and game.is_forbidden(action, s, NONE):
            return True
    return False


def can_gain_life(game: Game, seat: Seat) -> bool:
    """CR 119.7, 810.9g."""
    return not is_forbidden_to_pool(game, F_GAIN_LIFE, game.state.table.life_of, seat)


def can_lose_life(game: Game, seat: Seat) -> bool:
    """CR 119.8, 810.9h."""
    return not is_forbidden_to_pool(game, F_LOSE_LIFE, game.state.table.life_of, seat)


def can_change_life(game: Game, seat: Seat, change: i64) -> bool:
    """Could this player gain (or, below zero, lose) that much life? CR 119.7-8."""
    if change > 0:
        return can_gain_life(game, seat)
    return change == 0 or can_lose_life(game, seat)


def can_be_poisoned(game: Game, seat: Seat) -> bool:
    """Could this player get poison counters? CR 810.10c."""
    return not is_forbidden_to_pool(game, F_POISON, game.state.table.poison_of, seat)


def life_to_pay(game: Game, seat: Seat) -> i64:
    """How much life this player could pay at most: what the pool has, or nothing. CR 119.4, 119.8, 810.9a, 810.9h."""
    life = game.state.life(seat)
    if life <= 0 or not can_lose_life(game, seat):
        return 0
    return life
