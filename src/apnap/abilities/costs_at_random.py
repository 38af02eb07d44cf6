"""Costs for which nobody chooses what is given. CR 118.3, 701.9b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.costs import DiscardSome
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class DiscardAtRandom(DiscardSome):
    """Discard cards at random, any or those of a kind: `DiscardAtRandom(2)`. CR 701.9b."""

    def choose(self, game: Game, ctx: Context, candidates: list[Ref]) -> list[i64]:
        n = self.needs(game, ctx)
        if len(candidates) <= n:
            return super().choose(game, ctx, candidates)
        cards = candidates.copy()
        game.state.shuffle(cards)
        return cards[:n]
