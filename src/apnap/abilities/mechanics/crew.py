"""Crew: tapping creatures to make a Vehicle one for the turn. CR 702.122."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Becomes
from apnap.rules.cost_parts import Part
from apnap.rules.decisions import D_CHOOSE, FOR_COST, FROM_ACTION, Decision
from apnap.rules.definitions import Activated, Context, CostPart
from apnap.rules.events import Event, Tap
from apnap.rules.words import BATTLEFIELD
from apnap.rules.words import CREATURE as A_CREATURE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class TapPower(Part):
    """Tap other creatures of yours that have so much power together. CR 702.122a."""

    def __init__(self, power: i64) -> None:
        self.power: i64 = power

    def crew(self, game: Game, ctx: Context) -> list[i64]:
        """Who could be tapped; a new creature too, since this is no {T}."""
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if id != ctx.source and not game.state.objs[id].tapped and game.char(id).types & A_CREATURE:
                out.append(id)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        total: i64 = 0
        for id in self.crew(game, ctx):
            if game.char(id).power > 0:
                total += game.char(id).power
        return total >= self.power

    def pay(self, game: Game, ctx: Context) -> None:
        """One after the other until they are enough, then any others."""
        chosen: list[i64] = []
        total: i64 = 0
        while total < self.power:
            left: list[i64] = []
            for id in self.crew(game, ctx):
                if id not in chosen and game.char(id).power > 0:
                    left.append(id)
            if not left:
                return
            picked = self.choose(game, ctx, left, 1, 1)
            chosen.append(picked[0])
            total += game.char(picked[0]).power
        rest: list[i64] = []
        for id in self.crew(game, ctx):
            if id not in chosen:
                rest.append(id)
        if rest:
            for id in self.choose(game, ctx, rest, 0, len(rest)):
                chosen.append(id)
        events: list[Event] = []
        for id in chosen:
            event = Tap(id, False)
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)
        ctx.those = chosen

    def choose(self, game: Game, ctx: Context, among: list[i64], minimum: i64, maximum: i64) -> list[i64]:
        if minimum == len(among):
            return among
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.purpose = FOR_COST
        decision.rule = "702.122a"
        decision.origin = FROM_ACTION
        decision.cost = True
        decision.source = ctx.source
        decision.candidates = among
        decision.minimum = minimum
        decision.maximum = maximum
        decision.tone = -1
        return game.ask(decision)


class Crew(Activated):
    """Tap creatures with total power N or more: this becomes an artifact creature until end of turn. CR 702.122."""

    def __init__(self, number: i64) -> None:
        cost: CostPart = TapPower(number)
        super().__init__([cost], UntilEndOfTurn(THIS, Becomes("Artifact Creature")))
        self.number: i64 = number
