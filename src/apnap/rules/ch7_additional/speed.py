"""Speed: a quality of players, and the ability without a source that comes with it. CR 702.179.

The ability is in the player's command zone, on an object that is not a card, as those of the monarch are. Permanents
with start your engines are in a list of their own (S_SPEED), so a game without them pays a look at an empty list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect, Pattern, Static, Triggered
from apnap.rules.ch4_zones.zones import new_object, put_in
from apnap.rules.ch7_additional.held_designations import marker
from apnap.rules.ch7_additional.loops.loop_inputs import H_PAST
from apnap.rules.core.constants import COMMAND, EV_DESIGNATION, EV_LIFE, NONE, S_SPEED
from apnap.rules.core.state import State
from apnap.rules.core.types import Seat
from apnap.rules.events import Event, LifeChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

MAX_SPEED: Final = 4  # 702.179e


class SpeedChanges(Event):
    """A player's speed becomes another; nobody's becomes less than nothing. CR 702.179b-c."""

    def __init__(self, seat: Seat, amount: i64, rule: str = "702.179c") -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: Seat = seat
        self.amount: i64 = amount
        self.number: str = rule

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat):
            return False
        had = state.players[self.seat].speed
        now = had + self.amount
        if now < 0:
            now = 0
        if now == had:
            return False
        state.edit_player(self.seat).speed = now
        if had == 0:
            place(game, self.seat)
        return True

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return self.number

    def line(self, game: Game) -> str:
        return f"the speed of {game.name_of_seat(self.seat)} becomes {game.state.players[self.seat].speed}"


# beginning -----------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class StartsEngines(Static):
    """Its controller's speed becomes 1 if they have none: a state-based action. CR 702.179a, 704.5aa."""

    def __init__(self) -> None:
        super().__init__([S_SPEED])

    def loop_inputs(self) -> i64:
        return 0


def starters(state: State) -> list[i64]:
    """Who has no speed, and controls a permanent with start your engines. CR 704.5aa."""
    out: list[i64] = []
    for e in state.standing[S_SPEED]:
        seat = e.controller
        if not state.players[seat].speed and state.in_game(seat) and seat not in out:
            out.append(seat)
    return out


# growing -------------------------------------------------------------------------------------------------------------
class OpponentsLoseLife(Pattern):
    """One or more opponents lose life during the turn of a player with speed. CR 702.179d."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_LIFE]
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, LifeChange) or event.amount >= 0:
            return False
        state = game.state
        seat = watcher.controller
        return seat in state.turn().active and state.opponents(seat, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, LifeChange) else NONE

    def loop_inputs(self) -> i64:
        return H_PAST  # once each turn


class BelowMax(Condition):
    """That player's speed is less than 4. CR 603.4, 702.179d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].speed < MAX_SPEED


class SpeedsUp(Effect):
    """That player's speed increases by 1. CR 702.179d."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = SpeedChanges(ctx.controller, 1, "702.179d")
        event.cause = ctx.source
        game.emit(event)


def inherent() -> Triggered:
    made = Triggered(OpponentsLoseLife(), SpeedsUp(), 1 << COMMAND)
    made.condition = BelowMax()
    made.each_turn = 1
    return made


INHERENT: Final = inherent()
MARKER: Final = marker("Speed", [INHERENT])


def place(game: Game, seat: Seat) -> None:
    """Put the ability of a player with speed where it belongs, once. CR 702.179d."""
    state = game.state
    for id in state.ids(seat, COMMAND):
        if state.objs[id].card is MARKER:
            return
    put_in(game, new_object(state, MARKER, seat, seat, COMMAND, MARKER.base), -1)
