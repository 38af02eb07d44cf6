"""What conspiracies say besides what other cards say. CR 315, 702.106."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.definitions import Ability
from apnap.rules.words import COMMAND


class SmallerDeck(Ability):
    """Your minimum deck size is reduced. CR 315.5a; decks are made with it in mind."""

    def __init__(self, number: i64) -> None:
        super().__init__(1 << COMMAND)
        self.number: i64 = number
