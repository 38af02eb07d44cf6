"""Counters that the rules give a meaning: keyword counters, and shield, stun and finality counters. CR 122.1.

The latter bring replacement effects of their own, which stand in no list: they are looked for on the object that an
event is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.definitions import Static
from apnap.rules.events import Counters, Damage, Destroy, Event, Tap, ZoneChange
from apnap.rules.state import Standing
from apnap.rules.words import (
    BATTLEFIELD,
    EV_DAMAGE,
    EV_DESTROY,
    EV_UNTAP,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    S_REPLACE,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game

SHIELD: Final = "shield"
STUN: Final = "stun"
FINALITY: Final = "finality"
SERIAL: Final = -100000  # of the effects of counters: no effect in force has it, nor does an entering permanent's own


class CounterSpent(Counters):
    """A counter is removed for what it kept from happening: one, however many things happen at that moment."""

    def __init__(self, id: i64, name: str, have: i64) -> None:
        super().__init__(id, name, -1)
        self.have: i64 = have  # how many there were before that moment

    def apply(self, game: Game) -> bool:
        if game.state.objs[self.ref].counter(self.name) != self.have:
            return False
        return super().apply(game)


class Finality(Static):
    """If this permanent would be put into a graveyard from the battlefield, exile it instead. CR 122.1h."""

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event


class CounterInstead(Static):
    """Instead, remove such a counter from it: from untapping, from destruction, from damage. CR 122.1c-d."""

    def __init__(self, kind: i64, name: str) -> None:
        super().__init__([S_REPLACE + kind])
        self.name: str = name

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        return CounterSpent(effect.source, self.name, game.state.objs[effect.source].counter(self.name))


EXILED_INSTEAD: Final = Finality([S_REPLACE + EV_ZONE])
STUNNED: Final = CounterInstead(EV_UNTAP, STUN)
SHIELDED_FROM_DESTRUCTION: Final = CounterInstead(EV_DESTROY, SHIELD)
SHIELDED_FROM_DAMAGE: Final = CounterInstead(EV_DAMAGE, SHIELD)


def effect_on(game: Game, event: Event) -> Standing | None:
    """The replacement effect that a counter on the object of this event brings, if any."""
    id: i64 = -1
    name = ""
    static: Static = EXILED_INSTEAD
    if isinstance(event, ZoneChange):
        if event.origin == BATTLEFIELD and event.to == GRAVEYARD:
            id = event.id
            name = FINALITY
    elif isinstance(event, Damage):
        id = event.target
        name = SHIELD
        static = SHIELDED_FROM_DAMAGE
    elif isinstance(event, Tap):
        if event.kind == EV_UNTAP:
            id = event.id
            name = STUN
            static = STUNNED
    elif isinstance(event, Destroy) and not event.by_damage:
        id = event.id
        name = SHIELD
        static = SHIELDED_FROM_DESTRUCTION
    if id < 0:
        return None
    o = game.state.objs[id]
    counters = o.counters
    if counters is None or name not in counters or o.zone != BATTLEFIELD:
        return None
    return Standing(SERIAL, id, static, o.timestamp, o.controller)
