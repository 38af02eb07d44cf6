"""The initiative: a designation with three abilities that have no source. CR 726.

As with the monarch, the abilities stand in the command zone of the player who has it, on an object that is no card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect, Pattern, Triggered, ability_set
from apnap.rules.ch2_cards import dungeons
from apnap.rules.ch2_cards.characteristics import NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.core.constants import COMMAND, CREATURE, EV_DAMAGE, EV_DESIGNATION, EV_STEP, NONE, UPKEEP
from apnap.rules.events import Damage, Event, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher

UNDERCITY: Final = "Undercity"  # the dungeon type (205.3p)


class TakesInitiative(Event):
    """A player takes the initiative, though they may have it already. CR 726.3, 726.5."""

    def __init__(self, seat: i64) -> None:
        super().__init__(EV_DESIGNATION)
        self.seat: i64 = seat

    def apply(self, game: Game) -> bool:
        state = game.state
        if self.seat >= 0 and not state.in_game(self.seat):
            return False
        if state.initiative != self.seat:
            state.initiative = self.seat
            place(game)
        return self.seat >= 0

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "726.3"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} takes the initiative"


class TheirUpkeep(Pattern):
    """Whoever has the initiative begins an upkeep. CR 726.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_STEP]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, StepBegins) and event.step == UPKEEP and event.seat == watcher.controller


class IsTaken(Pattern):
    """The player takes the initiative. CR 726.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_DESIGNATION]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, TakesInitiative) and event.seat == watcher.controller


class HitsHolder(Pattern):
    """A player's creatures deal combat damage to whoever has the initiative. CR 726.2."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_DAMAGE]
        self.one_or_more = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, Damage)
            and event.combat
            and event.target == -1 - watcher.controller
            and game.char(event.source).types & CREATURE != 0
        )

    def group(self, game: Game, event: Event) -> i64:
        """Creatures of several players deal damage at once where teams share turns. CR 805.10a."""
        return game.state.objs[event.source].controller if isinstance(event, Damage) else 0

    def subject(self, event: Event) -> i64:
        return event.source if isinstance(event, Damage) else NONE


class VenturesThere(Effect):
    """That player ventures into the dungeon of the initiative. CR 701.49d."""

    def happen(self, game: Game, ctx: Context) -> None:
        dungeons.venture(game, ctx.controller, ctx.source, UNDERCITY)


class HitterTakesIt(Effect):
    """The controller of the creatures takes the initiative. CR 726.2, 608.2h."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it >= 0:
            take(game, game.state.objs[ctx.it].controller, ctx.source)


def marker() -> CardDef:
    """What stands in the command zone for the initiative."""
    upkeep = Triggered(TheirUpkeep(), VenturesThere(), 1 << COMMAND)
    hit = Triggered(HitsHolder(), HitterTakesIt(), 1 << COMMAND)
    taken = Triggered(IsTaken(), VenturesThere(), 1 << COMMAND)
    chars = Chars("The Initiative", None, 0, 0, 0, NO_SUBTYPES, 0, ability_set([upkeep, hit, taken]), 0, 0)
    return CardDef("The Initiative", "marker", [Face(chars)], [])


MARKER: Final = marker()


def place(game: Game) -> None:
    """Put the abilities of the initiative where they belong, and nowhere else."""
    state = game.state
    for seat in range(state.seats):
        for id in state.ids(seat, COMMAND).copy():
            if state.objs[id].card is MARKER:
                cease(game, id)
    if state.initiative >= 0:
        put_in(game, new_object(state, MARKER, state.initiative, state.initiative, COMMAND, MARKER.base), -1)


def take(game: Game, seat: i64, cause: i64) -> None:
    """A player takes the initiative by an effect. CR 726.1."""
    if game.state.in_game(seat):
        event = TakesInitiative(seat)
        event.cause = cause
        game.emit(event)
