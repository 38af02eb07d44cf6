"""Who knows which hidden card: what players have seen, and what a shuffle or a hidden choice takes from them.

`Obj.known_to` is a mask of the seats that know a card in a hidden zone although the rules hide it there (400.2). One's
own hand needs no mask. Where it is unclear what a player could still tell, they know less: a view may forget, but it
may never show too much.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.range import neighbours
from apnap.rules.ch8_multiplayer.table import HANDS_TEAM
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GONE,
    HAND,
    LIBRARY,
    OUTSIDE,
    PLANAR_DECK,
    SCHEME_DECK,
    STACK,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat, Zone

EVERYBODY: Final = -1


def learn(state: State, id: ObjectId, seats: i64) -> None:
    """These seats (a mask, or EVERYBODY) get to see a card: it is revealed, or they look at it. CR 701.20."""
    o = state.objs[id]
    if o.known_to | seats != o.known_to:
        count_sight(state, o)
        state.edit(id).known_to = o.known_to | seats
        note_library(state, o)


def only_known_to(state: State, id: ObjectId, seat: Seat) -> None:
    """This player alone knows from now on which card it is: it may be anywhere among those looked at."""
    mask: i64 = 1 << seat
    o = state.objs[id]
    if o.known_to != mask:
        count_sight(state, o)
        state.edit(id).known_to = mask
        note_library(state, o)


def count_sight(state: State, o: Obj) -> None:
    """Somebody gets to see a card that was hidden from them: that cannot be unseen, whatever becomes of the card.

    A player may take back that they showed a card which they could see; anything else nobody takes back.
    """
    if o.zone == BATTLEFIELD or o.zone == STACK:
        state.edit_player(o.controller).shown_hand += 1
    elif o.zone == HAND or o.zone == COMMAND or o.zone == OUTSIDE or o.known_to >> o.owner & 1:
        state.edit_player(o.owner).shown_hand += 1
    else:
        state.edit_player(o.owner).shown_library += 1


def note_library(state: State, o: Obj) -> None:
    """From now on somebody may know a card of the library that this one is in."""
    if o.zone == LIBRARY:
        state.known_libraries |= 1 << o.owner


def moved(state: State, old: Obj, new: Obj, origin: i64) -> None:
    """What players know of a card that has just gone to a hidden zone, from where it was. CR 400.2.

    The new object begins unknown. A draw carries knowledge over by itself (`drawn`), because everybody sees that it is
    the top card.
    """
    if origin == HAND:
        # the owner alone sees which card it was, so others can no longer tell what is left in the hand
        owner: Seat = 1 << new.owner
        for id in state.ids(new.owner, HAND):
            if state.objs[id].known_to & ~owner:
                state.edit(id).known_to &= owner
        new.known_to = owner
    elif origin == LIBRARY or origin == GONE or origin == OUTSIDE or is_supplementary(origin):
        return
    elif old.face_down and origin == EXILE:
        new.known_to = old.known_to
    else:
        new.known_to = EVERYBODY  # from a public zone; a face-down permanent or spell is revealed as it leaves (708.9)
    note_library(state, new)


def drawn(state: State, top: i64, id: ObjectId) -> None:
    """Whoever knew the top card of a library knows the card that was drawn."""
    known = state.objs[top].known_to
    if known:
        learn(state, id, known)


def forget(state: State, ids: list[ObjectId]) -> None:
    """Nobody can tell these cards apart: they were shuffled, or put somewhere in an order nobody saw. CR 701.24."""
    for id in ids:
        if state.objs[id].known_to:
            state.edit(id).known_to = 0


def forget_library(state: State, seat: Seat) -> None:
    """After a shuffle nobody knows where the cards of a library are. CR 701.24."""
    forget(state, state.ids(seat, LIBRARY))
    state.known_libraries &= ~(1 << seat)


def eyes(state: State, seat: Seat) -> i64:
    """Mask of the players with whose eyes a player sees: their own, and those of players they control. CR 723.4."""
    if seat < 0:
        return 0
    mask: i64 = 1 << seat
    for s in range(state.seats):
        if state.players[s].controlled_by == seat and state.in_game(s):
            mask |= 1 << s
    return mask


def open_hands(state: State, seat: Seat) -> i64:
    """Mask of the hands that a player may look at: teammates review each other's. CR 808.5, 809.7, 810.5, 811.5."""
    mine = eyes(state, seat)
    mask: i64 = 0
    for s in range(state.seats):
        if mine >> s & 1:
            if state.table.hands == HANDS_TEAM:
                mask |= state.table.friends[s]
            else:
                mask |= state.table.friends[s] & neighbours(state, s, 1)
    return mask


def is_known(o: Obj, mask: i64) -> bool:
    """Does one of these seats know the card, or everybody?"""
    return o.known_to & mask != 0 or o.known_to == EVERYBODY


def is_supplementary(zone: Zone) -> bool:
    """Does it hold the face-down deck of a casual variant?"""
    return zone == PLANAR_DECK or zone == SCHEME_DECK


def hidden_changed(before: State, after: State, seat: Seat) -> bool:
    """Has anything hidden been seen in between, except cards that this seat played or showed from its own hand?"""
    if before.r0 != after.r0 or before.r3 != after.r3 or before.frame is not after.frame:
        return True
    for s in range(before.seats):
        a = before.players[s]
        b = after.players[s]
        if a.shown_library != b.shown_library:
            return True
        if seat >= 0 and s != seat and a.shown_hand != b.shown_hand:
            return True
    for id in range(len(before.objs)):
        was = before.objs[id]
        o = after.objs[id]
        if o is was:
            continue
        if o.zone != was.zone and is_supplementary(was.zone) and was.known_to != EVERYBODY:
            return True  # a plane or a scheme was turned up
        if seat >= 0 and was.face_down and was.controller != seat and (o.zone != was.zone or not o.face_down):
            return True  # turned up, or revealed as it left (708.9)
    return False
