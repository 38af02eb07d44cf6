"""Planes and phenomena: what is face up, who controls it, and planeswalking. CR 901, 311, 312, 701.31.

A planar deck is a pile of its owner's, the top card last. A card that is turned face up becomes an object of the
command zone and is listed in `State.planes`; its `marker` says in whose turn it stands, where several turns go on at
once (901.14). The planar controller of a turn is `Turn.planar`. With a single deck for all, that deck lies in the zone
of seat 0, and nobody who leaves takes it along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch2_cards.dungeons import is_heard
from apnap.rules.ch4_zones.zones import cease, drop_standing, new_object, put_in, register, take_out, unregister
from apnap.rules.core.constants import (
    COMMAND,
    EV_MECHANIC,
    GONE,
    LASTS_TO_PLANESWALK,
    LASTS_TO_PLANESWALK_AWAY,
    PHENOMENON,
    PLANAR_DECK,
    PLANE,
    STAGE_REMOVED,
)
from apnap.rules.core.objects import Obj, without
from apnap.rules.core.state import Standing, State
from apnap.rules.core.types import Marker, ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

PLANAR: Final = PLANE | PHENOMENON


# decks ---------------------------------------------------------------------------------------------------------------
def deck_seat(state: State, seat: Seat) -> i64:
    """Whose zone the planar deck of a player lies in. CR 901.15c."""
    return 0 if state.table.communal_planes else seat


def deck_of(state: State, seat: Seat) -> list[i64]:
    """The planar deck of a player, the top card last."""
    return state.ids(deck_seat(state, seat), PLANAR_DECK)


def turn_up(game: Game, seat: Seat, id: ObjectId, marker: Marker) -> i64:
    """A card is moved off a planar deck and turned face up: a new object, with a new timestamp. CR 701.31b, 613.7h."""
    state = game.state
    old = state.objs[id]
    state.edit_zone(deck_seat(state, seat), PLANAR_DECK).remove(id)
    owner = seat if state.table.communal_planes else old.owner
    o = new_object(state, old.card, owner, seat, COMMAND, old.card.base)
    o.number = old.number
    o.timestamp = state.tick()
    o.marker = marker
    o.prev_id = id
    became(state, id, o.id)
    put_in(game, o, -1)
    state.planes = [*state.planes, o.id]
    return o.id


def turn_down(game: Game, id: ObjectId) -> None:
    """A face-up card goes underneath the planar deck of its owner, as a new object. CR 701.31b, 901.7a."""
    state = game.state
    o = state.objs[id]
    game.char(id)  # the last known characteristics stay beside the id
    take_out(game, o)
    seat = deck_seat(state, o.owner)
    new = new_object(state, o.card, seat, seat, PLANAR_DECK, o.card.base)
    new.number = o.number
    new.prev_id = id
    became(state, id, new.id)
    state.edit_zone(seat, PLANAR_DECK).insert(0, new.id)
    state.planes = without(state.planes, id)


def became(state: State, id: ObjectId, new: i64) -> None:
    """An object of the command zone is another one from now on. CR 311.6, 312.6."""
    o = state.edit(id)
    o.zone = GONE
    o.next_id = new


def lay_under(state: State, seat: Seat, ids: list[ObjectId]) -> None:
    """These cards of a planar deck go to its bottom, the first of them on top of the others."""
    where = deck_seat(state, seat)
    rest: list[i64] = []
    for id in state.ids(where, PLANAR_DECK):
        if id not in ids:
            rest.append(id)
    under = ids.copy()
    under.reverse()
    deck = state.edit_zone(where, PLANAR_DECK)
    deck.clear()
    deck.extend(under)
    deck.extend(rest)


# the planar controller -----------------------------------------------------------------------------------------------
def walker(state: State, seat: Seat) -> i64:
    """The planar controller who planeswalks when this player is told to, or -1: they, or one on their team.

    CR 701.31a, 901.12b.
    """
    for turn in state.turns:
        if turn.planar_controller == seat:
            return seat
    planar = state.turn().planar_controller
    if planar >= 0 and state.table.shared_turns and not state.opponents(planar, seat):
        return planar
    return -1


def marker_of(state: State, seat: Seat) -> i64:
    """The turn whose planar controller this player is; the one at hand where there is none."""
    if state.turn().planar_controller != seat:
        for turn in state.turns:
            if turn.planar_controller == seat:
                return turn.marker
    return state.here


def take_over(game: Game, marker: Marker, seat: Seat) -> None:
    """A player becomes the planar controller of a turn, and controls what is face up there. CR 901.6, 901.15b."""
    state = game.state
    if state.turns[marker].planar_controller == seat:
        return
    state.edit_marker(marker).planar_controller = seat
    for id in state.planes:
        if state.objs[id].marker == marker:
            hand_over(game, id, seat)
    state.touch()
    game.settle()


def hand_over(game: Game, id: ObjectId, seat: Seat) -> None:
    """A face-up card comes under another player's control; what is communal, into their possession too."""
    state = game.state
    o = state.edit(id)
    abilities = o.registered
    if abilities.every:
        unregister(game, id)
        o = state.edit(id)
    if state.table.communal_planes and o.owner != seat:
        state.edit_zone(o.owner, COMMAND).remove(id)
        state.edit_zone(seat, COMMAND).append(id)
        o.owner = seat
    o.controller = seat
    o.base_controller = seat
    if abilities.every:
        register(game, id, abilities)


def begin_turn(game: Game) -> None:
    """Whoever is the active player becomes the planar controller; of a team, its primary player. CR 901.6, 901.12b."""
    state = game.state
    turn = state.turn()
    if turn.active:
        for seat in turn.active:
            state.edit_player(seat).planar_rolls = 0
        take_over(game, turn.marker, turn.active[0])


# the starting plane --------------------------------------------------------------------------------------------------
def set_starting_planes(game: Game) -> None:
    """Each player who begins with a turn turns up a plane; nothing triggers on it. CR 103.7, 901.5, 901.14a."""
    state = game.state
    for m in range(len(state.turns)):
        if state.turns[m].stage != STAGE_REMOVED:
            for seat in state.table.units[state.turns[m].unit]:
                if state.in_game(seat):
                    state.edit_marker(m).planar_controller = seat
                    set_starting_plane(game, seat, m)
                    break
    game.settle()
    state.touch()


def set_starting_plane(game: Game, seat: Seat, marker: Marker) -> None:
    """Cards are turned face up until one is a plane; phenomena go to the bottom. CR 901.5."""
    state = game.state
    for _i in range(len(deck_of(state, seat))):
        up = turn_up(game, seat, deck_of(state, seat)[-1], marker)
        card = state.objs[up].card
        if game.logging:
            game.say("901.5", f"{game.name_of_seat(seat)} turns {card.name} face up")
        if card.base.types & PLANE:
            return
        turn_down(game, up)


# planeswalking -------------------------------------------------------------------------------------------------------
class Planeswalks(Event):
    """The planar controller leaves the planes that are face up for the next one. CR 701.31b, 701.31d, 901.11."""

    def __init__(self, seat: Seat, cards: list[i64]) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.cards: list[i64] = cards  # of the planar deck; none for the top card
        self.stays: bool = False  # planeswalks away from nothing
        self.rolled: bool = False  # because of the planar die
        self.departed: bool = False  # because what was face up left the game with its owner (901.10)
        self.away: list[i64] = NO_IDS  # what was face up, by the ids that it had there
        self.to: list[i64] = NO_IDS  # what is face up now

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat):
            return False
        marker = marker_of(state, self.seat)
        away = NO_IDS
        if self.departed:
            away = departed(state, marker)
        elif not self.stays:
            away = left_behind(state, self.seat, marker)
        for id in away:
            if state.in_game(state.objs[id].owner):
                turn_down(game, id)
            else:
                leave_with_owner(game, id)
        cards = self.cards
        if not cards:
            cards = deck_of(state, self.seat)[-1:]
        to: list[i64] = []
        for id in cards:
            if state.objs[id].zone == PLANAR_DECK:
                to.append(turn_up(game, self.seat, id, marker))
        self.away = away
        self.to = to
        if to:
            end_effects(state, away)
        return len(to) > 0 or len(away) > 0

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.31"

    def line(self, game: Game) -> str:
        names: list[str] = []
        verb = "planeswalks to"
        for id in self.to:
            card = game.state.objs[id].card
            names.append(card.name)
            if card.base.types & PHENOMENON:
                verb = "encounters"
        return f"{game.name_of_seat(self.seat)} {verb} {' and '.join(names)}" if names else ""


def left_behind(state: State, seat: Seat, marker: Marker) -> list[i64]:
    """What a player who planeswalks leaves: all that is face up, within range where there are several turns.

    CR 901.11c, 801.18.
    """
    out: list[i64] = []
    for id in state.planes:
        if state.table.markers == 1 or state.objs[id].marker == marker or state.reaches(seat, id):
            out.append(id)
    return out


def departed(state: State, marker: Marker) -> list[i64]:
    """What is face up in this turn and belongs to nobody in the game. CR 901.10."""
    out: list[i64] = []
    for id in state.planes:
        if state.objs[id].marker == marker and not state.in_game(state.objs[id].owner):
            out.append(id)
    return out


def leave_with_owner(game: Game, id: ObjectId) -> None:
    """A face-up card leaves the game with its owner. CR 901.10."""
    game.char(id)
    cease(game, id)
    game.state.planes = without(game.state.planes, id)


def end_effects(state: State, away: list[i64]) -> None:
    """What lasts until a player planeswalks ends; some of it only if it was away from a plane. CR 901.11."""
    from_plane = False
    for id in away:
        if not is_phenomenon(state.objs[id]):
            from_plane = True
    gone: list[Standing] = []
    seen: list[i64] = []
    for effects in state.standing:
        for e in effects:
            ends = e.duration == LASTS_TO_PLANESWALK or (from_plane and e.duration == LASTS_TO_PLANESWALK_AWAY)
            if ends and e.serial not in seen:
                seen.append(e.serial)
                gone.append(e)
    drop_standing(state, gone)


def planeswalk(game: Game, seat: Seat, cause: i64, rolled: bool = False) -> None:
    """A player planeswalks, if they may. CR 701.31a-b."""
    who = walker(game.state, seat)
    if who >= 0:
        event = Planeswalks(who, NO_IDS)
        event.cause = cause
        event.rolled = rolled
        game.emit(event)


# the state-based action ----------------------------------------------------------------------------------------------
def done_with(state: State) -> list[i64]:
    """The face-up phenomena that have had their say. CR 312.7, 704.6f."""
    out: list[i64] = []
    for id in state.planes:
        if is_phenomenon(state.objs[id]) and not is_heard(state, id):
            out.append(id)
    return out


def is_planar(o: Obj) -> bool:
    """Is it a plane or a phenomenon, or was it one?"""
    return o.card.base.types & PLANAR != 0


def is_phenomenon(o: Obj) -> bool:
    return o.card.base.types & PHENOMENON != 0


def judge_phenomena(game: Game, events: list[Event]) -> None:
    """The planar controllers of phenomena that have had their say planeswalk. CR 312.7, 704.6f."""
    state = game.state
    walkers: list[i64] = []
    for id in done_with(state):
        seat = state.objs[id].controller
        if seat not in walkers:
            walkers.append(seat)
            if game.logging:
                game.say("704.6f", f"{state.objs[id].card.name} has been encountered")
            events.append(Planeswalks(seat, NO_IDS))
