"""Commanders on their way back to the command zone. CR 903.9.

From a graveyard or exile their owner may put them there by a state-based action (903.9a, 704.6d); from anywhere to a
hand or library, by a replacement effect that is in no list: it is looked for on the object that moves (903.9b-c).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch4_zones.zones import new_object, note_usable, register_in, unregister_in
from apnap.rules.ch9_casual.commanders import is_commander, is_yours
from apnap.rules.core.constants import COMMAND, EV_ZONE, EXILE, GONE, GRAVEYARD, HAND, LIBRARY, S_REPLACE, ZONE_NAMES
from apnap.rules.core.decisions import FOR_COMMANDER, NO_LABELS, YesNoDecision
from apnap.rules.core.objects import NO_CARD, Obj
from apnap.rules.core.players import Player
from apnap.rules.core.state import Standing, State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

SERIAL: Final = -200000  # of the replacement effect: no effect in force has it


def wants(game: Game, id: ObjectId, rule: str, to: i64) -> bool:
    """Does its owner put a commander into the command zone rather than let it go to that zone, or stay? CR 903.9a-b."""
    labels = [ZONE_NAMES[to]] if to >= 0 else NO_LABELS
    owner = game.state.objs[id].owner  # once they have left the game, so has it
    decision = YesNoDecision(owner, rule, purpose=FOR_COMMANDER, source=id, own=True, labels=labels)
    return game.ask(decision)[0] != 0


# as a game begins and ends --------------------------------------------------------------------------------------------
def set_apart(state: State, seat: Seat, cards: list[tuple[CardDef, i64]]) -> list[tuple[CardDef, i64]]:
    """A player puts their commanders face up into the command zone; the rest of the cards. CR 903.6, 103.2c."""
    mine = state.players[seat].commanders
    if not mine:
        return cards
    rest: list[tuple[CardDef, i64]] = []
    for card, number in cards:
        if number not in mine:
            rest.append((card, number))
            continue
        o = new_object(state, card, seat, seat, COMMAND, card.base)
        o.number = number
        state.edit_zone(seat, COMMAND).append(o.id)
        begin_there(state, o)
    return rest


def begin_there(state: State, o: Obj) -> None:
    """What abilities of a card function in the command zone begin to, as a game begins. CR 113.6."""
    abilities = o.card.base.abilities
    if abilities.zones >> COMMAND & 1:
        register_in(state, o.id, abilities)
    note_usable(state, o, abilities)


def lead(state: State, seat: Seat, before: Player) -> None:
    """A player's designated cards and their colours are those of another game, and so is what was noted before any of
    them began. CR 727.5a, 729.2c, 903.4b, 905.2b.
    """
    p = state.edit_player(seat)
    p.notes = before.notes
    p.identity = before.identity
    p.commanders = before.commanders
    p.commander_casts = [0] * len(before.commanders)


def in_command(state: State, seat: Seat) -> list[tuple[CardDef, i64]]:
    """A player's commanders in the command zone, as cards with their numbers."""
    out: list[tuple[CardDef, i64]] = []
    for id in state.ids(seat, COMMAND):
        o = state.objs[id]
        if is_yours(state, o, seat):
            out.append((o.card, o.number))
    return out


def take_along(state: State, seat: Seat) -> None:
    """A player's commanders in the command zone have gone to that of another game. CR 729.2c, 729.5c."""
    for id in state.ids(seat, COMMAND).copy():
        if is_yours(state, state.objs[id], seat):
            if state.objs[id].registered.every:
                unregister_in(state, id)
            state.edit_zone(seat, COMMAND).remove(id)
            o = state.edit(id)
            o.zone = GONE
            o.number = NO_CARD  # the card is another object by now


def come_from_subgame(game: Game, seat: Seat) -> None:
    """Commanders that would come home to the library may go to the command zone. CR 729.5, 903.9b."""
    for id in game.state.ids(seat, LIBRARY).copy():
        if game.state.objs[id].zone == LIBRARY and is_yours(game.state, game.state.objs[id], seat):
            if wants(game, id, "903.9b", LIBRARY):
                game.emit(ZoneChange(id, LIBRARY, COMMAND, seat))


# from a graveyard or exile -------------------------------------------------------------------------------------------
def is_due(state: State, first: i64) -> bool:
    """Is a commander among the newest objects in a graveyard or in exile? CR 704.6d."""
    objs = state.objs
    n: i64 = len(objs)
    while first < n:
        zone = objs[first].zone
        if (zone == GRAVEYARD or zone == EXILE) and objs[first].number >= 0 and is_commander(state, objs[first]):
            return True
        first += 1
    return False


def add_returns(game: Game, first: i64, events: list[Event]) -> None:
    """Owners say which commanders they put into the command zone. CR 704.6d, 903.9a.

    Only what was put there since the last check is asked about: the objects from that one on. If somebody leaves
    meanwhile, what the others have said stands, and those who were not asked yet still are.
    """
    found: list[i64] = []
    for seat in game.state.apnap():
        for id in range(first, len(game.state.objs)):
            o = game.state.objs[id]
            if o.owner == seat and (o.zone == GRAVEYARD or o.zone == EXILE) and is_commander(game.state, o):
                found.append(id)
    for id in found:
        if not game.state.in_game(game.state.objs[id].owner):
            continue
        if wants(game, id, "903.9a", -1):
            o = game.state.objs[id]
            if o.zone == GRAVEYARD or o.zone == EXILE:
                events.append(ZoneChange(id, o.zone, COMMAND, o.owner))


# from anywhere to a hand or library ----------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class ToCommandZone(Static):
    """On its way to hand or library a commander may go to the command zone instead, as its owner likes.

    Of a melded or merged permanent only the commander goes there. CR 903.9b-c.
    """

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        if not wants(game, event.id, "903.9b", event.to):
            event.declined |= 1 << event.to
        elif game.state.objs[event.id].components:
            event.commanders_to = COMMAND
        else:
            event.to = COMMAND
        return event

    def loop_inputs(self) -> i64:
        return 0


INSTEAD: Final = ToCommandZone([S_REPLACE + EV_ZONE])


def effect_on(game: Game, event: ZoneChange) -> Standing | None:
    """The replacement effect for a commander on its way to a hand or library, if its owner has not declined it."""
    to = event.to
    if (to != HAND and to != LIBRARY) or event.declined >> to & 1 or event.commanders_to >= 0:
        return None
    state = game.state
    o = state.objs[event.id]
    if not is_commander(state, o) or not state.in_game(o.owner):
        return None
    # it may apply more than once to one event, so it is a new one each time (903.9b, 614.5)
    return Standing(SERIAL - len(event.done), event.id, INSTEAD, 0, o.owner)
