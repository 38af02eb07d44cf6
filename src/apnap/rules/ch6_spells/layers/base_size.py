"""The base power and toughness of a creature: what they are before anything modifies them. CR 208.4b, 613.4a-b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch6_spells.layers.copiable_values import copiable
from apnap.rules.ch6_spells.layers.single_object import affects, define_in
from apnap.rules.core.constants import BATTLEFIELD, GONE, L_PT_DEFINE, L_PT_SET, S_LAYER
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def base_size(game: Game, id: ObjectId) -> tuple[i64, i64]:
    """What it was made, defined or set to be; not what modifies it, as counters do. CR 208.4b."""
    o = game.state.objs[id]
    now = game.char(id)
    own: Chars = now.copy()
    printed = copiable(o)
    own.power = printed.power
    own.toughness = printed.toughness
    if o.zone == GONE:
        return own.power, own.toughness
    if own.abilities.defining:
        define_in(game, id, own, L_PT_DEFINE)
    if o.zone == BATTLEFIELD:
        for e in setting(game):
            if affects(game, e, id, now):
                e.static.apply(game, e, id, own, L_PT_SET)
    return own.power, own.toughness


def setting(game: Game) -> list[Standing]:
    """The effects that set power and toughness, by timestamp. CR 613.7."""
    out: list[Standing] = []
    for e in game.state.standing[S_LAYER]:
        if L_PT_SET in e.static.layers() and not e.static.defining:
            k = len(out)
            while k > 0 and out[k - 1].timestamp > e.timestamp:
                k -= 1
            out.insert(k, e)
    return out
