"""Winning and losing by an effect. CR 104.2b, 104.3e."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.definitions import Context, Effect, Selector
from apnap.rules.ending import effect_draws, effect_loses, effect_wins

if TYPE_CHECKING:
    from apnap.rules.game import Game


class WinGame(PlayerAction):
    """A player wins the game. CR 104.2b."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            effect_wins(game, seat)

    def tone(self) -> i64:
        return 1


class DrawGame(Effect):
    """The game is a draw. CR 104.4c; under limited range for those whom you can reach (801.15)."""

    def happen(self, game: Game, ctx: Context) -> None:
        effect_draws(game, ctx.controller)


class LoseGame(PlayerAction):
    """Players lose the game. CR 104.3e."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        if seats:
            effect_loses(game, seats)

    def tone(self) -> i64:
        return -1
