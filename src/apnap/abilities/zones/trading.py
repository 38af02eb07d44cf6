"""A permanent of a player and a card in that player's graveyard that change places. CR 601.2c, 608.2b, 701.21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, Subject
from apnap.abilities.filters import every
from apnap.abilities.targets import Target, TargetCard
from apnap.rules.ch1_concepts.definitions import Context, Effect, Filter
from apnap.rules.core.constants import BATTLEFIELD, EV_ZONE, GRAVEYARD
from apnap.rules.core.types import Ref
from apnap.rules.events import Event, Sacrifice, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class IsBuriedToo(Quality):
    """In the graveyard of its controller is a card that fits."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        for id in game.state.ids(game.state.objs[ref].controller, GRAVEYARD):
            if self.filter.test(game, ctx, id):
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_ZONE


class WhoHasTarget(Subject):
    """Who controls a target; anybody as long as none is chosen for it."""

    def __init__(self, slot: Target) -> None:
        self.slot: Target = slot

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [-1 - game.state.objs[ref].controller for ref in self.slot.pick(game, ctx) if ref >= 0]

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        chosen = self.pick(game, ctx)
        return not chosen or ref in chosen


class TradeForBuried(Effect):
    """Target permanent of a player and target card in that player's graveyard: if both are legal, they change places.

    `TradeForBuried(ARTIFACT)`. That player sacrifices the one and returns the other at the same time.
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)
        self.one: Target = Target(self.filter, IsBuriedToo(self.filter))
        self.card: TargetCard = TargetCard(self.filter, whose=WhoHasTarget(self.one))

    def happen(self, game: Game, ctx: Context) -> None:
        ones = self.one.pick(game, ctx)
        cards = self.card.pick(game, ctx)
        if not ones or not cards:
            return
        seat = game.state.objs[ones[0]].controller
        if game.state.objs[ones[0]].zone != BATTLEFIELD or game.state.objs[cards[0]].zone != GRAVEYARD:
            return
        events: list[Event] = [Sacrifice(seat, ones[0]), ZoneChange(cards[0], GRAVEYARD, BATTLEFIELD, seat)]
        for event in events:
            event.cause = ctx.source
        game.emit_all(events)
