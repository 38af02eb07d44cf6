"""The mana value of an object. CR 202.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.characteristics import ManaCost
from apnap.rules.ch2_cards.printed import TRANSFORM
from apnap.rules.ch7_additional import components
from apnap.rules.core.constants import BATTLEFIELD, GONE
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def value_of(game: Game, id: ObjectId) -> i64:
    """Its mana value: with X on a stack, with the cost of the front on a back face. CR 202.3b, 202.3e."""
    return value_with(game, id, game.char(id).cost)


def value_with(game: Game, id: ObjectId, cost: ManaCost | None) -> i64:
    """The mana value of an object with this mana cost, while the rest of what it is may not be known yet."""
    o = game.state.objs[id]
    if cost is None:
        if o.components and o.face and o.copied is None:
            return components.melded_value(o)
        if o.face == 0 or o.copied is not None or o.face_down or o.card.layout != TRANSFORM:
            return 0  # only a nonmodal back face has the front's mana value (712.8c-f)
        cost = o.card.faces[0].chars.cost
        if cost is None:
            return 0
    said = o.announced
    if cost.x and said is not None and o.zone != BATTLEFIELD and o.zone != GONE:
        return cost.value + cost.x * said.x
    return cost.value
