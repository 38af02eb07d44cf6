"""What things are right now: characteristics derived through the layers. CR 613.

The ordinary board does not pay for this: an object that no continuous effect and no counter touches has the
characteristics printed on its card, shared by all its copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import keyword_counters
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import count_layers
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN as BLANK_FACE_DOWN
from apnap.rules.ch6_spells.layers.copiable_values import FACE_DOWN as FACE_DOWN
from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN as PLAIN_FACE_DOWN
from apnap.rules.ch6_spells.layers.copiable_values import copiable as copiable
from apnap.rules.ch6_spells.layers.single_object import (
    DEFINING_LAYERS,
    LAYERS,
    affects,
    counters_change,
    define,
    define_in,
    derive_alone,
    derive_locally,
)
from apnap.rules.ch6_spells.layers.stepwise import derive_some, derive_stale
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    GONE,
    L_ABILITY,
    L_PT_MODIFY,
    L_TYPE,
    LASTS_WHILE_SOURCE,
    S_LAYER,
    ZONES_PER_SEAT,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Layer, ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


NESTED: Final = 2  # cards off the battlefield whose characteristics are read to define those of another, in a row


def derive(game: Game, id: ObjectId) -> Chars:
    """Derive and cache the characteristics of one object."""
    game.derived += 1
    state = game.state
    o = state.objs[id]
    base = copiable(o)
    defining = base.abilities.defining
    if o.zone != BATTLEFIELD:
        if state.off_battlefield_effects and o.zone != GONE and o.ability is None:
            # not kept: what it reads is not watched over
            return with_counters(o, derive_beyond(game, o, base))
        if defining:
            base = derive_defined(game, o, base)
            if o.zone != GONE:
                return with_counters(o, base)  # derived again at each question: nothing watches over what it counts
        if o.counters is not None and o.zone != GONE:
            base = with_counters(o, base)
        state.chars[id] = base
        return base
    effects = state.standing[S_LAYER]
    if not effects and not state.hidden:
        if o.counters is None and not state.table.deploy:
            state.chars[id] = base
            return base
        own = base.copy()
        if state.table.deploy and own.types & CREATURE:
            game.deploy(own)
        keyword_counters.grant(o, own)
        counters_change(o, own)
        state.chars[id] = own
        return own
    if state.dynamic == 0 and not state.hidden:
        derive_alone(game, o, base, effects)
    elif state.local:
        derive_locally(game, o, base, effects)
    elif state.stepwise:
        if not o.phased_out:
            derive_stale(game, id)
    else:
        derive_all(game)
    c = state.chars[id]
    if c is None:  # phased out: not part of the board
        c = base
        state.chars[id] = c
    return c


def with_counters(o: Obj, base: Chars) -> Chars:
    """A card off the battlefield, with what counters on it change: size and keywords. CR 122.1a-b."""
    if o.counters is None:
        return base
    own = base.copy()
    keyword_counters.grant(o, own)
    counters_change(o, own)
    return own


def derive_defined(game: Game, o: Obj, base: Chars) -> Chars:
    """A card that defines its own characteristics, off the battlefield. CR 604.3.

    Where such cards count each other, what is counted has its printed values in the end: none defines the rest first.
    """
    if game.deriving >= NESTED:
        return base
    own = base.copy()
    game.state.chars[o.id] = own  # what it reads of itself meanwhile
    game.deriving += 1
    define(game, o.id, own)
    game.deriving -= 1
    game.state.chars[o.id] = None
    return own


class Gift:
    """A static ability that an effect gave to an object, and when that effect began. CR 613.7a."""

    def __init__(self, id: ObjectId, static: Static, timestamp: i64) -> None:
        self.id: ObjectId = id
        self.static: Static = static
        self.timestamp: i64 = timestamp


class LayerPass:
    """The whole board on its way through the layers."""

    def __init__(self, ids: list[ObjectId], chars: list[Chars]) -> None:
        self.ids: list[ObjectId] = ids
        self.chars: list[Chars] = chars  # beside ids; shared with the cards until something changes
        self.own: list[bool] = [False] * len(ids)  # beside ids: is it a copy to be written on?
        self.started: list[Standing] = []  # effects that have applied in an earlier layer (613.6)
        self.hits: list[list[int]] = []  # beside started: the places of the objects that each applies to
        self.granted: list[Standing] = []  # effects of abilities that are not the object's registered ones
        self.gifts: list[Gift] = []
        self.counters: list[Standing] = []  # effects of keyword counters
        self.loose: bool = False  # may an object have a static ability that is not registered?
        self.searched: bool = False  # have those been looked for since abilities last came or went?

    def open(self, game: Game, i: i64) -> Chars:
        """The characteristics at a place, to be written on."""
        if self.own[i]:
            return self.chars[i]
        chars = self.chars[i].copy()
        self.chars[i] = chars
        self.own[i] = True
        game.state.chars[self.ids[i]] = chars
        return chars

    def open_all(self, game: Game) -> None:
        for i in range(len(self.ids)):
            self.open(game, i)

    def copy(self) -> LayerPass:
        d = LayerPass(self.ids, self.chars.copy())
        d.started = self.started.copy()
        d.hits = self.hits.copy()
        d.granted = self.granted.copy()
        d.gifts = self.gifts.copy()
        d.counters = self.counters
        d.loose = self.loose
        d.searched = self.searched
        return d


def derive_all(game: Game) -> None:
    """The whole board at once: some effect's set depends on what other objects are."""
    state = game.state
    draft = draft_board(game)
    game.derived += len(draft.ids)
    for layer in LAYERS:
        run_layer(game, draft, layer)
    set_off_battlefield_effects(game, draft.started)
    hidden = is_hidden(game, draft)
    if hidden != state.hidden:
        state.hidden = hidden
        count_layers(state)


def is_hidden(game: Game, draft: LayerPass) -> bool:
    """Has an effect applied of an ability that its object lost on the way? CR 613.6."""
    for e in draft.started:
        if e.duration == LASTS_WHILE_SOURCE and not still_has(game, e):
            return True
    return False


def still_has(game: Game, e: Standing) -> bool:
    """Has the source of an effect its ability in the draft that is shown? One in another zone always has."""
    if game.state.objs[e.source].zone != BATTLEFIELD:
        return True
    c = game.state.chars[e.source]
    return c is None or has_static(c.abilities.statics, e.static)


def has_static(statics: list[Static], static: Static) -> bool:
    """Is it one of these very abilities? One that says the same is another."""
    for s in statics:
        if s is static:
            return True
    return False


def derive_entering(game: Game, ghost: Obj) -> Chars:
    """What an object would be on the battlefield that is not there yet. Nothing else is looked at again. CR 614.12."""
    state = game.state
    base = copiable(ghost)
    if not state.layered() and not (base.abilities.statics or ghost.counters):
        return base
    if state.stepwise and not any_on_layers(base.abilities.statics):
        derive_some(game, [ghost.id])
        made = state.chars[ghost.id]
        assert made is not None
        return made
    kept = state.chars.copy()
    elsewhere = state.off_battlefield_effects
    try:
        draft = draft_board(game, ghost.id)
        for layer in LAYERS:
            run_layer(game, draft, layer)
    finally:
        state.chars = kept
        state.off_battlefield_effects = elsewhere
    return draft.chars[len(draft.chars) - 1]


def any_on_layers(statics: list[Static]) -> bool:
    for s in statics:
        if S_LAYER in s.standing_slots:
            return True
    return False


def draft_board(game: Game, ghost: i64 = -1) -> LayerPass:
    """Every permanent as it is before any layer; last, one that is about to enter."""
    state = game.state
    ids: list[ObjectId] = []
    chars: list[Chars] = []
    loose = False
    for seat in range(state.seats):
        for id in state.ids(seat, BATTLEFIELD):
            o = state.objs[id]
            base = copiable(o)
            ids.append(id)
            chars.append(base)
            if base.abilities.statics and o.registered is not base.abilities:
                loose = True
    if ghost >= 0:
        ids.append(ghost)
        chars.append(copiable(state.objs[ghost]))
        loose = True
    draft = LayerPass(ids, chars)
    draft.loose = loose
    for id in ids:
        if state.objs[id].counters is not None:
            draft.counters.extend(keyword_counters.effects_of(state.objs[id]))
    # what filters read while the layers are at work is the draft
    for i in range(len(ids)):
        state.chars[ids[i]] = chars[i]
    return draft


def run_layer(game: Game, draft: LayerPass, layer: Layer) -> None:
    """Apply one layer: definitions first, then by timestamp, except where one effect depends on another. CR 613.7-8."""
    state = game.state
    if layer in DEFINING_LAYERS:
        for i in range(len(draft.ids)):
            if draft.chars[i].abilities.defining:
                define_in(game, draft.ids[i], draft.open(game, i), layer)
    if layer == L_ABILITY and state.table.deploy:
        for i in range(len(draft.ids)):
            if draft.chars[i].types & CREATURE:
                game.deploy(draft.open(game, i))
    pool = effects_in(game, draft, layer)
    done: list[Standing] = []
    while pool:
        best = 0
        if len(pool) > 1:
            best = next_effect(game, draft, pool, layer)
        effect = pool.pop(best)
        changed = apply_effect(game, draft, effect, layer)
        if layer == L_ABILITY or layer == L_TYPE:
            done.append(effect)
            if changed:
                pool = rest_of_layer(game, draft, layer, done)
    if layer == L_PT_MODIFY:
        for i in range(len(draft.ids)):
            o = state.objs[draft.ids[i]]
            if o.counters is not None:
                counters_change(o, draft.open(game, i))


def effects_in(game: Game, draft: LayerPass, layer: Layer) -> list[Standing]:
    """The effects of a layer, by timestamp: those in force, and those of abilities that are not registered."""
    pool: list[Standing] = []
    for e in game.state.standing[S_LAYER]:
        if layer in e.static.layers() and not e.static.defining and functions(game, draft, e):
            pool.append(e)
    if layer == L_ABILITY:
        pool.extend(draft.counters)
    if draft.loose:
        if not draft.searched:
            find_granted(game, draft)
            draft.searched = True
        for e in draft.granted:
            if layer in e.static.layers() and functions(game, draft, e):
                pool.append(e)
    # insertion sort: the lists are short and nearly in order
    for i in range(1, len(pool)):
        e = pool[i]
        j = i
        while j > 0 and stamp_of(draft, pool[j - 1]) > stamp_of(draft, e):
            pool[j] = pool[j - 1]
            j -= 1
        pool[j] = e
    return pool


def rest_of_layer(game: Game, draft: LayerPass, layer: Layer, done: list[Standing]) -> list[Standing]:
    """What is left to apply in a layer in which abilities, and so effects, come and go. CR 613.8c."""
    pool: list[Standing] = []
    for e in effects_in(game, draft, layer):
        if e not in done:
            pool.append(e)
    return pool


def stamp_of(draft: LayerPass, e: Standing) -> i64:
    """The timestamp of an effect: its object's, or a newer one of what gave it the ability. CR 613.7a."""
    stamp = e.timestamp
    if draft.gifts and e.duration == 0:
        for gift in draft.gifts:
            if gift.id == e.source and gift.static is e.static and gift.timestamp > stamp:
                stamp = gift.timestamp
    return stamp


def functions(game: Game, draft: LayerPass, e: Standing) -> bool:
    """Does the ability behind the effect still exist, or has the effect begun to apply? CR 613.6."""
    return e.duration != 0 or still_has(game, e) or e in draft.started


def find_granted(game: Game, draft: LayerPass) -> None:
    """Effects of static abilities that objects have here but that are not registered: gained, or to be lost again."""
    state = game.state
    for i in range(len(draft.ids)):
        abilities = draft.chars[i].abilities
        o = state.objs[draft.ids[i]]
        if abilities is o.registered:
            continue
        for s in abilities.statics:
            if not has_static(o.registered.statics, s) and not s.defining and S_LAYER in s.standing_slots:
                if not has_granted(draft, o.id, s):
                    draft.granted.append(Standing(-1, o.id, s, o.timestamp, o.controller))


def has_granted(draft: LayerPass, id: ObjectId, s: Static) -> bool:
    for e in draft.granted:
        if e.source == id and e.static is s:
            return True
    return False


def next_effect(game: Game, draft: LayerPass, pool: list[Standing], layer: Layer) -> int:
    """The first by timestamp that depends on no other one left; in a circle of dependencies, the first. CR 613.8."""
    n = len(pool)
    fragile = False
    if layer == L_ABILITY or layer == L_TYPE:
        for e in pool:
            if e.static.takes_abilities(layer):
                fragile = True
    waits: list[list[int]] = []  # by effect: those it depends on
    for i in range(n):
        others: list[int] = []
        e = pool[i]
        # a fixed set does not change; an effect of an ability may end with it
        if (e.ids is None and e.static.may_depend(layer)) or (fragile and e.duration == 0):
            for j in range(n):
                if i != j and depends(game, draft, pool[i], pool[j], layer):
                    others.append(j)
        if not others:
            return i
        waits.append(others)
    for i in range(n):
        if in_circle(waits, i):
            return i
    return 0


def in_circle(waits: list[list[int]], first: int) -> bool:
    """Does an effect depend on itself, by way of others? CR 613.8b."""
    seen: list[int] = []
    ahead = waits[first].copy()
    while ahead:
        i = ahead.pop()
        if i == first:
            return True
        if i not in seen:
            seen.append(i)
            ahead.extend(waits[i])
    return False


def depends(game: Game, draft: LayerPass, a: Standing, b: Standing, layer: Layer) -> bool:
    """Would applying b change whether a exists, what it applies to, or what it does? Try it. CR 613.8a."""
    before = outcome(game, draft, a, layer)
    trial = draft.copy()
    show(game, trial)
    apply_effect(game, trial, b, layer)
    after = outcome(game, trial, a, layer)
    show(game, draft)
    if len(before) != len(after):
        return True
    for i in range(len(before)):
        x = before[i]
        y = after[i]
        if (x is None) != (y is None):
            return True
        if x is not None and y is not None and not x.same_as(y):
            return True
    return False


def outcome(game: Game, draft: LayerPass, e: Standing, layer: Layer) -> list[Chars | None]:
    """For each object, what the effect would make of a blank one (None where it does not apply)."""
    out: list[Chars | None] = []
    if not functions(game, draft, e):
        return out
    for _ in draft.ids:
        out.append(None)
    for i in hit_by(game, draft, e):
        blank = copiable(game.state.objs[draft.ids[i]]).copy()
        e.static.apply(game, e, draft.ids[i], blank, layer)
        out[i] = blank
    return out


def show(game: Game, draft: LayerPass) -> None:
    """Let filters read this draft."""
    for i in range(len(draft.ids)):
        game.state.chars[draft.ids[i]] = draft.chars[i]


def hit_by(game: Game, draft: LayerPass, e: Standing) -> list[int]:
    """The places of the objects that an effect applies to, fixed by the first layer it applies in. CR 613.6."""
    for k in range(len(draft.started)):
        if draft.started[k] is e:
            return draft.hits[k]
    hit: list[int] = []
    for i in range(len(draft.ids)):
        if affects(game, e, draft.ids[i], draft.chars[i]):
            hit.append(i)
    return hit


def apply_effect(game: Game, draft: LayerPass, e: Standing, layer: Layer) -> bool:
    """Apply one effect to all it affects; may static abilities have come or gone? CR 613.6."""
    changed = False
    hit = hit_by(game, draft, e)
    for i in hit:
        chars = draft.open(game, i)
        before = chars.abilities
        e.static.apply(game, e, draft.ids[i], chars, layer)
        after = chars.abilities
        if after is not before and not same_statics(after.statics, before.statics):
            changed = True
            draft.loose = True
            draft.searched = False
            for s in after.statics:
                if not has_static(before.statics, s):
                    draft.gifts.append(Gift(draft.ids[i], s, e.timestamp))
    if e not in draft.started:
        draft.started.append(e)
        draft.hits.append(hit)
    return changed


def same_statics(a: list[Static], b: list[Static]) -> bool:
    if len(a) != len(b):
        return False
    for i in range(len(a)):
        if a[i] is not b[i]:
            return False
    return True


# off the battlefield -------------------------------------------------------------------------------------------------
def set_off_battlefield_effects(game: Game, started: list[Standing]) -> None:
    """Note which effects reach objects off the battlefield; when they change, what those are is derived again."""
    state = game.state
    found: list[Standing] = []
    for e in started:
        if e.static.off_battlefield and e.duration == LASTS_WHILE_SOURCE and state.objs[e.source].zone != GONE:
            found.append(e)
    for e in state.standing[S_LAYER]:
        if e.static.off_battlefield and e.duration != LASTS_WHILE_SOURCE:
            index = len(found)
            while index > 0 and found[index - 1].timestamp > e.timestamp:
                index -= 1
            found.insert(index, e)
    old = state.off_battlefield_effects
    same = len(found) == len(old)
    for i in range(len(found)):
        if same:
            a = found[i]
            b = old[i]
            same = a.static is b.static and a.source == b.source and a.timestamp == b.timestamp
            same = same and a.controller == b.controller
    if same:
        return
    state.off_battlefield_effects = found
    state.elsewhere_dirty = True
    for seat in range(state.seats):
        for zone in range(ZONES_PER_SEAT):
            if zone != BATTLEFIELD:
                for id in state.ids(seat, zone):
                    state.chars[id] = None
    for turn in state.turns:
        for id in turn.stack:
            if state.objs[id].ability is None:
                state.chars[id] = None


def keep_beyond(game: Game) -> None:
    """The same after the board was derived; without a permanent to derive it for, it is looked at here."""
    state = game.state
    if not state.local:
        for seat in range(state.seats):
            if state.ids(seat, BATTLEFIELD):
                break
        else:
            derive_all(game)
            return
    set_off_battlefield_effects(game, state.off_battlefield_effects)


def follow_elsewhere(game: Game) -> None:
    """Watchers and effects of cards and spells follow the abilities they have now. CR 113.6."""
    state = game.state
    state.elsewhere_dirty = False
    for seat in range(state.seats):
        for zone in range(BATTLEFIELD):
            for id in state.ids(seat, zone):
                game.update_registration(id)
    for turn in state.turns:
        for id in turn.stack:
            if state.objs[id].ability is None:
                game.update_registration(id)


def derive_beyond(game: Game, o: Obj, base: Chars) -> Chars:
    """A card or spell under effects that speak of more than permanents. CR 613.1, 109.2."""
    state = game.state
    if game.deriving >= NESTED:
        return base
    game.deriving += 1
    own = base.copy()
    state.chars[o.id] = own  # what filters read meanwhile
    effects = state.off_battlefield_effects
    hit: list[i64] = [-1] * len(effects)  # fixed by the first layer it applies in (613.6)
    for layer in LAYERS:
        define_in(game, o.id, own, layer)
        for i in range(len(effects)):
            e = effects[i]
            if layer in e.static.layers():
                if hit[i] < 0:
                    hit[i] = 1 if affects(game, e, o.id, own) else 0
                if hit[i]:
                    e.static.apply(game, e, o.id, own, layer)
    state.chars[o.id] = None
    game.deriving -= 1
    return own
