"""What objects have in common: creature types, card types. CR 205.2a, 205.3m, 109.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, Quantity
from apnap.abilities.filters import share_creature_type
from apnap.rules.ch1_concepts.definitions import Context, Selector
from apnap.rules.ch2_cards.subtypes import is_creature_type
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class SharesTypeWith(Quality):
    """Shares a creature type with one of these: `SharesTypeWith(IT)`. CR 205.3m.

    With `other` it is another object than those: 'each other creature' that does so.
    """

    def __init__(self, what: Selector, other: bool = False) -> None:
        self.what: Selector = what
        self.other: bool = other

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        found = False
        for one in self.what.pick(game, ctx):
            if one == ref and self.other:
                return False
            if one >= 0 and not found and share_creature_type(game.char(one), game.char(ref)):
                found = True
        return found

    def loop_inputs(self) -> i64:
        return 0


class SharesCardTypeWith(Quality):
    """Shares a card type with one of these: `SharesCardTypeWith(IT)`. CR 205.2a, 608.2h."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        types = game.char(ref).types
        for one in self.what.pick(game, ctx):
            if one >= 0 and game.char(one).types & types:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class MostOfOneType(Quantity):
    """How many of these have one creature type, of the type that most of them have. CR 205.3m, 702.73.

    `MostOfOneType(Each(CREATURE, YOU_CONTROL))`.
    """

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        counts: dict[str, i64] = {}
        most: i64 = 0
        of_all: i64 = 0  # those that have every creature type
        for ref in self.what.pick(game, ctx):
            if ref < 0:
                continue
            chars, number = game.char(ref), game.state.objs[ref].token_count
            if chars.every_type:
                of_all += number
                continue
            for kind in chars.subtypes:
                if is_creature_type(kind):
                    counts[kind] = counts.get(kind, 0) + number
                    most = max(most, counts[kind])
        return most + of_all

    def loop_inputs(self) -> i64:
        return 0
