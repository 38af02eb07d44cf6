"""Abilities that wait for damage being dealt to something. CR 120."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.events import Damage, Event
from apnap.rules.words import EV_DAMAGE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class IsDealtDamage(ObjectPattern):
    """An object is dealt damage; 'that much' is how much. CR 120.3, 603.2."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_DAMAGE, watched(what))

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Damage) and event.target >= 0 and self.fits(game, watcher, event.target)

    def subject(self, event: Event) -> i64:
        return event.target if isinstance(event, Damage) else NONE

    def much(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Damage) else 0
