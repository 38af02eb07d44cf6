"""Hand actions that move cards between zones, draw, look and reveal: hidden cards are about. CR 400.2, 401, 701.20."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.by_hand.permission import name_for_all, one_player
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch7_additional.by_hand.actions import H_REVEAL, H_TOP, HandAction, refused
from apnap.rules.ch9_casual.commanders import is_commander
from apnap.rules.core.constants import (
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    PERMANENT_TYPES,
    STACK,
    ZONE_NAMES,
)
from apnap.rules.core.objects import without
from apnap.rules.core.types import Seat
from apnap.rules.events import Entry, Event, ZoneChange, told_to_draw

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

MOST_CARDS: Final = 200
BOTTOM: Final = -1
TAPPED: Final = 1
FACE_DOWN: Final = 2
ZONES: Final[list[i64]] = [LIBRARY, HAND, GRAVEYARD, EXILE, BATTLEFIELD, COMMAND]


def check_move(game: Game, seat: Seat, action: HandAction, ids: list[i64]) -> None:
    to = action.number(0, -1)
    if to not in ZONES:
        raise refused(f"cards go to {', '.join([ZONE_NAMES[z] for z in ZONES])}")
    under = action.number(3, seat)
    if to == BATTLEFIELD and not (0 <= under < game.state.seats and game.state.in_game(under)):
        raise refused("nobody is there to control it")
    for id in ids:
        o = game.state.objs[id]
        if o.zone == to and to != LIBRARY:
            raise refused(f"{name_for_all(game, id)} is there already")
        if to == COMMAND and not is_commander(game.state, o):
            raise refused("only commanders go to the command zone")
        if to == BATTLEFIELD and not o.card.base.types & PERMANENT_TYPES:
            raise refused("an instant or sorcery stays off the battlefield (CR 400.4a)")
        if to == BATTLEFIELD and (o.ability is not None or o.number < 0):
            raise refused("a copy or an ability on a stack goes nowhere but away")


def check_look(game: Game, seat: Seat, action: HandAction, ids: list[i64]) -> None:
    if action.kind == H_REVEAL and ids:
        return
    if len(action.refs) > 1:
        raise refused("name one player")
    zone, n = action.number(0, LIBRARY), action.number(1, 0)
    if action.kind == H_TOP:
        if zone not in (HAND, GRAVEYARD, EXILE, BATTLEFIELD, LIBRARY) or not 1 <= n <= MOST_CARDS:
            raise refused("say where the top cards go, and how many")
    elif zone not in (LIBRARY, HAND) or not 0 <= n <= MOST_CARDS * 2:
        raise refused("one looks at a library or a hand: its top cards, or (0) all of it")


def move(game: Game, seat: Seat, action: HandAction, ids: list[i64]) -> None:
    """Objects change zones, all at once. CR 400.7."""
    to = action.number(0, HAND)
    events: list[Event] = []
    for id in ids:
        o = game.state.objs[id]
        if o.zone == STACK and (o.ability is not None or o.number < 0):
            game.leave_stack(id, to)
        elif o.zone == LIBRARY and to == LIBRARY:
            put_within(game, id, o.owner, action.number(1, 0))
        else:
            events.append(change(game, action, id, to, action.number(3, seat)))
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)


def change(game: Game, action: HandAction, id: i64, to: i64, under: Seat) -> ZoneChange:
    o = game.state.objs[id]
    event = ZoneChange(id, o.zone, to, under if to == BATTLEFIELD else o.owner)
    event.cause = action.source if action.source >= 0 else -1
    flags = action.number(2, 0)
    if to == LIBRARY:
        event.position = place(len(game.state.ids(o.owner, LIBRARY)), action.number(1, 0))
    elif flags and (to == BATTLEFIELD or to == EXILE):
        entry = Entry()
        entry.tapped = flags & TAPPED != 0 and to == BATTLEFIELD
        entry.face_down = flags & FACE_DOWN != 0
        event.entry = entry
    return event


def place(size: i64, from_top: i64) -> i64:
    """Where a card goes that is to be so far from the top; -1 is the end of the list, the top. CR 401.7."""
    if from_top == 0:
        return -1
    return 0 if from_top == BOTTOM or from_top >= size else size - from_top


def put_within(game: Game, id: i64, owner: Seat, from_top: i64) -> None:
    """A card goes to another place of the library that it is in."""
    left = without(game.state.ids(owner, LIBRARY), id)
    at = place(len(left), from_top)
    zone = game.state.edit_zone(owner, LIBRARY)
    zone.remove(id)
    if at < 0:
        zone.append(id)
    else:
        zone.insert(at, id)
    game.state.touch()


def draw(game: Game, action: HandAction, seats: list[Seat]) -> None:
    for s in seats:
        told_to_draw(game, s, action.number(0, 1), action.source if action.source >= 0 else -1)


def top_of(game: Game, seat: Seat, n: i64) -> list[i64]:
    """The top cards of a library, the first of them first; 0 for all."""
    ids = game.state.ids(seat, LIBRARY)
    size: i64 = len(ids)
    count = size if n == 0 or n > size else n
    out: list[i64] = []
    for i in range(count):
        out.append(ids[size - 1 - i])
    return out


def take_top(game: Game, seat: Seat, action: HandAction) -> None:
    """The top cards of a library go somewhere else, or (to a library) to its bottom."""
    who = one_player(action, seat)
    to = action.number(0, GRAVEYARD)
    events: list[Event] = []
    for id in top_of(game, who, action.number(1, 1)):
        if to == LIBRARY:
            put_within(game, id, who, BOTTOM)
        elif to != BATTLEFIELD or game.state.objs[id].card.base.types & PERMANENT_TYPES:
            events.append(change(game, action, id, to, seat))
    if events:
        game.emit_all(events)


def shown(game: Game, seat: Seat, action: HandAction) -> list[i64]:
    who = one_player(action, seat)
    if action.number(0, LIBRARY) == HAND:
        return game.state.ids(who, HAND).copy()
    return top_of(game, who, action.number(1, 0))


def reveal(game: Game, seat: Seat, action: HandAction, ids: list[i64]) -> None:
    """Everybody sees cards. CR 701.20."""
    cards = ids if ids else shown(game, seat, action)
    names: list[str] = []
    for id in cards:
        learn(game.state, id, EVERYBODY)
        names.append(game.name(id))
    game.state.touch()
    if game.logging and names:
        game.say("701.20", f"{game.name_of_seat(seat)} reveals {', '.join(names)}")


def look(game: Game, seat: Seat, action: HandAction) -> None:
    """A player sees cards. CR 701.20e."""
    for id in shown(game, seat, action):
        learn(game.state, id, 1 << seat)
    game.state.touch()
