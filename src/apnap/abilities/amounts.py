"""Numbers read off the game: X, counts, power, life, what went before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Number, Quantity, Subject, amount
from apnap.abilities.players import YOU
from apnap.rules.definitions import Amount, Context, Node, Selector
from apnap.rules.heeds import H_LIFE, H_NUMBER, H_SIZE
from apnap.rules.piles import count
from apnap.rules.words import EV_COUNTERS, EV_LIFE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game

__all__ = [
    "DAMAGE_DEALT",
    "THAT_MUCH",
    "X",
    "ChosenX",
    "CountOf",
    "DamageDealt",
    "LifeOf",
    "Number",
    "PowerOf",
    "ThatMuch",
    "Times",
    "ToughnessOf",
    "amount",
]


class ChosenX(Quantity):
    """The X of the spell or ability. CR 107.3."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.x

    def heeds(self) -> i64:
        return 0


class ThatMuch(Quantity):
    """The number that the instruction before dealt with."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.amount

    def heeds(self) -> i64:
        return 0


class DamageDealt(Quantity):
    """The damage dealt this way: by the instruction before, after prevention and replacement. CR 120.4."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.amount

    def heeds(self) -> i64:
        return 0


class CountOf(Quantity):
    """How many there are."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        return count(game, self.what.pick(game, ctx))

    def heeds(self) -> i64:
        return H_NUMBER


class PowerOf(Quantity):
    """The power of an object, or what it last was. CR 208, 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                total += game.char(ref).power
        return total

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def heeds(self) -> i64:
        return H_SIZE


class ToughnessOf(Quantity):
    """The toughness of an object, or what it last was."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                total += game.char(ref).toughness
        return total

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def heeds(self) -> i64:
        return H_SIZE


class LifeOf(Quantity):
    """A player's life total. CR 119."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in self.who.remembered(game, ctx):
            if ref < 0 and ref != NONE:
                total += game.state.life(-1 - ref)
        return total

    def reads(self) -> i64:
        return 1 << EV_LIFE

    def heeds(self) -> i64:
        return H_LIFE


class Times(Quantity):
    """An amount multiplied by a fixed number."""

    def __init__(self, factor: i64, what: Amount) -> None:
        self.factor: i64 = factor
        self.what: Amount = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        return self.factor * self.what.value(game, ctx)

    def heeds(self) -> i64:
        return 0


X: Final = ChosenX()
THAT_MUCH: Final = ThatMuch()
DAMAGE_DEALT: Final = DamageDealt()
