"""The X of a mana ability: how large it may be, and the values that the planner looks at. CR 107.3a, 602.2b, 605.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS, Activated, Context

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

MOST: Final = 1 << 40  # where nothing bounds it
PLANNED: Final = 40  # larger values are announced by the player's own choice only


def has_x(ability: Activated) -> bool:
    """Is an X announced for its cost? CR 107.3a."""
    for part in ability.costs:
        if part.has_x():
            return True
    return False


def can_pay_with(game: Game, ctx: Context, ability: Activated, x: i64) -> bool:
    """Could the parts of the cost that read X be paid with this value?"""
    before = ctx.x
    ctx.x = x
    for part in ability.costs:
        if part.has_x() and not part.can_pay(game, ctx):
            ctx.x = before
            return False
    ctx.x = before
    return True


def largest_x(game: Game, ctx: Context, ability: Activated) -> i64:
    """The largest X that can be paid for; -1 if not even none can."""
    if not can_pay_with(game, ctx, ability, 0):
        return -1
    low: i64 = 0
    high: i64 = 1
    while high < MOST and can_pay_with(game, ctx, ability, high):
        low = high
        high *= 2
    while high - low > 1:
        middle = (low + high) // 2
        if can_pay_with(game, ctx, ability, middle):
            low = middle
        else:
            high = middle
    return low


def planned_values(game: Game, ctx: Context, ability: Activated) -> list[i64]:
    """The values of X with which an ability may add mana to a payment: one, two, ...; of others, 0 alone."""
    if not has_x(ability):
        return ONLY_NONE
    largest = largest_x(game, ctx, ability)
    if largest <= 0:
        return NO_IDS
    out: list[i64] = []
    for x in range(1, min(largest, PLANNED) + 1):
        out.append(x)
    return out


ONLY_NONE: Final[list[i64]] = [0]
