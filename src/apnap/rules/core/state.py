"""The state of a game: everything that decides how it goes on, cheap to fork (copy on write).

`fork()` copies lists of pointers and bumps a stamp; `edit(id)` copies one object before its first change after a fork.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import NO_IDS, Context, Static, Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.cause import BY_THE_RULES, Cause
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    GONE,
    HAND,
    K_ABLE,
    K_CALM,
    K_MOORED,
    L_CONTROL,
    LASTS_WHILE_SOURCE,
    LIBRARY,
    NONE,
    S_LAYER,
    ZONES_PER_SEAT,
)
from apnap.rules.core.generator import Generator
from apnap.rules.core.objects import NO_NAMES, STAMPS, Obj, Was
from apnap.rules.core.players import Player
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Marker, ObjectId, Ref, Seat, Unit

if TYPE_CHECKING:
    from apnap.rules.ch7_additional.restarting import Unfinished
    from apnap.rules.ch7_additional.subgames import Frame, Resume
    from apnap.rules.events import Event


MANY_SUSPECTS: Final = 32  # with more permanents to look at again, all are


@mypyc_attr(acyclic=True)
class ZoneList:
    """One ordered zone of one seat; the top of a library is the last."""

    def __init__(self, ids: list[ObjectId], stamp: i64) -> None:
        self.stamp: i64 = stamp
        self.ids: list[ObjectId] = ids


@mypyc_attr(acyclic=True)
class Standing:
    """An effect in force, of a static ability or left by a resolution. Never changed, only replaced."""

    def __init__(self, serial: i64, source: ObjectId, static: Static, timestamp: i64, controller: Seat) -> None:
        self.serial: i64 = serial
        self.source: ObjectId = source
        self.static: Static = static
        self.timestamp: i64 = timestamp
        self.controller: Seat = controller  # fixed for a floating effect; kept current for a static ability
        self.duration: i64 = LASTS_WHILE_SOURCE
        self.seat: Seat = -1  # whose turn ends it (D_PLAYERS_TURN)
        self.marker: Marker = 0  # whose turn it was made in
        self.turn: i64 = 0  # the number of that turn
        self.ids: list[ObjectId] | None = None  # the fixed set it applies to (611.2c), or None
        self.uses: i64 = -1  # what is left of a shield; -1 without limit
        self.a: i64 = 0  # numbers fixed when it began (608.2h)
        self.b: i64 = 0
        self.context: Context | None = None
        self.known: Context | None = None  # made once for those who only look at it, see abilities/base.py
        self.copied: Chars | None = None  # the copiable values of a copy effect, fixed as it began (707.2b)

    def copy(self) -> Standing:
        e = Standing(self.serial, self.source, self.static, self.timestamp, self.controller)
        e.duration = self.duration
        e.seat = self.seat
        e.marker = self.marker
        e.turn = self.turn
        e.ids = self.ids
        e.uses = self.uses
        e.a = self.a
        e.b = self.b
        e.context = self.context
        e.copied = self.copied
        return e


NONE_CHANGED: Final[list[Standing]] = []
NOBODYS: Final[list[list[ObjectId]]] = []


@mypyc_attr(acyclic=True)
class Watcher:
    """A triggered ability on the lookout: a source's own, or a delayed one."""

    def __init__(self, source: ObjectId, controller: Seat, ability: Triggered) -> None:
        self.source: ObjectId = source
        self.controller: Seat = controller
        self.ability: Triggered = ability
        self.delayed: bool = False  # triggers once, or as long as it lasts (603.7)
        self.duration: i64 = LASTS_WHILE_SOURCE
        self.turn: i64 = 0
        self.context: Context | None = None  # what a delayed ability remembers


class Trigger:
    """An ability that has triggered and waits to be put onto a stack. CR 603.3."""

    def __init__(self, ability: Triggered, source: ObjectId, controller: Seat, event: Event | None) -> None:
        self.ability: Triggered = ability
        self.source: ObjectId = source
        self.controller: Seat = controller
        self.event: Event | None = event
        self.context: Context | None = None
        self.marker: Marker = 0  # the stack it goes on
        self.free: bool = False  # no object on a stack caused it: its controller may choose among stacks (807.5b)
        self.it: i64 = NONE
        self.those: list[i64] = []
        self.amount: i64 = 0

    def on(self, marker: Marker) -> Trigger:
        """The same one, for another stack. CR 807.5b."""
        t = Trigger(self.ability, self.source, self.controller, self.event)
        t.context = self.context
        t.marker = marker
        t.it = self.it
        t.those = self.those
        t.amount = self.amount
        return t


class State(Generator):
    """A whole game at one moment."""

    def __init__(self, table: TableRules) -> None:
        super().__init__()
        self.stamp: i64 = STAMPS.next()
        self.table: TableRules = table
        self.seats: i64 = table.seats
        self.objs: list[Obj] = []
        self.chars: list[Chars | None] = []  # derived characteristics, beside the objects; None is 'derive again'
        self.players: list[Player] = []
        self.zones: list[ZoneList] = []
        self.turns: list[Turn] = []
        self.here: i64 = 0  # the marker whose transition is running
        self.cause: Cause = BY_THE_RULES  # on whose behalf events happen in it
        self.standing: list[list[Standing]] = []  # by slot; inner lists replaced, never changed in place
        self.watchers: list[list[Watcher]] = []  # by event kind; inner lists replaced, never changed in place
        self.pending: list[Trigger] = []  # replaced, never changed in place
        self.extra_turns: list[i64] = []  # units that take extra turns, the next one last; replaced (500.7)
        self.layer_reads: i64 = 0  # event kinds after which every cached characteristic is dropped
        self.dynamic: i64 = 0  # continuous effects whose set of objects changes
        self.local: bool = True  # every continuous effect is local, see single_object.py
        self.stepwise: bool = True  # every continuous effect is stepwise, see stepwise.py
        self.readers: bool = False  # one of them reads the board
        self.gives_control: bool = False  # one of them is about control
        # what to derive again without all the rest, see stepwise.py; replaced
        self.stale: list[ObjectId] = NO_IDS
        self.moved: list[ObjectId] = NO_IDS  # permanents that came or went, where effects read the board
        self.changed: list[Standing] = NONE_CHANGED
        self.layers_stale: bool = False
        self.exiled_until: list[i64] = []  # what is in exile until a permanent leaves, see durations.py; replaced
        # an effect may stand that lasts for as long as something is so (611.2b)
        self.has_conditional_effects: bool = False
        self.durations: i64 = 0  # mask of the durations (LASTS_*) that effects and delayed abilities have had
        self.hidden: bool = False  # a static ability works in early layers though its object loses it later (613.6)
        # effects that apply off the battlefield too (layers.set_off_battlefield_effects); replaced
        self.off_battlefield_effects: list[Standing] = []
        self.layers_dirty: bool = False
        self.control_dirty: bool = False
        self.elsewhere_dirty: bool = False  # abilities of objects off the battlefield may have come or gone
        self.reach: list[i64] | None = None  # 801: by seat, the mask of the seats within range
        self.direction: i64 = 1  # of turn order: 1 to the left
        self.ticks: i64 = 0  # turns begun, over all markers
        self.clock: i64 = 0  # timestamps
        self.serial: i64 = 0  # standing effects
        self.version: i64 = 0  # events that happened
        self.batch: i64 = 1  # times that something happened, be it one event or several at once
        self.checked: i64 = -1  # the version at the last fruitless check of state-based actions
        self.options_version: i64 = 0  # unique over forks; cached options carry it
        # what holds for all permanents until one of them changes (K_CALM and so on): mask
        self.known: i64 = 0
        # while it is known that nothing concerns the others (K_CALM): permanents to look at again; replaced
        self.suspects: list[ObjectId] = NO_IDS
        self.attached: list[ObjectId] = NO_IDS  # and those that are looked at every time: attached, Sagas; replaced
        self.among: i64 = 0  # mask of what is among the permanents (AMONG_ATTACKABLE and so on), likewise
        # while that is known, by seat: permanents with abilities that use a stack, and with mana abilities; replaced
        self.able: list[list[ObjectId]] = NOBODYS
        self.makers: list[list[ObjectId]] = NOBODYS
        # masks of seats: hands looked at as they are now; those where all waits for a main phase, see priority.py
        self.seen_hands: i64 = 0
        self.slow_hands: i64 = 0
        # masks of the seats that could do nothing but pass outside their main phases as things of theirs are, of those
        # of which that is so for want of mana, and of those that may do something, see resting.py
        self.resting: i64 = 0
        self.poor: i64 = 0
        self.busy: i64 = 0
        self.alive: i64 = 0  # mask of the seats in the game
        self.over: bool = False
        self.starter: i64 = 0  # the starting unit (103.1)
        self.players_at_start: i64 = table.seats  # with how many players this game, or subgame, began (800.1)
        # objects below this id have been looked at for tokens and copies astray (704.5d-e)
        self.strays_checked: i64 = 0
        self.monarch: Seat = -1
        self.initiative: i64 = -1  # who has it (726)
        self.planes: list[i64] = []  # the planes and phenomena that are face up (901); replaced
        self.day: i64 = 0  # neither day nor night, day, or night (731)
        self.day_bound: bool = False  # something with daybound or nightbound may be on the battlefield (702.145)
        self.seats_in_dungeons: i64 = 0  # mask of the seats with a dungeon in the command zone (309.3)
        self.has_public_abilities: bool = False  # an ability that others may activate has been on the battlefield
        # a card that can be used from a graveyard, exile or command zone has been there
        self.has_cards_usable_elsewhere: bool = False
        self.usable_graveyards: i64 = 0  # mask of the seats in whose graveyards one has been
        self.frame: Frame | None = None  # the main game, where this is a subgame (729)
        self.resume: Resume | None = None  # how the resolution under way catches up after a subgame
        self.leaving_main_game: i64 = 0  # mask of the seats that have left the main game as well
        self.card_names: list[str] = NO_NAMES  # all that may be chosen as a card name (201.4)
        self.unfinished: Unfinished | None = None  # of an effect that restarted the game (727.4)
        self.has_subgame_cards: bool = False  # a card that creates subgames is in it
        self.has_cards_counting_mana: bool = False  # what was spent on any spell is noted (106.6)
        self.has_timed_cards: bool = False  # a card that may be used in some steps only has been in the game
        self.has_cards_shown_as_drawn: bool = False  # a card that may be revealed as it is drawn is in it (702.94)
        self.has_face_down: bool = False  # a face-down permanent has been on the battlefield
        # who must not do what at their next priority, see loops.py (732.2c); replaced
        self.barred_actions: list[i64] = []
        self.has_token_groups: bool = False  # an object stands for several tokens, see token_groups.py
        self.has_hidden_agendas: bool = False  # a face-down conspiracy has been in the command zone (702.106)
        self.pairs: list[i64] = []  # one of each two creatures that are paired (702.95); replaced
        self.known_libraries: i64 = 0  # mask of the seats in whose libraries somebody may know a card
        self.was: Was | None = None  # while moments are to be described later: objects before their last changes

    def fork(self) -> State:
        """A state that goes its own way from here: neither sees what the other does."""
        s = self.without_objects()
        s.objs = self.objs.copy()
        s.chars = self.chars.copy()
        return s

    def without_objects(self) -> State:
        """A fork that has no objects yet."""
        s = State(self.table)
        self.stamp = STAMPS.next()
        s.players = self.players.copy()
        s.zones = self.zones.copy()
        s.turns = self.turns.copy()
        s.here = self.here
        s.cause = self.cause
        s.standing = self.standing.copy()
        s.watchers = self.watchers.copy()
        s.pending = self.pending
        s.extra_turns = self.extra_turns
        s.layer_reads = self.layer_reads
        s.dynamic = self.dynamic
        s.local = self.local
        s.stepwise = self.stepwise
        s.readers = self.readers
        s.gives_control = self.gives_control
        s.stale = self.stale
        s.moved = self.moved
        s.changed = self.changed
        s.layers_stale = self.layers_stale
        s.exiled_until = self.exiled_until
        s.has_conditional_effects = self.has_conditional_effects
        s.durations = self.durations
        s.hidden = self.hidden
        s.off_battlefield_effects = self.off_battlefield_effects
        s.layers_dirty = self.layers_dirty
        s.control_dirty = self.control_dirty
        s.elsewhere_dirty = self.elsewhere_dirty
        s.reach = self.reach
        s.direction = self.direction
        s.ticks = self.ticks
        s.clock = self.clock
        s.serial = self.serial
        s.version = self.version
        s.batch = self.batch
        s.checked = self.checked
        s.options_version = self.options_version
        s.known = self.known
        s.suspects = self.suspects
        s.attached = self.attached
        s.among = self.among
        s.able = self.able
        s.makers = self.makers
        s.seen_hands = self.seen_hands
        s.slow_hands = self.slow_hands
        s.resting = self.resting
        s.poor = self.poor
        s.busy = self.busy
        s.alive = self.alive
        s.over = self.over
        s.starter = self.starter
        s.players_at_start = self.players_at_start
        s.strays_checked = self.strays_checked
        s.monarch = self.monarch
        s.initiative = self.initiative
        s.day = self.day
        s.day_bound = self.day_bound
        s.seats_in_dungeons = self.seats_in_dungeons
        s.planes = self.planes
        s.has_public_abilities = self.has_public_abilities
        s.has_cards_usable_elsewhere = self.has_cards_usable_elsewhere
        s.usable_graveyards = self.usable_graveyards
        s.has_timed_cards = self.has_timed_cards
        s.has_cards_shown_as_drawn = self.has_cards_shown_as_drawn
        s.has_face_down = self.has_face_down
        s.frame = self.frame
        s.resume = self.resume
        s.leaving_main_game = self.leaving_main_game
        s.card_names = self.card_names
        s.unfinished = self.unfinished
        s.has_subgame_cards = self.has_subgame_cards
        s.has_cards_counting_mana = self.has_cards_counting_mana
        s.has_hidden_agendas = self.has_hidden_agendas
        s.pairs = self.pairs
        s.known_libraries = self.known_libraries
        s.was = self.was
        s.barred_actions = self.barred_actions
        s.has_token_groups = self.has_token_groups
        s.r0 = self.r0
        s.r1 = self.r1
        s.r2 = self.r2
        s.r3 = self.r3
        return s

    # copy on write ------------------------------------------------------------------------------------------------
    def edit(self, id: ObjectId) -> Obj:
        """The object, ready to be changed."""
        o = self.objs[id]
        if o.stamp != self.stamp:
            if self.was is not None:
                self.was = Was(self.was, o)
            o = o.copy(self.stamp)
            self.objs[id] = o
        return o

    def edit_player(self, seat: Seat) -> Player:
        p = self.players[seat]
        if p.stamp != self.stamp:
            p = p.copy(self.stamp)
            self.players[seat] = p
        return p

    def edit_zone(self, seat: Seat, kind: i64) -> list[i64]:
        if kind == HAND:
            self.seen_hands &= ~(1 << seat)
        elif kind == BATTLEFIELD:
            self.known &= ~(1 << K_ABLE + seat | K_MOORED)
        elif kind != LIBRARY:
            self.look_again(seat)
        index = seat * ZONES_PER_SEAT + kind
        z = self.zones[index]
        if z.stamp != self.stamp:
            z = ZoneList(z.ids.copy(), self.stamp)
            self.zones[index] = z
        return z.ids

    def edit_turn(self) -> Turn:
        """The turn at hand, ready to be changed."""
        t = self.turns[self.here]
        if t.stamp != self.stamp:
            t = t.copy(self.stamp)
            self.turns[self.here] = t
        return t

    def edit_marker(self, marker: Marker) -> Turn:
        t = self.turns[marker]
        if t.stamp != self.stamp:
            t = t.copy(self.stamp)
            self.turns[marker] = t
        return t

    # questions ----------------------------------------------------------------------------------------------------
    def turn(self) -> Turn:
        """The turn whose transition is running."""
        return self.turns[self.here]

    def ids(self, seat: Seat, kind: i64) -> list[i64]:
        """A zone of a seat. Copy it before changing zones in a loop over it."""
        return self.zones[seat * ZONES_PER_SEAT + kind].ids

    def size(self, seat: Seat, kind: i64) -> i64:
        """How many objects are in a zone of a player, or were as they left the game. CR 800.4i."""
        known = self.players[seat].left_with
        if known:
            return known[kind]
        return len(self.ids(seat, kind))

    def controlled(self, seat: Seat) -> list[i64]:
        """The permanents of a player, or those they controlled as they left the game. CR 800.4i."""
        p = self.players[seat]
        return self.ids(seat, BATTLEFIELD) if p.in_game else p.left_permanents

    def cards_in(self, seat: Seat, kind: i64) -> list[i64]:
        """The objects in a zone of a player, or those that were there as they left the game. CR 800.4i."""
        known = self.players[seat].left_cards
        return known[kind] if known else self.ids(seat, kind)

    def has_leavers(self) -> bool:
        """Has any player left the game?"""
        return self.alive != (1 << self.seats) - 1

    def is_down_to_two(self) -> bool:
        """Did two of several players begin this subgame or restarted game? Then it is for two. CR 800.1."""
        return self.players_at_start <= 2 < self.seats

    def in_game(self, seat: Seat) -> bool:
        return self.alive >> seat & 1 != 0

    def life(self, seat: Seat) -> i64:
        """The life total of a player, or of the pool they share."""
        return self.players[self.table.life_of[seat]].life

    def poison(self, seat: Seat) -> i64:
        return self.players[self.table.poison_of[seat]].poison

    def opponents(self, a: i64, b: i64) -> bool:
        """Are these two opponents: on different teams? CR 102.2-3."""
        return self.table.friends[a] >> b & 1 == 0

    def in_reach(self, seat: Seat, other: i64) -> bool:
        """Is the other player within this one's range of influence? CR 801.2."""
        reach = self.reach
        return reach is None or reach[seat] >> other & 1 != 0

    def reaches(self, seat: Seat, ref: Ref) -> bool:
        """Is an object or player within this player's range? By controller, else owner; battles also by protector.

        CR 801.2, 801.2d.
        """
        reach = self.reach
        if reach is None:
            return True
        if ref < 0:
            return ref != NONE and reach[seat] >> (-1 - ref) & 1 != 0
        o = self.objs[ref]
        if reach[seat] >> o.controller & 1:
            return True
        if o.protector < 0 or not reach[seat] >> o.protector & 1:
            return False
        c = self.chars[ref]
        return c is None or c.types & BATTLE != 0

    def is_here(self, ref: Ref) -> bool:
        """Is a player still in the game, or an object still in it?"""
        return self.in_game(-1 - ref) if ref < 0 else self.objs[ref].zone != GONE

    def next_seat(self, seat: Seat) -> i64:
        """The next seat in turn order that is still in the game; the same one when it is the last."""
        n = self.seats
        s = seat
        for _i in range(n):
            s += self.direction
            if s >= n:
                s = 0
            elif s < 0:
                s = n - 1
            if self.alive >> s & 1:
                return s
        return seat

    def unit_alive(self, unit: Unit) -> bool:
        for s in self.table.units[unit]:
            if self.alive >> s & 1:
                return True
        return False

    def next_unit(self, unit: Unit) -> i64:
        """The next unit in turn order with a member in the game."""
        n: i64 = len(self.table.units)
        u = unit
        for _i in range(n):
            u += self.direction
            if u >= n:
                u = 0
            elif u < 0:
                u = n - 1
            if self.unit_alive(u):
                return u
        return unit

    def apnap(self) -> list[i64]:
        """The seats in the game from the active ones on in turn order. CR 101.4, 805.6."""
        out: list[i64] = []
        n: i64 = len(self.table.units)
        u = self.turn().unit
        for _i in range(n):
            for s in self.table.units[u]:
                if self.alive >> s & 1:
                    out.append(s)
            u += self.direction
            if u >= n:
                u = 0
            elif u < 0:
                u = n - 1
        return out

    def is_creature(self, id: ObjectId) -> bool:
        """Is this a creature on the battlefield? Only for characteristics known to be derived."""
        c = self.chars[id]
        return c is not None and self.objs[id].zone == BATTLEFIELD and c.types & CREATURE != 0

    def fighting(self) -> bool:
        """Are there attackers, in any turn that is going on?"""
        for t in self.turns:
            if t.attackers:
                return True
        return False

    def layered(self) -> bool:
        """Is there an effect that layers apply? CR 613.1."""
        return self.hidden or len(self.standing[S_LAYER]) > 0

    def comes_or_goes(self, id: ObjectId) -> None:
        """A permanent comes or goes: what others are may change by that."""
        if not self.layered():
            return
        if len(self.pairs) > 0 or not self.stepwise:
            self.layers_dirty = True
        elif self.readers:
            self.layers_stale = True
            if not self.moved or self.moved[-1] != id:
                self.moved = [*self.moved, id]

    def is_unsettled(self) -> bool:
        """Is there something to derive again before anybody looks?"""
        return self.layers_dirty or self.layers_stale

    def make_stale(self, id: ObjectId) -> None:
        """What this object is, is to be derived again; NONE: what reads the board."""
        self.layers_stale = True
        if id != NONE or not self.stale:
            self.stale = [*self.stale, id]

    def effect_changed(self, effect: Standing) -> None:
        """An effect on characteristics began, ended, or read what happened."""
        if not self.stepwise or L_CONTROL in effect.static.layers():
            self.layers_dirty = True
            return
        self.layers_stale = True
        for other in self.changed:
            if other is effect:
                return
        self.changed = [*self.changed, effect]

    def tick(self) -> i64:
        """A new timestamp. CR 613.7."""
        self.clock += 1
        return self.clock

    def suspect(self, id: ObjectId) -> None:
        """One permanent is new, or may be another than before; the others are as they are known to be."""
        if self.objs[id].zone == HAND:
            self.seen_hands = 0  # a card in a hand, as an exception
        if self.known:
            self.known &= ~(1 << K_ABLE + self.objs[id].controller)
            self.doubt(id)

    def doubt(self, id: ObjectId) -> None:
        """The same of one that has the abilities that it had."""
        self.known &= ~K_MOORED
        if self.known & K_CALM:
            suspects = self.suspects
            if not suspects:
                self.suspects = [id]
            elif len(suspects) >= MANY_SUSPECTS:
                self.known &= ~K_CALM
            elif suspects[-1] != id:
                self.suspects = [*suspects, id]

    def look_again(self, seat: Seat) -> None:
        """It is not known any more whether this player rests."""
        self.resting &= ~(1 << seat)
        self.busy &= ~(1 << seat)

    def lacks(self, what: i64) -> bool:
        """Is it known that none of this is among the permanents?"""
        return (
            self.known & K_CALM != 0
            and self.among & what == 0
            and not self.suspects
            and not self.layers_dirty
            and not self.layers_stale
        )

    def touch(self) -> None:
        """Something changed that options or state-based actions may depend on."""
        self.version += 1
        self.options_version = STAMPS.next()
        self.known = 0

    def stir(self) -> None:
        """The same for what leaves every permanent as it is, except those that `suspect` was told of."""
        self.version += 1
        self.options_version = STAMPS.next()
