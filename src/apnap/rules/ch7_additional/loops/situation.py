"""A situation: a state without the names of things, so that two moments of a game can be found to be the same.

Objects are numbered in the order of their zones, timestamps count only by their order, and amounts that may grow stand
apart (tallies.py): life, mana, counters, power and toughness, how many tokens, emblems or lasting effects of a kind
there are. Two situations with one structure differ in amounts only. What happened this turn is left out; whether
something reads it is asked of the words (see loop_inputs.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Context, Node, Static
from apnap.rules.ch7_additional.loops.loop_inputs import refers
from apnap.rules.ch7_additional.loops.tallies import (
    POWER,
    Q_ALIKE,
    Q_AMOUNT,
    Q_COUNTERS,
    Q_LIFE,
    Q_MANA,
    Q_PLAYER,
    Q_POISON,
    Q_SIZE,
    Q_SPELLS,
    Q_STACK,
    Q_TOKENS,
    TOUGHNESS,
    Situation,
    Tally,
)
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    HASTE,
    L_PT_DEFINE,
    LASTS_WHILE_SOURCE,
    LIBRARY,
    NONE,
    POOL_SIZE,
    S_LAYER,
    S_SLOTS,
    STACK,
    ZONES_PER_SEAT,
)
from apnap.rules.core.digest import MASK, mix, word
from apnap.rules.core.objects import Obj
from apnap.rules.core.players import Player
from apnap.rules.core.state import State, Watcher
from apnap.rules.core.turn_marker import NORMAL_TURN
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

FOLD: Final = -77777  # begins what is counted by kinds


def situation(game: Game) -> Situation:
    """The situation that a game is in."""
    draft = SituationBuilder(game.state, game)
    draft.everything()
    s = draft.made
    h: i64 = len(s.things)
    for x in s.structure:
        h = mix(h, x & MASK)
    s.hash = h
    return s


def number_of(state: State, id: ObjectId) -> i64:
    """The number that an object would have in the situation of a state; -1 where it would have none."""
    draft = SituationBuilder(state, None)
    draft.everything()
    return draft.made.numbers.get(id, -1)


class SituationBuilder:
    """A situation while it is put together."""

    def __init__(self, state: State, game: Game | None) -> None:
        self.game: Game | None = game  # None: only numbers are wanted, not what objects are
        self.state: State = state
        self.made: Situation = Situation()
        self.out: list[i64] = self.made.structure
        self.named: dict[i64, bool] = {}  # objects that others speak of: these do not count as one of many
        self.silent: list[Node] = []  # abilities on stacks that do not speak of what triggered them
        self.speaking: list[Node] = []  # and those that do

    def everything(self) -> None:
        state = self.state
        self.find_named()
        out = self.out
        for x in (state.alive, state.direction, state.monarch, state.initiative, state.here, state.day):
            out.append(x)
        for x in (state.r0, state.r1, state.r2, state.r3):
            out.append(x)
        out.extend(state.extra_turns)
        for p in state.players:
            self.player(p)
        for turn in state.turns:
            for x in (turn.number, turn.unit, turn.step, turn.plan_index, turn.priority, turn.passed, turn.defenders):
                out.append(x)
            out.append(turn.extra_turn_flags)
            if turn.plan is not NORMAL_TURN:
                out.extend(turn.plan)  # steps that a round adds (500.8)
            self.tally(Q_SPELLS, turn.marker, 0, "", turn.spells)
            self.stack(turn.stack)
            for id in turn.attackers:
                self.ref(id)
        for slot in range(S_SLOTS):
            if state.standing[slot] or slot == S_LAYER:
                self.effects(slot)
        for watchers in state.watchers:
            self.delayed(watchers)
        for t in state.pending:
            self.ref(t.source)
            self.made.things.append(t.ability)
            out.append(t.controller)
            self.ref(t.it)
            self.refs(t.those)
            out.append(t.amount)
            self.context(t.context)
        for id in state.exiled_until:
            self.ref(id)
        for id in state.planes:
            self.ref(id)

    # what is spoken of ----------------------------------------------------------------------------------------------
    def find_named(self) -> None:
        """Which objects are spoken of by others, or have to do with them."""
        state = self.state
        for seat in range(state.seats):
            for zone in range(ZONES_PER_SEAT):
                if zone != LIBRARY:
                    for id in state.ids(seat, zone):
                        self.name_links(state.objs[id])
        for turn in state.turns:
            for id in turn.stack:
                o = state.objs[id]
                self.note(o.source)
                if self.speaks(o):
                    self.note_context(o.announced)
            self.note_all(turn.attackers)
        for effects in state.standing:
            for e in effects:
                ids = e.ids
                if ids is not None:
                    self.note_all(ids)
                self.note_context(e.context)
        for watchers in state.watchers:
            for w in watchers:
                if w.delayed:
                    self.note_context(w.context)
                    self.note(w.source)
        for t in state.pending:
            self.note(t.it)
            self.note_all(t.those)
            self.note(t.source)
            self.note_context(t.context)
        self.note_all(state.exiled_until)
        self.note_all(state.pairs)

    def speaks(self, o: Obj) -> bool:
        """May what is on a stack speak of objects: of targets, or of those that triggered it or paid for it?"""
        ability = o.ability
        announced = o.announced
        if announced is None or ability is None or announced.targets or announced.division:
            return True
        for known in self.silent:
            if known is ability:
                return False
        for known in self.speaking:
            if known is ability:
                return True
        speaks = refers(ability, ~OF_AMOUNT)
        (self.speaking if speaks else self.silent).append(ability)
        return speaks

    def name_links(self, o: Obj) -> None:
        self.note(o.attached_to)
        self.note_all(o.linked)
        self.note_all(o.attachments)
        self.note(o.paired)
        self.note_all(o.blockers)
        self.note_all(o.blocking)
        self.note(o.attacking)

    def note(self, id: ObjectId) -> None:
        if id >= 0:
            self.named[id] = True

    def note_all(self, ids: list[ObjectId]) -> None:
        for id in ids:
            if id >= 0:
                self.named[id] = True

    def note_context(self, ctx: Context | None) -> None:
        if ctx is not None:
            self.note(ctx.source)
            self.note(ctx.it)
            self.note(ctx.each)
            self.note_all(ctx.those)
            for slot in ctx.targets:
                self.note_all(slot)

    # the parts ------------------------------------------------------------------------------------------------------
    def tally(self, what: i64, ref: Ref, index: i64, name: str, value: i64) -> None:
        self.made.tallies.append(Tally(what, ref, index, name, value))

    def ref(self, id: ObjectId) -> None:
        """An object by its place in the order, a player as they are."""
        if id < 0:
            self.out.append(id)
            return
        numbers = self.made.numbers
        if id in numbers:
            self.out.append(numbers[id])
            return
        numbers[id] = len(numbers)
        o = self.state.objs[id]
        self.out.append(numbers[id])
        self.out.append(o.zone)  # of what is met later, or is gone, this is what it was
        self.out.append(o.number)
        self.made.things.append(o.card)

    def refs(self, ids: list[ObjectId]) -> None:
        self.out.append(len(ids))
        for id in ids:
            self.ref(id)

    def player(self, p: Player) -> None:
        state = self.state
        out = self.out
        for x in (p.outcome, p.lands_played, p.controlled_by, p.dungeons, p.extra_turns_owed, p.next_controlled_by):
            out.append(x)
        out.append((1 if p.drew_empty else 0) + (2 if p.has_citys_blessing else 0) + (4 if p.has_enduring_story else 0))
        out.append(len(p.paradigms))  # it only grows
        out.append(p.speed)
        out.append(min(p.ring_tempted, 4))  # nothing asks for more (701.54c)
        out.extend(p.skips)
        out.extend(p.extra_turn_terms)
        out.extend(p.commander_casts)
        out.extend(p.commander_damage)
        self.tally(Q_LIFE, p.seat, 0, "", p.life)
        self.tally(Q_POISON, p.seat, 0, "", p.poison)
        for i in range(POOL_SIZE):
            self.tally(Q_MANA, p.seat, i, "", p.pool[i])
        out.append(len(p.special_mana))
        for unit in p.special_mana:
            out.append(unit.kind * 2 + (1 if unit.snow else 0))
            self.made.things.append(unit.restriction)
        counters = p.counters
        if counters is not None:
            for kind in sorted(counters):
                out.append(word(kind))
                self.tally(Q_PLAYER, p.seat, 0, kind, counters[kind])
        for zone in range(ZONES_PER_SEAT):
            ids = state.ids(p.seat, zone)
            if zone == LIBRARY:
                out.append(len(ids))
                out.append(p.shown_library)
                continue
            out.append(-1 - zone)
            if zone == BATTLEFIELD:
                self.battlefield(ids)
            elif zone == COMMAND:
                self.command_zone(ids)
            else:
                for id in ids:
                    self.object(state.objs[id])

    def battlefield(self, ids: list[ObjectId]) -> None:
        """Permanents one by one, then tokens that nothing tells apart, by how many there are of each kind."""
        state = self.state
        made = self.made
        kinds: list[Situation] = []
        counts: list[Tally] = []
        for id in ids:
            o = state.objs[id]
            if not is_plain(o) or id in self.named:
                self.object(o)
                continue
            mark = len(self.out)
            things = len(made.things)
            tallies = len(made.tallies)
            self.body(o)
            kind = self.cut(mark, things, tallies)
            found = False
            for i in range(len(kinds)):
                if kinds[i].same(kind):
                    counts[i].value += o.token_count
                    counts[i].others.append(id)
                    found = True
                    break
            if not found:
                kinds.append(kind)
                counts.append(Tally(Q_TOKENS, id, 0, "", o.token_count))
        self.unfold(kinds, counts)

    def cut(self, mark: i64, things: i64, tallies: i64) -> Situation:
        """What was written since, as a situation of its own."""
        made = self.made
        kind = Situation()
        kind.structure = self.out[mark:]
        kind.things = made.things[things:]
        kind.tallies = made.tallies[tallies:]
        del self.out[mark:]
        del made.things[things:]
        del made.tallies[tallies:]
        return kind

    def unfold(self, kinds: list[Situation], counts: list[Tally]) -> None:
        """Kinds of things, and how many there are of each."""
        made = self.made
        for i in range(len(kinds)):
            self.out.append(FOLD)
            self.out.extend(kinds[i].structure)
            made.things.extend(kinds[i].things)
            made.tallies.extend(kinds[i].tallies)
            made.tallies.append(counts[i])

    def fold(self, mark: i64, things: i64, known: i64, kinds: list[Situation], counts: list[Tally]) -> None:
        """Count what was written since as one of its kind, if it speaks of nothing that is not known by now."""
        if len(self.made.numbers) != known:
            return
        kind = self.cut(mark, things, len(self.made.tallies))
        for i in range(len(kinds)):
            if kinds[i].same(kind):
                counts[i].value += 1
                return
        kinds.append(kind)
        counts.append(Tally(Q_ALIKE, NONE, 0, "", 1))

    def command_zone(self, ids: list[ObjectId]) -> None:
        """Cards one by one, then emblems by what they say. CR 114."""
        kinds: list[Situation] = []
        counts: list[Tally] = []
        for id in ids:
            o = self.state.objs[id]
            if o.number >= 0 or id in self.named or o.counters is not None:
                self.object(o)
                continue
            mark = len(self.out)
            things = len(self.made.things)
            self.body(o)
            self.fold(mark, things, len(self.made.numbers), kinds, counts)
        self.unfold(kinds, counts)

    def delayed(self, watchers: list[Watcher]) -> None:
        """Delayed abilities, those that are alike counted. CR 603.7."""
        kinds: list[Situation] = []
        counts: list[Tally] = []
        for w in watchers:
            if w.delayed:
                mark = len(self.out)
                things = len(self.made.things)
                known = len(self.made.numbers)
                self.ref(w.source)
                self.made.things.append(w.ability)
                self.out.append(w.controller)
                self.context(w.context)
                self.fold(mark, things, known, kinds, counts)
        self.unfold(kinds, counts)

    def stack(self, ids: list[ObjectId]) -> None:
        """What is on top, then the rest by kinds; in which order it lies stands apart, for who goes down to it."""
        order = self.made.order
        order.append(len(ids))
        if not ids:
            return
        self.object(self.state.objs[ids[-1]])
        kinds: list[Situation] = []
        counts: list[Tally] = []
        for i in range(len(ids) - 2, -1, -1):
            o = self.state.objs[ids[i]]
            kind = self.kind_on_stack(o)
            if kind is None:
                order.append(-1)
                self.object(o)
                continue
            place: i64 = -1
            for k in range(len(kinds)):
                if kinds[k].alike(kind):
                    place = k
                    break
            if place < 0:
                place = len(kinds)
                kinds.append(kind)
                counts.append(Tally(Q_STACK, -1, 0, "", 0))
            counts[place].value += 1
            order.append(place)
        places = list(range(len(kinds)))
        places.sort(key=lambda k: kinds[k].hash)
        for k in places:
            self.out.append(FOLD)
            self.out.extend(kinds[k].structure)
            self.made.things.extend(kinds[k].things)
            self.made.tallies.append(counts[k])

    def kind_on_stack(self, o: Obj) -> Situation | None:
        """What an ability on a stack is, if nobody speaks of it and it speaks of nothing that is not known by now."""
        if o.ability is None or o.id in self.named:
            return None
        numbers = self.made.numbers
        known = len(numbers)
        mark = len(self.out)
        things = len(self.made.things)
        self.body(o)
        self.ref(o.source)
        self.made.things.append(o.ability)
        self.context(o.announced, True, self.speaks(o))
        kind: Situation | None = None
        if len(numbers) == known:
            kind = Situation()
            kind.structure = self.out[mark:]
            kind.things = self.made.things[things:]
            h: i64 = 0
            for x in kind.structure:
                h = mix(h, x & MASK)
            kind.hash = h
        else:
            for id in list(numbers):
                if numbers[id] >= known:
                    del numbers[id]
        del self.out[mark:]
        del self.made.things[things:]
        return kind

    def object(self, o: Obj) -> None:
        """One object with its place in the order."""
        self.ref(o.id)
        self.body(o)
        self.out.append(o.token_count)
        self.refs(o.linked)
        self.ref(o.attached_to)
        self.ref(o.paired)
        self.ref(o.attacking)
        self.refs(o.blockers)
        self.refs(o.blocking)
        counters = o.counters
        if counters is not None:
            for kind in sorted(counters):
                self.out.append(word(kind))
                self.tally(Q_COUNTERS, o.id, 0, kind, counters[kind])
        if o.source >= 0:
            self.ref(o.source)
        ability = o.ability
        if ability is not None:
            self.made.things.append(ability)
        announced = o.announced
        if announced is not None and ability is not None and o.zone == STACK:
            self.tally(Q_AMOUNT, o.id, 0, "", announced.amount)
            self.context(announced, False, self.speaks(o))
        else:
            self.context(announced)

    def body(self, o: Obj) -> None:
        """What an object is in itself."""
        if self.game is None:
            return
        out = self.out
        things = self.made.things
        things.append(o.card)
        for x in (o.number, o.owner, o.controller, o.base_controller, o.damage, o.face, o.protector, o.phasing, o.band):
            out.append(x)
        flags: i64 = 0
        if o.tapped:
            flags |= 1
        if o.face_down:
            flags |= 2
        if o.blocked:
            flags |= 4
        if o.deathtouched:
            flags |= 8
        if o.flipped:
            flags |= 16
        if o.dealt_first_damage:
            flags |= 32
        if o.token:
            flags |= 64
        out.append(flags)
        copied = o.copied
        if copied is not None:
            things.append(copied.abilities)
            out.append(word(copied.name))
        chosen = o.chosen
        if chosen is not None:
            for key in sorted(chosen):
                out.append(word(key))
                out.append(chosen[key])
        for name in o.names:
            out.append(word(name))
        for c in o.components:
            out.append(c.number)
        if o.zone == BATTLEFIELD:
            self.derived(o)

    def derived(self, o: Obj) -> None:
        """What effects make of a permanent."""
        game = self.game
        if game is None:
            return
        c = game.char(o.id)
        out = self.out
        if c.types & CREATURE:
            self.tally(Q_SIZE, o.id, 0, POWER, c.power)
            self.tally(Q_SIZE, o.id, 0, TOUGHNESS, c.toughness)
        for x in (c.types, c.supertypes, c.colors, c.keywords):
            out.append(x)
        out.append(word(c.name))
        for s in c.subtypes:
            out.append(word(s))
        for a in c.abilities.every:
            self.made.things.append(a)
        young = o.controlled_since >= self.state.players[o.controller].turn_began and not c.keywords & HASTE
        out.append(1 if young else 0)

    def effects(self, slot: i64) -> None:
        """Effects left by spells and abilities. What those in layers make of things is seen in the things."""
        kinds: list[Situation] = []
        counts: list[Tally] = []
        sizes: i64 = 0
        for e in self.state.standing[slot]:
            ids = e.ids
            if e.duration == LASTS_WHILE_SOURCE:
                continue
            if slot == S_LAYER and ids is not None:
                sizes += 1 if is_about_size(e.static) else 0
                continue
            mark = len(self.out)
            things = len(self.made.things)
            known = len(self.made.numbers)
            self.out.append(slot)
            self.made.things.append(e.static)
            for x in (e.controller, e.duration, e.seat, e.uses, e.a, e.b):
                self.out.append(x)
            if ids is not None:
                self.refs(ids)
            self.context(e.context)
            self.fold(mark, things, known, kinds, counts)
        self.unfold(kinds, counts)
        if slot == S_LAYER:
            self.tally(Q_ALIKE, NONE, 0, "", sizes)

    def context(self, ctx: Context | None, with_amount: bool = True, with_objects: bool = True) -> None:
        """What was chosen and is remembered."""
        if ctx is None:
            self.out.append(NONE)
            return
        out = self.out
        for x in (ctx.controller, ctx.x, ctx.method, ctx.amount if with_amount else 0, len(ctx.targets)):
            out.append(x)
        out.extend(ctx.modes)
        self.ref(ctx.source)
        if not with_objects:
            return
        self.ref(ctx.it)
        self.ref(ctx.each)
        self.refs(ctx.those)
        for slot in ctx.targets:
            self.refs(slot)
        for part in ctx.division:
            out.extend(part)
        if ctx.spliced:
            self.refs(ctx.spliced)


def is_about_size(static: Static) -> bool:
    """Does an effect change power and toughness alone? CR 613.4."""
    for layer in static.layers():
        if layer < L_PT_DEFINE:
            return False
    return True


def is_plain(o: Obj) -> bool:
    """Is this a token that nothing need tell from another of its kind?"""
    return (
        o.token
        and not o.components
        and o.counters is None
        and not o.attachments
        and o.attached_to == NONE
        and o.attacking == NONE
        and not o.blocking
        and not o.linked
        and o.chosen is None
        and o.paired < 0
        and o.cast_as is None
        and o.face_down_values is None
        and o.counter_timestamps is None
    )
