"""Counters that give a keyword: each works from the moment it was put on, among other effects. CR 122.1b, 613.7c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.constants import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    L_ABILITY,
    LASTS_THE_GAME,
    LIFELINK,
    MENACE,
    REACH,
    S_LAYER,
    SHADOW,
    TRAMPLE,
    VIGILANCE,
)
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Layer, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.objects import Obj

# the keywords that a counter can be, as far as they are plain flags (122.1b)
KEYWORD_COUNTERS: Final[dict[str, i64]] = {
    "flying": FLYING,
    "first strike": FIRST_STRIKE,
    "double strike": DOUBLE_STRIKE,
    "deathtouch": DEATHTOUCH,
    "haste": HASTE,
    "hexproof": HEXPROOF,
    "indestructible": INDESTRUCTIBLE,
    "lifelink": LIFELINK,
    "menace": MENACE,
    "reach": REACH,
    "shadow": SHADOW,
    "trample": TRAMPLE,
    "vigilance": VIGILANCE,
}
IN_LAYER: Final[list[i64]] = [L_ABILITY]


@mypyc_attr(allow_interpreted_subclasses=True)
class KeywordCounter(Static):
    """What a keyword counter does to the object it is on. CR 613.1f."""

    def __init__(self, flags: i64) -> None:
        super().__init__([S_LAYER])
        self.flags: i64 = flags

    def layers(self) -> list[i64]:
        return IN_LAYER

    def may_depend(self, layer: Layer) -> bool:
        return False

    def takes_abilities(self, layer: Layer) -> bool:
        return False

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        chars.keywords |= self.flags


STATICS: Final[dict[str, KeywordCounter]] = {name: KeywordCounter(flags) for name, flags in KEYWORD_COUNTERS.items()}


def grant(o: Obj, chars: Chars) -> None:
    """Where nothing else touches the object, order does not matter."""
    counters = o.counters
    if counters is not None:
        for name in counters:
            chars.keywords |= KEYWORD_COUNTERS.get(name, 0)


def effects_of(o: Obj) -> list[Standing]:
    """The effects of an object's keyword counters, each with its timestamp."""
    out: list[Standing] = []
    counters = o.counters
    if counters is not None:
        stamps = o.counter_timestamps
        for name in counters:
            static = STATICS.get(name)
            if static is not None:
                stamp = o.timestamp
                if stamps is not None:
                    stamp = stamps.get(name, stamp)
                effect = Standing(-1, o.id, static, stamp, o.controller)
                effect.duration = LASTS_THE_GAME
                effect.ids = [o.id]
                out.append(effect)
    return out
