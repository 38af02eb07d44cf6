"""Static abilities that prevent damage. CR 615.1a, 604."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import context_of
from apnap.abilities.filters import every
from apnap.rules.definitions import Filter, Node, Static
from apnap.rules.events import Damage, Event
from apnap.rules.words import EV_DAMAGE, S_REPLACE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class PreventsDamageTo(Static):
    """Prevent all damage that would be dealt to permanents that fit: `PreventsDamageTo(CREATURE, YOU_CONTROL)`."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_REPLACE + EV_DAMAGE])
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.filter]

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.target < 0 or event.amount <= 0:
            return False
        return self.filter.test(game, context_of(effect), event.target)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return None

    def tone(self) -> i64:
        return 1
