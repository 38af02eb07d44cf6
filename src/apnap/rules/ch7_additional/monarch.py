"""The monarch: a designation with two abilities that have no source. CR 725.

The abilities stand in the monarch's command zone, on an object that is no card: whoever becomes the monarch gets a new
one, so that they always are the abilities of the player who is the monarch as they trigger (725.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect, Pattern, Triggered, ability_set
from apnap.rules.ch2_cards.characteristics import NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.core.constants import COMMAND, CREATURE, END, EV_DAMAGE, EV_DESIGNATION, EV_STEP, NONE
from apnap.rules.core.state import State
from apnap.rules.events import Damage, Draw, Event, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class Crowned(Event):
    """A player becomes the monarch, and the one before ceases to be it. CR 725.3."""

    def __init__(self, seat: i64) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: i64 = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if state.monarch == self.seat or (self.seat >= 0 and not state.in_game(self.seat)):
            return False
        state.monarch = self.seat
        place(game)
        return self.seat >= 0

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "725.3"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} becomes the monarch"


class MonarchsEndStep(Pattern):
    """The monarch's end step begins. CR 725.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_STEP]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, StepBegins) and event.step == END and event.seat == watcher.controller


class HitsMonarch(Pattern):
    """A creature deals combat damage to the monarch. CR 725.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_DAMAGE]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and event.combat
            and event.target == -1 - watcher.controller
            and game.char(event.source).types & CREATURE != 0
        )

    def subject(self, event: Event) -> i64:
        return event.source if isinstance(event, Damage) else NONE


class MonarchDraws(Effect):
    """That player draws a card."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = Draw(ctx.controller)
        event.cause = ctx.source
        game.emit(event)


class HitterReigns(Effect):
    """The creature's controller becomes the monarch, or who last controlled it. CR 608.2h."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it >= 0:
            crown(game, game.state.objs[ctx.it].controller, ctx.source)


def marker() -> CardDef:
    """What stands in the command zone for the monarch."""
    draws = Triggered(MonarchsEndStep(), MonarchDraws(), 1 << COMMAND)
    falls = Triggered(HitsMonarch(), HitterReigns(), 1 << COMMAND)
    chars = Chars("The Monarch", None, 0, 0, 0, NO_SUBTYPES, 0, ability_set([draws, falls]), 0, 0)
    return CardDef("The Monarch", "marker", [Face(chars)], [])


MARKER: Final = marker()


def place(game: Game) -> None:
    """Put the abilities of the monarch where they belong, and nowhere else."""
    state = game.state
    for seat in range(state.seats):
        for id in state.ids(seat, COMMAND).copy():
            if state.objs[id].card is MARKER:
                cease(game, id)
    if state.monarch >= 0:
        put_in(game, new_object(state, MARKER, state.monarch, state.monarch, COMMAND, MARKER.base), -1)


def crown(game: Game, seat: i64, cause: i64) -> None:
    """A player becomes the monarch by an effect. CR 725.1."""
    if game.state.in_game(seat):
        event = Crowned(seat)
        event.cause = cause
        game.emit(event)


def next_monarch(state: State, leavers: i64) -> i64:
    """An active player who stays, else the next who stays in turn order; -1 for nobody. CR 725.4."""
    turn = state.turn()
    for seat in turn.active:
        if state.in_game(seat) and not leavers >> seat & 1:
            return seat
    n: i64 = len(state.table.units)
    unit = turn.unit
    for _i in range(n):
        unit = (unit + state.direction) % n
        for seat in state.table.units[unit]:
            if state.in_game(seat) and not leavers >> seat & 1:
                return seat
    return -1
