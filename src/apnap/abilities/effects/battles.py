"""What happens to a Siege when it is defeated. CR 310.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.events.object_events import LastCounterRemoved
from apnap.abilities.events.triggers import When
from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.ch6_spells.casting import can_cast, cast
from apnap.rules.core.constants import BATTLEFIELD, DEFENSE, EXILE
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

DEFEATED: Final = "defeated"


class Defeat(Effect):
    """This battle is exiled, and you may cast its other face for free. CR 310.12b."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != BATTLEFIELD:
            return
        exiled = game.move_by(ctx.source, EXILE, ctx.source)
        if exiled < 0 or game.state.objs[exiled].zone != EXILE:
            return
        index = defeated_method(game, exiled)
        if index < 0 or not castable(game, ctx.controller, exiled, index):
            return
        decision = YesNoDecision(
            ctx.controller, "310.12b", ctx=ctx, benefit=1, labels=["cast it transformed without paying its mana cost"]
        )
        if game.ask(decision)[0] and castable(game, ctx.controller, exiled, index):
            cast(game, ctx.controller, exiled, index)


def defeated_method(game: Game, id: ObjectId) -> i64:
    """The way to cast the back face, where the card has one."""
    methods = game.state.objs[id].card.methods
    for i in range(len(methods)):
        if methods[i].name == DEFEATED:
            return i
    return -1


def castable(game: Game, seat: Seat, id: ObjectId, index: i64) -> bool:
    """Could it still be cast this way, from exile?"""
    o = game.state.objs[id]
    if o.zone != EXILE:
        return False
    method = o.card.methods[index]
    return can_cast(game, seat, o, index, method, o.card.faces[method.face].chars)


WHEN_DEFEATED: Final = When(LastCounterRemoved(DEFENSE), Defeat())
