"""Coins and dice, by the generator of the state. CR 705, 706."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import EV_MECHANIC
from apnap.rules.core.decisions import ModeDecision
from apnap.rules.core.types import Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

FOR_CALL: Final = "call"
SIDES: Final = ["heads", "tails"]


class CoinFlipped(Event):
    """A player has flipped a coin, and won or lost the flip. CR 705.2."""

    def __init__(self, seat: Seat, side: i64, called: i64) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.side: i64 = side
        self.called: i64 = called

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "705.2"

    def line(self, game: Game) -> str:
        verb = "wins" if self.side == self.called else "loses"
        call = f"{game.name_of_seat(self.seat)} calls {SIDES[self.called]}"
        return f"{call}, flips {SIDES[self.side]} and {verb} the flip"


class DiceRolled(Event):
    """A player has rolled one or more dice. CR 706.1."""

    def __init__(self, seat: Seat, sides: i64, results: list[i64]) -> None:
        super().__init__(EV_MECHANIC)
        self.seat: Seat = seat
        self.sides: i64 = sides
        self.results: list[i64] = results

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "706.2"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} rolls {', '.join([str(n) for n in self.results])} on a d{self.sides}"


def flip(game: Game, ctx: Context, seat: Seat) -> bool:
    """A player calls heads or tails and flips a coin: do they win the flip? CR 705.2."""
    decision = ModeDecision(seat, "705.2", [0, 1], SIDES, purpose=FOR_CALL, ctx=ctx)
    called = game.ask(decision)[0]
    event = CoinFlipped(decision.seat, game.state.below(2), called)
    event.cause = ctx.source
    game.emit(event)
    return event.side == called


def roll(game: Game, ctx: Context, seat: Seat, sides: i64, number: i64) -> list[i64]:
    """A player rolls dice at the same time; the results. CR 706.1-2."""
    results: list[i64] = []
    for _ in range(number):
        results.append(1 + game.state.below(sides))
    if results:
        event = DiceRolled(seat, sides, results)
        event.cause = ctx.source
        game.emit(event)
    return results
