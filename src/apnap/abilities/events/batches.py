"""Several events at once that an ability takes as one: one or more creatures die. CR 603.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.rules.ch1_concepts.definitions import NO_IDS, Pattern
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class OneOrMore(Pattern):
    """It happens once or more at the same time, and the ability triggers once: `OneOrMore(Dies(CREATURE))`.

    'Those' are all that it happened to, and 'that many' how many they are; of damage, 'that much' is how much. Damage
    to several players, or cards that several players discard, make it trigger once for each of them. CR 603.2c.
    """

    def __init__(self, event: Pattern) -> None:
        super().__init__()
        if event.one_or_more:
            raise VocabularyError("that event is taken as one anyway")
        self.event: Pattern = event
        self.kinds = event.kinds
        self.looks_back = event.looks_back
        self.zones = event.zones
        self.one_or_more = True
        self.adds_up = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.event.matches(game, watcher, event)

    def looks_back_on(self, event: Event) -> bool:
        return self.event.looks_back_on(event)

    def group(self, game: Game, event: Event) -> i64:
        return self.event.group(game, event)

    def subject(self, event: Event) -> i64:
        return self.event.subject(event)

    def others(self, game: Game, event: Event) -> list[i64]:
        found = self.event.others(game, event)
        if found:
            return found
        ref = self.event.subject(event)
        return [ref] if ref >= 0 else NO_IDS

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        return self.event.roles(game, watcher, event)

    def amount_of(self, game: Game, event: Event) -> i64:
        n = self.event.amount_of(game, event)
        if n:
            return n
        ref = self.event.subject(event)
        return game.state.objs[ref].token_count if ref >= 0 else 1

    def loop_inputs(self) -> i64:
        return 0
