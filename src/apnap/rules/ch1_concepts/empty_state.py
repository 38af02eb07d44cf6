"""A state that has nothing in it yet."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import EV_KINDS, S_SLOTS, ZONES_PER_SEAT
from apnap.rules.core.players import Player
from apnap.rules.core.state import State, ZoneList
from apnap.rules.core.turn_marker import Turn


def empty_state(table: TableRules, seed: i64) -> State:
    """A game of this table before any card is in it."""
    s = State(table)
    for _i in range(S_SLOTS):
        s.standing.append([])
    for _i in range(EV_KINDS):
        s.watchers.append([])
    for seat in range(table.seats):
        s.players.append(Player(seat, s.stamp))
        s.able = [*s.able, NO_IDS]
        s.makers = [*s.makers, NO_IDS]
        s.alive |= 1 << seat
        for _i in range(ZONES_PER_SEAT):
            s.zones.append(ZoneList([], s.stamp))
    for m in range(table.markers):
        s.turns.append(Turn(m, s.stamp))
    s.seed(seed)
    return s
