"""Amounts counted from the table: one for each, half of it, a mana value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, Quantity, Subject, VocabularyError
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.selectors import Each
from apnap.rules.definitions import Amount, Context, Filter, Node, Selector
from apnap.rules.heeds import H_NUMBER
from apnap.rules.piles import count, rest_of
from apnap.rules.subtypes import is_creature_type
from apnap.rules.words import CREATURE as A_CREATURE
from apnap.rules.words import EV_ZONE, GRAVEYARD, HAND, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ForEach(Quantity):
    """One for each permanent that fits: `Draw(ForEach(CREATURE, YOU_CONTROL))`."""

    def __init__(self, *filters: Filter) -> None:
        self.what: Each = Each(*filters)
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        found = self.what.pick(game, ctx)
        return count(game, found) + rest_of(game, ctx.it, found)

    def heeds(self) -> i64:
        return H_NUMBER


class CardsIn(Quantity):
    """How many cards a player has in a zone, or had as they left: `CardsIn(HAND, THAT_PLAYER)`. CR 800.4i."""

    def __init__(self, zone: i64, who: Selector = YOU) -> None:
        if zone not in (HAND, LIBRARY, GRAVEYARD):
            raise VocabularyError("cards are counted in a hand, a library or a graveyard")
        self.zone: i64 = zone
        self.who: Selector = who

    def children(self) -> list[Node]:
        return [self.who]

    def value(self, game: Game, ctx: Context) -> i64:
        who = self.who
        refs = who.remembered(game, ctx) if isinstance(who, Subject) else who.pick(game, ctx)
        total: i64 = 0
        for ref in refs:
            if ref < 0 and ref != NONE:
                total += game.state.size(-1 - ref, self.zone)
        return total

    def reads(self) -> i64:
        return 1 << EV_ZONE


class HalfUp(Quantity):
    """Half of an amount, rounded up. CR 107.1a."""

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        return (self.what.value(game, ctx) + 1) // 2

    def heeds(self) -> i64:
        return 0


class ManaValueOf(Quantity):
    """The mana value of an object, or what it last was. CR 202.3."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                total += game.mana_value(ref)
        return total

    def heeds(self) -> i64:
        return 0


class SharesCreatureType(Quality):
    """Is another creature than the one at hand, and shares a creature type with it. CR 205.3m."""

    def __init__(self, at_least_one: bool = False) -> None:
        self.at_least_one: bool = at_least_one  # a choice of words

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        if ref < 0 or ctx.it == NONE or ref == ctx.it:
            return False
        mine = game.char(ctx.it)
        other = game.char(ref)
        if not mine.types & A_CREATURE or not other.types & A_CREATURE:
            return False
        if mine.every_type and other.every_type:
            return True
        if mine.every_type:
            return has_creature_type(other.subtypes)
        if other.every_type:
            return has_creature_type(mine.subtypes)
        for s in mine.subtypes:
            if s in other.subtypes and is_creature_type(s):
                return True
        return False


class AnotherThanIt(Quality):
    """Is another object than the one at hand: the one that counts, in `GetsForEach`."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref != ctx.it


def has_creature_type(subtypes: list[str]) -> bool:
    """Is one of them a creature type, rather than a type of artifact, land or enchantment?"""
    for s in subtypes:
        if is_creature_type(s):
            return True
    return False
