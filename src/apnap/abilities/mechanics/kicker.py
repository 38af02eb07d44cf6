"""Optional additional costs: kicker, multikicker, buyback. CR 702.27, 702.33."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance, Quantity
from apnap.rules.definitions import Ability, Context, CostPart, Node
from apnap.rules.paying import OptionalCost, optional_costs, times_paid
from apnap.rules.words import HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Ability):
    """A cost that may be paid in addition, once or any number of times. CR 118.8."""

    def __init__(self, name: str, cost: str | CostPart, many: bool = False) -> None:
        super().__init__(0)
        self.name: str = name
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost
        self.optional: OptionalCost = OptionalCost(name, self.cost, many)

    def children(self) -> list[Node]:
        return [self.cost]

    def optional_cost(self) -> OptionalCost | None:
        return self.optional


class Kicker(Extra):
    """`Kicker("{2}{G}")`, `Kicker(SacrificeSome(1, CREATURE))`. CR 702.33."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("kicker", cost)


class Multikicker(Extra):
    """A kicker that can be paid for as often as one likes. CR 702.33c."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("kicker", cost, True)


class Buyback(Extra):
    """Paid, the spell goes to its owner's hand as it resolves. CR 702.27."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("buyback", cost)

    def resolves_to(self, game: Game, ctx: Context) -> i64:
        return HAND if times(game, ctx.object, self.name) > 0 else -1


def times(game: Game, id: i64, name: str) -> i64:
    """How often the optional costs of that name were paid for this spell, or what became this permanent."""
    o = game.state.objs[id]
    optional = optional_costs(game, id, o.card.faces[o.face])
    n: i64 = 0
    for i in range(len(optional)):
        if optional[i].name == name:
            n += times_paid(o.method, i)
    return n


class WasKicked(Circumstance):
    """This was kicked. CR 702.33d."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return times(game, ctx.source, "kicker") > 0


class TimesKicked(Quantity):
    """How many times this was kicked. CR 702.33d."""

    def value(self, game: Game, ctx: Context) -> i64:
        return times(game, ctx.source, "kicker")


KICKED: Final = WasKicked()
TIMES_KICKED: Final = TimesKicked()
