"""Cards outside the game, and how one comes into it: from a sideboard, or from the game around a subgame.

CR 400.11, 108.5, 729.4, 903.11. The zone OUTSIDE lists what a player owns there. In a subgame that is everything they
own that is not in it: a stand-in lies there for each card that the main game still holds, and both go by the number of
the card. A stand-in that has moved has brought its card into the subgame; as that ends, the main game hears that its
own object has left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import new_object, unregister_in
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GONE, LIBRARY, NONTRADITIONAL_TYPES, OUTSIDE, PHASED_OUT
from apnap.rules.core.objects import NO_CARD, Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def is_traditional(o: Obj) -> bool:
    """Is it a card that may be in a deck? CR 108.2a."""
    return o.card.base.types & NONTRADITIONAL_TYPES == 0


def can_come(game: Game, seat: Seat) -> list[i64]:
    """The cards outside the game that effects may bring into it for this player. CR 108.5, 400.11b, 903.11a.

    Where the table does not allow it, as CR 903.11 of today's edition, no card comes into a Commander game this way.
    """
    state = game.state
    out: list[i64] = []
    if state.table.commander and not state.table.outside_cards:
        return out
    for id in state.ids(seat, OUTSIDE):
        if is_traditional(state.objs[id]) and (not state.table.commander or fits_deck(state, seat, state.objs[id])):
            out.append(id)
    return out


def fits_deck(state: State, seat: Seat, card: Obj) -> bool:
    """May this card come into a Commander game: a name that the player has not had in it, and colours of their
    commander? CR 903.11a.
    """
    if card.card.identity() & ~max(0, state.players[seat].identity):
        return False
    for o in state.objs:
        if o.owner == seat and o.number >= 0 and o.id >= 0 and o.zone != OUTSIDE and same_name(o.card, card.card):
            return False
    return True


def same_name(one: CardDef, other: CardDef) -> bool:
    """Have these cards the same English name, or interchangeable ones? CR 201.3."""
    return one.counted_name() == other.counted_name()


# subgames ------------------------------------------------------------------------------------------------------------
def stays_outside(o: Obj) -> bool:
    """Is this an object of the main game whose card its owner may bring into a subgame? CR 729.4.

    Not a card that its owner may not look at, and none that is part of a permanent with others (see docs/rulings.md).
    """
    if o.number < 0 or o.zone == GONE or o.zone == LIBRARY or o.components or not is_traditional(o):
        return False
    if not o.face_down:
        return True
    if o.zone == BATTLEFIELD or o.zone == PHASED_OUT:
        return o.controller == o.owner
    return o.zone != EXILE or o.known_to >> o.owner & 1 != 0


def stand_in(main: State, sub: State) -> None:
    """All that the main game holds is outside the subgame, except what has moved into it. CR 729.4, 729.2."""
    inside: dict[i64, bool] = {}
    for o in sub.objs:
        if o.id >= 0 and o.number >= 0:
            inside[o.number] = True
    for o in main.objs:
        if o.id >= 0 and o.number not in inside and stays_outside(o) and sub.in_game(o.owner):
            place_outside(sub, o)


def place_outside(state: State, o: Obj) -> ObjectId:
    """A card lies outside the game, as it lies outside another one."""
    made = new_object(state, o.card, o.owner, o.owner, OUTSIDE, o.card.base)
    made.number = o.number
    made.cast_from = OUTSIDE
    state.edit_zone(o.owner, OUTSIDE).append(made.id)
    return made.id


def was_brought(o: Obj) -> bool:
    """Has this object of a subgame been in it, rather than outside all the time? CR 729.5."""
    return o.zone != OUTSIDE and (o.cast_from != OUTSIDE or o.prev_id >= 0)


def taken_from(main: State, numbers: dict[i64, bool]) -> list[i64]:
    """The objects of the main game whose cards a subgame has brought in, the oldest first. CR 729.4a."""
    out: list[i64] = []
    for o in main.objs:
        if o.id >= 0 and o.number >= 0 and o.zone != GONE and not o.components and o.number in numbers:
            out.append(o.id)
    return out


def take_away(game: Game, id: ObjectId) -> None:
    """An object of the main game is not there any more: its card was brought into a subgame. CR 729.4a.

    What triggers on its leaving waits until the main game goes on.
    """
    state = game.state
    o = state.objs[id]
    if o.zone != OUTSIDE and o.zone != GONE:
        event = ZoneChange(id, o.zone, OUTSIDE, o.owner)
        game.emit(event)
        id = event.new_id
        if id < 0:
            return
    vanish(game.state, id)


def vanish(state: State, id: ObjectId) -> None:
    """A card outside the game is another object by now."""
    o = state.edit(id)
    if o.registered.every:
        unregister_in(state, id)
    if o.zone == OUTSIDE:
        state.edit_zone(o.owner, OUTSIDE).remove(id)
    o.zone = GONE
    o.number = NO_CARD
