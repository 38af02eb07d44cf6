"""Becoming the monarch, and what depends on who is. CR 725."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Subject, seen
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.definitions import Context, Node, Selector
from apnap.rules.monarch import crown
from apnap.rules.words import EV_DESIGNATION

if TYPE_CHECKING:
    from apnap.rules.game import Game


class BecomeMonarch(PlayerAction):
    """A player becomes the monarch. CR 725.1."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            crown(game, seat, ctx.source)

    def tone(self) -> i64:
        return 1


class Monarch(Subject):
    """The monarch, while there is one. CR 725.5."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        seat = game.state.monarch
        return seen(game, ctx, [-1 - seat]) if seat >= 0 and game.state.in_game(seat) else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return game.state.monarch >= 0 and ref == -1 - game.state.monarch


class IsMonarch(Circumstance):
    """A player is the monarch: `IsMonarch(YOU)`."""

    def __init__(self, who: Subject = YOU) -> None:
        self.who: Subject = who

    def children(self) -> list[Node]:
        return [self.who]

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.monarch >= 0 and self.who.includes(game, ctx, -1 - game.state.monarch)

    def reads(self) -> i64:
        return 1 << EV_DESIGNATION


MONARCH: Final = Monarch()
