"""The monarch: a designation with two abilities that have no source. CR 725.

Where the abilities stand, and what they have in common with those of the initiative, is in held_designations.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect, Triggered
from apnap.rules.ch7_additional import held_designations
from apnap.rules.ch7_additional.held_designations import HitsHolder, HoldersStep
from apnap.rules.core.constants import COMMAND, END, EV_DESIGNATION
from apnap.rules.core.types import Seat
from apnap.rules.events import Draw, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import State


DUE: Final = -1000  # less a seat, for the player until whose opponent is crowned a card is in exile: that has happened


class Crowned(Event):
    """A player becomes the monarch, and the one before ceases to be it. CR 725.3."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if state.monarch == self.seat or (self.seat >= 0 and not state.in_game(self.seat)):
            return False
        state.monarch = self.seat
        place(game)
        if self.seat >= 0 and state.exiled_until:
            state.exiled_until = with_due(state, self.seat)
        return self.seat >= 0

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "725.3"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} becomes the monarch"


def with_due(state: State, crowned: Seat) -> list[i64]:
    """What is in exile until an opponent of a player becomes the monarch is due to return. CR 610.3."""
    noted = state.exiled_until.copy()
    for i in range(0, len(noted), 3):
        if DUE < noted[i] < 0 and state.opponents(-1 - noted[i], crowned):
            noted[i] = DUE + 1 + noted[i]
    return noted


class MonarchDraws(Effect):
    """That player draws a card."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = Draw(ctx.controller)
        event.cause = ctx.source
        game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class HitterReigns(Effect):
    """The creature's controller becomes the monarch, or who last controlled it. CR 608.2h."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it >= 0:
            crown(game, game.state.objs[ctx.it].controller, ctx.source)

    def loop_inputs(self) -> i64:
        return 0


MARKER: Final = held_designations.marker(
    "The Monarch",
    [
        Triggered(HoldersStep(END), MonarchDraws(), 1 << COMMAND),
        Triggered(HitsHolder(False), HitterReigns(), 1 << COMMAND),
    ],
)


def place(game: Game) -> None:
    """Put the abilities of the monarch where they belong, and nowhere else."""
    held_designations.place(game, MARKER, game.state.monarch)


def crown(game: Game, seat: Seat, cause: i64) -> None:
    """A player becomes the monarch by an effect. CR 725.1."""
    if game.state.in_game(seat):
        event = Crowned(seat)
        event.cause = cause
        game.emit(event)
