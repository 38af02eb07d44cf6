"""Vanguards: what their modifiers do to life totals and hands. CR 211-212, 313, 902."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.core.constants import COMMAND, VANGUARD
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat


def hand_modifier(state: State, seat: Seat) -> i64:
    """How many cards more, or less, this player's starting hand and maximum hand size have. CR 313.6, 902.5."""
    n: i64 = 0
    for id in state.ids(seat, COMMAND):
        card = state.objs[id].card
        if card.base.types & VANGUARD:
            n += card.faces[0].hand_modifier
    return n


def life_modifier(state: State, seat: Seat) -> i64:
    """How much more, or less, life this player starts with; who shares a life total adds to it. CR 313.7, 902.4."""
    n: i64 = 0
    life_of = state.table.life_of
    for s in range(state.seats):
        if life_of[s] == life_of[seat]:
            for id in state.ids(s, COMMAND):
                card = state.objs[id].card
                if card.base.types & VANGUARD:
                    n += card.faces[0].life_modifier
    return n


def starting_life(state: State, seat: Seat) -> i64:
    """A player's starting life total. CR 103.4."""
    table = state.table
    life = table.starting_life[table.life_of[seat]]
    return life + life_modifier(state, seat) if table.vanguards else life


def set_starting_life(state: State) -> None:
    """Life totals, those of teams included, begin as vanguards make them. CR 103.4b."""
    for seat in range(state.seats):
        if state.table.life_of[seat] == seat:
            state.edit_player(seat).life = starting_life(state, seat)


def starting_hand(state: State, seat: Seat) -> i64:
    """A player's starting hand size. CR 103.5."""
    size = state.table.hand_size[seat]
    return max(size + hand_modifier(state, seat), 0) if state.table.vanguards else size
