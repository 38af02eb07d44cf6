"""Events of objects that change zones. CR 400.7, 603.6, 614.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.cast_method import way_of
from apnap.rules.ch2_cards.printed import CastAs, FaceDownValues
from apnap.rules.ch4_zones import knowledge
from apnap.rules.ch4_zones.zones import carry_over, new_object, put_in, take_out
from apnap.rules.ch6_spells import entering
from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN, copiable
from apnap.rules.ch7_additional import components, prepared
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    COMMAND_ZONE_TYPES,
    CONSPIRACY,
    COUNTED_TYPES,
    CREATURE,
    EV_COUNTERS,
    EV_ZONE,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
    PLANAR_DECK,
    S_FORBID,
    S_REPLACE,
    SCHEME_DECK,
    STACK,
)
from apnap.rules.core.designations import OF_CASTING, PREPARED, is_noted, noted, with_note
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Entry, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
from apnap.rules.core.objects import Obj

IN_COMMAND_ZONE: Final[list[i64]] = [COMMAND, PLANAR_DECK, SCHEME_DECK]


class ZoneChange(Event):
    """An object moves to another zone and becomes a new one there. CR 400.7."""

    def __init__(self, id: ObjectId, origin: i64, to: i64, seat: Seat) -> None:
        super().__init__(EV_ZONE)
        self.id: ObjectId = id
        self.origin: i64 = origin
        self.to: i64 = to
        self.seat: Seat = seat  # who controls it on the battlefield or a stack
        self.position: i64 = -1  # in a library: -1 the top, 0 the bottom
        self.entry: Entry | None = None
        self.shuffles: bool = False  # into a library, which is shuffled
        self.barred: bool = False  # it cannot enter, so it stays where it is (303.4g)
        self.new_id: ObjectId = -1
        self.host: i64 = NONE  # what it was attached to as it left the battlefield
        self.others: list[i64] = NO_IDS  # the further objects that a merged permanent became (730.3)
        self.order: list[i64] = NO_IDS  # the order in which its components arrive (730.3a)
        self.cards_to: i64 = -1  # where the cards among them go, if not where it goes (730.3e)
        self.commanders_to: i64 = -1  # where the commanders among them go, if not where it goes (903.9c)
        self.declined: i64 = 0  # mask of the zones to which its owner lets it go as a commander (903.9b)

    def parts(self, game: Game) -> list[Event] | None:
        """Nothing more happens, but what is chosen as a permanent enters is chosen now. CR 614.12a."""
        if self.to == BATTLEFIELD:
            self.barred = not entering.prepare(game, self)
            standing = game.state.standing
            if (standing[S_REPLACE + EV_COUNTERS] or standing[S_FORBID]) and not self.barred:
                game.count_counters(self)
        elif self.origin == STACK:
            o = game.state.objs[self.id]
            if o.card.methods and way_of(o.card, o.method).exiles:
                self.to = EXILE  # cast in a way that exiles it from the stack (702.34a)
        elif self.origin == BATTLEFIELD and game.state.objs[self.id].components:
            components.arrange(game, self)
            cards: list[Event] = []
            for i in range(len(game.state.objs[self.id].components)):
                cards.append(PartArrives(self, i))
            return cards
        return None

    def can_happen(self, game: Game) -> bool:
        """A token that has left the battlefield moves no more. CR 111.8."""
        return self.origin == BATTLEFIELD or self.origin > COMMAND or not game.state.objs[self.id].token

    def is_quiet(self) -> bool:
        return True

    def stays(self, game: Game, old: Obj) -> bool:
        """Does it remain where it is, after all?"""
        if old.zone != self.origin or self.barred or (old.token and not self.can_happen(game)):
            return True
        types = old.card.base.types
        if types & COMMAND_ZONE_TYPES and self.origin in IN_COMMAND_ZONE:
            return True  # 400.4b
        if types & CONSPIRACY and self.origin == COMMAND:
            return True  # 315.3
        return (self.to == BATTLEFIELD or self.to == STACK) and not game.state.in_game(self.seat)  # 800.4b

    def apply(self, game: Game) -> bool:
        state = game.state
        old = state.objs[self.id]
        if self.stays(game, old):
            return False
        to = self.to
        if self.origin == BATTLEFIELD:
            self.host = old.attached_to
            game.char(self.id)  # the last known characteristics stay beside the old id
            game.prepare_to_leave(old)
        elif state.off_battlefield_effects:
            state.chars[self.id] = game.char(self.id)
        keeps = old.counters is not None and to != HAND and to != LIBRARY
        keeps = keeps and game.char(self.id).abilities.keeps_counters
        if self.origin == LIBRARY:
            state.edit_player(old.owner).shown_library += 1
        elif self.origin == HAND:
            state.edit_player(old.owner).shown_hand += 1
        old = state.edit(self.id)
        take_out(game, old)
        old.zone = GONE
        if old.components:
            components.part_into(game, self, old)
            if self.shuffles:
                state.shuffle(state.edit_zone(old.owner, LIBRARY))
                game.forget_library(old.owner)
            return True
        new = self.moved(game, old)
        if keeps and old.counters is not None:
            new.counters = old.counters.copy()
            state.chars[new.id] = None
        if to == BATTLEFIELD:
            self.enter(game, old, new)
        else:
            self.take_place(game, old, new)
        put_in(game, new, self.position)
        if to == BATTLEFIELD:
            game.arrived(new)
        elif self.shuffles:
            state.shuffle(state.edit_zone(old.owner, LIBRARY))
            game.forget_library(old.owner)
        return True

    def moved(self, game: Game, old: Obj) -> Obj:
        """The new object that it becomes. CR 400.7."""
        to, entry = self.to, self.entry
        face: i64 = 0
        if entry is not None:
            face = entry.face
        elif to == BATTLEFIELD or to == STACK:
            face = old.face
        cast_as: CastAs | None = None
        if to == STACK and entry is not None:
            cast_as = entry.cast_as
        elif self.origin == STACK and to == BATTLEFIELD:
            cast_as = old.cast_as
        chars = old.card.faces[face].chars if cast_as is None else cast_as.face.chars
        new = new_object(game.state, old.card, old.owner, self.seat, to, chars)
        new.face = face
        new.cast_as = cast_as
        new.number = old.number
        new.prev_id = self.id
        new.token = old.token
        old.next_id = new.id
        self.new_id = new.id
        return new

    def enter(self, game: Game, old: Obj, new: Obj) -> None:
        """A permanent is what the spell was, with what it enters with. CR 608.3, 614.1c-d."""
        entry = self.entry
        if self.origin == STACK:
            carry_over(game.state, old.id, new.id)
            new.method = old.method
            new.linked = old.linked  # what was exiled for the spell is exiled with the permanent (400.7d, 607.2a)
            new.announced = old.announced
            new.cast_from = old.cast_from
            if old.face_down or old.copied is not None:
                # what the spell was, the permanent is (707.10f, 708.4)
                new.copied = old.copied
                turn_as_it_enters(game, new, old.face_down, old.face_down_values)
        if entry is not None:
            enter_as(game, new, entry)
        if self.origin == STACK and old.chosen is not None:
            for name in OF_CASTING:
                if is_noted(old, name):
                    new.chosen = with_note(new.chosen, name, noted(old, name, 0))
        if copiable(new).types & COUNTED_TYPES and (entry is None or not entry.counted):
            entering.give_counters(new)

    def take_place(self, game: Game, old: Obj, new: Obj) -> None:
        """A card, a token or a copy in a zone other than the battlefield. CR 108.4, 111.7, 406.3."""
        to, entry = self.to, self.entry
        if (to == STACK or to == EXILE) and entry is not None and entry.face_down:
            turn_as_it_enters(game, new, True, entry.face_down_values)
        if to == EXILE and entry is not None:
            for kind, amount in entry.counters:
                entering.add_counters(new, kind, amount)
        new.controller = new.base_controller = self.seat if to == STACK else old.owner
        if to == STACK:
            new.cast_from = self.origin  # known as effects that apply to the spell are looked at (601.2a)
        if new.token and old.copied is not None:
            new.copied = old.copied  # a copy it stays, as long as it exists (111.7)
            game.state.chars[new.id] = None
        if to == LIBRARY or to == HAND:
            knowledge.moved(game.state, old, new, self.origin)

    def affected(self, game: Game) -> i64:
        return self.seat if self.to == BATTLEFIELD else game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        """What moves must be in range where it is, and so must its next controller; nothing else about it matters."""
        state = game.state
        return state.reaches(seat, self.id) and (self.to != BATTLEFIELD or state.in_reach(seat, self.seat))

    def rule(self) -> str:
        """What a judge would cite for it: entering, dying, exile, or the zone it goes to."""
        to = self.to
        if to == BATTLEFIELD:
            return "608.3" if self.origin == STACK else "700.15"
        if to == GRAVEYARD:
            return "700.4" if self.origin == BATTLEFIELD else "404.1"
        if to == EXILE:
            return "701.13"
        return "402.1" if to == HAND else "400.3"

    def line(self, game: Game) -> str:
        state = game.state
        owner = game.name_of_seat(state.objs[self.id].owner)
        # what was face down is revealed as it leaves (708.9)
        what = game.name(self.new_id if state.objs[self.id].face_down else self.id)
        origin, to = self.origin, self.to
        if origin == LIBRARY and to == HAND:
            return ""
        if to == BATTLEFIELD:
            return f"{game.name(self.new_id)} enters the battlefield under {game.name_of_seat(self.seat)}'s control"
        if origin == BATTLEFIELD and to == GRAVEYARD:
            verb = "dies" if game.char(self.id).types & CREATURE else "is put into the graveyard"
            return f"{what} {verb}"
        if to == GRAVEYARD and (origin == STACK or origin == HAND):
            return ""  # it has resolved, or is discarded
        if to == STACK:
            return ""
        if origin == HAND and to == LIBRARY:
            return f"{owner} puts a card from hand into their library"
        if to == GRAVEYARD:
            return f"{what} goes to {owner}'s graveyard"
        if to == EXILE:
            if state.objs[self.new_id].face_down:
                return f"{owner} exiles a card face down"
            return f"{what} is exiled"
        if origin == EXILE and state.objs[self.id].face_down and (to == HAND or to == LIBRARY):
            return f"{owner} puts a card that was exiled face down into their {'hand' if to == HAND else 'library'}"
        if to == HAND:
            return f"{what} returns to {owner}'s hand"
        if to == LIBRARY:
            return f"{what} goes to {owner}'s library"
        return ""


def enter_as(game: Game, new: Obj, entry: Entry) -> None:
    """Give a permanent what it enters with. CR 614.1c-d."""
    new.tapped = entry.tapped
    if entry.melds >= 0:
        components.meld(game, new, entry.melds)
    if entry.face_down:
        turn_as_it_enters(game, new, True, entry.face_down_values)
    new.chosen = entry.chosen
    for_turn = entry.copies_for_turn
    if entry.copied is not None and for_turn is None:
        new.copied = entry.copied
        new.flipped = False
    new.protector = entry.protector
    if entry.linked:
        new.linked = entry.linked
    if entry.attached_to != NONE:
        entering.attach(game, new, entry.attached_to)
    for static in entry.being:
        entering.begin_being(game, new, static)
    if entry.copied is not None and for_turn is not None:
        entering.begin_copying(game, new, for_turn, entry.copied)
    if entry.copied is not None:
        game.state.chars[new.id] = None
    for kind, amount in entry.counters:
        counters = {} if new.counters is None else new.counters.copy()
        counters[kind] = counters.get(kind, 0) + amount
        new.counters = counters
        game.state.chars[new.id] = None
    if is_noted(new, PREPARED):
        prepared.entered(game, new.id)


class PartArrives(Event):
    """A card or token of a permanent that leaves as one and becomes several objects. CR 712.21e, 730.3."""

    def __init__(self, whole: ZoneChange, place: i64) -> None:
        super().__init__(EV_ZONE)
        self.whole: ZoneChange = whole
        self.place: i64 = place  # among its components
        self.to: i64 = -1
        self.new_id: ObjectId = -1

    def apply(self, game: Game) -> bool:
        whole = self.whole
        if whole.new_id < 0:
            return False
        self.new_id = whole.new_id if self.place == 0 else whole.others[self.place - 1]
        self.to = game.state.objs[self.new_id].zone
        return True


def arrived(event: Event, zone: i64) -> ObjectId:
    """The object that was put into a zone, or NONE. All that a merged permanent became have events of their own."""
    if isinstance(event, ZoneChange):
        return event.new_id if event.to == zone and not event.others else NONE
    return event.new_id if isinstance(event, PartArrives) and event.to == zone else NONE


def origin_of(event: Event) -> i64:
    """The zone that an object came from."""
    if isinstance(event, PartArrives):
        event = event.whole
    return event.origin if isinstance(event, ZoneChange) else -1


def turn_as_it_enters(game: Game, new: Obj, face_down: bool, values: FaceDownValues | None) -> None:
    """A new object is face down as it enters a zone, or is a copy: what it is has to be looked at. CR 708.3-4."""
    new.face_down = face_down
    new.face_down_values = None if values is PLAIN_FACE_DOWN else values
    game.state.chars[new.id] = None
    if face_down and new.zone == BATTLEFIELD:
        game.state.has_face_down = True
