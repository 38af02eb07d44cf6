"""Equipment that is a creature or brings one, Fortifications, and what is no creature for a time.

CR 702.67, 702.151, 702.176, 702.182.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Circumstance, Subject
from apnap.abilities.cards import token
from apnap.abilities.effects.permanents import AttachThis
from apnap.abilities.filters import CREATURE, LAND, OTHER, YOU_CONTROL, every
from apnap.abilities.mechanics.suspend import TIME
from apnap.abilities.mechanics.ways import Way, was_cast
from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.becoming import TYPES
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.targets import Target
from apnap.abilities.triggers import BeginningOf, Enters
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Ability, Activated, Context, Effect, Filter, Node, Triggered
from apnap.rules.events import Attach, Counters, CreateToken, Unattach
from apnap.rules.words import BATTLEFIELD, END, EV_ATTACH, EV_COUNTERS, EV_UNATTACHED, NONE
from apnap.rules.words import CREATURE as A_CREATURE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing

HERO: Final = token("Hero Token", "Creature - Hero", "1/1")


class IsNoCreature(Change):
    """It isn't a creature; creature types go with that. CR 205.1a, 613.1d."""

    def layers(self) -> list[i64]:
        return TYPES

    def apply(self, game: Game, effect: Standing, ref: i64, chars: Chars, layer: i64) -> None:
        chars.types &= ~A_CREATURE
        subtypes: list[str] = []
        for word in chars.subtypes:
            if word in KEPT_TYPES:
                subtypes.append(word)
        chars.subtypes = subtypes


KEPT_TYPES: Final = ["Equipment", "Aura", "Saga", "Vehicle", "Fortification", "Background"]


# reconfigure ---------------------------------------------------------------------------------------------------------
class IsAttached(Circumstance):
    """This is attached to something."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].attached_to != NONE

    def reads(self) -> i64:
        return 1 << EV_ATTACH | 1 << EV_UNATTACHED


class UnattachThis(Effect):
    """Unattach this permanent. CR 701.3d."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Unattach(ctx.source))


class Reconfigure(Activated):
    """Attach it to another creature of yours, or unattach it; attached, it is no creature. CR 702.151."""

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


# job select ----------------------------------------------------------------------------------------------------------
class CreateHero(Effect):
    """Create a Hero, then attach this to it. CR 702.182a."""

    def happen(self, game: Game, ctx: Context) -> None:
        event = CreateToken(ctx.controller, HERO)
        event.cause = ctx.source
        game.emit(event)
        if event.made and game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Attach(ctx.source, event.made[0]))


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

    def children(self) -> list[Node]:
        return [self.filter]

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        host = game.state.objs[ctx.source].attached_to
        return [host] if host != NONE else []

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref != NONE and game.state.objs[ctx.source].attached_to == ref


# impending -----------------------------------------------------------------------------------------------------------
class WasImpending(Circumstance):
    """Its impending cost was paid, and (`counted`) it has a time counter on it. CR 702.176a."""

    def __init__(self, counted: bool) -> None:
        self.counted: bool = counted

    def holds(self, game: Game, ctx: Context) -> bool:
        if not was_cast(game, ctx.source, "impending"):
            return False
        return not self.counted or game.state.objs[ctx.source].counter(TIME) > 0

    def reads(self) -> i64:
        return 1 << EV_COUNTERS


class TickDown(Effect):
    """Remove a time counter from it. CR 702.176a."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].counter(TIME) > 0:
            game.emit(Counters(ctx.source, TIME, -1))


class Impending(Way):
    """`Impending(4, "{2}{R}{R}")`: cast for that, it is no creature until its time counters are gone. CR 702.176."""

    def __init__(self, number: i64, cost: str) -> None:
        super().__init__("impending", cost, [])
        self.number: i64 = number
        self.ticks: Triggered = Triggered(BeginningOf(END, whose=YOU), TickDown())
        self.ticks.condition = WasImpending(True)

    def also(self) -> list[Ability]:
        return [
            EntersWith(self.number, TIME, provided=WasImpending(False)),
            Always(THIS, IsNoCreature(), condition=WasImpending(True)),
            self.ticks,
        ]
