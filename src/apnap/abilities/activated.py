"""Activated abilities as cards write them: costs, then instructions; loyalty abilities, exhaust.

CR 602, 605, 606, 702.177.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, asks_for_resolutions, reads_of
from apnap.abilities.binding import Start
from apnap.abilities.costs import TAP_THIS, UNTAP_THIS, LoyaltyCost, PayMana
from apnap.abilities.effects.flow import in_order
from apnap.abilities.mana import adds_one
from apnap.rules.ch1_concepts.costs.cost_changes import Reduction
from apnap.rules.ch1_concepts.costs.cost_parts import OwnCost, Part
from apnap.rules.ch1_concepts.definitions import Activated, Amount, Condition, Context, CostPart, Effect
from apnap.rules.ch1_concepts.mana.sources import could_make
from apnap.rules.ch2_cards.printed import Face
from apnap.rules.core.constants import BATTLEFIELD, EV_STEP, EV_ZONE
from apnap.rules.core.designations import EXHAUSTED, is_noted, note
from apnap.rules.core.types import ObjectId, Zone
from apnap.rules.events import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

Word = str | CostPart | Effect


class OnlyOnce(CostPart):
    """It can be activated once only: no cost, but noted as one is paid. CR 702.177a."""

    def __init__(self) -> None:
        self.key: str = EXHAUSTED

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return not is_noted(game.state.objs[ctx.source], self.key)

    def pay(self, game: Game, ctx: Context) -> None:
        note(game.state, ctx.source, self.key, 1)


class PositiveX(CostPart):
    """X can't be 0: no cost, but a smaller X cannot be announced. CR 601.2b, 107.3a."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return ctx.x > 0

    def pay(self, game: Game, ctx: Context) -> None:
        """Nothing is paid for it."""

    def fits_x(self) -> bool:
        return True


class FixedX(CostPart):
    """X is so much: no cost, but no other X can be announced. CR 107.3a-c, 601.2b."""

    def __init__(self, number: Amount) -> None:
        self.number: Amount = number

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return ctx.x == self.number.value(game, ctx)

    def pay(self, game: Game, ctx: Context) -> None:
        """Nothing is paid for it."""

    def fits_x(self) -> bool:
        return True


OWN_COST: Final = OwnCost()  # the mana cost of the card or spell itself


class Activate(Activated):
    """`Activate("{1}", "{T}", SACRIFICE_THIS, Draw(1))`: costs first, then instructions.

    It is a mana ability when it could add mana and has no target (605.1a).
    """

    def __init__(
        self,
        *words: Word,
        as_sorcery: bool = False,
        each_turn: i64 = 0,
        provided: Condition | None = None,
        zone: Zone = BATTLEFIELD,
        anyone: bool = False,
        once: bool = False,
        more: Amount | None = None,
        positive_x: bool = False,
        fixed_x: Amount | None = None,
    ) -> None:
        costs: list[CostPart] = []
        effects: list[Effect] = []
        for w in words:
            if isinstance(w, Effect):
                effects.append(w)
            elif effects:
                raise VocabularyError("the costs of an ability come before its instructions")
            elif isinstance(w, str):
                costs.append(cost_of(w))
            elif isinstance(w, CostPart):
                costs.append(w)
            else:
                raise VocabularyError(f"a cost or an instruction is needed, not {w!r}")
        if not costs or not effects:
            raise VocabularyError("an activated ability needs a cost and an instruction")
        if once:
            costs = [*costs, OnlyOnce()]
        if positive_x:
            costs = [*costs, PositiveX()]
        if fixed_x is not None:
            costs = [*costs, FixedX(fixed_x)]
        super().__init__(costs, Start().paid(costs).bound(in_order(effects)), 1 << zone)
        self.more = more
        self.varies = more is not None
        self.sorcery = as_sorcery
        self.each_turn = each_turn
        self.condition = provided
        self.anyone = anyone
        self.is_counted = asks_for_resolutions(self.effect)
        self.timed = provided is not None and reads_of(provided) >> EV_STEP & 1 != 0
        if not self.slots:
            self.makes = could_make(self.effect)
        if self.makes and provided is None and not each_turn and zone == BATTLEFIELD:
            first = costs[0]
            if len(costs) == 1 and isinstance(first, Part) and first.taps_this() and adds_one(self.effect):
                self.simple_mana = self.makes
        if self.makes and more is not None:
            raise VocabularyError("what a mana ability costs does not depend on anything")

    def printed_on(self, face: Face) -> None:
        """Each ability of a card that can be activated once only is noted by itself."""
        n: i64 = 0
        for ability in face.chars.abilities.activated:
            if ability is self:
                for part in self.costs:
                    if isinstance(part, OnlyOnce):
                        part.key = f"{EXHAUSTED} {n}"
            n += 1


class Loyalty(Activated):
    """A loyalty ability: `Loyalty(+1, Draw(1))`. CR 606."""

    def __init__(self, change: i64, *effects: Effect, minus_x: bool = False) -> None:
        if not effects:
            raise VocabularyError("a loyalty ability needs an instruction")
        cost: CostPart = LoyaltyCost(change, minus_x)
        super().__init__([cost], Start().bound(in_order(list(effects))))
        self.change: i64 = change
        self.sorcery = True
        self.loyalty = True


def cost_of(text: str) -> CostPart:
    """A cost written in symbols: `{T}`, `{Q}`, or mana."""
    if text == "{T}":
        return TAP_THIS
    if text == "{Q}":
        return UNTAP_THIS
    return PayMana(text)


# exhaust -------------------------------------------------------------------------------------------------------------
def entered_this_turn(game: Game, id: ObjectId) -> bool:
    e = game.state.turn().events[EV_ZONE]
    while e is not None:
        if isinstance(e, ZoneChange) and e.to == BATTLEFIELD and e.new_id == id:
            return True
        e = e.prev
    return False


class PowerUp(Activated):
    """An ability that can be activated once only, for less on the turn this entered: `PowerUp("{6}", Draw(1))`.

    Then it costs less by the mana cost of this. CR 118.7, 602.5b.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("paid", "once")

    def __init__(self, *parts: str | CostPart | Effect) -> None:
        paid: list[CostPart] = []
        effects: list[Effect] = []
        for part in parts:
            if isinstance(part, str):
                paid.append(cost_of(part))
            elif isinstance(part, CostPart):
                paid.append(part)
            else:
                effects.append(part)
        if not paid or not effects:
            raise VocabularyError("a power-up ability has a cost and an instruction")
        once = OnlyOnce()
        super().__init__([*paid, once], Start().paid(paid).bound(in_order(effects)))
        self.paid: list[CostPart] = paid  # as printed
        self.once: OnlyOnce = once
        self.varies = True

    def own_less(self, game: Game, ctx: Context) -> Reduction | None:
        o = game.state.objs[ctx.source]
        cost = game.char(ctx.source).cost
        if o.zone != BATTLEFIELD or cost is None or not entered_this_turn(game, ctx.source):
            return None
        return Reduction(cost)

    def printed_on(self, face: Face) -> None:
        """Each ability of a card that can be activated once only is noted by itself."""
        n: i64 = 0
        for ability in face.chars.abilities.activated:
            if ability is self:
                self.once.key = f"{EXHAUSTED} {n}"
            n += 1


class Exhaust(Activated):
    """An ability that can be activated once only: `Exhaust("{6}", Draw(1))`. CR 702.177."""

    DERIVED: ClassVar[tuple[str, ...]] = ("paid", "once")

    def __init__(self, *parts: str | CostPart | Effect) -> None:
        paid: list[CostPart] = []
        effects: list[Effect] = []
        for part in parts:
            if isinstance(part, str):
                paid.append(cost_of(part))
            elif isinstance(part, CostPart):
                paid.append(part)
            else:
                effects.append(part)
        if not paid or not effects:
            raise VocabularyError("an exhaust ability has a cost and an instruction")
        once = OnlyOnce()
        super().__init__([*paid, once], Start().paid(paid).bound(in_order(effects)))
        self.paid: list[CostPart] = paid  # as printed
        self.once: OnlyOnce = once

    def printed_on(self, face: Face) -> None:
        """Each exhaust ability of a card is noted by itself."""
        n: i64 = 0
        for ability in face.chars.abilities.activated:
            if ability is self:
                self.once.key = f"{EXHAUSTED} {n}"
            n += 1
