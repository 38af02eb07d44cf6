"""What one object is, where nothing about other objects matters. CR 613.

That is so where every effect has a fixed set of objects; and where every effect is local: whether it applies to an
object, and what it does to it, depends on that object alone, and no effect depends on another (613.8). Most boards are
of one of these kinds, and then a permanent that enters, leaves or gets a counter leaves the others as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import keyword_counters
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch8_multiplayer.range import covers
from apnap.rules.core.constants import (
    CREATURE,
    L_ABILITY,
    L_COLOR,
    L_COPY,
    L_FACE_DOWN,
    L_PT_DEFINE,
    L_PT_MODIFY,
    L_PT_SET,
    L_PT_SWITCH,
    L_TEXT,
    L_TYPE,
    MINUS,
    PLUS,
)
from apnap.rules.core.objects import Obj
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Layer, ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

LAYERS: Final[list[i64]] = [
    L_COPY,
    L_FACE_DOWN,
    L_TEXT,
    L_TYPE,
    L_COLOR,
    L_ABILITY,
    L_PT_DEFINE,
    L_PT_SET,
    L_PT_MODIFY,
    L_PT_SWITCH,
]
DEFINING_LAYERS: Final[list[i64]] = [L_TYPE, L_COLOR, L_PT_DEFINE]


def derive_alone(game: Game, o: Obj, base: Chars, effects: list[Standing]) -> None:
    """Every effect has a fixed set: apply those that name this one."""
    state = game.state
    mine: list[Standing] = []
    for e in effects:
        ids = e.ids
        if ids is not None and o.id in ids and (state.reach is None or covers(game, e, o.id)):
            mine.append(e)
    if not mine:
        if o.counters is None and not state.table.deploy:
            state.chars[o.id] = base
            return
        own = base.copy()
        if state.table.deploy and own.types & CREATURE:
            game.deploy(own)
        keyword_counters.grant(o, own)
        counters_change(o, own)
        state.chars[o.id] = own
        return
    for e in keyword_counters.effects_of(o):
        index = len(mine)
        while index > 0 and mine[index - 1].timestamp > e.timestamp:
            index -= 1
        mine.insert(index, e)
    own = base.copy()
    for layer in LAYERS:
        if layer == L_ABILITY and state.table.deploy and own.types & CREATURE:
            game.deploy(own)
        for e in mine:
            if layer in e.static.layers():
                e.static.apply(game, e, o.id, own, layer)
        if layer == L_PT_MODIFY:
            counters_change(o, own)
    state.chars[o.id] = own


def derive_locally(game: Game, o: Obj, base: Chars, effects: list[Standing]) -> None:
    """Every effect is local, in layers 6 and 7c: each is tried on this object, by timestamp."""
    state = game.state
    chars = state.chars
    own = base
    opened = o.counters is not None or base.abilities.defining or state.table.deploy
    if opened:
        own = base.copy()
        if base.abilities.defining:
            define_in(game, o.id, own, L_TYPE)
            define_in(game, o.id, own, L_COLOR)
        if state.table.deploy and own.types & CREATURE:
            game.deploy(own)
        if o.counters is not None:
            effects = with_counters(o, effects)
    chars[o.id] = own  # what filters read
    for e in effects:
        if L_ABILITY in e.static.layers() and affects(game, e, o.id, own):
            if not opened:
                own = base.copy()
                chars[o.id] = own
                opened = True
            e.static.apply(game, e, o.id, own, L_ABILITY)
    if base.abilities.defining:
        define_in(game, o.id, own, L_PT_DEFINE)
    for e in effects:
        if L_PT_MODIFY in e.static.layers() and affects(game, e, o.id, own):
            if not opened:
                own = base.copy()
                chars[o.id] = own
                opened = True
            e.static.apply(game, e, o.id, own, L_PT_MODIFY)
    counters_change(o, own)


def with_counters(o: Obj, effects: list[Standing]) -> list[Standing]:
    """The effects with those of keyword counters among them, by timestamp. CR 613.7c."""
    own = keyword_counters.effects_of(o)
    if not own:
        return effects
    out = effects.copy()
    for e in own:
        index = len(out)
        while index > 0 and out[index - 1].timestamp > e.timestamp:
            index -= 1
        out.insert(index, e)
    return out


def define(game: Game, id: ObjectId, chars: Chars) -> None:
    """Apply an object's own characteristic-defining abilities. CR 604.3, 613.3."""
    for layer in LAYERS:
        define_in(game, id, chars, layer)


def define_in(game: Game, id: ObjectId, chars: Chars, layer: Layer) -> None:
    for s in chars.abilities.statics:
        if s.defining and layer in s.layers():
            s.apply(game, Standing(0, id, s, 0, game.state.objs[id].controller), id, chars, layer)


def counters_change(o: Obj, chars: Chars) -> None:
    """Counters that change power and toughness, in layer 7c. CR 613.4c."""
    counters = o.counters
    if counters is None or not chars.types & CREATURE:
        return
    for name, n in counters.items():
        if name == PLUS:
            chars.power += n
            chars.toughness += n
        elif name == MINUS:
            chars.power -= n
            chars.toughness -= n
        elif "/" in name:
            # +1/+0, -0/-2 and the like (122.1a)
            power, toughness = name.split("/")
            chars.power += n * int(power)
            chars.toughness += n * int(toughness)


def affects(game: Game, e: Standing, id: ObjectId, chars: Chars) -> bool:
    """Does an effect apply to this object, which its controller must be able to reach? CR 611.2c, 801.10."""
    if game.state.reach is not None and not covers(game, e, id):
        return False
    return selects(game, e, id, chars)


def selects(game: Game, e: Standing, id: ObjectId, chars: Chars) -> bool:
    """Is this object one that an effect names or describes? CR 611.2c, 611.3a."""
    ids = e.ids
    if ids is not None:
        return id in ids
    return e.static.affects(game, e, id, chars)
