"""Events of life totals and counters that change. CR 119, 122."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.keyword_counters import KEYWORD_COUNTERS
from apnap.rules.ch1_concepts.shared_totals import can_be_poisoned, can_change_life
from apnap.rules.core.constants import BATTLEFIELD, EV_COUNTERS, EV_LIFE, F_MINUS, GONE, HONE, MINUS, POISON, S_FORBID
from apnap.rules.core.numbers import total
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class LifeChange(Event):
    """A player gains (or, below zero, loses) life. CR 119."""

    def __init__(self, seat: Seat, amount: i64, by_damage: bool = False) -> None:
        super().__init__(EV_LIFE)
        self.seat: Seat = seat
        self.amount: i64 = amount
        self.by_damage: bool = by_damage

    def apply(self, game: Game) -> bool:
        state = game.state
        if self.amount == 0 or not state.in_game(self.seat) or not self.can_happen(game):
            return False
        holder = state.edit_player(state.table.life_of[self.seat])
        holder.life = total(holder.life, self.amount)
        return True

    def is_quiet(self) -> bool:
        return True

    def can_happen(self, game: Game) -> bool:
        return not game.state.standing[S_FORBID] or can_change_life(game, self.seat, self.amount)

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "120.3a" if self.by_damage else "119.3"

    def line(self, game: Game) -> str:
        verb = "gains" if self.amount > 0 else "loses"
        now = game.state.life(self.seat)
        return f"{game.name_of_seat(self.seat)} {verb} {self.amount if self.amount > 0 else -self.amount} life ({now})"


class Counters(Event):
    """Counters are put on (or, below zero, removed from) an object or a player. CR 122."""

    def __init__(self, ref: Ref, name: str, amount: i64) -> None:
        super().__init__(EV_COUNTERS)
        self.ref: Ref = ref
        self.name: str = name
        self.amount: i64 = amount
        self.by_effect: bool = True  # not a cost, nor a result of damage, nor a turn-based action (614.16)
        self.had: i64 = 0  # how many an object had before
        self.left: i64 = -1  # how many an object has right after it: others may follow at the same time

    def only_about(self) -> i64:
        return self.ref

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        state = game.state
        ref = self.ref
        if ref < 0:
            seat = -1 - ref
            if not state.in_game(seat):
                return False
            if self.name == POISON:
                if self.amount > 0 and not can_be_poisoned(game, seat):
                    return False
                holder = state.edit_player(state.table.poison_of[seat])
                holder.poison = max(0, total(holder.poison, self.amount))
                return True
            p = state.edit_player(seat)
            mine = {} if p.counters is None else p.counters.copy()
            mine[self.name] = max(0, total(mine.get(self.name, 0), self.amount))
            p.counters = mine
            return True
        if state.objs[ref].zone == GONE:
            return False
        if self.name == MINUS and self.amount > 0 and state.standing[S_FORBID]:
            if game.is_forbidden(F_MINUS, state.objs[ref].controller, ref):
                return False
        o = state.edit(ref)
        counters = {} if o.counters is None else o.counters.copy()
        have = counters.get(self.name, 0)
        left = max(0, total(have, self.amount))
        if left == have:
            return False
        self.had = have
        self.left = left
        if left:
            counters[self.name] = left
        else:
            del counters[self.name]
        o.counters = counters if counters else None
        if self.name == HONE and o.zone == BATTLEFIELD:
            game.honed(ref)
        if self.amount > 0 and self.name in KEYWORD_COUNTERS:
            stamps = {} if o.counter_timestamps is None else o.counter_timestamps.copy()
            stamps[self.name] = state.tick()  # 613.7c
            o.counter_timestamps = stamps
        if o.zone == BATTLEFIELD:
            if "/" in self.name or self.name in KEYWORD_COUNTERS:
                game.drop_chars(ref)
            else:
                state.doubt(ref)
                if game.char(ref).abilities.mana:
                    state.edit_player(o.controller).mana_dirty = True
        return True

    def affected(self, game: Game) -> i64:
        return -1 - self.ref if self.ref < 0 else game.state.objs[self.ref].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        return game.state.reaches(seat, self.ref)

    def rule(self) -> str:
        return "122.1"

    def line(self, game: Game) -> str:
        verb = "gets" if self.amount > 0 else "loses"
        n = self.amount if self.amount > 0 else -self.amount
        return f"{game.name(self.ref)} {verb} {n} {self.name} counter{'s' if n != 1 else ''}"
