"""The end of combat: everything is removed from combat, and what lasts until then ends. CR 511."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch4_zones.zones import drop_standing
from apnap.rules.ch5_turns.combat.removal import forget_combat
from apnap.rules.core.constants import BATTLEFIELD, LASTS_THIS_COMBAT, NONE
from apnap.rules.core.state import Standing, State, Watcher
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def end_combat(game: Game) -> None:
    """Nothing is in combat any more. CR 511.2-3."""
    state = game.state
    turn = state.turn()
    fought = turn.attacked or len(turn.attackers) > 0
    if fought:
        for seat in range(state.seats):
            if turn.defenders >> seat & 1 or (turn.defenders and seat in turn.active):
                clear_side(state, seat)
        state.stir()  # nothing is attacking or blocking any longer
    turn = state.edit_turn()
    turn.attackers = NO_IDS
    turn.attacked = False
    turn.defenders = 0
    turn.first_strike = False
    end_effects(game)


def clear_side(state: State, seat: Seat) -> None:
    """Remove the creatures of one player from combat."""
    for id in state.ids(seat, BATTLEFIELD):
        o = state.objs[id]
        if (o.attacking != NONE or o.blocking or o.dealt_first_damage) and not fights_elsewhere(state, id):
            forget_combat(state, id)


def fights_elsewhere(state: State, id: ObjectId) -> bool:
    """Is it in the combat of another turn that is going on at the same time? CR 807.4."""
    for m in range(len(state.turns)):
        if m == state.here:
            continue
        attackers = state.turns[m].attackers
        if attackers:
            if id in attackers:
                return True
            for a in state.objs[id].blocking:
                if a in attackers:
                    return True
    return False


def end_effects(game: Game) -> None:
    """What lasts until end of combat is over. CR 511.2."""
    state = game.state
    if not state.durations >> LASTS_THIS_COMBAT & 1:
        return
    gone: list[Standing] = []
    for slot in state.standing:
        for e in slot:
            if e.duration == LASTS_THIS_COMBAT and e.marker == state.here and e not in gone:
                gone.append(e)
    if gone:
        drop_standing(state, gone)
        game.settle()
        state.touch()
    for k in range(len(state.watchers)):
        watchers = state.watchers[k]
        if watchers and has_combat_watcher(watchers):
            keep: list[Watcher] = []
            for w in watchers:
                if w.duration != LASTS_THIS_COMBAT:
                    keep.append(w)
            state.watchers[k] = keep


def has_combat_watcher(watchers: list[Watcher]) -> bool:
    for w in watchers:
        if w.duration == LASTS_THIS_COMBAT:
            return True
    return False
