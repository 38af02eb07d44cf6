"""Spells that cost less by themselves: affinity, and what their text says. CR 118.7, 702.41."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CheaperSpell
from apnap.abilities.filters import YOU_CONTROL, every
from apnap.abilities.selectors import Each
from apnap.rules.characteristics import ManaCost, parse_mana_cost
from apnap.rules.cost_changes import Reduction, plus
from apnap.rules.definitions import Amount, Condition, Context, Filter, Node
from apnap.rules.piles import count

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
        return -count(game, self.counted.pick(game, Context(seat, id)))


class CostsLess(CheaperSpell):
    """This spell costs mana of these kinds less: if something holds, or for each of what is counted. CR 118.7.

    `CostsLess("{G}", for_each=ForEach(CREATURE, GREEN, YOU_CONTROL))`, `CostsLess("{2}{U}", provided=...)`
    """

    def __init__(self, cost: str, for_each: Amount | None = None, provided: Condition | None = None) -> None:
        super().__init__(0)
        self.cost: ManaCost = parse_mana_cost(cost)
        if self.cost.x or (for_each is None and provided is None):
            raise VocabularyError("a spell costs less for each of something, or if something holds")
        self.for_each: Amount | None = for_each
        self.condition: Condition | None = provided

    def children(self) -> list[Node]:
        out: list[Node] = []
        each, condition = self.for_each, self.condition
        if each is not None:
            out.append(each)
        if condition is not None:
            out.append(condition)
        return out

    def own_cost_less(self, game: Game, seat: i64, id: i64) -> Reduction | None:
        ctx = Context(seat, id)
        condition = self.condition
        if condition is not None and not condition.holds(game, ctx):
            return None
        each = self.for_each
        times: i64 = 1 if each is None else each.value(game, ctx)
        if times <= 0:
            return None
        mana = self.cost
        for _i in range(times - 1):
            mana = plus(mana, self.cost)
        return Reduction(mana)
