"""Venturing into dungeons, taking the initiative, and what dungeons are made of. CR 309, 701.49, 726."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.looking import top_cards
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules import initiative
from apnap.rules.decisions import D_CHOOSE, FOR_SEARCH, Decision
from apnap.rules.definitions import Context, Effect, Filter, Node, Selector
from apnap.rules.dungeons import EntryRule, RoomAbility, venture
from apnap.rules.events import Entry, Shuffle, ZoneChange
from apnap.rules.knowledge import EVERYBODY, learn
from apnap.rules.words import BATTLEFIELD, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Room(RoomAbility):
    """A room of a dungeon: `Room("Cave Entrance", ["Goblin Lair", "Mine Tunnels"], Scry(1))`. CR 309.4."""

    def __init__(self, name: str, leads_to: list[str], *effects: Effect) -> None:
        if not name or not effects:
            raise VocabularyError("a room needs a name and an instruction")
        super().__init__(name, leads_to, in_order(list(effects)))


class OnlyByVenturingInto(EntryRule):
    """Only those who venture into that by name come into this dungeon. CR 701.49d."""


class VentureIntoTheDungeon(PlayerAction):
    """A player ventures into the dungeon. CR 701.49."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            venture(game, seat, ctx.source)

    def tone(self) -> i64:
        return 1


class TakeTheInitiative(PlayerAction):
    """A player takes the initiative. CR 726.1."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            initiative.take(game, seat, ctx.source)

    def tone(self) -> i64:
        return 1


class CompletedADungeon(Circumstance):
    """You have completed a dungeon. CR 309.7."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.players[ctx.controller].dungeons > 0

    def reads(self) -> i64:
        return -1


class RevealAndPut(PlayerAction):
    """Reveal the top cards of your library and put one that fits onto the battlefield, with counters. CR 701.20."""

    def __init__(self, number: i64, counters: i64, counter: str, *filters: Filter) -> None:
        super().__init__(YOU)
        self.number: i64 = number
        self.counters: i64 = counters
        self.counter: str = counter
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.who, self.filter]

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        ctx.it = NONE
        ctx.those = []
        for seat in seats:
            fitting: list[i64] = []
            for id in top_cards(game, seat, self.number):
                learn(game.state, id, EVERYBODY)
                if self.filter.test(game, ctx, id):
                    fitting.append(id)
            if not fitting:
                continue
            chosen = fitting[0]
            if len(fitting) > 1:
                decision = Decision(D_CHOOSE, seat)
                decision.origin = ctx.object
                decision.purpose = FOR_SEARCH
                decision.own = True
                decision.source = ctx.source
                decision.candidates = fitting
                decision.tone = 1
                answer = game.ask(decision)
                if not answer:
                    continue
                chosen = answer[0]
            if game.state.objs[chosen].zone != LIBRARY:
                continue
            event = ZoneChange(chosen, LIBRARY, BATTLEFIELD, seat)
            event.cause = ctx.source
            event.entry = Entry()
            event.entry.counters = [(self.counter, self.counters)]
            game.emit(event)
            if event.new_id >= 0:
                ctx.it = event.new_id
                ctx.those = [event.new_id]

    def tone(self) -> i64:
        return 1


class ShuffleLibrary(PlayerAction):
    """A player shuffles their library. CR 701.24."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            game.emit(Shuffle(seat))


COMPLETED_A_DUNGEON: Final = CompletedADungeon()
