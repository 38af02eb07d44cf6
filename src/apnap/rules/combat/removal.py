"""Removing creatures and what they attack from combat. CR 506.4."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.definitions import NO_IDS
from apnap.rules.objects import without
from apnap.rules.state import State
from apnap.rules.words import NONE


def remove_from_combat(state: State, id: i64) -> None:
    """It stops being attacking, blocking, blocked or unblocked. CR 506.4, 506.4e."""
    o = state.edit(id)
    if o.attacking != NONE:
        for m in range(len(state.turns)):
            if id in state.turns[m].attackers:
                turn = state.edit_marker(m)
                turn.attackers = without(turn.attackers, id)
        for b in o.blockers:
            if id in state.objs[b].blocking:
                blocker = state.edit(b)
                blocker.blocking = without(blocker.blocking, id)
        o.attacking = NONE
        o.blocked = False
        o.blockers = NO_IDS
    if o.blocking:
        # what it blocked stays blocked (506.4, 509.1h)
        for a in o.blocking:
            if id in state.objs[a].blockers:
                attacker = state.edit(a)
                attacker.blockers = without(attacker.blockers, id)
        o.blocking = NO_IDS
    o.struck = False


def in_combat(state: State, id: i64) -> bool:
    """Is it attacking or blocking?"""
    o = state.objs[id]
    return o.attacking != NONE or len(o.blocking) > 0
