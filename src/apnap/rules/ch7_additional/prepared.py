"""Preparation cards: a prepared permanent has a copy of its prepare spell in exile, which may be cast. CR 722.

The copy is an object of its own that shows the face of the prepare spell and is linked to the permanent; it lasts as
long as the permanent is prepared on the battlefield, which is an exception to 704.5e.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.printed import PREPARE
from apnap.rules.ch4_zones.zones import cease_prepared, new_object, put_in
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.core.constants import BATTLEFIELD, EV_MECHANIC, EXILE
from apnap.rules.core.designations import PREPARED, is_noted, note
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import State
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Prepares(Event):
    """A permanent becomes prepared, or unprepared. CR 722.3a-b."""

    def __init__(self, id: ObjectId, now: bool = True) -> None:
        super().__init__(EV_MECHANIC)
        self.id: ObjectId = id
        self.now: bool = now

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD or is_noted(o, PREPARED) == self.now:
            return False
        if not self.now:
            unprepare(game, self.id)
            return True
        if game.char(self.id).prepare is None:
            return False
        note(game.state, self.id, PREPARED, 1)
        make_copy(game, self.id)
        return True

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        return game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "722.3a" if self.now else "722.3b"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} becomes {'' if self.now else 'un'}prepared"


def make_copy(game: Game, id: ObjectId) -> None:
    """Its controller creates a copy in exile that is the prepare spell and nothing else. CR 722.3c."""
    state = game.state
    card = game.char(id).prepare
    seat = state.objs[id].controller
    if card is None or not state.in_game(seat):
        return
    copy = new_object(state, card, seat, seat, EXILE, card.faces[1].chars)
    copy.face = 1
    copy.linked = [id]
    put_in(game, copy, -1)
    state.touch()


def entered(game: Game, id: ObjectId) -> None:
    """A permanent was to enter prepared, which it can be only if it has a prepare spell. CR 722.3a, 722.3c."""
    state = game.state
    if copiable(state.objs[id]).prepare is None:
        forget(state, id)
    else:
        make_copy(game, id)


def unprepare(game: Game, id: ObjectId) -> None:
    """It loses the designation, and what is left in exile of its copy goes. CR 722.3b-c, 704.5e."""
    forget(game.state, id)
    cease_prepared(game, id)
    game.state.touch()


def forget(state: State, id: ObjectId) -> None:
    o = state.edit(id)
    chosen = o.chosen
    if chosen is not None:
        left = {name: value for name, value in chosen.items() if name != PREPARED}
        o.chosen = left if left else None


def is_copy(o: Obj) -> bool:
    """Is this the copy in exile of a prepare spell? CR 722.3c."""
    return o.number < 0 and o.zone == EXILE and o.face == 1 and o.card.layout == PREPARE and len(o.linked) == 1


def lasts(state: State, o: Obj) -> bool:
    """Does such a copy remain, because its permanent is still prepared on the battlefield? CR 722.3c."""
    if not is_copy(o):
        return False
    permanent = state.objs[o.linked[0]]
    return permanent.zone == BATTLEFIELD and is_noted(permanent, PREPARED)


def may_be_cast(state: State, seat: Seat, o: Obj) -> bool:
    """May this player cast it: do they control the prepared permanent? CR 722.3c."""
    return lasts(state, o) and state.objs[o.linked[0]].controller == seat


def of_others(state: State, seat: Seat) -> list[ObjectId]:
    """The copies that this player may cast because they control now what others prepared. CR 722.3c."""
    out: list[ObjectId] = []
    for s in range(state.seats):
        if s != seat:
            for id in state.ids(s, EXILE):
                if state.objs[id].number < 0 and may_be_cast(state, seat, state.objs[id]):
                    out.append(id)
    return out


def was_cast(game: Game, copy: ObjectId) -> None:
    """As the copy becomes cast, the permanent loses the designation. CR 722.3c, 601.2i."""
    linked = game.state.objs[copy].linked
    if len(linked) == 1 and is_noted(game.state.objs[linked[0]], PREPARED):
        game.emit(Prepares(linked[0], False))
