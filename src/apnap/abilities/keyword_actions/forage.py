"""What is taken from one's graveyard for something: forage, collect evidence. CR 701.59, 701.61."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.costs import reads_x
from apnap.abilities.effects.flow import MAY
from apnap.rules.ch1_concepts.definitions import Amount, Context, CostPart, Effect
from apnap.rules.ch7_additional.loops.loop_inputs import H_SIZE
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


# collect evidence ----------------------------------------------------------------------------------------------------
COLLECT_EVIDENCE: Final = "collect evidence"


class CollectEvidence(CostPart):
    """Exile cards from your graveyard, any number, whose mana values add up to that much or more. CR 701.59a.

    Without enough of it there, it cannot be chosen. CR 701.59b.
    """

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def has_x(self) -> bool:
        return reads_x(self.amount)

    def can_pay(self, game: Game, ctx: Context) -> bool:
        total: i64 = 0
        for id in game.state.ids(ctx.controller, GRAVEYARD):
            total += game.mana_value(id)
        return total >= self.amount.value(game, ctx)

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def pay(self, game: Game, ctx: Context) -> None:
        """One after the other until they are enough, then any others."""
        wanted = self.amount.value(game, ctx)
        cards = game.state.ids(ctx.controller, GRAVEYARD).copy()
        chosen: list[i64] = []
        total: i64 = 0
        while total < wanted:
            worth: list[i64] = [id for id in cards if id not in chosen and game.mana_value(id) > 0]
            if not worth:
                return
            picked = worth if len(worth) == 1 else self.ask(game, ctx, worth, 1, 1)
            chosen.extend(picked)
            total += game.mana_value(picked[0])
        rest: list[i64] = [id for id in cards if id not in chosen]
        if rest:
            chosen.extend(self.ask(game, ctx, rest, 0, len(rest)))
        events: list[Event] = []
        for id in chosen:
            event = ZoneChange(id, GRAVEYARD, EXILE, ctx.controller)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        game.emit(Happened(COLLECT_EVIDENCE, ctx.controller, NONE))

    def ask(self, game: Game, ctx: Context, among: list[i64], minimum: i64, maximum: i64) -> list[i64]:
        decision = ChooseDecision(
            ctx.controller,
            "701.59a",
            among,
            minimum,
            maximum,
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=ctx.source,
            benefit=-1,
            cost=True,
        )
        return game.ask(decision)

    def loop_inputs(self) -> i64:
        return H_SIZE


class MayCollect(Effect):
    """You may collect evidence, if there is enough of it: `MayCollect(4)`. CR 701.59b."""

    def __init__(self, number: int | Amount) -> None:
        self.cost: CollectEvidence = CollectEvidence(number)

    def happen(self, game: Game, ctx: Context) -> None:
        if self.cost.can_pay(game, ctx):
            decision = YesNoDecision(ctx.controller, "701.59b", ctx=ctx, benefit=1, labels=MAY)
            if game.ask(decision)[0] and self.cost.can_pay(game, ctx):
                self.cost.pay(game, ctx)

    def loop_inputs(self) -> i64:
        return 0
