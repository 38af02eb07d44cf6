"""Events of permanents that are attached, unattached or change their controller. CR 701.3, 110.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch4_zones.zones import register, unregister
from apnap.rules.ch7_additional.cast_as import drop_cast_as
from apnap.rules.core.constants import BATTLEFIELD, EV_ATTACH, EV_CONTROL, EV_UNATTACHED, GONE, NONE, STACK
from apnap.rules.core.objects import added, without
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ControlChange(Event):
    """A permanent or spell comes under another player's control. CR 110.2, 112.2, 613.1b."""

    def __init__(self, id: ObjectId, seat: Seat) -> None:
        super().__init__(EV_CONTROL)
        self.id: ObjectId = id
        self.seat: Seat = seat
        self.was: i64 = -1

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.controller == self.seat or not state.in_game(self.seat):
            return False
        if o.zone == STACK:
            state.edit(self.id).controller = self.seat
            return True
        if o.zone != BATTLEFIELD:
            return False
        game.hand_over(self.id, self.seat)
        return True

    def rule(self) -> str:
        return "613.1b"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} gains control of {game.name(self.id)}"


class Attach(Event):
    """An Aura, Equipment or Fortification becomes attached. CR 701.3."""

    def __init__(self, id: ObjectId, to: i64) -> None:
        super().__init__(EV_ATTACH)
        self.id: ObjectId = id
        self.to: i64 = to
        self.was: i64 = NONE  # what it was attached to before

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or o.attached_to == self.to or self.to == self.id:
            return False
        was = self.was = o.attached_to
        if o.attached_to != NONE:
            detach(game, self.id)
        o = state.edit(self.id)
        o.attached_to = self.to
        o.timestamp = state.tick()  # 613.7e
        abilities = o.registered
        if abilities.statics:
            # and so do the effects of its static abilities (613.7a)
            unregister(game, self.id)
            register(game, self.id, abilities)
        if self.to >= 0:
            host = state.edit(self.to)
            host.attachments = added(host.attachments, self.id)
        game.attachment_moves(self.id, was, self.to)
        return True

    def rule(self) -> str:
        return "701.3"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} becomes attached to {game.name(self.to)}"


class Unattach(Event):
    """An attachment stops being attached. CR 701.3d."""

    def __init__(self, id: ObjectId) -> None:
        super().__init__(EV_UNATTACHED)
        self.id: ObjectId = id
        self.was: i64 = NONE

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.attached_to == NONE:
            return False
        self.was = o.attached_to
        detach(game, self.id)
        if o.cast_as is not None:
            drop_cast_as(game, self.id)  # 702.103f
        game.attachment_moves(self.id, self.was, NONE)
        return True

    def rule(self) -> str:
        return "701.3d"


def detach(game: Game, id: ObjectId) -> None:
    """Undo the link between an attachment and its host."""
    state = game.state
    o = state.edit(id)
    if o.attached_to >= 0 and state.objs[o.attached_to].zone != GONE:
        # what has left keeps what was attached to it, as last known information (608.2h)
        host = state.edit(o.attached_to)
        host.attachments = without(host.attachments, id)
    o.attached_to = NONE
    state.suspect(id)
