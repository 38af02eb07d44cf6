"""Permanents that cost something in each upkeep: echo, cumulative upkeep. CR 702.24, 702.30."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.triggers import BeginningOf
from apnap.rules.characteristics import FREE
from apnap.rules.costs import can_pay_total, combined, pay_total
from apnap.rules.decisions import D_YES_NO, FOR_COST, Decision
from apnap.rules.definitions import Context, CostPart, Effect, Node, Triggered
from apnap.rules.events import Counters
from apnap.rules.game import Departed
from apnap.rules.words import BATTLEFIELD, UPKEEP

if TYPE_CHECKING:
    from apnap.rules.game import Game

AGE: Final = "age"


class CameSinceLastUpkeep(Circumstance):
    """This has become yours after your last upkeep began. CR 702.30a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.controller == ctx.controller and o.since >= game.state.players[ctx.controller].last_turn


class Echo(Triggered):
    """`Echo("{1}{G}")`: in the first upkeep it is paid for once more, or sacrificed. CR 702.30."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(BeginningOf(UPKEEP, whose=YOU), UnlessPays(YOU, self.cost, SacrificeThat(THIS)))
        self.condition = CameSinceLastUpkeep()


class PayForItsAge(Effect):
    """Put an age counter on this; sacrifice it unless you pay the cost for each age counter on it. CR 702.24a."""

    def __init__(self, cost: CostPart) -> None:
        self.cost: CostPart = cost

    def children(self) -> list[Node]:
        return [self.cost]

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != BATTLEFIELD:
            return
        event = Counters(ctx.source, AGE, 1)
        event.cause = ctx.source
        game.emit(event)
        n = game.state.objs[ctx.source].counter(AGE)
        if not self.pays(game, ctx, n):
            SacrificeThat(THIS).happen(game, ctx)

    def pays(self, game: Game, ctx: Context, n: i64) -> bool:
        """All of it or nothing: partial payments are not allowed. CR 702.24a."""
        parts: list[CostPart] = []
        for _i in range(n):
            parts.append(self.cost)
        payer = Context(ctx.controller, ctx.source)
        payer.object = ctx.object
        total = combined(FREE, parts)
        if not can_pay_total(game, payer, total, 0):
            return False
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_COST
        decision.rule = "702.24a"
        decision.source = ctx.source
        decision.cost = True
        decision.tone = 1
        if not game.ask(decision)[0] or not game.state.in_game(ctx.controller):
            return False
        try:
            pay_total(game, payer, total, 0)
        except Departed:
            return False
        return True


class CumulativeUpkeep(Triggered):
    """`CumulativeUpkeep("{G}")`, `CumulativeUpkeep(PayLife(1))`: it costs more with each upkeep. CR 702.24."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(BeginningOf(UPKEEP, whose=YOU), PayForItsAge(self.cost))
