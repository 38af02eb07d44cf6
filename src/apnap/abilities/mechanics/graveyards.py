"""Cards that are put into a graveyard from anywhere, and graveyards that go back into libraries. CR 404, 701.24."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.definitions import Context, Effect
from apnap.rules.events import Event, Shuffle, ZoneChange
from apnap.rules.words import EV_ZONE, GRAVEYARD, LIBRARY, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class PutIntoGraveyard(ObjectPattern):
    """A card arrives in a graveyard, wherever it was; that is never a leaves-the-battlefield event. CR 603.6c."""

    def __init__(self, *what: Watched) -> None:
        super().__init__(EV_ZONE, watched(what))
        if self.own:
            self.zones = 1 << GRAVEYARD

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == GRAVEYARD and self.fits(game, watcher, event.new_id)

    def subject(self, event: Event) -> i64:
        return event.new_id if isinstance(event, ZoneChange) else NONE


class OwnerShufflesGraveyard(Effect):
    """Its owner shuffles their graveyard into their library. CR 701.24."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = game.state.objs[ctx.source].owner
        if not game.state.in_game(seat):
            return
        events: list[Event] = []
        for id in game.state.ids(seat, GRAVEYARD):
            event = ZoneChange(id, GRAVEYARD, LIBRARY, seat)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        game.emit(Shuffle(seat))

    def moves_library(self) -> bool:
        return True
