"""Statements about costs: what spells cost more or less, what attacking costs. CR 601.2f, 508.1g."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount, context_of
from apnap.abilities.costs import PayMana
from apnap.abilities.filters import CREATURE, every
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.rules.ch1_concepts.costs.cost_changes import Reduction
from apnap.rules.ch1_concepts.definitions import (
    NO_COSTS,
    Activated,
    Amount,
    Condition,
    CostPart,
    Filter,
    Static,
)
from apnap.rules.ch2_cards.characteristics import ManaCost, parse_mana_cost
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import BATTLEFIELD, EV_CAST, PLANESWALKER, S_ATTACK, S_BLOCK, S_COST
from apnap.rules.core.numbers import product
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import SpellCast

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellsCost(Static):
    """Spells that fit cost more generic mana, or less: `SpellsCost(-1, ARTIFACT, cast_by=YOU)`. CR 601.2f.

    With `for_each` that much for each of something. `late` is a choice of words: what the spells are like is said after
    who casts them.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("late",)

    def __init__(
        self,
        change: i64,
        *filters: Filter,
        cast_by: Subject = EACH_PLAYER,
        late: bool = False,
        for_each: Amount | None = None,
    ) -> None:
        if change == 0:
            raise VocabularyError("a cost change of 0 changes nothing")
        super().__init__([S_COST])
        self.change: i64 = change
        self.for_each: Amount | None = for_each
        self.filter: Filter = every(filters)
        self.cast_by: Subject = cast_by
        self.late: bool = late

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is not None:
            return 0
        ctx = context_of(effect)
        if self.cast_by.includes(game, ctx, -1 - seat) and self.filter.test(game, ctx, ref):
            each = self.for_each
            return self.change if each is None else product(self.change, max(0, each.value(game, ctx)))
        return 0

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellsCostAtLeast(Static):
    """Each spell that would cost less mana costs this much, as long as a condition holds. CR 601.2f."""

    def __init__(self, number: i64, condition: Condition | None = None) -> None:
        super().__init__([S_COST])
        if number < 1:
            raise VocabularyError("a spell never costs less than nothing")
        self.least: i64 = number
        self.condition: Condition | None = condition

    def least_cost(self, game: Game, effect: Standing, seat: Seat, ref: Ref) -> i64:
        condition = self.condition
        return self.least if condition is None or condition.holds(game, context_of(effect)) else 0

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatTax(Static):
    """What attacking or blocking with each creature costs: mana or life, as much as a number says (`times`) of {1}."""

    DERIVED: ClassVar[tuple[str, ...]] = ("parts",)
    WORDING: ClassVar[tuple[str, ...]] = ("short",)

    def __init__(
        self, slot: i64, cost: str | CostPart, filter: Filter, times: int | Amount | None, short: bool
    ) -> None:
        super().__init__([slot])
        self.cost: CostPart = PayMana(cost) if isinstance(cost, str) else cost
        self.filter: Filter = filter
        self.times: Amount | None = None if times is None else amount(times)  # so much generic mana for each
        self.short: bool = short  # a choice of words: 'for each of those creatures'
        self.parts: list[CostPart] = [self.cost]

    def due(self, game: Game, effect: Standing) -> list[CostPart]:
        """What one creature costs."""
        times = self.times
        if times is None:
            return self.parts
        n = times.value(game, context_of(effect))
        return [PayMana(f"{{{n}}}")] if n > 0 else NO_COSTS

    def loop_inputs(self) -> i64:
        return 0


class AttackTax(CombatTax):
    """Creatures that fit can't attack a player unless their controller pays for each. CR 508.1g."""

    def __init__(
        self,
        cost: str | CostPart,
        *filters: Filter,
        defending: Subject = YOU,
        planeswalkers: bool = False,
        times: int | Amount | None = None,
        short: bool = False,
    ) -> None:
        super().__init__(S_ATTACK, cost, every(filters) if filters else CREATURE, times, short or planeswalkers)
        self.defending: Subject = defending
        self.planeswalkers: bool = planeswalkers  # attacking planeswalkers that the player controls costs as much

    def demands_attacks(self) -> bool:
        return False

    def may_keep_off(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        return False

    def attack_cost(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> list[CostPart]:
        ctx = context_of(effect)
        attacked = defender
        if defender >= 0:
            if not self.planeswalkers or not game.char(defender).types & PLANESWALKER:
                return NO_COSTS
            attacked = -1 - game.state.objs[defender].controller
        if not self.defending.includes(game, ctx, attacked):
            return NO_COSTS
        if not self.filter.test(game, ctx, attacker):
            return NO_COSTS
        return self.due(game, effect)


class BlockTax(CombatTax):
    """Creatures that fit can't block unless their controller pays for each. CR 509.1d."""

    def __init__(
        self, cost: str | CostPart, *filters: Filter, times: int | Amount | None = None, short: bool = False
    ) -> None:
        super().__init__(S_BLOCK, cost, every(filters) if filters else CREATURE, times, short)

    def block_cost(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> list[CostPart]:
        ctx = context_of(effect)
        if not in_sight(game, ctx, blocker) or not self.filter.test(game, ctx, blocker):
            return NO_COSTS
        return self.due(game, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellsCostMana(Static):
    """Spells that fit cost mana of these kinds more, or (`less`) less: `SpellsCostMana("{B}", BLACK, cast_by=YOU)`.

    With `colored_only` a reduction spares generic mana. CR 118.7b-g, 601.2f.
    """

    def __init__(
        self,
        cost: str,
        *filters: Filter,
        cast_by: Subject = EACH_PLAYER,
        less: bool = False,
        colored_only: bool = False,
    ) -> None:
        super().__init__([S_COST])
        self.cost: ManaCost = parse_mana_cost(cost)
        if self.cost.x or (colored_only and (not less or self.cost.generic)):
            raise VocabularyError(f"a cost cannot change by {cost!r} like that")
        self.filter: Filter = every(filters)
        self.cast_by: Subject = cast_by
        self.less: bool = less
        self.reduction: Reduction = Reduction(self.cost, colored_only)

    def changes(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> bool:
        ctx = context_of(effect)
        return ability is None and self.cast_by.includes(game, ctx, -1 - seat) and self.filter.test(game, ctx, ref)

    def cost_more(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> ManaCost | None:
        return self.cost if not self.less and self.changes(game, effect, seat, ref, ability) else None

    def cost_less(
        self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None
    ) -> Reduction | None:
        return self.reduction if self.less and self.changes(game, effect, seat, ref, ability) else None

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NthSpellCosts(Static):
    """The first, second, ... spell that fits and that you cast each turn costs more or less: `NthSpellCosts(2, -1)`.

    CR 601.2f, 608.2h.
    """

    def __init__(self, nth: i64, change: i64, *filters: Filter) -> None:
        if nth < 1 or change == 0:
            raise VocabularyError("the first spell, or a later one, costs more or less")
        super().__init__([S_COST])
        self.nth: i64 = nth
        self.change: i64 = change
        self.filter: Filter = every(filters)

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is not None or seat != effect.controller:
            return 0
        ctx = context_of(effect)
        if not self.filter.test(game, ctx, ref):
            return 0
        before: i64 = 0
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and e.seat == seat and e.id != ref and self.filter.test(game, ctx, e.id):
                before += 1
            e = e.prev
        return self.change if before == self.nth - 1 else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilitiesCost(Static):
    """Activated abilities of permanents that fit cost more generic mana, or less: `AbilitiesCost(-1, FOOD)`. CR 601.2f.

    With `least`, that does not make the mana in a cost less than that much.
    """

    def __init__(self, change: i64, *filters: Filter, least: i64 = 0) -> None:
        if change == 0:
            raise VocabularyError("a cost change of 0 changes nothing")
        super().__init__([S_COST])
        self.change: i64 = change
        self.filter: Filter = every(filters)
        self.least: i64 = least

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        if ability is None or game.state.objs[ref].zone != BATTLEFIELD:
            return 0
        if not self.filter.test(game, context_of(effect), ref):
            return 0
        if self.change < 0 and self.least:
            mana: i64 = 0
            for part in ability.costs:
                cost = part.mana()
                if cost is not None:
                    mana += cost.value
            return max(self.change, min(0, self.least - mana))
        return self.change

    def loop_inputs(self) -> i64:
        return 0
