"""Soulbond: creatures that fight in pairs. CR 702.95."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL
from apnap.abilities.selectors import THIS
from apnap.abilities.triggers import Enters
from apnap.rules.decisions import D_CHOOSE, FOR_MAY, Decision
from apnap.rules.definitions import Ability, Context, Effect, Triggered
from apnap.rules.pairing import can_pair, is_free, pair, partner
from apnap.rules.words import BATTLEFIELD, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


def mates(game: Game, ctx: Context) -> list[i64]:
    """The creatures that this one could be paired with now."""
    out: list[i64] = []
    for id in game.state.ids(ctx.controller, BATTLEFIELD):
        if can_pair(game, ctx.source, id, ctx.controller):
            out.append(id)
    return out


class CouldPair(Circumstance):
    """You control this creature and another (or that one), and both are unpaired. CR 702.95a."""

    def __init__(self, that: bool) -> None:
        self.that: bool = that

    def holds(self, game: Game, ctx: Context) -> bool:
        if self.that:
            return ctx.it != NONE and can_pair(game, ctx.source, ctx.it, ctx.controller)
        return is_free(game, ctx.source, ctx.controller) and len(mates(game, ctx)) > 0


class PairUp(Effect):
    """You may pair this creature with another unpaired one (or with that one). CR 702.95a, 702.95c."""

    def __init__(self, that: bool) -> None:
        self.that: bool = that

    def happen(self, game: Game, ctx: Context) -> None:
        candidates = mates(game, ctx)
        if self.that:
            candidates = [ctx.it] if ctx.it in candidates else []
        if not candidates:
            return
        decision = Decision(D_CHOOSE, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.95a"
        decision.own = True
        decision.source = ctx.source
        decision.candidates = candidates
        decision.minimum = 0
        decision.maximum = 1
        decision.tone = 1
        chosen = game.ask(decision)
        if chosen and can_pair(game, ctx.source, chosen[0], ctx.controller):
            pair(game, ctx.source, chosen[0])


class Soulbond(Triggered):
    """When this or another creature of yours enters, they may be paired. CR 702.95."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), PairUp(False))
        self.condition = CouldPair(False)
        self.other: Triggered = Triggered(Enters(OTHER, CREATURE, YOU_CONTROL), PairUp(True))
        self.other.condition = CouldPair(True)

    def also(self) -> list[Ability]:
        return [self.other]


class IsPaired(Circumstance):
    """This creature is paired with another one. CR 702.95b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return partner(game, ctx.source) >= 0


class BothPaired(Subject):
    """This creature and the one it is paired with; neither, while it is unpaired. CR 702.95b."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        other = partner(game, ctx.source)
        return [ctx.source, other] if other >= 0 else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref < 0:
            return False
        other = partner(game, ctx.source)
        return other >= 0 and (ref == ctx.source or ref == other)


PAIRED: Final = IsPaired()
BOTH_PAIRED: Final = BothPaired()
