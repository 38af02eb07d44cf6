"""Choosing a permanent as a spell or ability resolves, without a target. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, seen
from apnap.abilities.filters import every
from apnap.abilities.selectors import Each, It
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Context, Effect, Filter, Node
from apnap.rules.rerouting import ask_one
from apnap.rules.words import BATTLEFIELD, GONE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ChoosePermanent(Effect):
    """Choose a permanent that fits: `ChoosePermanent(CREATURE)`. What comes after calls it `TheChosen`. CR 608.2d."""

    def __init__(self, *filters: Filter) -> None:
        self.among: Each = Each(*filters)

    def children(self) -> list[Node]:
        return [self.among]

    def happen(self, game: Game, ctx: Context) -> None:
        ctx.each = NONE
        candidates = seen(game, ctx, self.among.pick(game, ctx))
        if not candidates or not game.state.in_game(ctx.controller):
            return
        chosen = candidates[0]
        if len(candidates) > 1:
            decision = Decision(D_CHOOSE, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "608.2d"
            decision.source = ctx.source
            decision.candidates = candidates
            chosen = ask_one(game, decision)
        if chosen >= 0 and game.state.objs[chosen].zone == BATTLEFIELD:
            ctx.each = chosen


class TheChosen(It):
    """What was chosen, named by what it is: `TheChosen(CREATURE)` is 'that creature'."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.filter]

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return [ctx.each] if ctx.each != NONE else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref == ctx.each and ref != NONE


class DiscardedThisWay(Circumstance):
    """A card that fits was discarded by the instruction before: `DiscardedThisWay(CREATURE)`. CR 701.9."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.filter]

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in ctx.those:
            if id >= 0 and game.state.objs[id].zone == GONE and self.filter.test(game, ctx, id):
                return True
        return False
