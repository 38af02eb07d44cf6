"""Can damage be prevented? CR 615.12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.events import Damage
from apnap.rules.questions import F_PREVENT
from apnap.rules.words import S_FORBID

if TYPE_CHECKING:
    from apnap.rules.game import Game


def preventable(game: Game, event: Damage) -> bool:
    """Is there damage, and does no effect say that it can't be prevented? CR 615.12."""
    if event.amount <= 0:
        return False
    state = game.state
    return not state.standing[S_FORBID] or not game.is_forbidden(
        F_PREVENT, state.objs[event.source].controller, event.source
    )
