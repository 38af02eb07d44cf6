"""Protection, hexproof from a quality, and ward: what keeps others off a permanent. CR 702.11, 702.16, 702.21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import UnlessPays
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import IT
from apnap.abilities.triggers import ObjectPattern
from apnap.rules.definitions import Context, CostPart, Filter, Node, Static, Triggered
from apnap.rules.events import BecomesTarget, Damage, Event
from apnap.rules.options.range import covers
from apnap.rules.prevention import prevent, preventable
from apnap.rules.questions import F_TARGET
from apnap.rules.words import EV_DAMAGE, EV_TARGET, NONE, S_BLOCK, S_REPLACE, S_SHIELD

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing, Watcher


class Protection(Static):
    """Protection from qualities: `Protection(RED)`, `Protection(Subtype("Demon"), Subtype("Dragon"))`. CR 702.16.

    No damage, nothing attached, no blocking, no targeting by what has one of them. Without a filter: from everything.
    """

    def __init__(self, *qualities: Filter) -> None:
        super().__init__([S_SHIELD, S_BLOCK, S_REPLACE + EV_DAMAGE])
        for q in qualities:
            if not isinstance(q, Filter):
                raise VocabularyError(f"protection is from a quality such as RED, not {q!r}")
        self.qualities: list[Filter] = list(qualities)

    def children(self) -> list[Node]:
        return list(self.qualities)

    def is_from(self, game: Game, effect: Standing, source: i64) -> bool:
        """Has the source one of the qualities? CR 702.16a, 702.16g, 702.16j, 801.11."""
        if source < 0 or not covers(game, effect, source):
            return False
        if not self.qualities:
            return True
        ctx = Context(effect.controller, effect.source)
        for q in self.qualities:
            if q.test(game, ctx, source):
                return True
        return False

    def shields(self, game: Game, effect: Standing, action: i64, ref: i64, source: i64, seat: i64) -> bool:
        return ref == effect.source and self.is_from(game, effect, source)

    def cant_block(self, game: Game, effect: Standing, blocker: i64, attacker: i64) -> bool:
        return attacker == effect.source and self.is_from(game, effect, blocker)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or event.target != effect.source:
            return False
        return self.is_from(game, effect, event.source) and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return prevent(game, effect, event, event.amount) if isinstance(event, Damage) else event

    def tone(self) -> i64:
        return 1


class HexproofFrom(Static):
    """Hexproof from a quality: opponents cannot target it with what has that. CR 702.11d."""

    def __init__(self, quality: Filter) -> None:
        super().__init__([S_SHIELD])
        self.quality: Filter = quality

    def children(self) -> list[Node]:
        return [self.quality]

    def shields(self, game: Game, effect: Standing, action: i64, ref: i64, source: i64, seat: i64) -> bool:
        if action != F_TARGET or ref != effect.source or not game.state.opponents(seat, effect.controller):
            return False
        if not covers(game, effect, source):
            return False  # 801.11
        return self.quality.test(game, Context(effect.controller, effect.source), source)

    def tone(self) -> i64:
        return 1


class TargetedByOpponent(ObjectPattern):
    """A spell or ability of an opponent targets this. CR 603.2, 702.21a."""

    def __init__(self) -> None:
        super().__init__(EV_TARGET, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, BecomesTarget)
            and event.ref == watcher.source
            and game.state.opponents(watcher.controller, event.seat)
        )

    def subject(self, event: Event) -> i64:
        """The spell or ability that targets it."""
        return event.object if isinstance(event, BecomesTarget) else NONE


class Ward(Triggered):
    """Counter what an opponent targets this with unless they pay: `Ward("{2}")`, `Ward(PayLife(3))`. CR 702.21."""

    def __init__(self, cost: str | CostPart) -> None:
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        super().__init__(TargetedByOpponent(), UnlessPays(THAT_PLAYER, self.cost, Counter(IT)))
