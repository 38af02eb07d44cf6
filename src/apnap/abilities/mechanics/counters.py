"""Keyword abilities about counters: vanishing, fading, modular, renown, outlast, fabricate, scavenge, reinforce.

CR 702.32, 702.43, 702.63, 702.77, 702.97, 702.107, 702.112, 702.123.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, Quantity
from apnap.abilities.cards import token
from apnap.abilities.conditions import Is
from apnap.abilities.costs import DISCARD_THIS, EXILE_THIS_FROM_GRAVEYARD, TAP_THIS, PayMana
from apnap.abilities.effects.battles import LastCounterRemoved
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.effects.permanents import AddCounters, CreateTokens
from apnap.abilities.filters import ARTIFACT, CREATURE, WithCounter
from apnap.abilities.mechanics.suspend import TIME, TimePasses
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.abilities.triggers import BeginningOf, DealsDamage, Dies, Enters
from apnap.rules.definitions import Ability, Activated, Context, Effect, Triggered
from apnap.rules.events import Counters, Sacrifice
from apnap.rules.words import BATTLEFIELD, GRAVEYARD, HAND, PLUS, UPKEEP

if TYPE_CHECKING:
    from apnap.rules.game import Game

SERVO: Final = token("Servo Token", "Artifact Creature - Servo", "1/1")


class Vanishing(Triggered):
    """It enters with time counters, loses one each upkeep, and is sacrificed when the last goes. CR 702.63."""

    def __init__(self, number: i64) -> None:
        super().__init__(BeginningOf(UPKEEP, whose=YOU), TimePasses())
        self.condition = Is(THIS, WithCounter(TIME))
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, TIME), Triggered(LastCounterRemoved(TIME), SacrificeThat(THIS))]


class Fade(Effect):
    """Remove a fade counter; if there is none, sacrifice it. CR 702.32a."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.source]
        if o.zone != BATTLEFIELD:
            return
        if o.counter("fade") > 0:
            game.emit(Counters(ctx.source, "fade", -1))
        elif o.controller == ctx.controller:
            game.emit(Sacrifice(ctx.controller, ctx.source))


class Fading(Triggered):
    """It enters with fade counters and loses one each upkeep, or is sacrificed. CR 702.32."""

    def __init__(self, number: i64) -> None:
        super().__init__(BeginningOf(UPKEEP, whose=YOU), Fade())
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, "fade")]


class CountersOnThis(Quantity):
    """How many counters of a kind this has, or last had. CR 608.2h."""

    def __init__(self, counter: str) -> None:
        self.counter: str = counter

    def value(self, game: Game, ctx: Context) -> i64:
        return game.state.objs[ctx.source].counter(self.counter)


class Modular(Triggered):
    """It enters with +1/+1 counters, and passes them on when it dies. CR 702.43."""

    def __init__(self, number: i64) -> None:
        give = AddCounters(CountersOnThis(PLUS), PLUS, on=Target(ARTIFACT, CREATURE))
        super().__init__(Dies(THIS), May(give))
        self.number: i64 = number

    def also(self) -> list[Ability]:
        return [EntersWith(self.number, PLUS)]


class IsNot(Circumstance):
    """This does not have a designation yet: renowned, monstrous. CR 701.37b, 702.112b."""

    def __init__(self, designation: str) -> None:
        self.designation: str = designation

    def holds(self, game: Game, ctx: Context) -> bool:
        return not is_called(game, ctx.source, self.designation)


def is_called(game: Game, id: i64, designation: str) -> bool:
    """Has this permanent the designation?"""
    chosen = game.state.objs[id].chosen
    return chosen is not None and designation in chosen


class BecomeCalled(Effect):
    """Unless it has the designation, so many +1/+1 counters are put on it and it gets it. CR 701.37a, 702.112a."""

    def __init__(self, designation: str, number: i64) -> None:
        self.designation: str = designation
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        id = ctx.source
        if game.state.objs[id].zone != BATTLEFIELD or is_called(game, id, self.designation):
            return
        event = Counters(id, PLUS, self.number)
        event.cause = id
        game.emit(event)
        o = game.state.edit(id)
        chosen = {} if o.chosen is None else o.chosen.copy()
        chosen[self.designation] = 1
        o.chosen = chosen
        game.state.touch()


class Monstrosity(BecomeCalled):
    """If it isn't monstrous, it gets so many +1/+1 counters and becomes monstrous. CR 701.37."""

    def __init__(self, number: i64) -> None:
        super().__init__("monstrous", number)


class Renown(Triggered):
    """Its first combat damage to a player makes it renowned. CR 702.112."""

    def __init__(self, number: i64) -> None:
        super().__init__(DealsDamage(THIS, combat=True, to_player=True), BecomeCalled("renowned", number))
        self.condition = IsNot("renowned")
        self.number: i64 = number


class Adapt(Effect):
    """If it has no +1/+1 counter, it gets so many. CR 701.46."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.source]
        if o.zone == BATTLEFIELD and o.counter(PLUS) == 0:
            event = Counters(ctx.source, PLUS, self.number)
            event.cause = ctx.source
            game.emit(event)


class Outlast(Activated):
    """{T} and a cost: a +1/+1 counter, only as a sorcery. CR 702.107."""

    def __init__(self, cost: str) -> None:
        super().__init__([PayMana(cost), TAP_THIS], AddCounters(1, PLUS, on=THIS))
        self.cost: str = cost
        self.sorcery = True


class Fabricate(Triggered):
    """It enters with counters put on it, or with Servos. CR 702.123."""

    def __init__(self, number: i64) -> None:
        grow = AddCounters(number, PLUS, on=THIS)
        super().__init__(Enters(THIS), May(grow, otherwise=CreateTokens(number, SERVO)))
        self.number: i64 = number


class Scavenge(Activated):
    """Exile this card from the graveyard: counters equal to its power on a creature. CR 702.97."""

    def __init__(self, cost: str) -> None:
        counters = AddCounters(PowerOfThis(), PLUS, on=Target(CREATURE))
        super().__init__([PayMana(cost), EXILE_THIS_FROM_GRAVEYARD], counters, 1 << GRAVEYARD)
        self.cost: str = cost
        self.sorcery = True


class PowerOfThis(Quantity):
    """The power of this card, as it last was. CR 608.2h."""

    def value(self, game: Game, ctx: Context) -> i64:
        return game.char(ctx.source).power


class Reinforce(Activated):
    """Discard this card: counters on a creature. CR 702.77."""

    def __init__(self, number: i64, cost: str) -> None:
        counters = AddCounters(number, PLUS, on=Target(CREATURE))
        super().__init__([PayMana(cost), DISCARD_THIS], counters, 1 << HAND)
        self.number: i64 = number
        self.cost: str = cost
