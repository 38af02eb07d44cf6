"""Statements that allow more than the rules do by themselves: land plays, cards in hand. CR 305.2, 402.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.turn_based import NO_MAXIMUM
from apnap.rules.core.constants import N_HAND, N_LANDS, S_PERMIT
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreLands(Static):
    """Players may play additional lands on each of their turns: `MoreLands(1)`. CR 305.2."""

    def __init__(self, number: i64 = 1, who: Subject = YOU) -> None:
        super().__init__([S_PERMIT])
        if number < 1:
            raise VocabularyError(f"{number} additional lands allow nothing")
        self.more: i64 = number
        self.who: Subject = who

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        if action != N_LANDS or not self.who.includes(game, context_of(effect), -1 - seat):
            return 0
        return self.more


@mypyc_attr(allow_interpreted_subclasses=True)
class NoMaximumHandSize(Static):
    """Players have no maximum hand size. CR 402.2."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        if action != N_HAND or not self.who.includes(game, context_of(effect), -1 - seat):
            return 0
        return NO_MAXIMUM
