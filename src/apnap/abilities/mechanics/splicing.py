"""Splice, and conspire: more for a spell as it is cast. CR 702.47, 702.78."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Quality
from apnap.abilities.costs import TapSome
from apnap.abilities.filters import CREATURE, every
from apnap.abilities.mechanics.copying_spells import CastsThis, CopyThatOften
from apnap.abilities.mechanics.kicker import Extra
from apnap.rules.definitions import Ability, Context, CostPart, Triggered
from apnap.rules.events import Event
from apnap.rules.paying import OptionalCost, Splices, optional_costs, times_paid
from apnap.rules.words import STACK

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class Splice(Splices):
    """`Splice("Arcane", "{1}{R}")`: this card's text may be added to an Arcane spell for that cost. CR 702.47."""

    def __init__(self, onto: str, cost: str | CostPart) -> None:
        super().__init__(onto, cost_of(cost) if isinstance(cost, str) else cost)


class SharesColorWithThis(Quality):
    """Shares a colour with the object whose ability this is. CR 105.2."""

    def test(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and game.char(ref).colors & game.char(ctx.source).colors != 0


class CastsThisConspired(CastsThis):
    """This spell is cast, and one of its conspire costs was paid. CR 702.78a."""

    def __init__(self, cost: OptionalCost) -> None:
        super().__init__()
        self.cost: OptionalCost = cost

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not super().matches(game, watcher, event):
            return False
        o = game.state.objs[watcher.source]
        costs = optional_costs(game, o.id, o.card.faces[o.face])
        return self.cost in costs and times_paid(o.method, costs.index(self.cost)) > 0

    def much(self, game: Game, event: Event) -> i64:
        return 1


class Conspire(Extra):
    """Tap two creatures that share a colour with the spell as it is cast, and copy it. CR 702.78."""

    def __init__(self) -> None:
        super().__init__("conspire", TapSome(2, every((CREATURE, SharesColorWithThis()))))

    def also(self) -> list[Ability]:
        return [Triggered(CastsThisConspired(self.optional), CopyThatOften(), 1 << STACK)]
