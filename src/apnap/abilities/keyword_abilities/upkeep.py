"""Permanents that cost something or fade away in upkeeps: cumulative upkeep, echo, fading, vanishing.

CR 702.24, 702.30, 702.32, 702.63.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance
from apnap.abilities.conditions import Is
from apnap.abilities.effects.counters import TIME
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.events.object_events import LastCounterRemoved
from apnap.abilities.events.player_events import BeginningOf
from apnap.abilities.filters import WithCounter
from apnap.abilities.keyword_abilities.exile_and_cast import TimePasses
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.entering import EntersWith
from apnap.rules.ch1_concepts.costs.cost_parts import TAKES_NOTHING, Part
from apnap.rules.ch1_concepts.costs.total_costs import can_pay_total, combined, pay_total
from apnap.rules.ch1_concepts.definitions import Ability, Context, CostPart, Effect, Triggered
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.core.constants import BATTLEFIELD, UPKEEP
from apnap.rules.core.decisions import FOR_COST, YesNoDecision
from apnap.rules.core.interrupts import Departed
from apnap.rules.events import Counters, Sacrifice

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

AGE: Final = "age"


class CameSinceLastUpkeep(Circumstance):
    """This has become yours after your last upkeep began. CR 702.30a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.controller == ctx.controller and o.controlled_since >= game.state.players[ctx.controller].last_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Echo(Triggered):
    """`Echo("{1}{G}")`: in the first upkeep it is paid for once more, or sacrificed. CR 702.30."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(BeginningOf(UPKEEP, whose=YOU), UnlessPays(YOU, part, SacrificeThat(THIS)))
        self.cost: CostPart = part
        self.condition = CameSinceLastUpkeep()


def can_pay_often(game: Game, ctx: Context, cost: CostPart, n: i64) -> bool:
    """Could it be paid so often in a row, as far as what it uses itself goes? CR 118.3."""
    return not isinstance(cost, Part) or cost.takes() != TAKES_NOTHING or cost.most_times(game, ctx) >= n


class PayForItsAge(Effect):
    """Put an age counter on this; sacrifice it unless you pay the cost for each age counter on it. CR 702.24a."""

    def __init__(self, cost: CostPart) -> None:
        self.cost: CostPart = cost

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
        if not can_pay_total(game, payer, total, 0) or not can_pay_often(game, payer, self.cost, n):
            return False
        decision = YesNoDecision(ctx.controller, "702.24a", purpose=FOR_COST, ctx=ctx, benefit=1, cost=True)
        if not game.ask(decision)[0] or not game.state.in_game(ctx.controller):
            return False
        try:
            pay_total(game, payer, total, 0)
        except Departed:
            return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class CumulativeUpkeep(Triggered):
    """`CumulativeUpkeep("{G}")`, `CumulativeUpkeep(PayLife(1))`: it costs more with each upkeep. CR 702.24."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(BeginningOf(UPKEEP, whose=YOU), PayForItsAge(part))
        self.cost: CostPart = part


@mypyc_attr(allow_interpreted_subclasses=True)
class Vanishing(Triggered):
    """It enters with time counters, loses one each upkeep, and is sacrificed when the last goes. CR 702.63."""

    def __init__(self, number: i64) -> None:
        super().__init__(BeginningOf(UPKEEP, whose=YOU), TimePasses())
        self.condition = Is(THIS, WithCounter(TIME))
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, TIME), Triggered(LastCounterRemoved(TIME), SacrificeThat(THIS))]


class Fade(Effect):
    """Remove a fade counter; if there is none, sacrifice it. CR 702.32a."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.source]
        if o.zone != BATTLEFIELD:
            return
        if o.counter("fade") > 0:
            game.emit(Counters(ctx.source, "fade", -1))
        elif o.controller == ctx.controller:
            game.emit(Sacrifice(ctx.controller, ctx.source))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fading(Triggered):
    """It enters with fade counters and loses one each upkeep, or is sacrificed. CR 702.32."""

    def __init__(self, number: i64) -> None:
        super().__init__(BeginningOf(UPKEEP, whose=YOU), Fade())
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, "fade")]
