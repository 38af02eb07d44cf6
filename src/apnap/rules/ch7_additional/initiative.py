"""The initiative: a designation with three abilities that have no source. CR 726.

Where the abilities stand, and what they have in common with those of the monarch, is in held_designations.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect, Pattern, Triggered
from apnap.rules.ch2_cards import dungeons
from apnap.rules.ch7_additional import held_designations
from apnap.rules.ch7_additional.held_designations import HitsHolder, HoldersStep
from apnap.rules.core.constants import COMMAND, EV_DESIGNATION, UPKEEP
from apnap.rules.core.types import Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

UNDERCITY: Final = "Undercity"  # the dungeon type (205.3p)


class TakesInitiative(Event):
    """A player takes the initiative, though they may have it already. CR 726.3, 726.5."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: Seat = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if self.seat >= 0 and not state.in_game(self.seat):
            return False
        if state.initiative != self.seat:
            state.initiative = self.seat
            held_designations.place(game, MARKER, self.seat)
        return self.seat >= 0

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "726.3"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} takes the initiative"


class IsTaken(Pattern):
    """The player takes the initiative. CR 726.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_DESIGNATION]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, TakesInitiative) and event.seat == watcher.controller


class VenturesThere(Effect):
    """That player ventures into the dungeon of the initiative. CR 701.49d."""

    def happen(self, game: Game, ctx: Context) -> None:
        dungeons.venture(game, ctx.controller, ctx.source, UNDERCITY)


class HitterTakesIt(Effect):
    """The controller of the creatures takes the initiative. CR 726.2, 608.2h."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it >= 0:
            take(game, game.state.objs[ctx.it].controller, ctx.source)


MARKER: Final = held_designations.marker(
    "The Initiative",
    [
        Triggered(HoldersStep(UPKEEP), VenturesThere(), 1 << COMMAND),
        Triggered(HitsHolder(True), HitterTakesIt(), 1 << COMMAND),
        Triggered(IsTaken(), VenturesThere(), 1 << COMMAND),
    ],
)


def take(game: Game, seat: Seat, cause: i64) -> None:
    """A player takes the initiative by an effect. CR 726.1."""
    if game.state.in_game(seat):
        event = TakesInitiative(seat)
        event.cause = cause
        game.emit(event)
