"""After something happened: derive what may have changed, and let abilities, control and combat follow. CR 613.

The whole board where effects may depend on each other, else what changed (see stepwise.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts import control
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch5_turns.combat.removal import sweep
from apnap.rules.ch6_spells.layers import layers, stepwise
from apnap.rules.ch7_additional.keywords import pairing
from apnap.rules.core.constants import BATTLEFIELD, NONE
from apnap.rules.core.state import NONE_CHANGED
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def attachment_moves(game: Game, id: ObjectId, was: Ref, to: Ref) -> None:
    """Something is attached to another object, or to none: what these three are may have changed."""
    state = game.state
    if not state.stepwise:
        game.drop_all_chars()
        return
    state.make_stale(id)
    state.make_stale(was)
    state.make_stale(to)
    state.make_stale(NONE)  # words read what is attached to what
    state.layers_dirty = state.layers_dirty or state.gives_control


def settle(game: Game) -> None:
    """Derive again what may have changed, and let abilities and control follow. CR 613, 800.4c."""
    state = game.state
    rounds = 0
    while state.layers_dirty or state.layers_stale:
        rounds += 1
        if rounds > 50:
            raise RuntimeError("continuous effects do not settle (CR 613)")
        if not state.layers_dirty:
            settle_some(game)
            continue
        state.known = 0
        state.layers_dirty = False
        state.control_dirty = False
        state.layers_stale = False
        state.stale = NO_IDS
        state.moved = NO_IDS
        state.changed = NONE_CHANGED
        if state.off_battlefield_effects and (state.stepwise or state.dynamic == 0) and not state.hidden:
            layers.set_off_battlefield_effects(game, [])
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD):
                state.chars[id] = None
            state.edit_player(seat).mana_dirty = True
        for seat in range(state.seats):
            for id in state.ids(seat, BATTLEFIELD).copy():
                game.update_registration(id)
        if state.dynamic:
            layers.keep_beyond(game)
        if state.elsewhere_dirty:
            layers.follow_elsewhere(game)
        if state.fighting():
            sweep(game)
        control.settle_control(game)
        if state.pairs:
            pairing.settle(game)


def settle_some(game: Game) -> None:
    """The same for what changed only, where that is exact."""
    state = game.state
    ids = stepwise.take_stale(game)
    for id in ids:
        before = state.chars[id]
        if before is not None and before.abilities.mana:
            state.edit_player(state.objs[id].controller).mana_dirty = True
        state.chars[id] = None
    stepwise.derive_together(game, ids)
    for id in ids:
        o = state.objs[id]
        if o.zone == BATTLEFIELD:
            abilities = game.char(id).abilities
            if abilities.every and o.registered is abilities:
                state.doubt(id)
            else:
                state.suspect(id)
            game.update_registration(id)
            if abilities.mana:
                state.edit_player(o.controller).mana_dirty = True
    if ids and state.fighting():
        sweep(game)
    if state.gives_control:
        control.settle_control(game)
    if state.pairs:
        pairing.settle(game)
