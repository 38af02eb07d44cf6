"""Sacrificing what an instruction names. CR 701.21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.moves import ObjectAction
from apnap.rules.definitions import Context
from apnap.rules.events import Event
from apnap.rules.events import Sacrifice as Sacrificed
from apnap.rules.questions import F_SACRIFICE
from apnap.rules.words import BATTLEFIELD

if TYPE_CHECKING:
    from apnap.rules.game import Game


class SacrificeIt(ObjectAction):
    """You sacrifice a permanent that is named, if you control it. CR 701.21a."""

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        if o.zone != BATTLEFIELD or o.controller != ctx.controller or game.is_forbidden(F_SACRIFICE, o.controller, id):
            return None
        return Sacrificed(ctx.controller, id)

    def tone(self) -> i64:
        return -1

    def heeds(self) -> i64:
        return 0
