"""Copying objects: copiable values, tokens that are copies, copies of spells and abilities. CR 707."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import targets
from apnap.rules.ch1_concepts.definitions import Context, Target
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch6_spells import announcing
from apnap.rules.ch6_spells.layers.copiable_values import FACE_DOWN
from apnap.rules.ch7_additional.components import merged_over
from apnap.rules.ch8_multiplayer.range import within
from apnap.rules.core.constants import EV_TARGET, S_LAYER, STACK
from apnap.rules.core.decisions import TargetDecision
from apnap.rules.core.designations import A_GIFTED, is_noted, noted, with_note
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import BecomesTarget, CreateToken, Entry, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# copiable values -----------------------------------------------------------------------------------------------------
def copiable_values(game: Game, id: ObjectId) -> Chars:
    """What a copy of an object gets: printed values as copy effects and its face-down status modify them. CR 707.2.

    Counters, other effects and the flipped status are not copied (707.2, 707.3).
    """
    state = game.state
    o = state.objs[id]
    if o.face_down:
        mask = o.face_down_values
        return FACE_DOWN if mask is None else mask.face.chars
    base = o.copied
    if base is None:
        cast_as = o.cast_as
        base = o.card.faces[o.face].chars if cast_as is None or cast_as.loose else cast_as.face.chars
    for e in state.standing[S_LAYER]:
        copied = e.copied
        if copied is not None:
            ids = e.ids
            if ids is not None and id in ids:
                base = merged_over(o, copied, e.timestamp) if o.components else copied
    return base


def take_over(chars: Chars, copied: Chars) -> None:
    """A draft of characteristics becomes that of a copy, in layer 1a. CR 613.2a."""
    chars.name = copied.name
    chars.cost = copied.cost
    chars.colors = copied.colors
    chars.supertypes = copied.supertypes
    chars.types = copied.types
    chars.subtypes = copied.subtypes
    chars.keywords = copied.keywords
    chars.abilities = copied.abilities
    chars.power = copied.power
    chars.toughness = copied.toughness
    chars.loyalty = copied.loyalty
    chars.defense = copied.defense
    chars.flip = copied.flip
    chars.prepare = copied.prepare
    chars.every_type = copied.every_type


# tokens --------------------------------------------------------------------------------------------------------------
def token_copy(game: Game, seat: Seat, id: ObjectId, values: Chars, entry: Entry | None = None) -> CreateToken:
    """The event that a token with these values comes to be, a copy of that object. CR 707.2, 707.8a.

    A copy of a double-faced permanent has both faces, and the same one up.
    """
    o = game.state.objs[id]
    event = CreateToken(seat, o.card)
    if entry is None:
        entry = Entry()
    if values is o.card.faces[o.face].chars:
        entry.face = o.face
    else:
        entry.copied = values
    event.entry = entry
    return event


# spells and abilities ------------------------------------------------------------------------------------------------
def copy_on_stack(game: Game, seat: Seat, id: ObjectId, origin: i64, values: Chars | None, new_targets: bool) -> i64:
    """Put a copy of a spell or ability onto the stack, as it is or last was; its id, or -1. CR 707.10, 608.2h.

    With `values` the copy of a spell has these instead (707.9). It is not cast, and not activated.
    """
    state = game.state
    if not state.in_game(seat):
        return -1
    o = state.objs[id]
    new = new_object(state, o.card, seat, seat, STACK, announcing.ABILITY_CHARS if o.ability is not None else None)
    new.face = o.face
    new.face_down = o.face_down
    new.face_down_values = o.face_down_values
    new.cast_as = o.cast_as
    new.copied = values if values is not None else o.copied
    new.ability = o.ability
    new.source = o.source
    new.method = o.method
    said = o.announced
    if said is not None:
        new.announced = same_announcement(said, seat, new)
    if o.ability is None and is_noted(o, A_GIFTED):
        new.chosen = with_note(None, A_GIFTED, noted(o, A_GIFTED, 0))  # a decision made for the original
    put_in(game, new, -1)
    state.touch()
    if o.ability is None:
        game.emit(Happened("copy", seat, new.id))
    elif game.logging:
        game.say("707.10", f"{game.name_of_seat(seat)} copies {game.name(id)}")
    if new_targets:
        choose_new_targets(game, new.id, origin)
    if game.state.objs[new.id].zone != STACK:
        return -1
    ctx = game.state.objs[new.id].announced
    if ctx is not None:
        announcing.become_targets(game, ctx)
    return new.id


def same_announcement(said: Context, seat: Seat, new: Obj) -> Context:
    """Every decision made for the original, for its copy. CR 707.10."""
    return said.announced_for(seat, new.source if new.ability is not None else new.id, new.id)


def choose_new_targets(game: Game, id: ObjectId, origin: i64, chooser: Seat = -1) -> None:
    """New targets may be chosen, each or any of them; what is kept may be illegal. CR 707.10c, 115.7d.

    By its controller, or by another player, who chooses among what is legal for its controller and within their own
    range as well (801.5a).
    """
    o = game.state.objs[id]
    said = o.announced
    if said is None or not said.targets:
        return
    ctx = same_announcement(said, o.controller, o)
    seat: Seat = ctx.controller if chooser < 0 else chooser
    n: i64 = len(said.targets)
    for i in range(n):
        m: i64 = len(ctx.targets[i])
        for j in range(m):
            now = ctx.targets[i][j]
            candidates = new_targets_for(game, ctx, i, j)
            if seat != ctx.controller:
                candidates = [now, *within(game.state, seat, candidates[1:])]
            if len(candidates) > 1:
                decision = TargetDecision(seat, "707.10c", candidates, 1, 1, origin, id, 0, i)
                decision.lapses_with_player = True  # the copy leaves the stack with its controller (800.4a)
                picked = game.ask(decision)
                if game.state.objs[id].zone != STACK:
                    return
                if picked:
                    ctx.targets = with_target(ctx.targets, i, j, picked[0])
    game.state.edit(id).announced = ctx
    game.state.touch()


def retarget(game: Game, seat: Seat, id: ObjectId, origin: i64) -> None:
    """A player may choose new targets for a spell or ability on a stack; what is one newly becomes one. CR 115.7d."""
    said = game.state.objs[id].announced
    if said is None or game.state.objs[id].zone != STACK:
        return
    before = said.targets
    choose_new_targets(game, id, origin, seat)
    ctx = game.state.objs[id].announced
    if ctx is None or game.state.objs[id].zone != STACK or not game.state.watchers[EV_TARGET]:
        return
    n: i64 = len(ctx.targets)
    for i in range(n):
        for ref in ctx.targets[i]:
            if ref not in before[i]:
                game.emit(BecomesTarget(ref, id, ctx.controller))


def new_targets_for(game: Game, ctx: Context, i: i64, j: i64) -> list[i64]:
    """What one of the targets may be: what it is, or another that is legal beside the rest. CR 115.3, 115.7."""
    slot: Target = ctx.slots[i]
    now = ctx.targets[i][j]
    out: list[i64] = [now]
    for ref in targets.choices(game, ctx, slot):
        if slot.apiece and targets.whose(game, ref) != targets.whose(game, now):
            continue  # it is the target for that player
        if ref != now and ref not in ctx.targets[i] and is_apart(ctx, slot, i, ref):
            out.append(ref)
    return out


def is_apart(ctx: Context, slot: Target, i: i64, ref: Ref) -> bool:
    """Does it differ from the targets that it must differ from?"""
    n: i64 = len(ctx.targets)
    for k in range(n):
        if k != i and ref in ctx.targets[k]:
            if (k < i and slot.other) or (k > i and ctx.slots[k].other):
                return False
    return True


def with_target(chosen: list[list[i64]], i: i64, j: i64, ref: Ref) -> list[list[i64]]:
    """A copy of the targets with one replaced."""
    out: list[list[i64]] = []
    n: i64 = len(chosen)
    for k in range(n):
        if k == i:
            changed = chosen[k].copy()
            changed[j] = ref
            out.append(changed)
        else:
            out.append(chosen[k])
    return out
