"""The objects that a seat may see, each as a line of numbers.

A line is what the card is and what the object is right now. Which objects have lines, and in what order, follows from
what the seat may know: of hidden zones only the cards that it knows, and nothing of where the others are.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from apnap.env.core.cards import CardVectors
from apnap.env.core.layout import CARD, LINE, Layout, squeezed
from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    HASTE,
    LAND,
    LIBRARY,
    MINUS,
    NONE,
    PLUS,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.play import Play
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.views.seen import is_sick
from apnap.rules.views.view import View

UNKNOWN: Final = bytes(int(CARD))
ZONES: Final = 16  # more than there are
UNWRITTEN: Final = b""


class Lines:
    """Which objects have lines, for one seat at one moment."""

    def __init__(self, layout: Layout, vectors: CardVectors) -> None:
        self.layout: Layout = layout
        self.vectors: CardVectors = vectors
        self.padding: list[bytes] = [bytes(i * LINE) for i in range(int(layout.lines) + 1)]
        self.ids: list[i64] = []  # the objects, in order
        self.places: list[i64] = []  # beside each its line, from 1
        self.sizes: list[i64] = []  # how many lines each part uses
        self.lands: list[i64] = [0] * layout.seats  # by seat
        self.untapped: list[i64] = [0] * layout.seats
        self.me: Seat = 0
        self.seats: i64 = layout.seats
        self.friends: i64 = 0
        # what most objects are besides their card, once written: by zone, controller, owner and the like
        self.tails: list[bytes] = [UNWRITTEN] * int(ZONES * layout.seats * layout.seats * 8)

    def relative(self, seat: Seat) -> i64:
        """A seat as the one who looks counts: 1 for themselves, then in turn order; 0 for nobody."""
        if seat < 0:
            return 0
        r = seat - self.me
        return (r if r >= 0 else r + self.seats) + 1

    def line_of(self, ref: Ref) -> i64:
        """The line of an object, from 1; 0 where it has none."""
        if ref >= 0:
            ids = self.ids
            for i in range(len(ids)):
                if ids[i] == ref:
                    return self.places[i]
        return 0

    # who has a line ---------------------------------------------------------------------------------------------------
    def collect(self, game: Play, view: View, seat: Seat, shown: list[i64]) -> None:
        """Find the objects that have lines. `shown`: what the seat is choosing among, where it decides."""
        state = game.state
        layout = self.layout
        self.me = seat
        self.friends = state.table.friends[seat]
        self.ids = []
        self.places = []
        self.sizes = []
        start: i64 = 1
        for r in range(self.seats):
            s = (seat + r) % self.seats
            self.add_permanents(game, state, s, start)
            start += layout.permanents
        n: i64 = 0
        for turn in state.turns:
            stack = turn.stack
            for i in range(len(stack) - 1, -1, -1):
                if n < layout.stack:
                    self.ids.append(stack[i])
                    self.places.append(start + n)
                    n += 1
        self.sizes.append(n)
        start += layout.stack
        n = 0
        for id in state.ids(seat, HAND):
            if n < layout.hand:
                self.ids.append(id)
                self.places.append(start + n)
                n += 1
        self.sizes.append(n)
        start += layout.hand
        self.add_others(state, view, seat, start, shown)

    def add_permanents(self, game: Play, state: State, s: Seat, start: i64) -> None:
        """A player's permanents: lands after all others, because they are many."""
        n: i64 = 0
        most = self.layout.permanents
        lands: list[i64] = []
        untapped: i64 = 0
        for id in state.ids(s, BATTLEFIELD):
            if game.char(id).types & LAND:
                lands.append(id)
                if not state.objs[id].tapped:
                    untapped += 1
            elif n < most:
                self.ids.append(id)
                self.places.append(start + n)
                n += 1
        self.lands[s] = len(lands)
        self.untapped[s] = untapped
        for id in lands:
            if n < most:
                self.ids.append(id)
                self.places.append(start + n)
                n += 1
        self.sizes.append(n)

    def add_others(self, state: State, view: View, seat: Seat, start: i64, shown: list[i64]) -> None:
        """Command zones, what is chosen from, known cards of others and of libraries, graveyards, exile."""
        most = self.layout.others
        n: i64 = 0
        for r in range(self.seats):
            for id in state.ids((seat + r) % self.seats, COMMAND):
                if n < most:
                    self.ids.append(id)
                    self.places.append(start + n)
                    n += 1
        for id in shown:
            if n < most and 0 <= id < len(state.objs):
                zone = state.objs[id].zone
                if zone == LIBRARY or (zone == HAND and state.objs[id].owner != seat):
                    self.ids.append(id)
                    self.places.append(start + n)
                    n += 1
        for r in range(self.seats):
            s = (seat + r) % self.seats
            if n < most and r > 0:
                # by id, because the place of a card in somebody else's hand is nobody's business
                known: list[i64] = []
                for id in state.ids(s, HAND):
                    if not view.hides(id) and self.line_of(id) == 0:
                        known.append(id)
                known.sort()
                for id in known:
                    if n < most:
                        self.ids.append(id)
                        self.places.append(start + n)
                        n += 1
            library = state.ids(s, LIBRARY)
            top: i64 = len(library) - 1
            last: i64 = 0 if state.known_libraries >> s & 1 else top  # where nobody knows a card, only the top is seen
            for i in range(top, last - 1, -1):
                if n >= most or i < 0:
                    break
                id = library[i]
                if (state.objs[id].known_to or i == top) and not view.hides(id) and self.line_of(id) == 0:
                    self.ids.append(id)
                    self.places.append(start + n)
                    n += 1
        for zone in (GRAVEYARD, EXILE):
            for r in range(self.seats):
                pile = state.ids((seat + r) % self.seats, zone)
                for i in range(len(pile) - 1, -1, -1):
                    if n >= most:
                        break
                    self.ids.append(pile[i])
                    self.places.append(start + n)
                    n += 1
        self.sizes.append(n)

    # writing ----------------------------------------------------------------------------------------------------------
    def write(self, game: Play, view: View, out: BytesWriter, chosen: list[i64]) -> None:
        """All lines, part by part, each part padded. `chosen`: what the answer has named so far."""
        layout = self.layout
        at: i64 = 0
        for part in range(len(self.sizes)):
            n = self.sizes[part]
            for i in range(at, at + n):
                self.write_line(game, view, self.ids[i], out, chosen)
            at += n
            room = layout.permanents
            if part == self.seats:
                room = layout.stack
            elif part == self.seats + 1:
                room = layout.hand
            elif part == self.seats + 2:
                room = layout.others
            out.write(self.padding[room - n])

    def write_line(self, game: Play, view: View, id: ObjectId, out: BytesWriter, chosen: list[i64]) -> None:
        o = game.state.objs[id]
        self.write_card(game, view, o, out)
        if is_plain(o) and not (chosen and id in chosen):
            if not (game.state.table.commander and is_commander(game.state, o)):
                out.write(self.tail_of(game, o))
                return
        self.write_object(game, o, out, chosen)

    def tail_of(self, game: Play, o: Obj) -> bytes:
        """The rest of the line of a plain object: the same for all that are where it is, and whose it is."""
        tapped: i64 = 2 if o.tapped else 0
        sick: i64 = 1 if o.zone == BATTLEFIELD and has_sickness(game, o) else 0
        whose = (self.relative(o.controller) - 1) * self.seats + self.relative(o.owner) - 1
        friend = (self.friends >> o.controller & 1) * 4
        index = (o.zone * self.seats * self.seats + whose) * 8 + friend + tapped + sick
        known = self.tails[index]
        if not known:
            tail = BytesWriter()
            self.write_object(game, o, tail, NO_IDS)
            known = tail.getvalue()
            self.tails[index] = known
        return known

    def write_object(self, game: Play, o: Obj, out: BytesWriter, chosen: list[i64]) -> None:
        """What an object is besides its card: whose, where, and what has become of it."""
        state = game.state
        put(out, 1)
        put(out, o.zone + 1)
        put(out, self.relative(o.controller))
        put(out, self.relative(o.owner))
        put(out, 1 if o.controller == self.me else 0)
        put(out, self.friends >> o.controller & 1)
        put(out, 1 if o.token else 0)
        put(out, o.token_count)
        put(out, 1 if o.face_down else 0)
        put(out, 0 if o.face_down else o.face)
        put(out, 1 if state.table.commander and is_commander(state, o) else 0)
        if o.zone == BATTLEFIELD:
            self.write_permanent(game, o, out)
        else:
            put_zeros(out, 12)
        announced = o.announced
        put(out, 0 if o.ability is None else 1)
        put(out, self.line_of(o.source) if o.ability is not None else 0)
        if announced is None:
            put_zeros(out, 4)
        else:
            put(out, announced.x)
            count: i64 = 0
            first: i64 = NONE
            for slot in announced.targets:
                for t in slot:
                    if count == 0:
                        first = t
                    count += 1
            put(out, count)
            put(out, self.line_of(first))
            put(out, self.relative(-1 - first) if first < 0 and first != NONE else 0)
        put(out, 1 if chosen and o.id in chosen else 0)
        put(out, 0 if o.zone != LIBRARY else self.place(state, o))

    def write_permanent(self, game: Play, o: Obj, out: BytesWriter) -> None:
        """What only a permanent has. CR 110.5, 302.6, 506-509."""
        put(out, 1 if o.tapped else 0)
        put(out, 1 if has_sickness(game, o) else 0)
        put(out, o.damage)
        counters = o.counters
        if counters is None:
            put(out, 0)
            put(out, 0)
        else:
            grown = counters.get(PLUS, 0) - counters.get(MINUS, 0)
            rest: i64 = 0
            for kind in counters:
                if kind != PLUS and kind != MINUS:
                    rest += counters[kind]
            put(out, grown)
            put(out, rest)
        put(out, self.line_of(o.attached_to))
        put(out, len(o.attachments))
        against = o.attacking
        if against == NONE:
            put_zeros(out, 2)
        else:
            put(out, self.relative(-1 - against) if against < 0 else 0)
            put(out, self.line_of(against))
        put(out, 1 if o.blocked else 0)
        put(out, len(o.blockers))
        put(out, self.line_of(o.blocking[0]) if o.blocking else 0)

    def write_card(self, game: Play, view: View, o: Obj, out: BytesWriter) -> None:
        """What it is, as far as the seat may see. CR 708.2, 708.5."""
        state = game.state
        if o.ability is not None:
            known = 0 <= o.source < len(state.objs) and not view.hides(o.source)
            out.write(self.vectors.vector(game.char(o.source)) if known else UNKNOWN)
            return
        chars = game.char(o.id)
        if not o.face_down:
            out.write(self.vectors.vector(chars))
            return
        vector = UNKNOWN if chars.name else self.vectors.vector(chars)
        if view.hides(o.id):
            out.write(vector)
        else:
            out.write(self.vectors.number(o.card.name))
            out.write(vector[4:])

    def place(self, state: State, o: Obj) -> i64:
        """How far from the top of a library, from 1."""
        library = state.ids(o.owner, LIBRARY)
        return len(library) - library.index(o.id)


def is_plain(o: Obj) -> bool:
    """Is there nothing to say of an object besides its card, where it is and whose, and whether it is tapped?"""
    if o.ability is not None or o.token or o.face_down or o.face or o.zone == LIBRARY or o.token_count != 1:
        return False
    announced = o.announced
    if announced is not None and (announced.x or announced.targets):
        return False
    if o.zone != BATTLEFIELD:
        return True
    if o.damage or o.counters is not None or o.attached_to != NONE or o.attacking != NONE or o.blocked:
        return False
    return not o.attachments and not o.blockers and not o.blocking


def has_sickness(game: Play, o: Obj) -> bool:
    """Is it a creature that came under control too lately to attack? CR 302.6."""
    chars = game.char(o.id)
    return chars.types & CREATURE != 0 and chars.keywords & HASTE == 0 and is_sick(game.state, o)


def put(out: BytesWriter, x: i64) -> None:
    """One number as a signed byte."""
    y = x if -100 <= x <= 100 else squeezed(x)
    out.append(u8(y & 255))


def put_zeros(out: BytesWriter, n: i64) -> None:
    for _i in range(n):
        out.append(0)
