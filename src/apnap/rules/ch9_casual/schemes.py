"""Schemes: set in motion, over when their abilities are done, abandoned. CR 314, 701.32-33, 704.6e, 904.

A scheme deck is a pile of its own in the command zone. Its end is the top. A scheme that is turned face up stays the
object that it was; one that is turned face down becomes a new one (400.9).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS, Triggered
from apnap.rules.ch4_zones.zones import new_object, put_in, take_out
from apnap.rules.core.constants import COMMAND, EV_MECHANIC, GONE, ONGOING, SCHEME, SCHEME_DECK
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import NO_SCHEMES
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class SetInMotion(Event):
    """An archenemy sets a scheme in motion: the top one of their deck, or one that is face up. CR 701.32."""

    def __init__(self, seat: Seat, id: ObjectId = -1) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.id: ObjectId = id  # -1 until it is known which: the top one

    def can_happen(self, game: Game) -> bool:
        """Only an archenemy may, and not in a turn in which no scheme can be set in motion. CR 701.32a."""
        state = game.state
        if self.seat not in state.table.archenemies or not state.in_game(self.seat):
            return False
        if state.turn().extra_turn_flags & NO_SCHEMES:
            return False
        if self.id >= 0:
            return is_face_up(state, self.id)
        return len(state.ids(self.seat, SCHEME_DECK)) > 0

    def apply(self, game: Game) -> bool:
        if not self.can_happen(game):
            return False
        if self.id < 0:
            self.id = game.state.ids(self.seat, SCHEME_DECK)[-1]
            turn_up(game, self.id)
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.32b"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} sets {game.name(self.id)} in motion"


class SetSeveral(Event):
    """Schemes are set in motion one at a time, that often. CR 701.32c."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.count: i64 = count

    def apply(self, game: Game) -> bool:
        for _i in range(self.count):
            event = SetInMotion(self.seat)
            event.cause = self.cause
            game.emit(event)
        return False

    def affected(self, game: Game) -> i64:
        return self.seat


class SchemeEnds(Event):
    """A scheme goes back, face down and lowest, into the scheme deck it came from. CR 314.6, 704.6e, 701.33b."""

    def __init__(self, id: ObjectId, abandoned: bool) -> None:
        super().__init__(EV_MECHANIC)
        self.id: ObjectId = id
        self.abandoned: bool = abandoned

    def apply(self, game: Game) -> bool:
        if not is_face_up(game.state, self.id):
            return False
        turn_down(game, self.id)
        return True

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].owner

    def rule(self) -> str:
        return "701.33b" if self.abandoned else "704.6e"

    def line(self, game: Game) -> str:
        o = game.state.objs[self.id]
        if self.abandoned:
            return f"{game.name_of_seat(o.owner)} abandons {o.card.name}"
        return f"{o.card.name} goes to the bottom of {game.name_of_seat(o.owner)}'s scheme deck"


# the pile ------------------------------------------------------------------------------------------------------------
def is_face_up(state: State, id: ObjectId) -> bool:
    """Is this a scheme that is face up in the command zone?"""
    o = state.objs[id]
    return o.zone == COMMAND and o.card.base.types & SCHEME != 0


def turn_up(game: Game, id: ObjectId) -> None:
    """Move a scheme off its deck and turn it face up: its abilities function from now on. CR 314.4, 613.7h."""
    state = game.state
    o = state.edit(id)
    take_out(game, o)
    o.zone = COMMAND
    o.timestamp = state.tick()
    put_in(game, o, -1)
    game.settle()
    state.touch()


def turn_down(game: Game, id: ObjectId) -> None:
    """Turn a scheme face down, which makes a new object of it, at the bottom of its owner's deck. CR 400.9, 701.33b."""
    state = game.state
    old = state.edit(id)
    take_out(game, old)
    old.zone = GONE
    new = new_object(state, old.card, old.owner, old.owner, SCHEME_DECK, old.card.base)
    new.number = old.number
    new.prev_id = id
    old.next_id = new.id
    put_in(game, new, 0)
    game.settle()
    state.touch()


# what the rules do by themselves -------------------------------------------------------------------------------------
def main_phase_begins(game: Game) -> None:
    """An archenemy whose precombat main phase begins sets the top scheme of their deck in motion. CR 505.3, 904.9."""
    state = game.state
    for seat in state.turn().active.copy():
        if seat in state.table.archenemies:
            game.emit(SetInMotion(seat))


def over(state: State) -> list[i64]:
    """The schemes that go to the bottom of their decks, once no ability of any scheme waits. CR 704.6e, 904.10."""
    out: list[i64] = []
    for seat in state.table.archenemies:
        for id in state.ids(seat, COMMAND):
            base = state.objs[id].card.base
            if base.types & SCHEME and not base.supertypes & ONGOING:
                out.append(id)
    return NO_IDS if out and is_heard(state) else out


def is_heard(state: State) -> bool:
    """Is a triggered ability of any scheme on a stack, or waiting to be put onto one?"""
    for t in state.pending:
        if state.objs[t.source].card.base.types & SCHEME:
            return True
    for turn in state.turns:
        for id in turn.stack:
            o = state.objs[id]
            if isinstance(o.ability, Triggered) and o.source >= 0 and state.objs[o.source].card.base.types & SCHEME:
                return True
    return False


def abandon(game: Game, id: ObjectId, cause: i64) -> bool:
    """Abandon a scheme, if it is an ongoing one and face up; was it? CR 701.33."""
    state = game.state
    if not is_face_up(state, id) or not state.objs[id].card.base.supertypes & ONGOING:
        return False
    event = SchemeEnds(id, True)
    event.cause = cause
    game.emit(event)
    return True
