"""Instructions that change the turn. CR 500.8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.definitions import Context, Effect
from apnap.rules.turns import add_steps
from apnap.rules.words import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    END_COMBAT,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
)

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ExtraCombatAndMain(Effect):
    """After this main phase, an additional combat phase followed by an additional main phase. CR 500.8, 505.1a."""

    def happen(self, game: Game, ctx: Context) -> None:
        turn = game.state.turn()
        if turn.step != MAIN1 and turn.step != MAIN2:
            return
        steps: list[i64] = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT, MAIN2]
        add_steps(game, turn.place, steps)
        game.state.touch()
