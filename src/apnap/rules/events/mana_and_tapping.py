"""Events of mana being added, and of permanents being tapped and untapped. CR 106.4, 701.26."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.core.constants import BATTLEFIELD, EV_MANA, EV_TAP, EV_UNTAP
from apnap.rules.core.numbers import total
from apnap.rules.core.players import Mana
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events.base import Event

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.mana.purpose import Spending
    from apnap.rules.core.game import Game


class AddMana(Event):
    """Mana goes to a player's pool. CR 106.4."""

    def __init__(self, seat: Seat, mana: i64, amount: i64, snow: bool) -> None:
        super().__init__(EV_MANA)
        self.seat: Seat = seat
        self.mana: i64 = mana
        self.amount: i64 = amount
        self.snow: bool = snow
        self.restriction: Spending | None = None  # what it may be spent on (106.6)
        self.again: bool = False  # the same instruction has added mana of this kind already

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat) or self.amount <= 0:
            return False
        p = state.edit_player(self.seat)
        restriction = self.restriction
        if restriction is not None:
            for _i in range(self.amount):
                p.special_mana = p.special_mana + [Mana(self.mana, self.snow, self.cause, restriction)]
            p.mana_dirty = True
            return True
        pool = p.pool.copy()
        place = self.mana + (6 if self.snow else 0)
        pool[place] = total(pool[place], self.amount)
        p.pool = pool
        p.pool_total = total(p.pool_total, self.amount)
        p.mana_dirty = True
        return True

    def affected(self, game: Game) -> i64:
        return self.seat


class Tap(Event):
    """A permanent becomes tapped or untapped. CR 701.26."""

    def __init__(self, id: ObjectId, untap: bool) -> None:
        super().__init__(EV_UNTAP if untap else EV_TAP)
        self.id: ObjectId = id
        self.for_mana: bool = False
        self.convokes: bool = False  # it pays for a spell, which caused it (702.51c)
        self.for_attack: bool = False  # as it is declared as an attacker (508.1f)

    def is_quiet(self) -> bool:
        return True

    def only_about(self) -> i64:
        return self.id

    def apply(self, game: Game) -> bool:
        state = game.state
        if not self.can_happen(game):
            return False
        o = state.edit(self.id)
        o.tapped = self.kind == EV_TAP
        chars = state.chars[self.id]
        if chars is None or chars.abilities.mana:
            state.edit_player(o.controller).mana_dirty = True
        return True

    def can_happen(self, game: Game) -> bool:
        """Only an untapped permanent becomes tapped, only a tapped one untapped. CR 701.26."""
        o = game.state.objs[self.id]
        return o.zone == BATTLEFIELD and o.tapped == (self.kind == EV_UNTAP)

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        return game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "701.26"
