"""Suspend: exile it now, cast it for nothing when its time has come. CR 702.62."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.battles import LastCounterRemoved
from apnap.abilities.effects.lasting import Indefinitely
from apnap.abilities.keywords import HASTE
from apnap.abilities.mechanics.madness import way_called
from apnap.abilities.mechanics.ways import was_cast
from apnap.abilities.players import YOU
from apnap.abilities.selectors import IT
from apnap.abilities.statics.changes import Has
from apnap.abilities.triggers import BeginningOf
from apnap.rules.casting import can_be_cast, cast_while_resolving
from apnap.rules.characteristics import FREE
from apnap.rules.costs import Total, can_pay_total, combined, pay_total
from apnap.rules.decisions import D_YES_NO, FOR_MAY, Decision
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Node, SpecialAction, Triggered
from apnap.rules.events import Counters, ZoneChange
from apnap.rules.printed import CastMethod
from apnap.rules.questions import F_CAST
from apnap.rules.words import EXILE, FLASH, HAND, INSTANT, UPKEEP

if TYPE_CHECKING:
    from apnap.rules.game import Game

TIME: Final = "time"
SUSPENDED: Final = "suspend"


class IsSuspended(Circumstance):
    """This card is in exile with a time counter on it. CR 702.62b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == EXILE and o.counter(TIME) > 0


class TimePasses(Effect):
    """Remove a time counter from this. CR 702.62a, 702.63a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].counter(TIME) > 0:
            event = Counters(ctx.source, TIME, -1)
            event.cause = ctx.source
            game.emit(event)


class CastFromSuspension(Effect):
    """Its owner may cast it for free, if it is still in exile and can be cast. CR 702.62a, 702.62d."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        if game.state.objs[ctx.source].zone != EXILE:
            return
        index = way_called(game, ctx.source, SUSPENDED)
        if index < 0 or not can_be_cast(game, seat, ctx.source, index):
            return
        decision = Decision(D_YES_NO, seat)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.62a"
        decision.labels = [f"cast {game.name(ctx.source)} without paying its mana cost"]
        decision.own = True
        decision.source = ctx.source
        decision.tone = 1
        if game.ask(decision)[0] and can_be_cast(game, seat, ctx.source, index):
            cast_while_resolving(game, seat, ctx.source, index)


class Suspend(SpecialAction):
    """`Suspend(5, "{G}")`. CR 702.62."""

    def __init__(self, number: i64, cost: str) -> None:
        super().__init__(1 << HAND)
        self.number: i64 = number
        self.cost: str = cost
        self.part: CostPart = PayMana(cost)
        self.haste: Effect = Indefinitely(IT, Has(HASTE))
        self.upkeep: Triggered = Triggered(BeginningOf(UPKEEP, whose=YOU), TimePasses(), 1 << EXILE)
        self.upkeep.condition = IsSuspended()
        self.last: Triggered = Triggered(LastCounterRemoved(TIME), CastFromSuspension(), 1 << EXILE)

    def children(self) -> list[Node]:
        return [self.part, self.haste]

    def also(self) -> list[Ability]:
        return [self.upkeep, self.last]

    def ways(self) -> list[CastMethod]:
        return [CastMethod(SUSPENDED, 0, FREE, [], 0)]

    def total(self) -> Total:
        parts: list[CostPart] = [self.part]
        return combined(FREE, parts)

    def may_take(self, game: Game, seat: i64, id: i64, sorcery: bool) -> bool:
        """Only when its casting could begin now. CR 702.62c, 116.2f."""
        chars = game.char(id)
        if not sorcery and not chars.types & INSTANT and not chars.keywords & FLASH:
            return False
        if game.is_forbidden(F_CAST, seat, id):
            return False
        return can_pay_total(game, Context(seat, id), self.total(), 0)

    def take(self, game: Game, seat: i64, id: i64) -> None:
        pay_total(game, Context(seat, id), self.total(), 0)
        move = ZoneChange(id, HAND, EXILE, seat)
        game.emit(move)
        if move.new_id >= 0:
            game.emit(Counters(move.new_id, TIME, self.number))

    def entered(self, game: Game, ctx: Context, id: i64) -> None:
        """A creature cast this way has haste."""
        if was_cast(game, id, SUSPENDED):
            ctx.it = id
            self.haste.happen(game, ctx)
