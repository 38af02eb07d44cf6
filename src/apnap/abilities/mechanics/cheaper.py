"""Spells that cost less by themselves: affinity. CR 702.41."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.cards import CheaperSpell
from apnap.abilities.filters import YOU_CONTROL, every
from apnap.abilities.selectors import Each
from apnap.rules.definitions import Context, Filter, Node

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Affinity(CheaperSpell):
    """It costs {1} less for each permanent of a kind that you control: `Affinity(ARTIFACT)`. CR 702.41."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(0)
        self.filter: Filter = every(filters)
        self.counted: Each = Each(self.filter, YOU_CONTROL)

    def children(self) -> list[Node]:
        return [self.filter]

    def own_cost_change(self, game: Game, seat: i64, id: i64) -> i64:
        return -len(self.counted.pick(game, Context(seat, id)))
