"""Revealing the top cards of a library and sorting them by what they are. CR 701.20."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.looking import put_on_bottom, top_cards
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.decisions import D_ORDER, FOR_BOTTOM, Decision
from apnap.rules.definitions import Context, Filter, Node
from apnap.rules.events import Event, ZoneChange
from apnap.rules.knowledge import EVERYBODY, learn
from apnap.rules.words import GRAVEYARD, HAND, LIBRARY

if TYPE_CHECKING:
    from apnap.rules.game import Game


class RevealAndTake(PlayerAction):
    """Reveal the top cards of your library, take all that fit, and put the rest away.

    `RevealAndTake(3, LAND, rest=LIBRARY)`: the rest goes to the bottom in any order, or into the graveyard.
    """

    def __init__(self, number: i64, *filters: Filter, rest: i64 = GRAVEYARD) -> None:
        super().__init__(YOU)
        if rest != GRAVEYARD and rest != LIBRARY:
            raise VocabularyError("the rest goes into the graveyard or to the bottom of the library")
        self.number: i64 = number
        self.filter: Filter = every(filters)
        self.rest: i64 = rest

    def children(self) -> list[Node]:
        return [self.who, self.filter]

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            taken: list[i64] = []
            rest: list[i64] = []
            for id in top_cards(game, seat, self.number):
                learn(game.state, id, EVERYBODY)
                (taken if self.filter.test(game, ctx, id) else rest).append(id)
            events: list[Event] = []
            for id in taken:
                events.append(ZoneChange(id, LIBRARY, HAND, seat))
            if self.rest == GRAVEYARD:
                for id in rest:
                    events.append(ZoneChange(id, LIBRARY, GRAVEYARD, seat))
                rest = []
            for event in events:
                event.cause = ctx.source
            if events:
                game.emit_all(events)
            if len(rest) > 1:
                decision = Decision(D_ORDER, seat)
                decision.origin = ctx.object
                decision.purpose = FOR_BOTTOM
                decision.own = True
                decision.source = ctx.source
                decision.candidates = rest
                rest = game.ask(decision)
            put_on_bottom(game, seat, rest)

    def tone(self) -> i64:
        return 1
