"""A digest of a state: equal for equal games, on every platform, compiled or not."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from apnap.rules.objects import Obj
from apnap.rules.players import Player
from apnap.rules.state import State
from apnap.rules.words import NONE, POOL_SIZE, S_SLOTS, ZONES_PER_SEAT

MASK: Final = 0xFFFFFFFF


def mix(h: i64, x: i64) -> i64:
    """Fold a number into a hash, in masked words so that compiled and interpreted agree."""
    h = ((h ^ (x & MASK)) * 0x01000193) & MASK
    return (h ^ (h >> 15)) & MASK


def word(text: str) -> i64:
    return crc32(text.encode())


def digest(state: State) -> i64:
    """Everything that decides how the game goes on."""
    h: i64 = 0x811C9DC5
    for p in state.players:
        h = player_digest(state, p, h)
    for turn in state.turns:
        for x in (turn.number, turn.unit, turn.step, turn.stage, turn.priority, turn.passed, turn.defenders):
            h = mix(h, x)
        for id in turn.stack:
            h = object_digest(state, state.objs[id], h)
        for id in turn.attackers:
            h = mix(h, id)
        for s in turn.active:
            h = mix(h, s)
    for slot in range(S_SLOTS):
        for e in state.standing[slot]:
            h = mix(h, e.serial)
            h = mix(h, e.timestamp)
            h = mix(h, e.uses)
            h = mix(h, e.controller)
    for t in state.pending:
        h = mix(h, t.source)
        h = mix(h, t.controller)
    for x in (state.r0, state.r1, state.r2, state.r3, state.alive, state.ticks, state.clock, state.monarch, state.here):
        h = mix(h, x)
    for u in state.extra_turns:
        h = mix(h, u)
    return mix(h, 1 if state.over else 0)


def player_digest(state: State, p: Player, h: i64) -> i64:
    for x in (p.life, p.poison, p.lands_played, p.outcome, p.mulligans, p.turns, p.controlled_by):
        h = mix(h, x)
    if p.next_master >= 0:
        h = mix(h, 1000 + p.next_master)
    for x in p.skips:
        h = mix(h, x)
    for i in range(POOL_SIZE):
        h = mix(h, p.pool[i])
    counters = p.counters
    if counters is not None:
        for kind, n in counters.items():
            h = mix(mix(h, word(kind)), n)
    for kind_of_zone in range(ZONES_PER_SEAT):
        h = mix(h, kind_of_zone)
        for id in state.ids(p.seat, kind_of_zone):
            h = object_digest(state, state.objs[id], h)
    return h


def object_digest(state: State, o: Obj, h: i64) -> i64:
    h = mix(h, o.id)
    h = mix(h, o.number if o.number >= 0 else word(o.card.name))
    h = mix(h, o.damage)
    flags: i64 = 0
    if o.tapped:
        flags |= 1
    if o.face_down:
        flags |= 2
    if o.blocked:
        flags |= 4
    if o.deathtouched:
        flags |= 8
    if o.phased_out:
        flags |= 16 + (o.phasing << 16)
    if o.flipped:
        flags |= 32
    mask = o.mask
    if mask is not None:
        flags |= 64 if mask.by_mana_cost else 128
    h = mix(h, flags)
    if o.face:
        h = mix(h, o.face)
    copied = o.copied
    if copied is not None:
        h = mix(mix(h, word(copied.name)), copied.power * 256 + copied.toughness)
    chosen = o.chosen
    if chosen is not None:
        for key in sorted(chosen):
            h = mix(mix(h, word(key)), chosen[key])
    h = mix(h, o.controller)
    h = mix(h, o.timestamp)
    if o.attached_to != NONE:
        h = mix(h, o.attached_to)
    if o.attacking != NONE:
        h = mix(h, o.attacking)
    for b in o.blocking:
        h = mix(h, b)
    counters = o.counters
    if counters is not None:
        for kind, n in counters.items():
            h = mix(mix(h, word(kind)), n)
    announced = o.announced
    if announced is not None and o.zone == 8:
        for slot in announced.targets:
            for ref in slot:
                h = mix(h, ref)
        h = mix(h, announced.x)
    return h
