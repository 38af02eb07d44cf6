"""Creatures that are paired, for as long as both are creatures of one player. CR 702.95."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.constants import BATTLEFIELD, CREATURE
from apnap.rules.core.objects import added
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def partner(game: Game, id: ObjectId) -> i64:
    """The creature that this one is paired with, or -1. CR 702.95b."""
    state = game.state
    other = state.objs[id].paired
    if other < 0 or state.objs[id].zone != BATTLEFIELD or state.objs[other].zone != BATTLEFIELD:
        return -1
    return other


def can_pair(game: Game, id: ObjectId, other: i64, seat: Seat) -> bool:
    """Are these two unpaired creatures that this player controls? CR 702.95a, 702.95c-d."""
    if id == other:
        return False
    return is_free(game, id, seat) and is_free(game, other, seat)


def is_free(game: Game, id: ObjectId, seat: Seat) -> bool:
    """Is this an unpaired creature that this player controls?"""
    o = game.state.objs[id]
    if o.zone != BATTLEFIELD or o.controller != seat or partner(game, id) >= 0:
        return False
    return game.char(id).types & CREATURE != 0


def pair(game: Game, id: ObjectId, other: i64) -> None:
    """These two are paired from now on. CR 702.95a."""
    state = game.state
    state.edit(id).paired = other
    state.edit(other).paired = id
    state.pairs = added(state.pairs, id)
    state.layers_dirty = True
    state.touch()
    if game.logging:
        game.say("702.95a", f"{game.name(id)} and {game.name(other)} are paired")
    game.settle()


def settle(game: Game) -> None:
    """Pairs end that cannot last; for good, whatever becomes of their creatures. CR 702.95e."""
    state = game.state
    left: list[i64] = []
    for id in state.pairs:
        other = partner(game, id)
        if other >= 0 and lasts(game, id, other):
            left.append(id)
            continue
        other = state.objs[id].paired
        state.edit(id).paired = -1
        if other >= 0 and state.objs[other].paired == id:
            state.edit(other).paired = -1
        state.layers_dirty = True
    if len(left) != len(state.pairs):
        state.pairs = left
        state.touch()


def lasts(game: Game, id: ObjectId, other: i64) -> bool:
    """Are both still creatures, under one player's control? CR 702.95e."""
    if game.state.objs[id].controller != game.state.objs[other].controller:
        return False
    return game.char(id).types & game.char(other).types & CREATURE != 0
