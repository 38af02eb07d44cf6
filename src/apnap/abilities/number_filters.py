"""Qualities that compare a number of an object with an amount. CR 202.3, 208."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, amount
from apnap.rules.ch1_concepts.definitions import Amount, Context, Filter
from apnap.rules.ch6_spells.layers.base_size import base_size
from apnap.rules.ch7_additional.loops.loop_inputs import H_SIZE
from apnap.rules.core.constants import CREATURE
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ManaValueAtLeast(Quality):
    """Has this mana value or greater. CR 202.3."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.mana_value(ref) >= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class ManaValueIs(Quality):
    """Has exactly this mana value: `ManaValueIs(3)`, `ManaValueIs(X)`. CR 202.3."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.mana_value(ref) == self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class ToughnessAtLeast(Quality):
    """Has this toughness or greater. CR 208."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).toughness >= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return H_SIZE


class HasSize(Quality):
    """Is of this power and toughness: `HasSize(1, 1)`. CR 208."""

    def __init__(self, power: i64, toughness: i64) -> None:
        self.power: i64 = power
        self.toughness: i64 = toughness

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        c = game.char(ref)
        return c.power == self.power and c.toughness == self.toughness

    def loop_inputs(self) -> i64:
        return H_SIZE


class HasBaseSizeOf(Quality):
    """Its base power, its base toughness, one of them, or both are such: `HasBaseSizeOf(1, 1)`. CR 208.4b.

    -1 stands for a number that does not matter; with `either`, one of the two is enough.
    """

    def __init__(self, power: i64 = -1, toughness: i64 = -1, either: bool = False) -> None:
        self.power: i64 = power
        self.toughness: i64 = toughness
        self.either: bool = either

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or not game.char(ref).types & CREATURE:
            return False
        power, toughness = base_size(game, ref)
        if self.either:
            return power == self.power or toughness == self.toughness
        return (self.power < 0 or power == self.power) and (self.toughness < 0 or toughness == self.toughness)

    def loop_inputs(self) -> i64:
        return H_SIZE


class EachIs(Quality):
    """The same as the filter in it, of several things one by one: 'each with mana value 2 or less'."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Filter = filter

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0
