"""Turning permanents over: transform, flip. CR 701.27, 710."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.definitions import Context
from apnap.rules.events import Event
from apnap.rules.faces import Flipped, Transformed, can_transform, transformed_since
from apnap.rules.words import BATTLEFIELD, EV_FACE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class Transform(ObjectAction):
    """Transform permanents; one's own source only if it has not transformed meanwhile. CR 701.27a, 701.27f."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        if not can_transform(game.state.objs[id]) or game.is_bound(id):
            return None
        if id == ctx.source and game.state.objs[ctx.object].ability is not None:
            if transformed_since(game, id, ctx.object):
                return None
        return Transformed(id)

    def tone(self) -> i64:
        return 1


class Flip(ObjectAction):
    """Flip permanents. CR 710.4."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return Flipped(id) if o.zone == BATTLEFIELD and not o.flipped else None

    def tone(self) -> i64:
        return 1


class Transforms(ObjectPattern):
    """A permanent transforms; into what fits, as it is afterwards. CR 701.27e.

    `into_this` says so of the face that the ability is on: it transforms into what it is named.
    """

    def __init__(self, *what: Watched, into_this: bool = False) -> None:
        super().__init__(EV_FACE, watched(what))
        self.into_this: bool = into_this

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Transformed) and self.fits(game, watcher, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, Transformed) else NONE
