"""What is attached, and what is crewed.

Equip, fortify, living weapon, crew, reconfigure, for Mirrodin, saddle, job select. CR 702.6, 702.67, 702.92, 702.122,
702.151, 702.163, 702.171, 702.182.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance, Subject, VocabularyError, context_of
from apnap.abilities.cards import token
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.effects.permanents import AttachThis, UnattachThis
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import CREATURE, LAND, OTHER, PLANESWALKER, THIS_ONE, YOU_CONTROL, every
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.becoming import IsNoCreature, IsNow
from apnap.abilities.statics.changes import Becomes
from apnap.abilities.statics.continuous import Always
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.costs.cost_parts import Part
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Activated,
    Amount,
    Condition,
    Context,
    CostPart,
    Effect,
    Filter,
    Static,
    Triggered,
)
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch7_additional.loops.loop_inputs import H_SIZE
from apnap.rules.core.constants import BATTLEFIELD, EV_ATTACH, EV_ATTACK, EV_UNATTACHED, NONE, P_EQUIP, S_PERMIT
from apnap.rules.core.constants import CREATURE as A_CREATURE
from apnap.rules.core.decisions import FOR_COST, FROM_ACTION, ChooseDecision
from apnap.rules.core.designations import SADDLED, note, noted
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Attach, CreateToken, Event, Happened, Tap, Unattach
from apnap.rules.events import Attacks as AttackDeclared

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing, Watcher


class Equip(Activated):
    """Attach this to target creature you control, only as a sorcery: `Equip("{1}")`. CR 702.6.

    Of some creatures only: `Equip("{3}", LEGENDARY)`. CR 702.6c. It may cost `more` or less generic mana (602.2b).
    """

    LIFTED_BY: ClassVar[int] = P_EQUIP

    def __init__(self, cost: str, *filters: Filter, more: Amount | None = None) -> None:
        paid: CostPart = PayMana(cost)
        if is_in(PLANESWALKER, filters):
            raise VocabularyError("what equips planeswalkers is another ability (702.6e)")
        creature: list[Filter] = [] if is_in(CREATURE, filters) else [CREATURE]
        super().__init__([paid], AttachThis(Target(*filters, *creature, YOU_CONTROL)))
        self.cost: str = cost
        self.filter: Filter | None = every(filters) if filters else None
        self.sorcery = True
        self.more = more
        self.varies = more is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class EquipAtOnce(Static):
    """You may activate equip abilities any time that you could cast an instant; or while something is so. CR 702.6a."""

    def __init__(self, condition: Condition | None = None) -> None:
        super().__init__([S_PERMIT])
        self.condition: Condition | None = condition
        self.timed = condition is not None

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_EQUIP or seat != effect.controller:
            return False
        condition = self.condition
        return condition is None or condition.holds(game, context_of(effect))

    def loop_inputs(self) -> i64:
        return 0


HERO: Final = token("Hero Token", "Creature - Hero", "1/1")


# reconfigure ---------------------------------------------------------------------------------------------------------
class IsAttached(Circumstance):
    """This is attached to something."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].attached_to != NONE

    def reads(self) -> i64:
        return 1 << EV_ATTACH | 1 << EV_UNATTACHED


class Reconfigure(Activated):
    """Attach it to another creature of yours, or unattach it; attached, it is not a creature. CR 702.151."""

    DERIVED: ClassVar[tuple[str, ...]] = ("off",)

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost)], AttachThis(Target(OTHER, CREATURE, YOU_CONTROL)))
        self.cost: str = cost
        self.sorcery = True
        self.off: Activated = Activated([cost_of(cost)], UnattachThis())
        self.off.sorcery = True
        self.off.condition = IsAttached()

    def also(self) -> list[Ability]:
        return [self.off, Always(THIS, IsNoCreature(), condition=IsAttached())]

    def attaches_creature(self) -> bool:
        return True


class UnattachCost(Part):
    """Unattach this, as a cost: it is attached to something. CR 118.3, 701.3d."""

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.attached_to != NONE

    def pay(self, game: Game, ctx: Context) -> None:
        event = Unattach(ctx.source)
        event.cause = ctx.source
        game.emit(event)

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


# job select ----------------------------------------------------------------------------------------------------------
class CreateHero(Effect):
    """Create a Hero, then attach this to it. CR 702.182a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, HERO)
        event.cause = ctx.source
        game.emit(event)
        if event.made and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.made[0]))


@mypyc_attr(allow_interpreted_subclasses=True)
class JobSelect(Triggered):
    """When this Equipment enters, a Hero comes to carry it. CR 702.182."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), CreateHero())


# fortify -------------------------------------------------------------------------------------------------------------
class Fortify(Activated):
    """Attach this Fortification to target land you control, only as a sorcery. CR 702.67."""

    def __init__(self, cost: str) -> None:
        super().__init__([cost_of(cost)], AttachThis(Target(LAND, YOU_CONTROL)))
        self.cost: str = cost
        self.sorcery = True


class Fortified(Subject):
    """What this Fortification is attached to. CR 301.6."""

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        host = game.state.objs[ctx.source].attached_to
        return [host] if host != NONE else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != NONE and game.state.objs[ctx.source].attached_to == ref

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CrewsAsThough(Static):
    """This crews Vehicles as though its power were greater, and with `saddles` also saddles Mounts so. CR 702.122c."""

    def __init__(self, more: i64, saddles: bool = False) -> None:
        super().__init__([])
        self.more: i64 = more
        self.saddles: bool = saddles

    def loop_inputs(self) -> i64:
        return 0


def strength(game: Game, id: ObjectId, saddles: bool) -> i64:
    """What a creature counts for as it crews a Vehicle, or saddles a Mount. CR 702.122a, 702.171a."""
    c = game.char(id)
    n = c.power
    for a in c.abilities.every:
        if isinstance(a, CrewsAsThough) and (a.saddles or not saddles):
            n += a.more
    return n


class TapPower(Part):
    """Tap other creatures of yours that have that much power together. CR 702.122a."""

    RULE: ClassVar[str] = "702.122a"

    def __init__(self, power: i64, saddles: bool = False) -> None:
        self.power: i64 = power
        self.saddles: bool = saddles

    def worth(self, game: Game, id: ObjectId) -> i64:
        """What a creature counts for."""
        return strength(game, id, self.saddles)

    def crew(self, game: Game, ctx: Context) -> list[i64]:
        """Who could be tapped; a new creature too, since this is not {T}."""
        out: list[i64] = []
        for id in game.state.ids(ctx.controller, BATTLEFIELD):
            if id != ctx.source and not game.state.objs[id].tapped and game.char(id).types & A_CREATURE:
                out.append(id)
        return out

    def can_pay(self, game: Game, ctx: Context) -> bool:
        total: i64 = 0
        for id in self.crew(game, ctx):
            n = self.worth(game, id)
            if n > 0:
                total += n
        return total >= self.power

    def pay(self, game: Game, ctx: Context) -> None:
        """One after the other until they are enough, then any others."""
        chosen: list[i64] = []
        total: i64 = 0
        while total < self.power:
            left: list[i64] = []
            for id in self.crew(game, ctx):
                if id not in chosen and self.worth(game, id) > 0:
                    left.append(id)
            if not left:
                return
            picked = self.choose(game, ctx, left, 1, 1)
            chosen.append(picked[0])
            total += self.worth(game, picked[0])
        rest: list[i64] = []
        for id in self.crew(game, ctx):
            if id not in chosen:
                rest.append(id)
        if rest:
            for id in self.choose(game, ctx, rest, 0, len(rest)):
                chosen.append(id)
        events: list[Event] = []
        for id in chosen:
            event = Tap(id, False)
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)
        ctx.those = chosen

    def choose(self, game: Game, ctx: Context, among: list[i64], minimum: i64, maximum: i64) -> list[i64]:
        if minimum == len(among):
            return among
        decision = ChooseDecision(
            ctx.controller,
            self.RULE,
            among,
            minimum,
            maximum,
            purpose=FOR_COST,
            origin=FROM_ACTION,
            source=ctx.source,
            benefit=-1,
            cost=True,
        )
        return game.ask(decision)

    def loop_inputs(self) -> i64:
        return H_SIZE


class BecomeCrewed(Effect):
    """This becomes an artifact creature until end of turn, and is crewed. CR 702.122a, 702.122d."""

    def __init__(self) -> None:
        self.becomes: Effect = UntilEndOfTurn(THIS, Becomes("Artifact Creature"))

    def happen(self, game: Game, ctx: Context) -> None:
        self.becomes.perform(game, ctx)
        if game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Happened("crewed", ctx.controller, ctx.source))

    def loop_inputs(self) -> i64:
        return 0


class Crew(Activated):
    """Tap creatures with total power N or more: this becomes an artifact creature until end of turn. CR 702.122."""

    def __init__(self, number: i64) -> None:
        cost: CostPart = TapPower(number)
        super().__init__([cost], BecomeCrewed())
        self.number: i64 = number


GERM: Final = token("Phyrexian Germ Token", "Creature - Phyrexian Germ", "0/0", colors="B")


class CreateGerm(Effect):
    """Create a Phyrexian Germ, then attach this to it. CR 702.92a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, GERM)
        event.cause = ctx.source
        # attached before it is looked at: nothing is checked while an ability resolves (704.4)
        game.emit(event)
        if event.new_id >= 0 and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.new_id))


@mypyc_attr(allow_interpreted_subclasses=True)
class LivingWeapon(Triggered):
    """When this Equipment enters, it makes a Germ to carry it. CR 702.92."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), CreateGerm())


REBEL: Final = token("Rebel Token", "Creature - Rebel", "2/2", colors="R")


# saddle --------------------------------------------------------------------------------------------------------------
class BecomeSaddled(Effect):
    """This becomes saddled until end of turn. CR 702.171a-b."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone == BATTLEFIELD:
            note(game.state, ctx.source, SADDLED, game.state.turn().number)


def is_saddled(game: Game, id: ObjectId) -> bool:
    return noted(game.state.objs[id], SADDLED, -1) == game.state.turn().number


class Saddle(Activated):
    """Tap other creatures of that much power, only as a sorcery: this is saddled for the turn. CR 702.171."""

    def __init__(self, number: i64) -> None:
        cost: CostPart = TapPower(number, saddles=True)
        super().__init__([cost], BecomeSaddled())
        self.number: i64 = number
        self.sorcery = True


class AttacksWhileSaddled(ObjectPattern):
    """This creature attacks while saddled. CR 702.171b."""

    def __init__(self) -> None:
        super().__init__(EV_ATTACK, THIS_ONE)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, AttackDeclared) and event.id == watcher.source and is_saddled(game, event.id)

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, AttackDeclared) else NONE


# For Mirrodin! -------------------------------------------------------------------------------------------------------
class CreateRebel(Effect):
    """Create a Rebel, then attach this to it. CR 702.163a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, REBEL)
        event.cause = ctx.source
        game.emit(event)
        if event.made and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.made[0]))


@mypyc_attr(allow_interpreted_subclasses=True)
class ForMirrodin(Triggered):
    """When this Equipment enters, a Rebel comes to carry it. CR 702.163."""

    def __init__(self) -> None:
        super().__init__(Enters(THIS), CreateRebel())


# living metal --------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class LivingMetal(Always):
    """It also is an artifact creature while it is your turn: `LivingMetal()`. CR 702.161a."""

    def __init__(self) -> None:
        super().__init__(THIS, IsNow("Artifact Creature", also="types"), condition=IsTurnOf())
