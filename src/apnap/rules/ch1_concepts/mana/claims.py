"""What a cost takes besides mana, which mana must leave alone: taps, objects, life, energy. CR 118.3, 601.2g-h."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.costs.cost_parts import TAKES_NOTHING, TAKES_TAP, Part
from apnap.rules.ch1_concepts.definitions import Context, CostPart
from apnap.rules.ch1_concepts.mana.flow import match_objects

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Claims:
    """What else the same cost takes, which mana must leave alone. CR 601.2h."""

    def __init__(self) -> None:
        self.tapped: list[i64] = []  # objects that a {T} taps
        self.removed: list[i64] = []  # objects that leave
        self.kept: list[i64] = []  # objects that must still be there: both of these, and those whose counters change
        self.life: i64 = 0
        self.energy: i64 = 0
        self.parts: list[Part] = []  # parts that take objects of the player's choice
        self.contexts: list[Context] = []  # beside them

    def spares(self, game: Game) -> bool:
        """Does it certainly leave alone what plain sources need?"""
        if self.parts:
            return False
        for id in self.kept:
            if game.char(id).abilities.mana:
                return False
        return True

    def with_others(self, other: Claims) -> Claims:
        """These claims and others: while a mana ability is paid for, the cost it is for waits."""
        both = Claims()
        both.tapped = self.tapped + other.tapped
        both.removed = self.removed + other.removed
        both.kept = self.kept + other.kept
        both.life = self.life + other.life
        both.energy = self.energy + other.energy
        both.parts = self.parts + other.parts
        both.contexts = self.contexts + other.contexts
        return both


NO_CLAIMS: Final = Claims()


def claims_of(game: Game, ctx: Context, parts: list[CostPart]) -> Claims:
    """What the parts of a cost take that mana could need."""
    claims = Claims()
    for part in parts:
        if isinstance(part, Part):
            if part.taps_this():
                claims.tapped.append(ctx.source)
            if part.removes_this():
                claims.removed.append(ctx.source)
            if part.uses_this():
                claims.kept.append(ctx.source)
            claims.life += part.life(game, ctx)
            claims.energy += part.energy(game, ctx)
            if part.takes() != TAKES_NOTHING and part.needs(game, ctx) > 0:
                claims.parts.append(part)
                claims.contexts.append(ctx)
    return claims


class Wants:
    """Objects that parts of costs need: to tap or to take away, while mana is made or later."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.tapped: list[i64] = []  # objects that are tapped, and gone, otherwise
        self.gone: list[i64] = []
        self.needs: list[i64] = []
        self.free: list[list[i64]] = []
        self.tap: list[bool] = []
        self.later: list[bool] = []

    def add(self, p: Part, ctx: Context, claims: Claims, later: bool, had: i64) -> None:
        """Add what a part needs; the cost's own parts are paid later than those of mana abilities. CR 601.2g-h."""
        tap = p.takes() == TAKES_TAP
        free: list[i64] = []
        for id in p.eligible(self.game, ctx):
            if tap:
                if id in claims.tapped or id in self.tapped or (later and id in self.gone):
                    continue
            elif id in self.gone or id in (claims.removed if later else claims.kept):
                continue
            free.append(id)
        self.needs.append(p.needs(self.game, ctx) - had)
        self.free.append(free)
        self.tap.append(tap)
        self.later.append(later)

    def are_met(self) -> bool:
        """Can all be met? An object may be tapped and taken then, but what was taken early cannot be tapped later."""
        if not self.are_matched(True) or not self.are_matched(False):
            return False
        taps_later = False
        for i in range(len(self.needs)):
            if self.tap[i] and self.later[i]:
                taps_later = True
        return not taps_later or self.are_met_from(0, 0, [])

    def are_met_from(self, index: i64, had: i64, taken: list[i64]) -> bool:
        """Try what is taken while mana is made, one object after the other; the rest is a matching."""
        while index < len(self.needs) and (self.tap[index] or self.later[index] or had >= self.needs[index]):
            index += 1
            had = 0
        if index == len(self.needs):
            return self.are_matched(True, taken) and self.are_matched(False, taken)
        for id in self.free[index]:
            if id not in taken and self.are_met_from(index, had + 1, [*taken, id]):
                return True
        return False

    def are_matched(self, tap: bool, taken: list[i64] | None = None) -> bool:
        """Can all that is tapped (or taken) be had? With `taken`, what is taken early is decided."""
        needs: list[i64] = []
        lists: list[list[i64]] = []
        for i in range(len(self.needs)):
            if self.tap[i] != tap or (taken is not None and not tap and not self.later[i]):
                continue
            free = self.free[i]
            if taken is not None and self.later[i]:
                free = [id for id in free if id not in taken]
            needs.append(self.needs[i])
            lists.append(free)
        return match_objects(needs, lists)
