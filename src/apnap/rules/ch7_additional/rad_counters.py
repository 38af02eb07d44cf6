"""Rad counters: an ability without a source, of the player who has them. CR 122.1i, 728."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect, Pattern, Triggered
from apnap.rules.ch2_cards.characteristics import NO_ABILITIES, NO_SUBTYPES, Chars
from apnap.rules.ch2_cards.printed import CardDef, Face
from apnap.rules.ch4_zones.zones import new_object
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import GONE, GRAVEYARD, LAND, LIBRARY
from apnap.rules.core.state import State, Trigger
from apnap.rules.core.types import Seat
from apnap.rules.events import Counters, Event, LifeChange, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

RAD: Final = "rad"
MARKER: Final = CardDef(
    "Radiation", "marker", [Face(Chars("Radiation", None, 0, 0, 0, NO_SUBTYPES, 0, NO_ABILITIES, 0, 0))], []
)


def rad_counters(state: State, seat: Seat) -> i64:
    counters = state.players[seat].counters
    return 0 if counters is None else counters.get(RAD, 0)


class Irradiated(Condition):
    """That player has a rad counter. CR 603.4."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return rad_counters(game.state, ctx.controller) > 0


class Radiation(Effect):
    """Mill as many cards; for each nonland card, lose 1 life and a counter. CR 728.1."""

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        seat = ctx.controller
        n = rad_counters(state, seat)
        library = state.ids(seat, LIBRARY)
        top = library[len(library) - n :] if n < len(library) else library.copy()
        events: list[Event] = []
        for id in reversed(top):
            move = ZoneChange(id, LIBRARY, GRAVEYARD, seat)
            move.cause = ctx.source
            events.append(move)
        if events:
            game.emit_all(events)
        nonlands: i64 = 0
        for id in top:
            milled = state.objs[id].next_id
            if milled >= 0 and not game.char(milled).types & LAND:
                nonlands += 1
        if nonlands:
            loss = LifeChange(seat, -nonlands)
            loss.cause = ctx.source
            removal = Counters(-1 - seat, RAD, -nonlands)
            removal.cause = ctx.source
            game.emit_all([loss, removal])


def ability() -> Triggered:
    made = Triggered(Pattern(), Radiation())
    made.condition = Irradiated()
    return made


ABILITY: Final = ability()


def main_phase_begins(game: Game) -> None:
    """A precombat main phase begins: the ability triggers for each active player with rad counters. CR 728.1."""
    state = game.state
    for seat in state.turn().active:
        if rad_counters(state, seat):
            marker = new_object(state, MARKER, seat, seat, GONE, MARKER.base)
            trigger = Trigger(ABILITY, marker.id, seat, None)
            trigger.marker = state.here
            add_trigger(game, trigger)
