"""Instructions that are followed again as long as something turns up. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.effects.payment import offers
from apnap.abilities.players import seats_of
from apnap.rules.ch1_concepts.definitions import Condition, Context, CostPart, Effect, Selector
from apnap.rules.core.decisions import YesNoDecision

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

AGAIN: Final = ["again"]


class RepeatIf(Effect):
    """Follow an instruction; if something came of it, follow another and then both once more, as often as that is so.

    `RepeatIf(Mill(1), SomeThisWay(...), GainLife(1))`. It ends with its controller, and where nothing happens any more.
    """

    def __init__(self, effect: Effect, condition: Condition, then: Effect | None = None) -> None:
        self.effect: Effect = effect
        self.condition: Condition = condition
        self.then: Effect | None = then

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            before = game.state.version
            self.effect.perform(game, ctx)
            if game.state.over or not game.state.in_game(ctx.controller):
                return
            if not self.condition.holds(game, ctx):
                return
            then = self.then
            if then is not None:
                then.perform(game, ctx)
            if game.state.version == before or not game.state.in_game(ctx.controller):
                return

    def benefit(self) -> i64:
        return self.effect.benefit()


class RepeatForCost(Effect):
    """Follow an instruction; you may pay for following it once more, as often as you like and can. CR 608.2c, 118.12.

    `RepeatForCost(Draw(1), PayLife(3))`.
    """

    def __init__(self, effect: Effect, cost: CostPart) -> None:
        self.effect: Effect = effect
        self.cost: CostPart = cost

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            self.effect.perform(game, ctx)
            if game.state.over or not game.state.in_game(ctx.controller):
                return
            if not offers(game, ctx, ctx.controller, self.cost, 1):
                return

    def benefit(self) -> i64:
        return self.effect.benefit()


class RepeatAtWill(Effect):
    """Follow instructions; a player may have them followed again, as many times as they choose. CR 608.2c-d.

    It ends where nothing happens any more.
    """

    def __init__(self, effect: Effect, who: Selector) -> None:
        self.effect: Effect = effect
        self.who: Selector = who

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            before = game.state.version
            self.effect.perform(game, ctx)
            if game.state.over or game.state.version == before or not game.state.in_game(ctx.controller):
                return
            seats = seats_of(game, self.who.pick(game, ctx))
            if not seats:
                return
            decision = YesNoDecision(seats[0], "608.2d", ctx=ctx, benefit=1, labels=AGAIN, nodes=[self.effect])
            if not game.ask(decision)[0]:
                return

    def benefit(self) -> i64:
        return self.effect.benefit()
