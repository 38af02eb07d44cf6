"""Subgames, and what their results mean in the game around them. CR 729."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.players import EachPlayer
from apnap.rules import subgames
from apnap.rules.definitions import Context, SubgameEffect
from apnap.rules.players import WON

if TYPE_CHECKING:
    from apnap.rules.game import Game


class PlaySubgame(SubgameEffect):
    """Players play a subgame with their libraries as their decks; who won is remembered. CR 729.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        result = subgames.play_subgame(game)
        winners: list[i64] = []
        for seat in range(game.state.seats):
            if result.outcomes[seat] == WON:
                winners.append(-1 - seat)
        ctx.those = winners

    def tone(self) -> i64:
        return -1


class EachWinner(EachPlayer):
    """Each player who won the subgame."""

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        return -1 - seat in ctx.those


class EachNonwinner(EachPlayer):
    """Each player who didn't win the subgame: who lost it, or drew."""

    def means(self, game: Game, ctx: Context, seat: i64) -> bool:
        return -1 - seat not in ctx.those


EACH_WINNER: Final = EachWinner()
EACH_NONWINNER: Final = EachNonwinner()
