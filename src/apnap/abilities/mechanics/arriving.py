"""Keyword abilities of how creatures arrive and stay: bloodthirst, graft, devour, decayed, umbra armor, boast.

CR 702.54, 702.58, 702.82, 702.89, 702.142, 702.147.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance, VocabularyError
from apnap.abilities.conditions import Is
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.moves import SacrificeThat
from apnap.abilities.filters import ATTACKED_THIS_TURN, CREATURE, OTHER
from apnap.abilities.players import EACH_OPPONENT
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.statics.rules import CantBlock
from apnap.abilities.triggers import Attacks, Enters
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_MAY, FOR_SACRIFICE, FROM_RULE, Decision
from apnap.rules.definitions import Ability, Activated, Context, CostPart, Effect, Node, Static, Triggered
from apnap.rules.entering import entry_of
from apnap.rules.events import Counters, Damage, Destroy, Event, Sacrifice, ZoneChange
from apnap.rules.options.markers import heal
from apnap.rules.questions import F_SACRIFICE
from apnap.rules.words import (
    BATTLEFIELD,
    END_COMBAT,
    ENTERING,
    EV_DAMAGE,
    EV_DESTROY,
    EV_ZONE,
    NONE,
    PLUS,
    S_REPLACE,
)
from apnap.rules.words import CREATURE as A_CREATURE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


# bloodthirst ---------------------------------------------------------------------------------------------------------
class OpponentWasDamaged(Circumstance):
    """An opponent was dealt damage this turn. CR 702.54a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and EACH_OPPONENT.recalls(game, ctx, e.target):
                return True
            e = e.prev
        return False


class Bloodthirst(EntersWith):
    """It enters with +1/+1 counters if an opponent was dealt damage this turn. CR 702.54."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, PLUS, provided=OpponentWasDamaged())
        self.value: i64 = number


# graft ---------------------------------------------------------------------------------------------------------------
class HasPlusCounter(Circumstance):
    """This has a +1/+1 counter on it. CR 702.58a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.counter(PLUS) > 0


class MoveCounter(Effect):
    """You may move a +1/+1 counter from this onto that creature. CR 702.58a, 122.5."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it == NONE or not self.can_move(game, ctx):
            return
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.58a"
        decision.own = True
        decision.source = ctx.source
        decision.tone = 1
        if game.ask(decision)[0] and self.can_move(game, ctx):
            events: list[Event] = [Counters(ctx.source, PLUS, -1), Counters(ctx.it, PLUS, 1)]
            game.emit_all(events)

    def can_move(self, game: Game, ctx: Context) -> bool:
        here = game.state.objs[ctx.source]
        return here.zone == BATTLEFIELD and here.counter(PLUS) > 0 and game.state.objs[ctx.it].zone == BATTLEFIELD


class Graft(EntersWith):
    """It enters with +1/+1 counters, which may move on to creatures that enter. CR 702.58."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, PLUS)
        self.value: i64 = number
        self.passes: Triggered = Triggered(Enters(OTHER, CREATURE), MoveCounter())
        self.passes.condition = HasPlusCounter()

    def also(self) -> list[Ability]:
        return [self.passes]


# devour --------------------------------------------------------------------------------------------------------------
class Devour(Static):
    """As it enters, creatures may be sacrificed; it enters with so many +1/+1 counters for each. CR 702.82."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_REPLACE + EV_ZONE], 1 << ENTERING)
        self.value: i64 = number

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.id == effect.source

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, ZoneChange):
            return event
        seat = event.seat
        food: list[i64] = []
        for id in game.state.ids(seat, BATTLEFIELD):
            if game.char(id).types & A_CREATURE and not game.is_forbidden(F_SACRIFICE, seat, id):
                food.append(id)
        if not food:
            return event
        decision = Decision(D_CHOOSE, seat)
        decision.origin = FROM_RULE
        decision.purpose = FOR_SACRIFICE
        decision.rule = "702.82a"
        decision.own = True
        decision.source = event.id
        decision.candidates = food
        decision.minimum = 0
        decision.maximum = len(food)
        events: list[Event] = []
        for id in game.ask(decision):
            if game.state.objs[id].zone == BATTLEFIELD:
                events.append(Sacrifice(seat, id))
        if events:
            game.emit_all(events)
            entry = entry_of(game, event)
            entry.counters = entry.counters + [(PLUS, self.value * len(events))]
        return event


# decayed -------------------------------------------------------------------------------------------------------------
class Decayed(Triggered):
    """It can't block, and is sacrificed at end of combat when it attacks. CR 702.147."""

    def __init__(self) -> None:
        super().__init__(Attacks(THIS), AtNext(END_COMBAT, SacrificeThat(THIS)))

    def also(self) -> list[Ability]:
        return [Always(THIS, CantBlock())]


# umbra armor ---------------------------------------------------------------------------------------------------------
class UmbraArmor(Static):
    """If the enchanted permanent would be destroyed, its damage is removed and this is destroyed. CR 702.89."""

    def __init__(self) -> None:
        super().__init__([S_REPLACE + EV_DESTROY])

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Destroy) or not event.can_happen(game):
            return False
        return game.state.objs[effect.source].attached_to == event.id

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Destroy):
            return event
        o = game.state.edit(event.id)
        o.damage = 0
        o.deathtouched = False
        heal(game.state, event.id)
        game.state.touch()
        return Destroy(effect.source)

    def tone(self) -> i64:
        return 1


# boast ---------------------------------------------------------------------------------------------------------------
class Boast(Activated):
    """An ability that only a creature that attacked this turn has, once each turn: `Boast("{1}{R}", Draw(1))`."""

    def __init__(self, *parts: str | CostPart | Effect) -> None:
        costs: list[CostPart] = []
        effects: list[Effect] = []
        for part in parts:
            if isinstance(part, str):
                costs.append(cost_of(part))
            elif isinstance(part, CostPart):
                costs.append(part)
            else:
                effects.append(part)
        if not costs or not effects:
            raise VocabularyError("boasting has a cost and an instruction")
        super().__init__(costs, in_order(effects))
        self.each_turn = 1
        self.condition = Is(THIS, ATTACKED_THIS_TURN)

    def children(self) -> list[Node]:
        out: list[Node] = []
        for c in self.costs:
            out.append(c)
        out.append(self.effect)
        return out
