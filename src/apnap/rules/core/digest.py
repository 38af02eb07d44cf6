"""A digest of a state: equal for equal games, on every platform, compiled or not."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.ch7_additional.day_and_night import is_ahead
from apnap.rules.core.constants import CREATURE, NONE, POOL_SIZE, S_SLOTS, STACK, ZONES_PER_SEAT
from apnap.rules.core.objects import Obj
from apnap.rules.core.players import Player
from apnap.rules.core.state import Standing, State
from apnap.rules.core.turn_marker import NORMAL_TURN
from apnap.rules.events import Damage, ZoneChange

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
        h = mix(mix(h, turn.regular), turn.plan_index * 4 + (1 if turn.extra else 0) + (2 if turn.needs_cleanup else 0))
        if turn.plan is not NORMAL_TURN and turn.plan != NORMAL_TURN:
            for x in turn.plan:
                h = mix(h, x)
        for id in turn.stack:
            h = object_digest(state, state.objs[id], h)
        for id in turn.attackers:
            h = mix(h, id)
        for s in turn.active:
            h = mix(h, s)
        if turn.extra_turn_flags:
            h = mix(h, turn.extra_turn_flags)
        if turn.waits_for_others or turn.removals:
            h = mix(h, turn.removals * 2 + (1 if turn.waits_for_others else 0))
        for x in turn.damage_this_turn:
            h = mix(h, x)
        if turn.planar_controller >= 0:
            h = mix(h, 600 + turn.planar_controller)
        if turn.resolution_trail:
            h = mix(mix(h, turn.resolved), turn.must_choose_differently)
        for f in turn.repeated_actions:
            h = mix(mix(h, f.seat), f.number(state))
    for slot in range(S_SLOTS):
        for e in state.standing[slot]:
            h = effect_digest(e, h)
    for t in state.pending:
        for x in (t.source, t.controller, t.marker, t.it, t.amount):
            h = mix(h, x)
        for x in t.those:
            h = mix(h, x)
        if t.free and state.table.markers > 1:
            h = mix(h, 1)
    for x in (state.r0, state.r1, state.r2, state.r3, state.alive, state.ticks, state.clock, state.monarch, state.here):
        h = mix(h, x)
    h = mix(h, state.direction)
    for x in state.barred_actions:
        h = mix(h, x)
    if state.unfinished is not None:
        h = mix(h, 727)
    if state.day:
        h = mix(h, 730 + state.day)
        for turn in state.turns:
            if is_ahead(turn):
                h = mix(h, 740 + turn.cast_before)
    if state.initiative >= 0:
        h = mix(h, 500 + state.initiative)
    for x in state.planes:
        h = mix(mix(h, x), state.objs[x].marker)
    for x in state.exiled_until:
        h = mix(h, x)
    for u in state.extra_turns:
        h = mix(h, u)
    frame = state.frame
    if frame is not None:
        h = mix(mix(h, digest(frame.main)), state.leaving_main_game)
    resume = state.resume
    if resume is not None:
        h = mix(mix(h, len(resume.answers)), len(resume.results))
    return mix(h, 1 if state.over else 0)


def effect_digest(e: Standing, h: i64) -> i64:
    for x in (e.serial, e.timestamp, e.uses, e.controller, e.source, e.duration, e.seat, e.a, e.b):
        h = mix(h, x)
    ids = e.ids
    if ids is not None:
        for id in ids:
            h = mix(h, id)
    known = e.context
    if known is not None and known.targets:
        h = announced_digest(known, h)
    return h


def player_digest(state: State, p: Player, h: i64) -> i64:
    for x in (p.life, p.poison, p.lands_played, p.outcome, p.mulligans, p.turns, p.controlled_by):
        h = mix(h, x)
    h = mix(h, p.last_turn)
    h = mix(mix(h, p.turn_began), p.opening * 2 + (1 if p.drew_empty else 0))
    if p.next_controlled_by >= 0:
        h = mix(h, 1000 + p.next_controlled_by)
    for x in p.left_with:
        h = mix(h, x)
    if p.identity >= 0:
        h = mix(h, 2000 + p.identity)
    for x in p.commanders:
        h = mix(h, x)
    for x in p.commander_casts:
        h = mix(h, x)
    for x in p.commander_damage:
        h = mix(h, x)
    if p.has_citys_blessing:
        h = mix(h, 3131)
    if p.speed:
        h = mix(h, 702179 + p.speed)
    if p.has_enduring_story:
        h = mix(h, 702195)
    for name in p.paradigms:
        h = mix(h, word(name))
    if p.ring_tempted:
        h = mix(h, 70154 + p.ring_tempted)
    for note in p.notes:
        h = mix(mix(mix(h, word(note.about)), note.kind * 4096 + note.number), word(note.word))
    if p.dungeons:
        h = mix(h, 3000 + p.dungeons)
    for x in p.skips:
        h = mix(h, x)
    if p.planar_rolls:
        h = mix(h, 2500 + p.planar_rolls)
    if p.extra_turns_owed:
        h = mix(h, 2000 + p.extra_turns_owed)
    for x in p.extra_turn_terms:
        h = mix(h, x)
    for i in range(POOL_SIZE):
        h = mix(h, p.pool[i])
    for unit in p.special_mana:
        h = mix(mix(h, 40 + unit.kind * 2 + (1 if unit.snow else 0)), unit.source)
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
    mask = o.face_down_values
    if mask is not None:
        flags |= 64 if mask.by_mana_cost else 128
        if mask.face.chars.types & ~CREATURE:
            h = mix(h, mask.face.chars.types)
    if o.dealt_first_damage:
        flags |= 256
    for c in o.components:
        h = mix(mix(mix(h, c.number), c.face), 2 * int(c.face_down) + int(c.token))
    if o.cast_as is not None:
        flags |= 512
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
    for name in o.names:
        h = mix(h, word(name))
    h = mix(h, o.controller)
    h = mix(h, o.timestamp)
    h = mix(h, o.controlled_since)
    if o.protector >= 0:
        h = mix(h, o.protector)
    if o.paired >= 0:
        h = mix(h, 7000 + o.paired)
    if o.attached_to != NONE:
        h = mix(h, o.attached_to)
    if o.attacking != NONE:
        h = mix(h, o.attacking)
        if o.band >= 0:
            h = mix(h, 9000 + o.band)
    for b in o.blocking:
        h = mix(h, b)
    for b in o.blockers:
        h = mix(h, b)
    counters = o.counters
    if counters is not None:
        for kind, n in counters.items():
            h = mix(mix(h, word(kind)), n)
    for b in o.linked:
        h = mix(h, b)
    if o.token_count > 1:
        h = mix(h, 11000 + o.token_count)
    stamps = o.counter_timestamps
    if stamps is not None:
        for kind, stamp in stamps.items():
            h = mix(mix(h, word(kind)), stamp)
    announced = o.announced
    if announced is not None and o.zone == STACK:
        h = announced_digest(announced, h)
    return h


def announced_digest(announced: Context, h: i64) -> i64:
    """What was chosen for a spell or ability on a stack."""
    for slot in announced.targets:
        h = mix(h, len(slot))
        for ref in slot:
            h = mix(h, ref)
    for part in announced.division:
        for n in part:
            h = mix(h, n)
    for i in announced.modes:
        h = mix(h, i)
    for card in announced.spliced:
        h = mix(h, card)
    event = announced.event  # what it triggered on
    if isinstance(event, ZoneChange):
        h = mix(mix(h, event.id), event.to)
    elif isinstance(event, Damage):
        h = mix(mix(mix(h, event.source), event.target), event.amount)
    return mix(mix(mix(h, announced.source), announced.method), announced.x)
