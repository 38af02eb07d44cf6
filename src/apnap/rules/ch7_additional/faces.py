"""Cards with more than one set of characteristics: transforming, flipping, going on an adventure. CR 709-712, 715.

`CardDef.faces` holds the sets and `Obj.face` says which one is up. A split card has its combined characteristics first,
then its halves (709.4); a flip card keeps its first face and has the other as that one's `flip` (710.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.printed import MODAL, TRANSFORM, CastMethod, Face
from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN
from apnap.rules.ch7_additional import components
from apnap.rules.core.constants import BATTLEFIELD, EV_FACE, EXILE, PERMANENT_TYPES
from apnap.rules.core.designations import ON_AN_ADVENTURE
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# casting -------------------------------------------------------------------------------------------------------------
def face_of_way(o: Obj, method: CastMethod) -> Face:
    """The face that this way of casting puts onto the stack. CR 708.4, 709.3a, 712.11c, 715.3a."""
    values = method.face_down_values
    if values is not None:
        return values.face
    cast_as = method.cast_as
    if cast_as is not None:
        return cast_as.face
    return o.card.faces[method.face]


def face_of_spell(o: Obj) -> Face:
    """The face that is up on the stack."""
    if o.face_down:
        values = o.face_down_values
        return PLAIN_FACE_DOWN.face if values is None else values.face
    cast_as = o.cast_as
    if cast_as is not None:
        return cast_as.face
    return o.card.faces[o.face]


def sent_on_adventure(game: Game, spell: ObjectId, seat: Seat) -> None:
    """The card that an Adventure spell was may be played from exile by whoever controlled it. CR 715.3d."""
    state = game.state
    id = state.objs[spell].next_id
    if id >= 0 and state.objs[id].zone == EXILE:
        state.edit(id).chosen = {ON_AN_ADVENTURE: seat}
        state.touch()


# transforming and flipping -------------------------------------------------------------------------------------------
def can_transform(o: Obj) -> bool:
    """Is this a double-faced permanent whose other face can be on the battlefield? CR 701.27a-d, 712.9-10, 712.15a."""
    if o.components:
        return o.zone == BATTLEFIELD and not o.face_down and components.can_turn_over(o)
    layout = o.card.layout
    if o.zone != BATTLEFIELD or o.face_down or (layout != TRANSFORM and layout != MODAL):
        return False
    return o.card.faces[1 - o.face].chars.types & PERMANENT_TYPES != 0


class FaceChange(Event):
    """A permanent, or a conspiracy, shows another face or side from now on. CR 701.27, 708, 710."""

    def __init__(self, id: ObjectId) -> None:
        super().__init__(EV_FACE)
        self.id: i64 = id

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller


class Transformed(FaceChange):
    """A double-faced permanent is turned over. CR 701.27a, 712.18."""

    def __init__(self, id: i64) -> None:
        super().__init__(id)
        self.bound: bool = False  # by its daybound or nightbound ability (702.145b)
        self.at: i64 = 0  # the timestamp that it gets (613.7g)

    def apply(self, game: Game) -> bool:
        state = game.state
        if not can_transform(state.objs[self.id]) or (state.day_bound and not self.bound and game.is_daybound(self.id)):
            return False
        o = state.edit(self.id)
        if o.components:
            components.turn_over(game, o)
        else:
            o.face = 1 - o.face
        o.timestamp = state.tick()
        self.at = o.timestamp
        turned(game, o)
        return True

    def in_range(self, game: Game, seat: i64) -> bool:
        """What turns over with day and night does so by itself, whoever brought them. CR 801.10."""
        return self.bound or game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "702.145c" if self.bound else "701.27a"

    def line(self, game: Game) -> str:
        o = game.state.objs[self.id]
        if o.components:
            return f"{game.name(self.id)} transforms"
        return f"{o.card.faces[1 - o.face].chars.name} transforms into {game.name(self.id)}"


class Flipped(FaceChange):
    """A flip card's permanent is turned upside down, once and for all. CR 710.2, 710.4."""

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD or o.flipped:
            return False
        o = game.state.edit(self.id)
        o.flipped = True
        if o.components:
            components.take_after(game, o)
        turned(game, o)
        return True

    def rule(self) -> str:
        return "710.4"

    def line(self, game: Game) -> str:
        return f"{game.state.objs[self.id].card.name} flips: {game.name(self.id)}"


def turned(game: Game, o: Obj) -> None:
    """What a permanent is, and which abilities it has, must be looked at again."""
    game.drop_chars(o.id)
    game.state.layers_dirty = True


def transformed_since(game: Game, id: ObjectId, object: ObjectId) -> bool:
    """Has this permanent transformed since that ability was put onto the stack? CR 701.27f."""
    put = game.state.objs[object].timestamp
    e = game.state.turn().events[EV_FACE]
    while e is not None:
        if isinstance(e, Transformed) and e.id == id:
            return e.at > put
        e = e.prev
    return False
