"""Instructions that give a player the choice to pay. CR 118.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.players import YOU, seats_of
from apnap.rules.characteristics import FREE
from apnap.rules.costs import can_pay_total, combined, pay_total
from apnap.rules.decisions import D_YES_NO, FOR_COST, Decision
from apnap.rules.definitions import Context, CostPart, Effect, Node, Selector
from apnap.rules.game import Departed

if TYPE_CHECKING:
    from apnap.rules.game import Game


PAY: Final = [""]


class UnlessPays(Effect):
    """It happens unless a player pays. CR 118.12a.

    `UnlessPays(ControllerOf(spell), PayMana("{3}"), Counter(spell))`
    """

    def __init__(self, who: Selector, cost: CostPart, effect: Effect) -> None:
        self.who: Selector = who
        self.cost: CostPart = cost
        self.effect: Effect = effect

    def children(self) -> list[Node]:
        return [self.effect, self.who, self.cost]

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if offers(game, ctx, seat, self.cost, -1):
                return
        self.effect.happen(game, ctx)

    def tone(self) -> i64:
        return self.effect.tone()

    def heeds(self) -> i64:
        return 0


class MayPay(Effect):
    """You may pay; if you do, it happens. CR 118.12."""

    def __init__(self, cost: CostPart, effect: Effect, who: Selector = YOU) -> None:
        self.cost: CostPart = cost
        self.effect: Effect = effect
        self.who: Selector = who

    def children(self) -> list[Node]:
        return [self.who, self.cost, self.effect]

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if offers(game, ctx, seat, self.cost, 1):
                self.effect.happen(game, ctx)

    def tone(self) -> i64:
        return self.effect.tone()


def offers(game: Game, ctx: Context, seat: i64, cost: CostPart, tone: i64) -> bool:
    """Ask a player whether to pay, if they can, and let them. CR 118.12, 118.3."""
    payer = Context(seat, ctx.source)
    payer.object = ctx.object
    payer.x = ctx.x
    payer.it = ctx.it
    parts: list[CostPart] = [cost]
    total = combined(FREE, parts)
    if not can_pay_total(game, payer, total, ctx.x):
        return False
    decision = Decision(D_YES_NO, seat)
    decision.origin = ctx.object
    decision.purpose = FOR_COST
    decision.rule = "118.12"
    decision.labels = PAY
    decision.nodes = [cost]
    decision.source = ctx.source
    decision.cost = True
    decision.tone = tone
    if not game.ask(decision)[0]:
        return False
    if not game.state.in_game(seat):
        return False
    try:
        pay_total(game, payer, total, ctx.x)
    except Departed:
        return False  # they left in the middle of it (800.4f)
    return True
