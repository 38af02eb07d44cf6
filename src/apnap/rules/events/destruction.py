"""Events of permanents that are destroyed or sacrificed. CR 701.8, 701.21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.constants import BATTLEFIELD, EV_DESTROY, EV_SACRIFICE, GRAVEYARD, INDESTRUCTIBLE
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event
from apnap.rules.events.zone_changes import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Destroy(Event):
    """A permanent is destroyed: it moves to its owner's graveyard. CR 701.8."""

    def __init__(self, id: ObjectId, by_damage: bool = False) -> None:
        super().__init__(EV_DESTROY)
        self.id: ObjectId = id
        self.by_damage: bool = by_damage  # lethal damage or deathtouch (704.5g-h)
        self.regenerates: bool = True  # False for 'it can't be regenerated'
        self.by: i64 = -1  # the player who controls the spell or ability that destroys it; -1 for the rules

    def parts(self, game: Game) -> list[Event] | None:
        if not self.can_happen(game):
            return None
        return [ZoneChange(self.id, BATTLEFIELD, GRAVEYARD, game.state.objs[self.id].owner)]

    def can_happen(self, game: Game) -> bool:
        """A permanent with indestructible can't be destroyed. CR 702.12b."""
        return game.state.objs[self.id].zone == BATTLEFIELD and not game.char(self.id).keywords & INDESTRUCTIBLE

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        # in a batch its move is beside it; the object is still here, or this did not happen at all
        return self.can_happen(game)

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        return game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "701.8"


class Sacrifice(Event):
    """A player sacrifices a permanent. CR 701.21."""

    def __init__(self, seat: Seat, id: ObjectId) -> None:
        super().__init__(EV_SACRIFICE)
        self.seat: Seat = seat
        self.id: ObjectId = id

    def parts(self, game: Game) -> list[Event] | None:
        o = game.state.objs[self.id]
        if o.zone != BATTLEFIELD or o.controller != self.seat:
            return None
        return [ZoneChange(self.id, BATTLEFIELD, GRAVEYARD, o.owner)]

    def is_quiet(self) -> bool:
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "701.21"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} sacrifices {game.name(self.id)}"
