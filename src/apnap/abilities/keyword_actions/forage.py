"""Forage: a Food, or three cards of a graveyard. CR 701.61."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, CostPart
from apnap.rules.core.constants import BATTLEFIELD, EXILE, F_SACRIFICE, GRAVEYARD, NONE
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, ChooseDecision, YesNoDecision
from apnap.rules.events import Event, Happened, Sacrifice, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


# forage --------------------------------------------------------------------------------------------------------------
class Forage(CostPart):
    """Give up a Food, or three cards of your graveyard to exile. CR 701.61."""

    def foods(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if "Food" in game.char(id).subtypes and not game.is_forbidden(F_SACRIFICE, ctx.controller, id):
                out.append(id)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(game.state.ids(ctx.controller, GRAVEYARD)) >= 3 or len(self.foods(game, ctx)) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        foods = self.foods(game, ctx)
        cards = game.state.ids(ctx.controller, GRAVEYARD).copy()
        if foods and (len(cards) < 3 or self.eats(game, ctx)):
            chosen = foods if len(foods) == 1 else self.ask(game, ctx, foods, 1)
            events: list[Event] = [Sacrifice(ctx.controller, id) for id in chosen]
        else:
            chosen = cards if len(cards) == 3 else self.ask(game, ctx, cards, 3)
            events = [ZoneChange(id, GRAVEYARD, EXILE, ctx.controller) for id in chosen]
        if events:
            game.emit_all(events)
            game.emit(Happened("forage", ctx.controller, NONE))

    def eats(self, game: Game, ctx: Context) -> bool:
        decision = YesNoDecision(
            ctx.controller,
            "701.61a",
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=ctx.source,
            cost=True,
            labels=["sacrifice a Food"],
        )
        return game.ask(decision)[0] != 0

    def ask(self, game: Game, ctx: Context, among: list[i64], n: i64) -> list[i64]:
        decision = ChooseDecision(
            ctx.controller, "701.61a", among, n, n, purpose=FOR_COST, origin=FROM_ACTION, source=ctx.source, cost=True
        )
        return game.ask(decision)
