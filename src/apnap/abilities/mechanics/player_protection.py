"""Protection and hexproof of players. CR 702.11c, 702.16k."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Subject, context_of
from apnap.abilities.effects.lasting import kept, standing
from apnap.abilities.mechanics.protection import Protection
from apnap.abilities.players import YOU
from apnap.rules.definitions import Context, Effect, Filter, Node, Static
from apnap.rules.events import Damage, Event
from apnap.rules.options.range import covers
from apnap.rules.prevention import preventable
from apnap.rules.questions import F_TARGET
from apnap.rules.words import D_PLAYERS_TURN, D_TURN, EV_DAMAGE, S_REPLACE, S_SHIELD
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class PlayerProtection(Static):
    """A player has protection from qualities; without one, from everything. CR 702.16a, 702.16k."""

    def __init__(self, *qualities: Filter, who: Subject = YOU) -> None:
        super().__init__([S_SHIELD, S_REPLACE + EV_DAMAGE])
        self.protection: Protection = Protection(*qualities)
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who, *self.protection.qualities]

    def means(self, game: Game, effect: Standing, ref: i64) -> bool:
        """Is this a player who has it?"""
        return ref < 0 and self.who.includes(game, context_of(effect), ref)

    def shields(self, game: Game, effect: Standing, action: i64, ref: i64, source: i64, seat: i64) -> bool:
        return self.means(game, effect, ref) and self.protection.is_from(game, effect, source)

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Damage) or not self.means(game, effect, event.target):
            return False
        return self.protection.is_from(game, effect, event.source) and preventable(game, event)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return self.protection.replace(game, effect, event)

    def tone(self) -> i64:
        return 1


class PlayerHexproof(Static):
    """A player has hexproof: opponents cannot target them. CR 702.11c."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__([S_SHIELD])
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def shields(self, game: Game, effect: Standing, action: i64, ref: i64, source: i64, seat: i64) -> bool:
        if action != F_TARGET or ref >= 0 or not game.state.opponents(seat, -1 - ref):
            return False
        return self.who.includes(game, context_of(effect), ref) and covers(game, effect, source)

    def tone(self) -> i64:
        return 1


class YouGain(Effect):
    """You gain protection, or hexproof, until your next turn, or until end of turn. CR 611.2."""

    def __init__(self, static: Static, until_your_next_turn: bool = False) -> None:
        self.static: Static = static
        self.until_your_next_turn: bool = until_your_next_turn

    def children(self) -> list[Node]:
        return [self.static]

    def happen(self, game: Game, ctx: Context) -> None:
        duration: i64 = D_PLAYERS_TURN if self.until_your_next_turn else D_TURN
        effect = standing(game, ctx, self.static, duration, game.state.tick())
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def tone(self) -> i64:
        return 1
