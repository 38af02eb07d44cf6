"""Keyword abilities of spells: split second, rebound, spectacle. CR 702.61, 702.88, 702.137."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.mechanics.free_casting import offer_free
from apnap.abilities.mechanics.ways import Way
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.rules.casting import was_cast_from
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Node, Static
from apnap.rules.events import LifeChange
from apnap.rules.questions import F_ACTIVATE_OTHER, F_CAST
from apnap.rules.words import EV_LIFE, EXILE, HAND, NONE, S_FORBID, STACK, UPKEEP

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class SplitSecond(Static):
    """While it is on the stack, no other spell is cast and no ability activated, mana abilities aside. CR 702.61."""

    def __init__(self) -> None:
        super().__init__([S_FORBID], 1 << STACK)

    def forbids(self, game: Game, effect: Standing, action: i64, seat: i64, ref: i64) -> bool:
        if action != F_CAST and action != F_ACTIVATE_OTHER:
            return False
        return ref != effect.source and game.state.in_reach(effect.controller, seat)


class CastExiled(Effect):
    """It may be cast from exile for free. CR 702.88a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it != NONE and game.state.objs[ctx.it].zone == EXILE:
            offer_free(game, ctx, ctx.controller, ctx.it, "702.88a")


class Rebound(Ability):
    """Cast from a hand, it is exiled as it resolves, and may be cast again in the next upkeep. CR 702.88."""

    def __init__(self) -> None:
        super().__init__(-1)
        self.again: Effect = AtNext(UPKEEP, CastExiled(), whose=YOU)

    def children(self) -> list[Node]:
        return [self.again]

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return EXILE if was_cast_from(game, ctx.object) == HAND else -1

    def has_gone(self, game: Game, ctx: Context, id: i64) -> None:
        ctx.it = id
        self.again.happen(game, ctx)


class LostLifeThisTurn(Circumstance):
    """One of these players lost life this turn. CR 119.3."""

    def __init__(self, who: Subject = EACH_OPPONENT) -> None:
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_LIFE]
        while e is not None:
            if isinstance(e, LifeChange) and e.amount < 0 and self.who.recalls(game, ctx, -1 - e.seat):
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_LIFE


class Spectacle(Way):
    """`Spectacle("{R}")`: cast for that, if an opponent lost life this turn. CR 702.137."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("spectacle", cost, list(parts))
        self.method.condition = LostLifeThisTurn()
