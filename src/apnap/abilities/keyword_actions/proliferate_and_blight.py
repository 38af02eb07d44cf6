"""Keyword actions about counters of any number of objects: proliferate, time travel, blight.

CR 701.34, 701.56, 701.68.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.counters import TIME
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Amount, Context, CostPart, Selector
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_PLAYERS
from apnap.rules.ch8_multiplayer.range import is_exempt, within
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, EXILE, MINUS
from apnap.rules.core.decisions import FOR_CHOICE, FOR_COST, FROM_ACTION, ChooseDecision
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events import Counters, Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class Proliferate(PlayerAction):
    """Choose permanents and players with counters; each gets one more of each kind it has. CR 701.34."""

    def __init__(self, who: Selector = YOU, times: int | Amount = 1) -> None:
        super().__init__(who)
        self.times: Amount = amount(times)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for _i in range(self.times.value(game, ctx)):
            for seat in seats:
                if game.state.in_game(seat):
                    self.proliferate(game, ctx, seat)

    def proliferate(self, game: Game, ctx: Context, seat: Seat) -> None:
        candidates = with_counters(game, ctx, seat)
        chosen: list[i64] = []
        if candidates:
            decision = ChooseDecision(seat, "701.34a", candidates, 0, len(candidates), ctx=ctx, benefit=1)
            chosen = game.ask(decision)
        spared = spared_poison(game, ctx, seat, chosen)
        events: list[Event] = []
        for ref in chosen:
            for name in counter_names(game, ref):
                if name == "poison" and ref in spared:
                    continue
                event = Counters(ref, name, 1)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        game.emit(Happened("proliferate", seat))

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return H_COUNTERS | H_PLAYERS


def spared_poison(game: Game, ctx: Context, seat: Seat, chosen: list[i64]) -> list[i64]:
    """The players who get no poison counter, because another one who shares it with them does. CR 701.34b."""
    state = game.state
    out: list[i64] = []
    for pool in range(state.seats):
        sharing = [ref for ref in chosen if ref < 0 and state.table.poison_of[-1 - ref] == pool]
        if len(sharing) > 1 and state.poison(pool) > 0:
            one = game.ask(ChooseDecision(seat, "701.34b", sharing, 1, 1, ctx=ctx))
            out.extend([ref for ref in sharing if ref not in one])
    return out


def with_counters(game: Game, ctx: Context, seat: Seat) -> list[i64]:
    """Players and permanents that have a counter and that this player can choose. CR 701.34a, 801.5a, 801.18."""
    state = game.state
    out: list[i64] = []
    for s in range(state.seats):
        if state.in_game(s) and counter_names(game, -1 - s):
            out.append(-1 - s)
    for s in range(state.seats):
        for id in state.ids(s, BATTLEFIELD):
            if state.objs[id].counters is not None:
                out.append(id)
    return out if is_exempt(game, ctx.source) else within(state, seat, out)


def counter_names(game: Game, ref: Ref) -> list[str]:
    """The kinds of counters that an object or player has, in a fixed order."""
    state = game.state
    names: list[str] = []
    if ref < 0:
        seat = -1 - ref
        if state.poison(seat) > 0:
            names.append("poison")
        mine = state.players[seat].counters
        if mine is not None:
            names.extend(sorted(name for name in mine if mine[name] > 0))
    else:
        counters = state.objs[ref].counters
        if counters is not None:
            names.extend(sorted(counters))
    return names


def blight(game: Game, seat: Seat, source: ObjectId, origin: i64, number: i64) -> bool:
    """Put that many -1/-1 counters on a creature you control. CR 701.68a."""
    candidates = creatures_of(game, seat)
    if not candidates:
        return False
    chosen = candidates[0]
    if len(candidates) > 1:
        decision = ChooseDecision(
            seat,
            "701.68a",
            candidates,
            purpose=FOR_COST if origin == FROM_ACTION else FOR_CHOICE,
            origin=origin,
            source=source,
            benefit=-1,
            own=origin != FROM_ACTION,
        )
        answer = game.ask(decision)
        if not answer:
            return False
        chosen = answer[0]
    event = Counters(chosen, MINUS, number)
    event.cause = source
    game.emit(event)
    game.emit(Happened("blight", seat, chosen, number))
    return True


def creatures_of(game: Game, seat: Seat) -> list[i64]:
    out: list[i64] = []
    for id in game.state.ids(seat, BATTLEFIELD):
        if game.char(id).types & CREATURE:
            out.append(id)
    return out


class Blight(PlayerAction):
    """A player puts -1/-1 counters on a creature they control. CR 701.68."""

    def __init__(self, number: i64, who: Selector = YOU) -> None:
        super().__init__(who)
        self.number: i64 = number

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            blight(game, seat, ctx.source, ctx.object, self.number)


class BlightCost(CostPart):
    """Blight as a cost. CR 701.68a-b."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(creatures_of(game, ctx.controller)) > 0

    def pay(self, game: Game, ctx: Context) -> None:
        blight(game, ctx.controller, ctx.source, FROM_ACTION, self.number)


# time travel ---------------------------------------------------------------------------------------------------------
class TimeTravel(PlayerAction):
    """For each suspended card you own and permanent with a time counter: one more, one less, or as it is. CR 701.56."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            more = self.choose(game, ctx, seat, self.timed(game, seat), "put a time counter on")
            rest: list[i64] = []
            for id in self.timed(game, seat):
                if id not in more:
                    rest.append(id)
            less = self.choose(game, ctx, seat, rest, "remove a time counter from")
            events: list[Event] = []
            for id in more:
                events.append(Counters(id, TIME, 1))
            for id in less:
                events.append(Counters(id, TIME, -1))
            if events:
                game.emit_all(events)

    def timed(self, game: Game, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for zone in (BATTLEFIELD, EXILE):
            for id in game.state.ids(seat, zone):
                if game.state.objs[id].counter(TIME) > 0:
                    out.append(id)
        return out

    def choose(self, game: Game, ctx: Context, seat: Seat, among: list[i64], what: str) -> list[i64]:
        if not among:
            return []
        decision = ChooseDecision(
            seat, "701.56a", among, 0, len(among), ctx=ctx, own=True, labels=[f"{what} {game.name(id)}" for id in among]
        )
        return game.ask(decision)
