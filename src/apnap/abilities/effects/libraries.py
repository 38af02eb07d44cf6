"""Instructions that put objects into libraries, and that search the libraries of others. CR 401, 701.23-24."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.filters import every
from apnap.abilities.players import seats_of
from apnap.rules.decisions import D_CHOOSE, FOR_SEARCH, Decision
from apnap.rules.definitions import Context, Effect, Filter, Node, Selector
from apnap.rules.events import Event, Shuffle, ZoneChange
from apnap.rules.knowledge import learn
from apnap.rules.words import BATTLEFIELD, LIBRARY

if TYPE_CHECKING:
    from apnap.rules.game import Game


class PutOnLibrary(ObjectAction):
    """Put objects on top of their owners' libraries, or on the bottom. CR 401.4."""

    def __init__(self, what: Selector, bottom: bool = False) -> None:
        super().__init__(what)
        self.bottom: bool = bottom

    def moves_library(self) -> bool:
        return True

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        event = ZoneChange(id, o.zone, LIBRARY, o.owner)
        if self.bottom:
            event.position = 0
        return event


class ShuffleIntoLibrary(ObjectAction):
    """Shuffle objects into their owners' libraries, each library once. CR 701.24."""

    def moves_library(self) -> bool:
        return True

    def event(self, game: Game, ctx: Context, id: i64) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, LIBRARY, o.owner)

    def happen(self, game: Game, ctx: Context) -> None:
        owners: list[i64] = []
        for ref in self.what.pick(game, ctx):
            owner = game.state.objs[ref].owner
            if owner not in owners:
                owners.append(owner)
        super().happen(game, ctx)
        for owner in owners:
            if game.state.in_game(owner):
                game.emit(Shuffle(owner))

    def tone(self) -> i64:
        return 0


class TakeFromLibrary(Effect):
    """Search another player's library for a card, which enters the battlefield on your side. CR 701.23."""

    def __init__(self, whose: Selector, *filters: Filter) -> None:
        self.whose: Selector = whose
        self.filter: Filter = every(filters)

    def children(self) -> list[Node]:
        return [self.whose, self.filter]

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        you = ctx.controller
        for seat in seats_of(game, self.whose.pick(game, ctx)):
            found: list[i64] = []
            for id in game.state.ids(seat, LIBRARY):
                learn(game.state, id, 1 << you)
                if self.filter.test(game, ctx, id):
                    found.append(id)
            found.sort()
            if found:
                decision = Decision(D_CHOOSE, you)
                decision.origin = ctx.object
                decision.purpose = FOR_SEARCH
                decision.rule = "701.23b"
                decision.candidates = found
                decision.minimum = 0
                decision.maximum = 1
                decision.source = ctx.source
                decision.tone = 1
                for id in game.ask(decision):
                    if game.state.objs[id].zone == LIBRARY:
                        event = ZoneChange(id, LIBRARY, BATTLEFIELD, you)
                        event.cause = ctx.source
                        game.emit(event)
            if game.state.in_game(seat):
                game.emit(Shuffle(seat))

    def tone(self) -> i64:
        return -1
