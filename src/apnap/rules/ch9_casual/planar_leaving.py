"""Planechase when players leave: who becomes the planar controller, and what goes with the leavers.

CR 800.4p, 901.6, 901.10, 901.12b, 901.14b.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch8_multiplayer import markers
from apnap.rules.ch8_multiplayer.table import SEATS_A_MARKER
from apnap.rules.ch9_casual.planar_die import forget_planeswalking
from apnap.rules.ch9_casual.planes import Planeswalks, is_phenomenon, leave_with_owner, take_over, turn_down
from apnap.rules.core.constants import STAGE_REMOVED, STAGE_START
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.types import Marker, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# before they leave ---------------------------------------------------------------------------------------------------
def make_way(game: Game, leavers: i64) -> None:
    """Planar controllers who would leave stop being it, and others become it first. CR 800.4p, 901.14b."""
    state = game.state
    surplus = markers_to_go(state, leavers)
    for m in range(len(state.turns)):
        old = state.turns[m].planar_controller
        if old < 0 or not leavers >> old & 1 or state.turns[m].stage == STAGE_REMOVED:
            continue
        if surplus > 0:
            surplus -= 1
            abdicate(game, m)
            continue
        new = successor(state, old, leavers)
        if new >= 0:
            take_over(game, m, new)
            if game.logging:
                game.say("800.4p", f"{game.name_of_seat(new)} becomes the planar controller")
    keep_phenomena(game, leavers)


def markers_to_go(state: State, leavers: i64) -> i64:
    """By how many turn markers there will be fewer without these players. CR 901.14b, 807.4a."""
    if state.table.markers == 1 or state.turns[0].stage == STAGE_START:
        return 0
    players: i64 = 0
    for seat in range(state.seats):
        players += (state.alive & ~leavers) >> seat & 1
    return markers.markers_left(state) - max(1, players // SEATS_A_MARKER)


def abdicate(game: Game, marker: Marker) -> None:
    """A planar controller ceases to be it, and nobody else becomes it; nobody planeswalks. CR 901.14b."""
    state = game.state
    state.edit_marker(marker).planar_controller = -1
    for id in state.planes:
        if state.objs[id].marker == marker:
            turn_down(game, id)


def successor(state: State, seat: Seat, leavers: i64) -> i64:
    """The next player in turn order who stays, a teammate in the same turn first; -1 for nobody.

    CR 800.4p, 901.12b.
    """
    n: i64 = len(state.table.units)
    unit = state.table.unit_of[seat]
    for _i in range(n):
        for s in state.table.units[unit]:
            if state.in_game(s) and not leavers >> s & 1:
                return s
        unit = (unit + state.direction + n) % n
    return -1


def keep_phenomena(game: Game, leavers: i64) -> None:
    """Abilities from phenomena stay, under the new planar controller. CR 901.10b."""
    state = game.state
    for m in range(len(state.turns)):
        planar = state.turns[m].planar_controller
        if planar < 0:
            continue
        for id in state.turns[m].stack:
            o = state.objs[id]
            if o.ability is not None and leavers >> o.controller & 1 and is_phenomenon(state.objs[o.source]):
                o = state.edit(id)
                o.controller = planar
                o.base_controller = planar
                o.owner = planar
    waiting: list[Trigger] = []
    for t in state.pending:
        waiting.append(inherited(state, t) if is_left_behind(state, t, leavers) else t)
    state.pending = waiting


def is_left_behind(state: State, t: Trigger, leavers: i64) -> bool:
    """Is it the ability of a phenomenon whose controller leaves, with somebody to follow? CR 901.10b."""
    if not leavers >> t.controller & 1 or state.turns[t.marker].planar_controller < 0:
        return False
    return is_phenomenon(state.objs[t.source])


def inherited(state: State, t: Trigger) -> Trigger:
    """The same one, of the new planar controller. CR 901.10b."""
    new = t.on(t.marker)
    new.controller = state.turns[t.marker].planar_controller
    new.free = t.free
    return new


# after they have left ------------------------------------------------------------------------------------------------
def go_on_without(game: Game) -> None:
    """What is face up and was theirs leaves with them; the planar controller turns the next card up.

    CR 901.10-901.10a.
    """
    state = game.state
    for m in range(len(state.turns)):
        gone = False
        for id in state.planes:
            o = state.objs[id]
            if o.marker == m and not state.in_game(o.owner):
                gone = True
                if not is_phenomenon(o):
                    forget_planeswalking(game, m)
        planar = state.turns[m].planar_controller
        if gone and planar >= 0:
            event = Planeswalks(planar, NO_IDS)
            event.departed = True
            game.emit(event)
    for id in state.planes:
        if not state.in_game(state.objs[id].owner):
            leave_with_owner(game, id)
    follow_markers(game)


def follow_markers(game: Game) -> None:
    """A marker is gone: its planes go on with a marker that has none, or under their owners' planar decks.

    The rules say nothing of it where the player who left was another one (901.14b): see docs/rulings.md.
    """
    state = game.state
    for id in state.planes:
        marker = state.objs[id].marker
        if state.turns[marker].stage == STAGE_REMOVED:
            other = without_planes(state)
            if other < 0:
                turn_down(game, id)
            else:
                bring(state, marker, other)
        elif state.turns[marker].planar_controller < 0:
            turn_down(game, id)
    for m in range(len(state.turns)):
        if state.turns[m].stage == STAGE_REMOVED and state.turns[m].planar_controller >= 0:
            state.edit_marker(m).planar_controller = -1


def without_planes(state: State) -> i64:
    """A marker in the game that no plane belongs to, or -1."""
    for turn in state.turns:
        if turn.stage != STAGE_REMOVED:
            some = False
            for id in state.planes:
                if state.objs[id].marker == turn.marker:
                    some = True
            if not some:
                return turn.marker
    return -1


def bring(state: State, marker: Marker, other: i64) -> None:
    """All planes of a marker go on with another one, and so does their planar controller."""
    for id in state.planes:
        if state.objs[id].marker == marker:
            state.edit(id).marker = other
    state.edit_marker(other).planar_controller = state.turns[marker].planar_controller
