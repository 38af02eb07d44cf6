"""Designations that one player at a time holds, with abilities that have no source: the monarch, the initiative.

The abilities are in the holder's command zone, on an object that is not a card: whoever takes the designation gets a
new one, so that they always are the abilities of the player who holds it as they trigger. CR 725.2, 726.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Pattern, Triggered, ability_set
from apnap.rules.ch2_cards.characteristics import NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.core.constants import COMMAND, CREATURE, EV_DAMAGE, EV_STEP, NONE
from apnap.rules.core.state import State
from apnap.rules.core.types import Step
from apnap.rules.events import Damage, Event, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


class HoldersStep(Pattern):
    """A step of the holder's begins. CR 725.2, 726.2."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.kinds = [EV_STEP]
        self.step: Step = step

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, StepBegins) and event.step == self.step and event.seat == watcher.controller

    def loop_inputs(self) -> i64:
        return 0


class HitsHolder(Pattern):
    """A creature deals combat damage to the holder, or (`together`) a player's creatures do. CR 725.2, 726.2."""

    def __init__(self, together: bool) -> None:
        super().__init__()
        self.kinds = [EV_DAMAGE]
        self.one_or_more = together

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

    def loop_inputs(self) -> i64:
        return 0


def marker(name: str, abilities: list[Triggered]) -> CardDef:
    """What is in the command zone for a designation."""
    chars = Chars(name, None, 0, 0, 0, NO_SUBTYPES, 0, ability_set([*abilities]), 0, 0)
    return CardDef(name, "marker", [Face(chars)], [])


def place(game: Game, card: CardDef, holder: i64) -> None:
    """Put the abilities of a designation where they belong, and nowhere else; -1 for nobody's."""
    state = game.state
    for seat in range(state.seats):
        for id in state.ids(seat, COMMAND).copy():
            if state.objs[id].card is card:
                cease(game, id)
    if holder >= 0:
        put_in(game, new_object(state, card, holder, holder, COMMAND, card.base), -1)


def next_holder(state: State, leavers: i64) -> i64:
    """An active player who stays, else the next who stays in turn order; -1 for nobody. CR 725.4, 726.4."""
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
