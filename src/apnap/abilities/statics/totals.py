"""What players' life totals and counters can't do, and keywords that are lost. CR 101.2, 119.7-8, 810.9g-h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.statics.changes import ABILITY, Change
from apnap.abilities.statics.rules import Forbidden
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Keywords
from apnap.rules.questions import F_GAIN_LIFE, F_LOSE_LIFE, F_MINUS, F_POISON

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class LosesKeywords(Change):
    """It loses keyword abilities that are plain flags: `LosesKeywords(INFECT)`. CR 613.1f."""

    def __init__(self, *keywords: Keywords) -> None:
        if not keywords:
            raise VocabularyError("LosesKeywords needs a keyword")
        self.flags: i64 = 0
        for k in keywords:
            self.flags |= k.flags

    def layers(self) -> list[i64]:
        return ABILITY

    def apply(self, game: Game, effect: Standing, ref: i64, chars: Chars, layer: i64) -> None:
        chars.keywords &= ~self.flags

    def tone(self) -> i64:
        return -1

    def heeds(self) -> i64:
        return 0


class CantLoseLife(Forbidden):
    """The player can't lose life. CR 119.8."""

    def __init__(self) -> None:
        super().__init__(F_LOSE_LIFE)

    def tone(self) -> i64:
        return 1


class LifeCantChange(Forbidden):
    """The player's life total can't change: no life is gained, lost or paid. CR 119.7-8."""

    def __init__(self) -> None:
        super().__init__(F_LOSE_LIFE)

    def forbids(self, game: Game, effect: Standing, action: i64) -> bool:
        return action == F_LOSE_LIFE or action == F_GAIN_LIFE


class CantGetPoison(Forbidden):
    """The player can't get poison counters. CR 810.10c."""

    def __init__(self) -> None:
        super().__init__(F_POISON)

    def tone(self) -> i64:
        return 1


class CantHaveMinusCounters(Forbidden):
    """-1/-1 counters can't be put on it. CR 101.2, 122.1a."""

    def __init__(self) -> None:
        super().__init__(F_MINUS)

    def tone(self) -> i64:
        return 1
