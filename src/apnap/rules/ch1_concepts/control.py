"""Who controls each permanent, and what happens when that changes. CR 110.2, 613.1b, 800.4c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import cease, register, unregister
from apnap.rules.ch5_turns.combat.removal import remove_from_combat
from apnap.rules.core.constants import BATTLEFIELD, EXILE, L_CONTROL, S_LAYER, STACK
from apnap.rules.core.designations import RING_BEARER, without_note
from apnap.rules.core.objects import has_card
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import ControlChange, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def settle_control(game: Game) -> None:
    """Layer 2: who controls each permanent and spell; a change is an event. CR 613.1b, 110.2, 112.2, 800.4c."""
    state = game.state
    givers: list[Standing] = []
    for e in state.standing[S_LAYER]:
        if L_CONTROL in e.static.layers():
            givers.append(e)
    changes: list[ControlChange] = []
    exiled: list[i64] = []
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            want = due_controller(game, givers, id)
            if want != state.objs[id].controller:
                if state.in_game(want):
                    changes.append(ControlChange(id, want))
                else:
                    exiled.append(id)
    for turn in state.turns:
        for id in turn.stack:
            o = state.objs[id]
            if givers or o.controller != o.base_controller:
                want = due_controller(game, givers, id)
                if want != o.controller:
                    if state.in_game(want):
                        changes.append(ControlChange(id, want))
                    else:
                        exiled.append(id)
    for change in changes:
        game.emit(change)
    for id in exiled:
        # nobody in the game is left to control it (800.4c)
        o = state.objs[id]
        if o.zone == BATTLEFIELD or (o.zone == STACK and has_card(o)):
            game.emit(ZoneChange(id, o.zone, EXILE, o.owner))
        elif o.zone == STACK:
            cease(game, id)


def due_controller(game: Game, givers: list[Standing], id: ObjectId) -> Seat:
    """Who controls an object: who did as it came, or whom the latest of these effects gives it. CR 613.1b."""
    state = game.state
    want = state.objs[id].base_controller
    for e in givers:
        ids = e.ids
        if id not in ids if ids is not None else not e.static.affects(game, e, id, game.char(id)):
            continue
        if state.reach is not None and not state.in_reach(e.controller, want):
            continue  # who would have it but for this effect is out of range (801.10)
        given = e.static.gives_control(game, e, id)
        if given >= 0 and state.in_game(given):
            want = given
    return want


def hand_over(game: Game, id: ObjectId, seat: Seat) -> None:
    """Move a permanent to another player's side. CR 506.4, 302.6."""
    state = game.state
    o = state.objs[id]
    if state.fighting():
        remove_from_combat(state, id)
    o = state.edit(id)
    was = o.controller
    state.edit_zone(was, BATTLEFIELD).remove(id)
    state.edit_zone(seat, BATTLEFIELD).append(id)
    o.controller = seat
    o.controlled_since = state.ticks
    o.chosen = without_note(o.chosen, RING_BEARER)  # 701.54a
    state.edit_player(was).mana_dirty = True
    state.edit_player(seat).mana_dirty = True
    abilities = o.registered
    if abilities.every:
        unregister(game, id)
        register(game, id, abilities)
    if state.layered():
        state.layers_dirty = True
