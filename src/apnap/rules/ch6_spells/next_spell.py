"""Effects that wait for the next spell a player casts, and begin as it is put onto the stack. CR 611.2f."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch4_zones.zones import add_standing, drop_standing
from apnap.rules.core.constants import LASTS_THE_GAME, LASTS_WHILE_SOURCE, S_NEXT
from apnap.rules.core.state import Standing
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def begin(game: Game, seat: Seat, spell: ObjectId) -> None:
    """What has waited for this spell begins to apply to it. CR 601.2a, 611.2f."""
    state = game.state
    for e in state.standing[S_NEXT].copy():
        static = e.static.next_spell(game, e, seat, spell)
        if static is None:
            continue
        stays = e.duration == LASTS_WHILE_SOURCE  # a static ability; what it gives a spell is for good
        if not stays:
            drop_standing(state, [e])
        state.serial += 1
        effect = Standing(state.serial, e.source, static, e.timestamp, e.controller)
        effect.duration = LASTS_THE_GAME if stays else e.duration
        effect.seat = e.seat
        effect.marker = e.marker
        effect.turn = e.turn
        effect.context = e.context
        effect.ids = [spell]
        add_standing(state, effect)
    if state.is_unsettled():
        game.settle()
    state.touch()
