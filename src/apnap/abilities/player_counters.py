"""Counters that players have and pay with: energy and the like. CR 107.14, 107.17, 122.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.amounts import known
from apnap.abilities.base import Circumstance, Quantity, Subject, VocabularyError, amount
from apnap.abilities.costs import reads_x
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.events.patterns import PlayerPattern
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.costs.cost_parts import NO_LIMIT, Part
from apnap.rules.ch1_concepts.definitions import OF_AMOUNT, Amount, Context, Selector
from apnap.rules.ch7_additional.loops.loop_inputs import H_PLAYERS
from apnap.rules.core.constants import ENERGY, EV_COUNTERS, NONE, POISON
from apnap.rules.core.types import Seat
from apnap.rules.events import Counters, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


def counters_of(game: Game, seat: Seat, kind: str) -> i64:
    """How many counters of a kind a player has. CR 122.1."""
    counters = game.state.players[seat].counters
    return 0 if counters is None else counters.get(kind, 0)


def player_counters(game: Game, seat: Seat, kind: str) -> i64:
    """How many counters of a kind a player has; poison counters are the team's, where it shares them. CR 810.10a."""
    return game.state.poison(seat) if kind == POISON else counters_of(game, seat, kind)


class GetCounters(PlayerAction):
    """Players get counters: `GetCounters(2, ENERGY)` is 'you get {E}{E}'. CR 107.14, 122.1."""

    def __init__(self, number: int | Amount, counter: str, who: Selector = YOU) -> None:
        super().__init__(who)
        if not counter:
            raise VocabularyError("counters have a name, such as energy")
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        events: list[Event] = []
        for seat in seats:
            if n > 0:
                event = Counters(-1 - seat, self.counter, n)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return -1 if self.counter == POISON else 1

    def loop_inputs(self) -> i64:
        return 0


class LoseCounters(PlayerAction):
    """Players lose all counters of a kind: `LoseCounters(POISON, who=TargetPlayer())`. CR 122.1, 810.10b.

    Without a kind, all counters that they have.
    """

    def __init__(self, counter: str, who: Selector = YOU) -> None:
        super().__init__(who)
        self.counter: str = counter

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        lost: i64 = 0
        for seat in seats:
            for kind in self.kinds_lost(game, seat):
                have = player_counters(game, seat, kind)
                if have > 0:
                    event = Counters(-1 - seat, kind, -have)
                    event.cause = ctx.source
                    game.emit(event)
                    lost += have - player_counters(game, seat, kind)
        ctx.amount = lost

    def kinds_lost(self, game: Game, seat: Seat) -> list[str]:
        if self.counter:
            return [self.counter]
        counters = game.state.players[seat].counters
        kinds = [POISON]
        if counters is not None:
            for kind in sorted(counters):
                if kind != POISON:
                    kinds.append(kind)
        return kinds

    def leaves(self) -> i64:
        return super().leaves() | OF_AMOUNT

    def benefit(self) -> i64:
        return 1 if self.counter == POISON else -1


class PayCounters(Part):
    """Remove counters from oneself: `PayCounters(2, ENERGY)` is 'pay {E}{E}'. CR 107.14, 107.17a, 118.3."""

    def __init__(self, number: i64, counter: str, counted: Amount | None = None) -> None:
        self.number: i64 = number
        self.counter: str = counter
        self.counted: Amount | None = counted

    def has_x(self) -> bool:
        return reads_x(self.counted)

    def count(self, game: Game, ctx: Context) -> i64:
        a = self.counted
        return self.number if a is None else a.value(game, ctx)

    def energy(self, game: Game, ctx: Context) -> i64:
        return self.count(game, ctx) if self.counter == ENERGY else 0

    def most_times(self, game: Game, ctx: Context) -> i64:
        n = self.count(game, ctx)
        return NO_LIMIT if n <= 0 else counters_of(game, ctx.controller, self.counter) // n

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return counters_of(game, ctx.controller, self.counter) >= self.count(game, ctx)

    def pay(self, game: Game, ctx: Context) -> None:
        n = self.count(game, ctx)
        if n > 0:
            event = Counters(-1 - ctx.controller, self.counter, -n)
            event.cause = ctx.source
            game.emit(event)


class CountersOfPlayer(Quantity):
    """How many counters of a kind these players have, or had as they left; what a team shares counts once.

    CR 122.1, 800.4i, 810.10a.
    """

    def __init__(self, counter: str, who: Selector = YOU) -> None:
        self.counter: str = counter
        self.who: Selector = who

    def value(self, game: Game, ctx: Context) -> i64:
        total: i64 = 0
        pools: list[i64] = []
        for ref in known(game, ctx, self.who):
            if ref >= 0 or ref == NONE:
                continue
            seat = -1 - ref
            pool = game.state.table.poison_of[seat] if self.counter == POISON else seat
            if pool not in pools:
                pools.append(pool)
                total += player_counters(game, seat, self.counter)
        return total

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_PLAYERS


class IsPoisoned(Circumstance):
    """A player has a poison counter, or their team where it shares them, or had as they left.

    CR 122.1f, 800.4i, 810.10d.
    """

    def __init__(self, who: Selector) -> None:
        self.who: Selector = who

    def holds(self, game: Game, ctx: Context) -> bool:
        for ref in known(game, ctx, self.who):
            if ref < 0 and ref != NONE and player_counters(game, -1 - ref, POISON) > 0:
                return True
        return False

    def reads(self) -> i64:
        return 1 << EV_COUNTERS


class GetsCounters(PlayerPattern):
    """A player gets one or more counters of a kind. CR 122.1, 603.2c."""

    def __init__(self, counter: str, who: Subject = YOU) -> None:
        super().__init__(EV_COUNTERS, who)
        self.counter: str = counter

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Counters) or event.ref >= 0 or event.name != self.counter or event.amount <= 0:
            return False
        return self.means(game, watcher, -1 - event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE

    def amount_of(self, game: Game, event: Event) -> i64:
        return event.amount if isinstance(event, Counters) else 0
