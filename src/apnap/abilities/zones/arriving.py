"""Creatures that an instruction puts onto the battlefield attacking. CR 506.3a, 508.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect, Selector
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch5_turns.combat.arrivals import becomes_attacking, choose_attacked
from apnap.rules.core.constants import BATTLEFIELD

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ArriveAttacking(Effect):
    """What an instruction puts onto the battlefield is attacking: what its controller chooses, or a player. CR 508.4.

    `ArriveAttacking(PutCards(FROM_HAND, 1, CREATURE, to=IN_PLAY, tapped=True))`, with `whom=THAT_PLAYER`.
    """

    def __init__(self, effect: Effect, whom: Selector | None = None) -> None:
        self.effect: Effect = effect
        self.whom: Selector | None = whom

    def happen(self, game: Game, ctx: Context) -> None:
        whom = self.whom
        attacked: list[i64] = []
        if whom is not None:
            attacked = whom.pick(game, ctx)
        self.effect.perform(game, ctx)
        for ref in ctx.those:
            for id in found(game, ctx, ref):
                if id < 0 or game.state.objs[id].zone != BATTLEFIELD:
                    continue
                if whom is not None:
                    if attacked:
                        becomes_attacking(game, id, attacked[0])
                else:
                    becomes_attacking(game, id, choose_attacked(game, game.state.objs[id].controller, id))

    def benefit(self) -> i64:
        return 1
