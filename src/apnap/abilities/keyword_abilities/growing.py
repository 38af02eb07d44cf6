"""Creatures that grow by +1/+1 counters: modular, graft, reinforce, evolve, outlast, renown,
increment.

CR 702.43, 702.58, 702.77, 702.100, 702.107, 702.112, 702.191.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.amounts import CountersOnThis
from apnap.abilities.base import Circumstance
from apnap.abilities.binding import Start
from apnap.abilities.costs import DISCARD_THIS, TAP_THIS, PayMana
from apnap.abilities.effects.counters import AddCounters, MoveCounter
from apnap.abilities.effects.flow import May
from apnap.abilities.events.damage_events import DealsDamage
from apnap.abilities.events.object_events import Casts, Dies, Enters
from apnap.abilities.facts.mana_spent import ManaSpent
from apnap.abilities.filters import ARTIFACT, CREATURE, OTHER, YOU_CONTROL
from apnap.abilities.keyword_actions.strengthening import BecomeCalled, IsNot
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, That
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Ability, Activated, Amount, Context, Triggered
from apnap.rules.core.constants import BATTLEFIELD, HAND, NONE, PLUS
from apnap.rules.core.constants import CREATURE as A_CREATURE
from apnap.rules.core.designations import RENOWNED

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Modular(Triggered):
    """It enters with +1/+1 counters, and passes them on when it dies. CR 702.43."""

    def __init__(self, number: i64) -> None:
        give = AddCounters(CountersOnThis(PLUS), PLUS, on=Target(ARTIFACT, CREATURE))
        super().__init__(Dies(THIS), May(give))
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, PLUS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Renown(Triggered):
    """Its first combat damage to a player makes it renowned. CR 702.112."""

    def __init__(self, number: i64) -> None:
        super().__init__(DealsDamage(THIS, combat=True, to_player=True), BecomeCalled(RENOWNED, number))
        self.condition = IsNot(RENOWNED)
        self.number: i64 = number


class Outlast(Activated):
    """{T} and a cost: a +1/+1 counter, only as a sorcery. CR 702.107."""

    def __init__(self, cost: str) -> None:
        super().__init__([PayMana(cost), TAP_THIS], AddCounters(1, PLUS, on=THIS))
        self.cost: str = cost
        self.sorcery = True


class Reinforce(Activated):
    """Discard this card: counters on a creature. CR 702.77."""

    def __init__(self, number: i64, cost: str) -> None:
        counters = AddCounters(number, PLUS, on=Target(CREATURE))
        super().__init__([PayMana(cost), DISCARD_THIS], counters, 1 << HAND)
        self.number: i64 = number
        self.cost: str = cost


# graft ---------------------------------------------------------------------------------------------------------------
class HasPlusCounter(Circumstance):
    """This has a +1/+1 counter on it. CR 702.58a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.counter(PLUS) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Graft(EntersWith):
    """It enters with +1/+1 counters, which may move on to creatures that enter. CR 702.58."""

    DERIVED: ClassVar[tuple[str, ...]] = ("passes",)

    def __init__(self, number: i64) -> None:
        super().__init__(number, PLUS)
        self.value: i64 = number
        self.passes: Triggered = Triggered(Enters(OTHER, CREATURE), MoveCounter())
        self.passes.condition = HasPlusCounter()

    def also(self) -> list[Ability]:
        return [self.passes]


class IsGreaterThanThis(Circumstance):
    """What the event is about has greater power or toughness than this creature. CR 702.100a, 702.100c."""

    def holds(self, game: Game, ctx: Context) -> bool:
        if ctx.it == NONE or ctx.it < 0:
            return False
        it = game.char(ctx.it)
        this = game.char(ctx.source)
        return it.power > this.power or it.toughness > this.toughness


@mypyc_attr(allow_interpreted_subclasses=True)
class Evolve(Triggered):
    """It gets a +1/+1 counter when a greater creature enters under your control. CR 702.100."""

    def __init__(self) -> None:
        super().__init__(Enters(OTHER, CREATURE, YOU_CONTROL), AddCounters(1, PLUS, on=THIS))
        self.condition = IsGreaterThanThis()


class SpentMoreThanThis(Circumstance):
    """This is a creature, and the mana spent to cast that spell is more than its power or toughness. CR 702.191a."""

    def __init__(self) -> None:
        self.spent: Amount = ManaSpent(what=That())

    def holds(self, game: Game, ctx: Context) -> bool:
        this = game.char(ctx.source)
        if not this.types & A_CREATURE:
            return False
        n = self.spent.value(game, ctx)
        return n > this.power or n > this.toughness


@mypyc_attr(allow_interpreted_subclasses=True)
class Increment(Triggered):
    """It gets a +1/+1 counter when you spend more mana on a spell than its power or toughness. CR 702.191.

    `Increment()`
    """

    def __init__(self) -> None:
        cast = Casts(who=YOU)
        super().__init__(cast, AddCounters(1, PLUS, on=THIS))
        self.condition = Start().triggered(cast).bound_condition(SpentMoreThanThis())
