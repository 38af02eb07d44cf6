"""Instructions about permanents: tapping, attaching, phasing out, leaving combat. CR 301.5, 506.4, 701.3, 701.26."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.selectors import Each
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_OBJECT,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch5_turns.combat.removal import in_combat, remove_from_combat
from apnap.rules.ch6_spells.entering import can_attach
from apnap.rules.ch7_additional.keywords.phasing import phase_out
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.decisions import ChooseDecision, ModeDecision
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Attach, Event, Unattach
from apnap.rules.events import Tap as Tapped

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Tap(ObjectAction):
    """Tap permanents. CR 701.26a."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return Tapped(id, False) if o.zone == BATTLEFIELD and not o.tapped else None

    def loop_inputs(self) -> i64:
        return 0


class Untap(ObjectAction):
    """Untap permanents. CR 701.26b."""

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return Tapped(id, True) if o.zone == BATTLEFIELD and o.tapped else None

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class UntapSome(Effect):
    """You untap permanents of your choice: `UntapSome(3, LAND)`, up to that many, whoever controls them. CR 701.26b.

    With `taps` they are tapped instead; a number of -1 is any number.
    """

    def __init__(self, number: int | Amount, *filters: Filter, taps: bool = False) -> None:
        self.amount: Amount = amount(number)
        self.filter: Filter = every(filters)
        self.taps: bool = taps

    def happen(self, game: Game, ctx: Context) -> None:
        able: list[i64] = []
        for id in Each(self.filter).pick(game, ctx):
            if game.state.objs[id].tapped != self.taps:
                able.append(id)
        n = self.amount.value(game, ctx)
        most: i64 = len(able) if n < 0 else min(n, len(able))
        chosen: list[i64] = []
        if most > 0 and game.state.in_game(ctx.controller):
            good: i64 = -1 if self.taps else 1
            chosen = game.ask(ChooseDecision(ctx.controller, "608.2d", able, 0, most, ctx=ctx, benefit=good))
        events: list[Event] = []
        for id in chosen:
            o = game.state.objs[id]
            if o.zone == BATTLEFIELD and o.tapped != self.taps:
                event = Tapped(id, not self.taps)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = chosen
        ctx.amount = len(chosen)

    def leaves(self) -> i64:
        return OF_THOSE | OF_AMOUNT

    def benefit(self) -> i64:
        return 1


class TapOrUntap(ObjectAction):
    """Tap or untap permanents, as you or another player (`who`) chooses for each. CR 701.26."""

    def __init__(self, what: Selector, who: Selector = YOU) -> None:
        super().__init__(what)
        self.who: Selector = who

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        seats = seats_of(game, self.who.pick(game, ctx))
        if o.zone != BATTLEFIELD or not seats or not game.state.in_game(seats[0]):
            return None
        every: list[i64] = [0, 1]
        decision = ModeDecision(seats[0], "608.2d", every, ["tap", "untap"], source=ctx.source)
        untaps = ask_one(game, decision) == 1
        if game.state.objs[id].zone != BATTLEFIELD or game.state.objs[id].tapped != untaps:
            return None
        return Tapped(id, untaps)


class RemoveFromCombat(Effect):
    """Creatures stop attacking or blocking: `RemoveFromCombat(Target(ATTACKING, CREATURE))`. CR 506.4."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def deals_with(self) -> Selector | None:
        return self.what

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for id in self.what.pick(game, ctx):
            if id >= 0:
                ids.append(id)
                if game.state.objs[id].zone == BATTLEFIELD and in_combat(game.state, id):
                    remove_from_combat(game.state, id)
        game.state.touch()
        ctx.those = ids
        if ids:
            ctx.it = ids[0]

    def loop_inputs(self) -> i64:
        return 0


class AttachThis(Effect):
    """Attach this Equipment (or Aura) to something. CR 701.3, 301.5."""

    def __init__(self, to: Selector) -> None:
        self.to: Selector = to

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.to.pick(game, ctx):
            if game.state.objs[ctx.source].zone != BATTLEFIELD or not can_attach(game, ctx.source, ref):
                return  # it does not move (701.3b)
            event = Attach(ctx.source, ref)
            event.cause = ctx.source
            game.emit(event)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class PhaseOut(Effect):
    """Permanents phase out, all at once, with what is attached to them. CR 702.26b, 702.26g."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[ObjectId] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0:
                ids.append(ref)
        phase_out(game, ids, ctx.source)
        ctx.those = ids
        if ids:
            ctx.it = ids[0]

    def loop_inputs(self) -> i64:
        return 0


class UnattachThis(Effect):
    """Unattach this permanent. CR 701.3d."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone == BATTLEFIELD:
            game.emit(Unattach(ctx.source))
