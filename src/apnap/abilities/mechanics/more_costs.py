"""Spells with other or further costs: bargain, casualty, squad, offspring, entwine, escalate, surge, undaunted, warp.

CR 702.42, 702.117, 702.120, 702.125, 702.144, 702.153, 702.156, 702.157, 702.166, 702.175, 702.185.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.activated import cost_of
from apnap.abilities.amounts import X
from apnap.abilities.base import Circumstance, Quantity
from apnap.abilities.cards import CheaperSpell
from apnap.abilities.costs import SacrificeSome
from apnap.abilities.effects.copies import CreateCopies
from apnap.abilities.effects.delayed import AtNext
from apnap.abilities.effects.player_actions import Draw
from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, TOKEN, AllOf, AnyOf, PowerAtLeast
from apnap.abilities.mechanics.copying_spells import CastsThis
from apnap.abilities.mechanics.foretell import InALaterTurn
from apnap.abilities.mechanics.kicker import Extra, times
from apnap.abilities.mechanics.ways import Way, was_cast
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.copying import IsSize
from apnap.abilities.statics.entering import EntersWith
from apnap.abilities.triggers import Enters
from apnap.rules.copying import copy_on_stack
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_MAY, FOR_PLAYER, Decision
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Node, Triggered
from apnap.rules.events import SpellCast, ZoneChange
from apnap.rules.mode_costs import ENTWINE
from apnap.rules.printed import CastMethod, Face
from apnap.rules.words import BATTLEFIELD, END, EV_CAST, EXILE, PLUS, STACK

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import State


class WasPaid(Circumstance):
    """An optional cost of this spell, or of what became this permanent, was paid: it was bargained. CR 607.2."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def holds(self, game: Game, ctx: Context) -> bool:
        return times(game, ctx.source, self.name) > 0


class TimesPaid(Quantity):
    """How often an optional cost of it was paid."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def value(self, game: Game, ctx: Context) -> i64:
        return times(game, ctx.source, self.name)


# optional costs ------------------------------------------------------------------------------------------------------
class Bargain(Extra):
    """One artifact, enchantment or token may be given up for it while it is cast. CR 702.166."""

    def __init__(self) -> None:
        super().__init__("bargain", SacrificeSome(1, AnyOf(ARTIFACT, ENCHANTMENT, TOKEN)))


class CopyOnce(Effect):
    """If its cost was paid, copy this spell; new targets may be chosen for the copy. CR 702.153a."""

    def happen(self, game: Game, ctx: Context) -> None:
        copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)


class Casualty(Extra):
    """You may sacrifice a creature of so much power as you cast it, to copy it. CR 702.153."""

    def __init__(self, power: i64) -> None:
        super().__init__("casualty", SacrificeSome(1, AllOf([CREATURE, PowerAtLeast(power)])))
        self.power: i64 = power
        self.trigger: Triggered = Triggered(CastsThis(), CopyOnce(), 1 << STACK)
        self.trigger.condition = WasPaid("casualty")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Squad(Extra):
    """Pay any number of times; as it enters, it brings as many copies of itself. CR 702.157."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("squad", cost, True)
        self.trigger: Triggered = Triggered(Enters(THIS), CreateCopies(THIS, number=TimesPaid("squad")))
        self.trigger.condition = WasPaid("squad")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Offspring(Extra):
    """Paid, it brings a 1/1 copy of itself as it enters. CR 702.175."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("offspring", cost)
        self.trigger: Triggered = Triggered(Enters(THIS), CreateCopies(THIS, IsSize("1/1")))
        self.trigger.condition = WasPaid("offspring")

    def also(self) -> list[Ability]:
        return [self.trigger]


class Entwine(Extra):
    """Paid, all modes are chosen. CR 702.42."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__(ENTWINE, cost)


class Escalate(Ability):
    """What each mode beyond the first costs. CR 702.120."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__(0)
        self.cost: CostPart = cost_of(cost) if isinstance(cost, str) else cost

    def children(self) -> list[Node]:
        return [self.cost]

    def printed_on(self, face: Face) -> None:
        face.escalate = self.cost


# other costs ---------------------------------------------------------------------------------------------------------
class CastBefore(Circumstance):
    """It is not the first spell of your team this turn. CR 702.117a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        e = game.state.turn().events[EV_CAST]
        while e is not None:
            if isinstance(e, SpellCast) and e.id != ctx.source and self.is_mine(game.state, ctx.controller, e.seat):
                return True
            e = e.prev
        return False

    def is_mine(self, state: State, seat: i64, caster: i64) -> bool:
        """Is this the player or a teammate within range? CR 801.11."""
        return not state.opponents(seat, caster) and state.in_reach(seat, caster)


class Surge(Way):
    """Cast for that, if your team has cast something before it this turn. CR 702.117."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("surge", cost, list(parts))
        self.method.condition = CastBefore()


class Undaunted(CheaperSpell):
    """It costs {1} less for each opponent within range. CR 702.125, 801.11."""

    def __init__(self) -> None:
        super().__init__(0)

    def own_cost_change(self, game: Game, seat: i64, id: i64) -> i64:
        n: i64 = 0
        for s in range(game.state.seats):
            if game.state.in_game(s) and game.state.opponents(seat, s) and game.state.in_reach(seat, s):
                n += 1
        return -n


WARPED: Final = "warped"


class ExileWarped(Effect):
    """Exile it; its owner may cast it from exile in a later turn. CR 702.185a."""

    def happen(self, game: Game, ctx: Context) -> None:
        o = game.state.objs[ctx.it]
        if o.zone != BATTLEFIELD:
            return
        event = ZoneChange(ctx.it, BATTLEFIELD, EXILE, o.owner)
        event.cause = ctx.source
        game.emit(event)
        if event.new_id >= 0 and game.state.objs[event.new_id].zone == EXILE:
            game.state.edit(event.new_id).chosen = {WARPED: game.state.turn().number}
            game.state.touch()


class Warp(Way):
    """Cast for that from the hand, it is exiled at the next end step, to be cast in a later turn. CR 702.185."""

    def __init__(self, cost: str) -> None:
        super().__init__("warp", cost, [])
        self.exile: Effect = AtNext(END, ExileWarped())
        self.again: CastMethod = CastMethod(WARPED, 1 << EXILE, None, [], 0)
        self.again.condition = InALaterTurn(WARPED, False)

    def children(self) -> list[Node]:
        return [self.exile]

    def ways(self) -> list[CastMethod]:
        return [self.method, self.again]

    def entered(self, game: Game, ctx: Context, id: i64) -> None:
        if was_cast(game, id, self.name):
            ctx.it = id
            self.exile.happen(game, ctx)


# X and copies --------------------------------------------------------------------------------------------------------
class XWasFive(Circumstance):
    """X was 5 or more as it was cast. CR 702.156a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        said = game.state.objs[ctx.source].announced
        return said is not None and said.x >= 5


class Ravenous(EntersWith):
    """It enters with X +1/+1 counters; if X is 5 or more, draw a card. CR 702.156."""

    def __init__(self) -> None:
        super().__init__(X, PLUS)
        self.draws: Triggered = Triggered(Enters(THIS), Draw(1))
        self.draws.condition = XWasFive()

    def also(self) -> list[Ability]:
        return [self.draws]


class CopyAndShare(Effect):
    """You may copy this spell; if you do, an opponent of your choice copies it too. CR 702.144a."""

    def happen(self, game: Game, ctx: Context) -> None:
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.144a"
        decision.own = True
        decision.source = ctx.source
        if not game.ask(decision)[0]:
            return
        opponents: list[i64] = []
        for seat in game.state.apnap():
            if game.state.opponents(ctx.controller, seat) and game.state.in_reach(ctx.controller, seat):
                opponents.append(-1 - seat)
        copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)
        if not opponents:
            return
        chosen = opponents[0]
        if len(opponents) > 1:
            pick = Decision(D_CHOOSE, ctx.controller)
            pick.origin = ctx.object
            pick.purpose = FOR_PLAYER
            pick.rule = "702.144a"
            pick.own = True
            pick.source = ctx.source
            pick.candidates = opponents
            answer = game.ask(pick)
            if not answer:
                return
            chosen = answer[0]
        copy_on_stack(game, -1 - chosen, ctx.source, ctx.object, None, True)


class Demonstrate(Triggered):
    """When you cast it, you may copy it, and so may an opponent. CR 702.144."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), CopyAndShare(), 1 << STACK)


BARGAINED: Final = WasPaid("bargain")
