"""Whether something was cast, by whom and from where, as a filter for anything. CR 601.2a, 601.2i."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import STACK
from apnap.rules.core.types import ObjectId, Ref, Seat, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

ANYWHERE: Final = -1


class WasASpell(Quality):
    """Was cast; with `yours` by you, with `zone` from that zone of yours: `Is(IT, WasASpell(HAND, yours=True))`.

    A token, and a card that was put onto the battlefield, was not.
    """

    def __init__(self, zone: Zone = ANYWHERE, yours: bool = False) -> None:
        self.zone: Zone = zone
        self.yours: bool = yours

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.cast_from < 0:
            return False
        if self.yours and caster_of(game, ref) != ctx.controller:
            return False
        return self.zone == ANYWHERE or (o.cast_from == self.zone and o.owner == ctx.controller)

    def loop_inputs(self) -> i64:
        return 0


def caster_of(game: Game, id: ObjectId) -> Seat:
    """Who cast this spell, or what became this permanent: whoever controlled the spell when it was last there."""
    o = game.state.objs[id]
    if o.zone != STACK and o.prev_id >= 0:
        return game.state.objs[o.prev_id].controller
    return o.controller


WAS_CAST: Final = WasASpell()
YOU_CAST: Final = WasASpell(yours=True)
