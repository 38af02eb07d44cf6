"""Objects entering and leaving zones, and the abilities that begin and cease to function as they do (113.6, 400)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, AbilitySet, Chars
from apnap.rules.ch2_cards.printed import PREPARE, CardDef
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.core.constants import (
    BATTLEFIELD,
    ENTERING,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    K_MOORED,
    L_ABILITY,
    L_CONTROL,
    L_COPY,
    LIBRARY,
    OUTSIDE,
    PHASED_OUT,
    S_DAY,
    S_FORBID,
    S_LAYER,
    S_PERMIT,
    S_SHIELD,
    STACK,
    WORLD,
)
from apnap.rules.core.designations import PREPARED, is_noted
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing, State, Watcher
from apnap.rules.core.types import ObjectId, Seat, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def new_object(state: State, card: CardDef, owner: Seat, controller: Seat, zone: Zone, chars: Chars | None) -> Obj:
    """Make an object, in no zone list yet. What defines its own characteristics is derived when it is asked for."""
    id: ObjectId = len(state.objs)
    if chars is not None:
        if chars.abilities.timed:
            state.has_timed_cards = True
        if chars.abilities.when_drawn:
            state.has_cards_shown_as_drawn = True
        if chars.abilities.defining:
            chars = None
    o = Obj(id, card, owner, controller, zone, state.stamp)
    state.objs.append(o)
    if card.counts_for_others:
        state.has_cards_counting_mana = True
    if card.nests:
        state.has_subgame_cards = True  # from now on there are checkpoints to come back to (729)
    state.chars.append(chars)
    return o


def take_out(game: Game, o: Obj) -> None:
    """Remove an object from the list of its zone; its abilities stop functioning there."""
    state = game.state
    zone = o.zone
    if o.registered is not NO_ABILITIES:
        unregister(game, o.id)
    if zone == STACK:
        state.edit_marker(o.marker).stack.remove(o.id)
        return
    if zone == BATTLEFIELD:
        state.edit_zone(o.controller, BATTLEFIELD).remove(o.id)
        state.comes_or_goes(o.id)
        if is_noted(o, PREPARED):
            cease_prepared(game, o.id)
        here = state.chars[o.id]
        if here is None or here.abilities.mana:
            state.edit_player(o.controller).mana_dirty = True
        return
    ids = state.edit_zone(o.controller if zone == PHASED_OUT else o.owner, zone)
    if ids and ids[-1] == o.id:
        ids.pop()
    else:
        ids.remove(o.id)
    if zone == HAND:
        chars = state.chars[o.id]
        if chars is not None and chars.abilities.mana and chars.abilities.activated_zones >> HAND & 1:
            state.edit_player(o.owner).mana_dirty = True


def put_in(game: Game, o: Obj, position: i64) -> None:
    """Add an object to the list of its zone (position -1 is the end: the top of a library); its abilities function."""
    state = game.state
    zone = o.zone
    if zone == STACK:
        o.marker = state.here
        state.edit_turn().stack.append(o.id)
    elif zone == BATTLEFIELD:
        state.edit_zone(o.controller, BATTLEFIELD).append(o.id)
        state.suspect(o.id)
        o.controlled_since = state.ticks
        o.timestamp = state.tick()
        if state.layered():
            state.chars[o.id] = None
            state.comes_or_goes(o.id)
            if not state.local or state.is_unsettled():
                state.make_stale(o.id)
        elif state.table.deploy:
            state.chars[o.id] = None  # as a creature it has one more ability (804.2)
    else:
        ids = state.edit_zone(o.owner, zone)
        if position < 0 or position >= len(ids):
            ids.append(o.id)
        else:
            ids.insert(position, o.id)
    if state.off_battlefield_effects and zone != BATTLEFIELD and o.ability is None:
        state.chars[o.id] = None
    chars = state.chars[o.id]
    if chars is None:
        # what effects make of a permanent is settled with the rest of the board, when all has happened
        chars = copiable(o) if zone == BATTLEFIELD and state.is_unsettled() else game.char(o.id)
    if chars.supertypes & WORLD and zone == BATTLEFIELD:
        note_world(state, o, chars)
    if chars.abilities.zones >> zone & 1:
        register(game, o.id, chars.abilities)
    if chars.abilities.activated or o.card.cast_zones >> zone & 1:
        note_usable(state, o, chars.abilities)
    if chars.abilities.mana and chars.abilities.activated_zones >> zone & 1:
        state.edit_player(o.controller).mana_dirty = True


def note_world(state: State, o: Obj, chars: Chars) -> None:
    """Remember since when a permanent has had the supertype world, if it has. CR 704.5k."""
    if not chars.supertypes & WORLD:
        state.edit(o.id).world_since = 0
    elif not o.world_since:
        state.edit(o.id).world_since = state.batch


def note_usable(state: State, o: Obj, abilities: AbilitySet) -> None:
    """Remember that options must be looked for beyond hands and each player's own permanents."""
    zone = o.zone
    if zone == BATTLEFIELD:
        if abilities.anyone:
            state.has_public_abilities = True
    elif zone != HAND and zone != LIBRARY and zone != STACK:
        special = zone == OUTSIDE and abilities.special_zones >> zone & 1 != 0
        if special or o.card.cast_zones >> zone & 1 or abilities.stacking_zones >> zone & 1:
            state.has_cards_usable_elsewhere = True
            if zone == GRAVEYARD:
                state.usable_graveyards |= 1 << o.owner


def register(game: Game, id: ObjectId, abilities: AbilitySet) -> None:
    """The triggered and static abilities that function where the object is begin to."""
    register_in(game.state, id, abilities)


def register_in(state: State, id: ObjectId, abilities: AbilitySet) -> None:
    """The same in a state that no game plays yet."""
    o = state.edit(id)
    o.registered = abilities
    zone = o.zone
    for ability in abilities.triggered:
        if ability.zones >> zone & 1:
            watcher = Watcher(id, o.controller, ability)
            for kind in ability.pattern.kinds:
                watchers = state.watchers[kind].copy()
                watchers.append(watcher)
                state.watchers[kind] = watchers
    for static in abilities.statics:
        if static.zones >> zone & 1 and static.zones != 1 << ENTERING:
            state.serial += 1
            effect = Standing(state.serial, id, static, o.timestamp, o.controller)
            add_standing(state, effect)


def unregister(game: Game, id: ObjectId) -> None:
    """The abilities of an object cease to function."""
    unregister_in(game.state, id)


def unregister_in(state: State, id: ObjectId) -> None:
    o = state.edit(id)
    abilities = o.registered
    o.registered = NO_ABILITIES
    for ability in abilities.triggered:
        for kind in ability.pattern.kinds:
            old = state.watchers[kind]
            keep: list[Watcher] = []
            for w in old:
                if w.source != id or w.delayed:
                    keep.append(w)
            state.watchers[kind] = keep
    for static in abilities.statics:
        for slot in static.standing_slots:
            left: list[Standing] = []
            for e in state.standing[slot]:
                if e.source != id or e.duration != 0 or e.static is not static:
                    left.append(e)
            if len(left) != len(state.standing[slot]):
                if slot == S_LAYER:
                    for e in state.standing[slot]:
                        if e not in left:
                            state.effect_changed(e)
                state.standing[slot] = left
                if slot == S_PERMIT:
                    doubt_mana(state)
    if abilities.statics:
        count_layers(state)


def add_standing(state: State, effect: Standing) -> None:
    """An effect begins to stand, in every list that its static belongs to; lists stay in timestamp order."""
    state.durations |= 1 << effect.duration
    for slot in effect.static.standing_slots:
        effects = state.standing[slot].copy()
        index = len(effects)
        while index > 0 and effects[index - 1].timestamp > effect.timestamp:
            index -= 1
        effects.insert(index, effect)
        state.standing[slot] = effects
        if slot == S_LAYER:
            state.effect_changed(effect)
        elif slot == S_SHIELD or slot == S_FORBID:
            state.known &= ~K_MOORED
        elif slot == S_PERMIT:
            doubt_mana(state)
        elif slot == S_DAY:
            state.day_bound = True
    count_layers(state)


def doubt_mana(state: State) -> None:
    """What players may do has changed, such as use creatures that came this turn: count again what mana they have."""
    for seat in range(state.seats):
        state.edit_player(seat).mana_dirty = True


def count_layers(state: State) -> None:
    """Which events make cached characteristics stale, and how many effects have a changing set."""
    reads: i64 = 0
    dynamic: i64 = 0
    local = not state.hidden
    stepwise = not state.hidden
    state.readers = False
    state.gives_control = False
    once: i64 = 0  # layers that an effect applies in
    twice: i64 = 0  # layers that several apply in
    depending: i64 = 0  # layers in which one could depend on others (613.8)
    for e in state.standing[S_LAYER]:
        static = e.static
        reads |= static.reads
        if e.ids is None or e.static.off_battlefield:
            dynamic += 1
            local = local and static.local
            stepwise = stepwise and static.stepwise
            if static.reader:
                state.readers = True
        else:
            local = local and static.local_to_fixed
            stepwise = stepwise and static.stepwise_to_fixed
        if not static.defining:
            for layer in static.layers():
                if layer <= L_ABILITY:
                    bit = i64(1) << (layer - L_COPY)
                    twice |= once & bit
                    once |= bit
                    if e.ids is None and static.may_depend(layer):
                        depending |= bit
                if layer == L_CONTROL:
                    state.gives_control = True
    stepwise = local or (stepwise and twice & depending == 0)
    if stepwise != state.stepwise:
        state.layers_dirty = True
        state.stepwise = stepwise
    state.layer_reads = -1 if state.hidden else reads
    state.dynamic = dynamic
    state.local = local


def relinked(game: Game) -> None:
    """Other cards than before are those that an object exiled: continuous effects may speak of them. CR 607.2."""
    if game.state.layered():
        game.state.layers_dirty = True
        game.settle()


def drop_standing(state: State, gone: list[Standing]) -> None:
    """These effects end."""
    for effect in gone:
        for slot in effect.static.standing_slots:
            left: list[Standing] = []
            for e in state.standing[slot]:
                if e.serial != effect.serial:
                    left.append(e)
            state.standing[slot] = left
            if slot == S_LAYER:
                state.effect_changed(effect)
            elif slot == S_PERMIT:
                doubt_mana(state)
    if gone:
        count_layers(state)


def replace_standing(state: State, effect: Standing) -> None:
    """An effect continues with other values (a shield partly used up)."""
    for slot in effect.static.standing_slots:
        new: list[Standing] = []
        for e in state.standing[slot]:
            new.append(effect if e.serial == effect.serial else e)
        state.standing[slot] = new


def carry_over(state: State, spell: ObjectId, permanent: ObjectId) -> None:
    """Effects of spells and abilities on a permanent spell go on applying to the permanent. CR 400.7a, 400.7c."""
    done: list[i64] = []
    for effects in state.standing:
        if effects:
            for e in effects:
                ids = e.ids
                if ids is not None and spell in ids and e.serial not in done:
                    done.append(e.serial)
                    other = e.copy()
                    other.ids = [*ids, permanent]
                    replace_standing(state, other)


def cease(game: Game, id: ObjectId) -> None:
    """An object that is not a card ceases to exist, or a card leaves the game. CR 111.7, 608.2n, 800.4a."""
    state = game.state
    o = state.objs[id]
    if o.zone == GONE:
        return
    take_out(game, o)
    state.edit(id).zone = GONE


def cease_prepared(game: Game, permanent: ObjectId) -> None:
    """A prepared permanent leaves, phases out or is unprepared: its copy ceases to exist. CR 722.3c, 704.5e."""
    state = game.state
    for seat in range(state.seats):
        for id in state.ids(seat, EXILE).copy():
            o = state.objs[id]
            if o.number < 0 and o.card.layout == PREPARE and permanent in o.linked:
                cease(game, id)
                state.touch()
