"""Partner: two cards that may lead a deck together. CR 702.124."""

from __future__ import annotations

from apnap.rules.definitions import Ability


class Partner(Ability):
    """It may be a commander beside another with partner; that matters only before the game. CR 702.124a, 702.124h."""

    def __init__(self) -> None:
        super().__init__(0)
