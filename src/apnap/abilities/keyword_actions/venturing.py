"""Venturing into dungeons, and what dungeons are made of. CR 309, 701.49."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Subject, VocabularyError
from apnap.abilities.binding import Start
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Context, Effect, Selector
from apnap.rules.ch2_cards.dungeons import Completed, EntryRule, RoomAbility, venture
from apnap.rules.core.constants import EV_MECHANIC, NONE
from apnap.rules.core.state import Watcher
from apnap.rules.core.types import Seat
from apnap.rules.events import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(RoomAbility):
    """A room of a dungeon: `Room("Cave Entrance", ["Goblin Lair", "Mine Tunnels"], Scry(1))`. CR 309.4."""

    def __init__(self, name: str, leads_to: list[str], *effects: Effect) -> None:
        if not name or not effects:
            raise VocabularyError("a room needs a name and an instruction")
        super().__init__(name, leads_to, Start().bound(in_order(list(effects))))


class OnlyByVenturingInto(EntryRule):
    """Only those who venture into that by name come into this dungeon. CR 701.49d."""


class VentureIntoTheDungeon(PlayerAction):
    """A player ventures into the dungeon. CR 701.49."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            venture(game, seat, ctx.source)

    def benefit(self) -> i64:
        return 1


class CompletedADungeon(Circumstance):
    """You have completed a dungeon. CR 309.7."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].dungeons > 0

    def reads(self) -> i64:
        return -1

    def layer_inputs(self) -> i64:
        return 0


COMPLETED_A_DUNGEON: Final = CompletedADungeon()


class CompletesADungeon(PlayerPattern):
    """A player completes a dungeon. CR 309.7."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__(EV_MECHANIC, who)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Completed) and self.means(game, watcher, event.seat)

    def subject(self, event: Event) -> i64:
        return -1 - event.seat if isinstance(event, Completed) else NONE
