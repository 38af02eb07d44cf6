"""Counters that the rules give a meaning: keyword counters, and shield, stun and finality counters. CR 122.1.

The latter bring replacement effects of their own, which are in no list: they are looked for on the object that an
event is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import (
    BATTLEFIELD,
    CREATURE,
    EV_ATTACH,
    EV_COUNTERS,
    EV_DAMAGE,
    EV_DESTROY,
    EV_UNATTACHED,
    EV_UNTAP,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HONE,
    L_PT_MODIFY,
    LASTS_THE_GAME,
    S_LAYER,
    S_REPLACE,
)
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Layer, ObjectId, Ref
from apnap.rules.events import Counters, Damage, Destroy, Event, Tap, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

SHIELD: Final = "shield"
STUN: Final = "stun"
FINALITY: Final = "finality"
SERIAL: Final = -100000  # of the effects of counters: no effect in force has it, nor does an entering permanent's own


class CounterSpent(Counters):
    """A counter is removed for what it kept from happening: one, however many things happen at that moment."""

    def __init__(self, id: ObjectId, name: str, have: i64) -> None:
        super().__init__(id, name, -1)
        self.have: i64 = have  # how many there were before that moment

    def apply(self, game: Game) -> bool:
        if game.state.objs[self.ref].counter(self.name) != self.have:
            return False
        return super().apply(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Finality(Static):
    """Exile in place of the graveyard, for a permanent that leaves the battlefield. CR 122.1h."""

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return True

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if isinstance(event, ZoneChange):
            event.to = EXILE
        return event


@mypyc_attr(allow_interpreted_subclasses=True)
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
    id: ObjectId = -1
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


# hone counters -------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Honed(Static):
    """Hone counters on an Equipment give the creature it is attached to +1/+0 each. CR 122.1j."""

    def __init__(self) -> None:
        super().__init__([S_LAYER])
        self.reads = 1 << EV_COUNTERS | 1 << EV_ATTACH | 1 << EV_UNATTACHED | 1 << EV_ZONE

    def layers(self) -> list[i64]:
        return MODIFY

    def may_depend(self, layer: Layer) -> bool:
        return False

    def takes_abilities(self, layer: Layer) -> bool:
        return False

    def affects(self, game: Game, effect: Standing, ref: Ref, chars: Chars) -> bool:
        o = game.state.objs[effect.source]
        if o.zone != BATTLEFIELD or o.attached_to != ref or not chars.types & CREATURE:
            return False
        return "Equipment" in o.card.faces[o.face].chars.subtypes

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.power += game.state.objs[effect.source].counter(HONE)


MODIFY: Final[list[i64]] = [L_PT_MODIFY]
HONED: Final = Honed()


def hone(game: Game, id: ObjectId) -> None:
    """An object got hone counters: what they do begins, unless it has begun already."""
    state = game.state
    for e in state.standing[S_LAYER]:
        if e.static is HONED and e.source == id:
            return
    state.serial += 1
    effect = Standing(state.serial, id, HONED, state.tick(), state.objs[id].controller)
    effect.duration = LASTS_THE_GAME
    add_standing(state, effect)
