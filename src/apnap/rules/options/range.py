"""Limited range of influence: who is within reach of whom. CR 801."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.state import State
from apnap.rules.table import UNLIMITED


def reach_masks(state: State) -> list[i64] | None:
    """By seat, the mask of the players within range; None in a game without the option. CR 801.2, 801.2b.

    Distance is measured in seats of players who are in the game. Taken as each turn begins (801.2c).
    """
    ranges = state.table.range
    if ranges is None:
        return None
    out: list[i64] = []
    for seat in range(state.seats):
        distance = ranges[seat]
        if distance == UNLIMITED:
            out.append((1 << state.seats) - 1)
        else:
            out.append(neighbours(state, seat, distance))
    return out


def neighbours(state: State, seat: i64, distance: i64) -> i64:
    """The mask of a player and of those within that many seats to either side."""
    return 1 << seat | one_side(state, seat, distance, 1) | one_side(state, seat, distance, state.seats - 1)


def one_side(state: State, seat: i64, distance: i64, step: i64) -> i64:
    """The mask of the next players in the game to one side."""
    mask: i64 = 0
    s = seat
    for _ in range(state.seats - 1):
        if distance <= 0:
            break
        s = (s + step) % state.seats
        if state.in_game(s):
            mask |= 1 << s
            distance -= 1
    return mask
