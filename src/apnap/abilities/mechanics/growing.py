"""Keyword abilities by which creatures grow or poison: evolve, toxic. CR 702.100, 702.164."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL
from apnap.abilities.selectors import THIS
from apnap.abilities.triggers import Enters
from apnap.rules.definitions import Context, Static, Triggered
from apnap.rules.words import NONE, PLUS

if TYPE_CHECKING:
    from apnap.rules.game import Game


class IsGreaterThanThis(Circumstance):
    """What the event is about has greater power or toughness than this creature. CR 702.100a, 702.100c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        if ctx.it == NONE or ctx.it < 0:
            return False
        it = game.char(ctx.it)
        this = game.char(ctx.source)
        return it.power > this.power or it.toughness > this.toughness


class Evolve(Triggered):
    """It gets a +1/+1 counter when a greater creature enters under your control. CR 702.100."""

    def __init__(self) -> None:
        super().__init__(Enters(OTHER, CREATURE, YOU_CONTROL), AddCounters(1, PLUS, on=THIS))
        self.condition = IsGreaterThanThis()


class Toxic(Static):
    """Players dealt combat damage by it also get so many poison counters. CR 702.164."""

    def __init__(self, number: i64) -> None:
        if number < 1:
            raise VocabularyError("toxic has a number of 1 or more")
        super().__init__([], 0)
        self.value: i64 = number

    def toxic(self) -> i64:
        return self.value
