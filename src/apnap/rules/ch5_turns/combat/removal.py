"""Removing creatures and what they attack from combat. CR 506.4.

Who is attacking is in `turn.attackers`, and who blocks whom in the attackers' `blockers`. A creature keeps what it
blocked in `blocking` even when that is gone, because it stays a blocking creature until combat ends (509.1g).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.core.constants import BATTLE, BATTLEFIELD, CREATURE, NONE, PLANESWALKER
from apnap.rules.core.objects import without
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def remove_from_combat(state: State, id: ObjectId) -> None:
    """It stops being attacking, blocking, blocked, unblocked or attacked. CR 506.4, 506.4c."""
    unlink(state, id)
    forget_combat(state, id)


def forget_combat(state: State, id: ObjectId) -> None:
    """It knows of no combat any more."""
    o = state.edit(id)
    o.attacking = NONE
    o.blocked = False
    o.blockers = NO_IDS
    o.blocking = NO_IDS
    o.band = -1
    o.dealt_first_damage = False


def unlink(state: State, id: ObjectId) -> None:
    """Everything else forgets that it was in combat; it remembers, as last known information does. CR 608.2h."""
    o = state.objs[id]
    for m in range(len(state.turns)):
        attackers = state.turns[m].attackers
        if not attackers:
            continue
        if id in attackers:
            turn = state.edit_marker(m)
            turn.attackers = without(attackers, id)
        for a in attackers:
            if state.objs[a].attacking == id:
                # it goes on attacking, but nothing (506.4c): nobody ever attacks itself
                state.edit(a).attacking = a
    for a in o.blocking:
        # what it blocked stays blocked (509.1h)
        if id in state.objs[a].blockers:
            attacker = state.edit(a)
            attacker.blockers = without(attacker.blockers, id)


def in_combat(state: State, id: ObjectId) -> bool:
    """Is it attacking or blocking?"""
    o = state.objs[id]
    return o.attacking != NONE or len(o.blocking) > 0


def attacked_by(game: Game, id: ObjectId) -> i64:
    """The player, planeswalker or battle that an attacker is attacking still, or NONE. CR 506.4c, 800.4e."""
    state = game.state
    o = state.objs[id]
    ref = o.attacking
    if ref == NONE or ref == id:
        return NONE
    if ref < 0:
        return ref if state.in_game(-1 - ref) else NONE
    attacked = state.objs[ref]
    if attacked.zone != BATTLEFIELD or attacked.phased_out:
        return NONE
    types = game.char(ref).types
    if types & BATTLE:
        return ref
    # a planeswalker under another player's control has been removed from combat
    if types & PLANESWALKER and attacked.controller == o.defender:
        return ref
    return NONE


def defending_seat(game: Game, id: ObjectId) -> i64:
    """The player who defends against an attacker, or did before it stopped attacking. CR 508.5."""
    state = game.state
    o = state.objs[id]
    ref = o.attacking
    if ref >= 0 and ref != id:
        attacked = state.objs[ref]
        if attacked.zone == BATTLEFIELD and attacked.protector >= 0 and game.char(ref).types & BATTLE:
            return attacked.protector
    return o.defender


def blocked_now(state: State, id: ObjectId) -> list[i64]:
    """The attackers that a creature is blocking still, in its damage assignment order. CR 509.1g, 510.1d."""
    blocking = state.objs[id].blocking
    for a in blocking:
        if id not in state.objs[a].blockers:
            out: list[i64] = []
            for b in blocking:
                if id in state.objs[b].blockers:
                    out.append(b)
            return out
    return blocking


def fits_combat(game: Game, id: ObjectId) -> bool:
    """May it be an attacking or blocking creature: there, a creature, and no battle? CR 506.3, 506.4."""
    o = game.state.objs[id]
    if o.zone != BATTLEFIELD or o.phased_out:
        return False
    return game.char(id).types & (CREATURE | BATTLE) == CREATURE


def sweep(game: Game) -> None:
    """Remove from combat what has stopped being a creature or has become a battle. CR 506.4."""
    state = game.state
    gone: list[i64] = []
    for turn in state.turns:
        for a in turn.attackers:
            if not fits_combat(game, a):
                gone.append(a)
            for b in state.objs[a].blockers:
                if b not in gone and not fits_combat(game, b):
                    gone.append(b)
    for id in gone:
        remove_from_combat(state, id)
