"""What some objects are, where the others stay what they are: layers by what changed. CR 613.

That is exact where every effect on the board is *stepwise*: whether it applies to an object is a matter of that object
alone; a condition or an amount reads of other objects only what earlier layers settle (`layer_inputs.py`); it neither
takes abilities away nor gives effects on characteristics; and in no layer could one effect depend on another (613.8).
Then objects that are derived again can read what others are in the end, and nothing that they become changes those,
except by an effect that reads the board: a *reader*. What a reader applies to is derived again when an object came or
went that it may notice (`Static.notices`), when an object or an effect changed that writes what the reader reads, and
after events that it reads.

`State.stale` has the objects to derive again, `State.moved` those that came or went, `State.changed` the effects that
began, ended or read what happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import keyword_counters
from apnap.rules.ch1_concepts.definitions import NO_IDS, Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.ch6_spells.layers.layer_inputs import READS_ABILITIES, READS_ANYTHING, READS_COLORS, READS_MORE
from apnap.rules.ch6_spells.layers.single_object import (
    DEFINING_LAYERS,
    LAYERS,
    affects,
    counters_change,
    define_in,
)
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, L_ABILITY, L_COLOR, L_PT_MODIFY, L_TYPE, NONE, S_LAYER
from apnap.rules.core.state import NONE_CHANGED, Standing, State
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event


# what is to be derived again -----------------------------------------------------------------------------------------
def note_event(state: State, kind: i64, event: Event | None) -> None:
    """An event of a kind that effects read has happened."""
    if not state.stepwise:
        state.layers_dirty = True
        return
    about: Ref = NONE if event is None else event.only_about()  # one object alone, or more
    for e in state.standing[S_LAYER]:
        static = e.static
        if static.reads >> kind & 1:
            if static.subject_reads >> kind & 1 and e.ids is None:
                state.layers_dirty = True  # it may apply to others now
                return
            if about != NONE and about != e.source and static.reads_itself >> kind & 1 and e.context is None:
                continue
            if event is not None and about == e.source and not static.heeds(event):
                continue
            state.effect_changed(e)


def take_stale(game: Game) -> list[ObjectId]:
    """The permanents to derive again, each once; the lists are empty afterwards."""
    state = game.state
    wanted = state.stale
    changed = state.changed
    if state.readers:
        changed = with_readers(state)
    state.stale = NO_IDS
    state.moved = NO_IDS
    state.changed = NONE_CHANGED
    state.layers_stale = False
    seen: dict[i64, bool] = {}
    out: list[ObjectId] = []
    for id in wanted:
        if id >= 0 and id not in seen:
            seen[id] = True
            if state.objs[id].zone == BATTLEFIELD:
                out.append(id)
    for e in changed:
        for id in reach_of(game, e):
            if id >= 0 and id not in seen:
                seen[id] = True
                if state.objs[id].zone == BATTLEFIELD:
                    out.append(id)
    return out


def with_readers(state: State) -> list[Standing]:
    """The effects that changed, and those that read what they write, or what came, went or changed by itself."""
    out = state.changed.copy()
    anything = NONE in state.stale
    # an object changes by itself by counters, which leave its types and colors
    written: i64 = READS_ABILITIES | READS_MORE if state.stale else 0
    for e in out:
        written |= written_by(e.static)
    waiting: list[Standing] = []
    for e in state.standing[S_LAYER]:
        if e.static.reader and not is_among(e, out):
            waiting.append(e)
    found = True
    while found:
        found = False
        left: list[Standing] = []
        for e in waiting:
            if anything or e.static.inputs & written or (state.moved and is_noticed(state, e)):
                out.append(e)
                written |= written_by(e.static)
                found = True
            else:
                left.append(e)
        waiting = left
    return out


def is_noticed(state: State, e: Standing) -> bool:
    """May a reader say something else now that permanents came and went?"""
    static = e.static
    if static.inputs & order_of(state.standing[S_LAYER]).written:
        return True  # what they are is not what they are by themselves
    for id in state.moved:
        o = state.objs[id]
        chars = copiable(o) if o.zone == BATTLEFIELD else state.chars[id]
        if chars is None or chars.abilities.defining or static.notices(chars):
            return True
    return False


def is_among(effect: Standing, effects: list[Standing]) -> bool:
    for e in effects:
        if e is effect:
            return True
    return False


def written_by(static: Static) -> i64:
    """What an effect may change about the objects that it applies to, as far as others read it. CR 613.1."""
    out: i64 = 0
    for layer in static.layers():
        if layer <= L_TYPE:
            return READS_ANYTHING
        if layer == L_COLOR:
            out |= READS_COLORS
        elif layer == L_ABILITY:
            out |= READS_ABILITIES | READS_MORE
        else:
            out |= READS_MORE
    return out


def reach_of(game: Game, e: Standing) -> list[ObjectId]:
    """What an effect applies to, or would but for its condition."""
    ids = e.ids
    if ids is not None:
        return ids
    found = e.static.may_apply_to(game, e)
    if found is not None:
        return found
    everything: list[ObjectId] = []
    for seat in range(game.state.seats):
        everything.extend(game.state.ids(seat, BATTLEFIELD))
    return everything


# deriving ------------------------------------------------------------------------------------------------------------
def derive_together(game: Game, ids: list[ObjectId]) -> None:
    """Derive these permanents, where they are all that is to be derived again and effects read the board."""
    state = game.state
    if state.readers and state.stepwise and not state.local and state.dynamic and ids:
        derive_some(game, ids)


def derive_stale(game: Game, id: ObjectId) -> None:
    """Derive one object; where effects read the board, together with all that waits for it."""
    state = game.state
    ids: list[ObjectId] = [id]
    if state.readers:
        for seat in range(state.seats):
            for other in state.ids(seat, BATTLEFIELD):
                if state.chars[other] is None and other != id:
                    ids.append(other)
    derive_some(game, ids)


class Order:
    """Which of some effects apply in which layer, and which of them to one object only. Never changed."""

    def __init__(self, effects: list[Standing]) -> None:
        self.effects: list[Standing] = effects
        self.only: list[ObjectId] = [only_object(e) for e in effects]
        self.by_layer: list[list[i64]] = []  # beside LAYERS: numbers of effects, by timestamp
        self.written: i64 = 0  # what some effect may change about objects, see written_by
        for e in effects:
            self.written |= written_by(e.static)
        for layer in LAYERS:
            found: list[i64] = []
            for k in range(len(effects)):
                static = effects[k].static
                if not static.defining and layer in static.layers():
                    found.append(k)
            self.by_layer.append(found)


class Latest:
    """The order that was found last: lists of effects are replaced and never changed, so it is good for its list."""

    def __init__(self) -> None:
        self.order: Order = Order([])


LATEST: Final = Latest()


def order_of(effects: list[Standing]) -> Order:
    """Which of these effects apply in which layer."""
    order = LATEST.order
    if order.effects is not effects:
        order = Order(effects)
        LATEST.order = order
    return order


def only_object(e: Standing) -> ObjectId:
    """The one object that an effect may apply to; NONE where there may be others."""
    ids = e.ids
    if ids is not None:
        return ids[0] if len(ids) == 1 else NONE
    return e.source if e.static.of_itself and e.context is None else NONE


def derive_some(game: Game, ids: list[ObjectId]) -> None:
    """These objects layer by layer, each effect by timestamp; all others are what they are."""
    state = game.state
    game.derived += len(ids)
    board = Some(game, ids)
    effects = state.standing[S_LAYER]
    order = order_of(effects)
    hits: list[list[i64] | None] = [None] * len(effects)
    only = order.only
    for k in range(len(only)):
        if only[k] != NONE and only[k] not in ids:
            hits[k] = NO_IDS
    for place in range(len(LAYERS)):
        layer = LAYERS[place]
        if board.defining and layer in DEFINING_LAYERS:
            for i in range(len(ids)):
                if board.chars[i].abilities.defining:
                    define_in(game, ids[i], board.open(i), layer)
        if layer == L_ABILITY:
            if state.table.deploy:
                for i in range(len(ids)):
                    if board.chars[i].types & CREATURE:
                        game.deploy(board.open(i))
            if board.keywords:
                board.apply_abilities(effects, hits)
                continue
        for k in order.by_layer[place]:
            if hits[k] is not NO_IDS:
                board.apply(effects[k], k, hits, layer)
        if layer == L_PT_MODIFY:
            for i in range(len(ids)):
                o = state.objs[ids[i]]
                if o.counters is not None:
                    counters_change(o, board.open(i))


class Some:
    """Some objects on their way through the layers."""

    def __init__(self, game: Game, ids: list[ObjectId]) -> None:
        state = game.state
        self.game: Game = game
        self.ids: list[ObjectId] = ids
        self.chars: list[Chars] = []
        self.own: list[bool] = [False] * len(ids)
        self.keywords: list[Standing] = []  # effects of keyword counters
        self.defining: bool = False
        for id in ids:
            o = state.objs[id]
            base = copiable(o)
            self.chars.append(base)
            state.chars[id] = base  # what filters read meanwhile
            if base.abilities.defining:
                self.defining = True
            if o.counters is not None:
                self.keywords.extend(keyword_counters.effects_of(o))

    def open(self, i: i64) -> Chars:
        """The characteristics at a place, to be written on."""
        if self.own[i]:
            return self.chars[i]
        chars = self.chars[i].copy()
        self.chars[i] = chars
        self.own[i] = True
        self.game.state.chars[self.ids[i]] = chars
        return chars

    def apply(self, e: Standing, k: i64, hits: list[list[i64] | None], layer: i64) -> None:
        """Apply an effect to what it applies to, which its first layer fixes. CR 613.6."""
        hit = hits[k]
        if hit is None:
            hit = []
            for i in range(len(self.ids)):
                if affects(self.game, e, self.ids[i], self.chars[i]):
                    hit.append(i)
            hits[k] = hit
        for i in hit:
            e.static.apply(self.game, e, self.ids[i], self.open(i), layer)

    def apply_abilities(self, effects: list[Standing], hits: list[list[i64] | None]) -> None:
        """Layer 6 with keyword counters among the effects, by timestamp. CR 613.7c."""
        waiting = self.keywords
        for k in range(len(effects)):
            e = effects[k]
            if L_ABILITY in e.static.layers() and not e.static.defining:
                later: list[Standing] = []
                for counter in waiting:
                    if counter.timestamp < e.timestamp:
                        self.apply_counter(counter)
                    else:
                        later.append(counter)
                waiting = later
                self.apply(e, k, hits, L_ABILITY)
        for counter in waiting:
            self.apply_counter(counter)

    def apply_counter(self, e: Standing) -> None:
        for i in range(len(self.ids)):
            if affects(self.game, e, self.ids[i], self.chars[i]):
                e.static.apply(self.game, e, self.ids[i], self.open(i), L_ABILITY)
