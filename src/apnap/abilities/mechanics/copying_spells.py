"""Spells that bring others along: storm, replicate, cascade. CR 702.40, 702.56, 702.85."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.looking import bury_exiled, top_cards
from apnap.abilities.filters import THIS_ONE
from apnap.abilities.layouts import WITHOUT_PAYING
from apnap.abilities.mechanics.kicker import Extra, times
from apnap.abilities.mechanics.madness import way_called
from apnap.abilities.triggers import ObjectPattern
from apnap.rules.casting import can_be_cast, cast_while_resolving
from apnap.rules.copying import copy_on_stack
from apnap.rules.decisions import D_YES_NO, FOR_MAY, Decision
from apnap.rules.definitions import Ability, Context, CostPart, Effect, Triggered
from apnap.rules.events import Event, SpellCast, ZoneChange
from apnap.rules.words import EV_CAST, EXILE, LAND, LIBRARY, NONE, STACK

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class CastsThis(ObjectPattern):
    """This spell is cast; 'that many' are the spells cast before it this turn. CR 603.2, 702.40a."""

    def __init__(self) -> None:
        super().__init__(EV_CAST, THIS_ONE)
        self.zones = 1 << STACK

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, SpellCast) and event.id == watcher.source

    def subject(self, event: Event) -> i64:
        return event.id if isinstance(event, SpellCast) else NONE

    def much(self, game: Game, event: Event) -> i64:
        state = game.state
        if state.reach is None or not isinstance(event, SpellCast):
            return state.turn().spells - 1
        # only those cast within range are seen (801.11)
        n: i64 = 0
        e = event.prev
        while e is not None:
            if isinstance(e, SpellCast) and state.in_reach(event.seat, e.seat):
                n += 1
            e = e.prev
        return n


class CopyThatOften(Effect):
    """Copy the spell that often; new targets may be chosen for each copy. CR 702.40a, 702.56a."""

    def __init__(self, extra: str = "") -> None:
        self.extra: str = extra  # the optional cost whose payments are counted; without one, 'that many' times

    def happen(self, game: Game, ctx: Context) -> None:
        n = ctx.amount if not self.extra else times(game, ctx.source, self.extra)
        for _ in range(n):
            copy_on_stack(game, ctx.controller, ctx.source, ctx.object, None, True)


class Storm(Triggered):
    """As many copies as spells were cast earlier in the turn. CR 702.40."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), CopyThatOften(), 1 << STACK)


class Replicate(Extra):
    """Pay any number of times, and copy the spell as often. CR 702.56."""

    def __init__(self, cost: str | CostPart) -> None:
        super().__init__("replicate", cost, True)
        self.trigger: Triggered = Triggered(CastsThis(), CopyThatOften("replicate"), 1 << STACK)

    def also(self) -> list[Ability]:
        return [self.trigger]


class Cascading(Effect):
    """Exile cards until a nonland one with lesser mana value; it may be cast for nothing. CR 702.85a."""

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        limit = game.mana_value(ctx.source)
        exiled: list[i64] = []
        found: i64 = -1
        while found < 0 and game.state.in_game(seat):
            top = top_cards(game, seat, 1)
            if not top:
                break
            event = ZoneChange(top[0], LIBRARY, EXILE, seat)
            event.cause = ctx.source
            game.emit(event)
            if event.new_id < 0:
                break
            exiled.append(event.new_id)
            if not game.char(event.new_id).types & LAND and game.mana_value(event.new_id) < limit:
                found = event.new_id
        if found >= 0:
            self.offer(game, ctx, seat, found)
        bury_exiled(game, seat, exiled)

    def offer(self, game: Game, ctx: Context, seat: i64, id: i64) -> None:
        index = way_called(game, id, WITHOUT_PAYING)
        if index < 0 or not can_be_cast(game, seat, id, index):
            return
        decision = Decision(D_YES_NO, seat)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "702.85a"
        decision.labels = [f"cast {game.name(id)} without paying its mana cost"]
        decision.own = True
        decision.source = id
        decision.tone = 1
        if game.ask(decision)[0] and can_be_cast(game, seat, id, index):
            cast_while_resolving(game, seat, id, index)


class Cascade(Triggered):
    """CR 702.85."""

    def __init__(self) -> None:
        super().__init__(CastsThis(), Cascading(), 1 << STACK)
