"""Exiling for a time: until this leaves the battlefield, or for another ability to return. CR 607.2a, 610.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.moves import ObjectAction
from apnap.rules.definitions import Context, Effect, Selector
from apnap.rules.events import Event, ZoneChange
from apnap.rules.finding import found
from apnap.rules.untils import exile_until
from apnap.rules.words import BATTLEFIELD, EXILE, PHASED_OUT

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ExileForThis(ObjectAction):
    """Exile objects, and remember them for the ability of this object that returns them. CR 607.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        super().happen(game, ctx)
        exiled = in_exile(game, ctx, ctx.those)
        if exiled:
            o = game.state.edit(ctx.source)
            o.linked = o.linked + exiled

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, EXILE, o.owner)

    def heeds(self) -> i64:
        return 0


def move_linked(game: Game, ctx: Context, to: i64) -> None:
    """The cards that another ability of this object exiled go somewhere at the same time. CR 607.2a."""
    events: list[Event] = []
    for id in game.state.objs[ctx.source].linked:
        card = game.state.objs[id]
        if card.zone == EXILE:
            event = ZoneChange(id, EXILE, to, card.owner)
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)


class ReturnExiledCards(Effect):
    """What this object's other ability exiled comes back to the battlefield, each card under its owner."""

    def happen(self, game: Game, ctx: Context) -> None:
        move_linked(game, ctx, BATTLEFIELD)

    def tone(self) -> i64:
        return 1

    def heeds(self) -> i64:
        return 0


class ExileUntilThisLeaves(ObjectAction):
    """Exile objects until this leaves the battlefield; if it has left already, nothing happens. CR 610.3, 610.3a-b."""

    def __init__(self, what: Selector) -> None:
        super().__init__(what)

    def happen(self, game: Game, ctx: Context) -> None:
        zone = game.state.objs[ctx.source].zone
        if zone != BATTLEFIELD and zone != PHASED_OUT:
            return
        super().happen(game, ctx)
        exile_until(game, ctx.source, in_exile(game, ctx, ctx.those), BATTLEFIELD)

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, EXILE, o.owner)

    def heeds(self) -> i64:
        return 0


def in_exile(game: Game, ctx: Context, refs: list[i64]) -> list[i64]:
    """What these have become, as far as they were exiled by this effect."""
    out: list[i64] = []
    for ref in refs:
        card = found(game, ctx, ref)
        if card != ref and game.state.objs[card].zone == EXILE:
            out.append(card)
    return out
