"""The event of damage being dealt, and its results. CR 120."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch8_multiplayer.markers import wound
from apnap.rules.ch9_casual import commanders
from apnap.rules.core.constants import (
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    DAMAGEABLE_TYPES,
    DEATHTOUCH,
    DEFENSE,
    EV_DAMAGE,
    F_PLAIN_DAMAGE,
    INFECT,
    LIFELINK,
    LOYALTY,
    MINUS,
    PLANESWALKER,
    POISON,
    UNLIMITED_ROOM,
    WITHER,
)
from apnap.rules.core.numbers import total
from apnap.rules.core.types import ObjectId, Ref, Seat
from apnap.rules.events.base import Event, Proposal
from apnap.rules.events.life_and_counters import Counters, LifeChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def toxic_value(game: Game, source: ObjectId) -> i64:
    """The total toxic value of a creature. CR 702.164b."""
    n: i64 = 0
    for s in game.char(source).abilities.statics:
        n += s.toxic()
    return n


def withers(game: Game, source: ObjectId) -> bool:
    """Is damage dealt as though its source had wither? CR 702.80."""
    return game.is_forbidden(F_PLAIN_DAMAGE, game.state.objs[source].controller, source)


class Damage(Event):
    """A source deals damage to a player, creature, planeswalker or battle. CR 120."""

    def __init__(self, source: ObjectId, target: Ref, amount: i64, combat: bool) -> None:
        super().__init__(EV_DAMAGE)
        self.cause = source
        self.source: ObjectId = source
        self.target: Ref = target
        self.amount: i64 = amount
        self.combat: bool = combat
        self.batch: i64 = 0  # what was dealt at the same time has the same number
        self.excess: i64 = 0  # how much of it was more than lethal (120.10)
        self.by: i64 = -1  # who controlled the source as it dealt the damage
        self.values: Chars | None = None  # and what that was
        self.proposal: Proposal | None = None  # what it was proposed with

    def parts(self, game: Game) -> list[Event] | None:
        """The results of damage. CR 120.3."""
        if not self.can_happen(game):
            return None
        state = game.state
        amount = self.amount
        keywords = game.char(self.source).keywords
        out: list[Event] = []
        target = self.target
        if target < 0:
            seat = -1 - target
            if keywords & INFECT:
                out.append(Counters(target, POISON, amount))
            else:
                out.append(LifeChange(seat, -amount, True))
            toxic = toxic_value(game, self.source) if self.combat else 0
            if toxic:
                out.append(Counters(target, POISON, toxic))
        else:
            types = game.char(target).types
            if types & CREATURE and (keywords & (INFECT | WITHER) or withers(game, self.source)):
                out.append(Counters(target, MINUS, amount))
            if types & PLANESWALKER:
                out.append(Counters(target, LOYALTY, -amount))
            if types & BATTLE:
                out.append(Counters(target, DEFENSE, -amount))
        if keywords & LIFELINK:
            out.append(LifeChange(state.objs[self.source].controller, amount, False))
        for ev in out:
            ev.cause = self.source
            if isinstance(ev, Counters):
                ev.by_effect = False
        return out

    def is_quiet(self) -> bool:
        return True

    def apply(self, game: Game) -> bool:
        if not self.can_happen(game):
            return False
        target = self.target
        self.batch = game.state.batch
        self.by = game.state.objs[self.source].controller
        self.values = game.char(self.source)
        if target < 0:
            if self.combat and game.state.table.commander:
                commanders.note_damage(game.state, self.source, -1 - target, self.amount)
            return True
        keywords = game.char(self.source).keywords
        room = room_for(game, target, keywords & DEATHTOUCH != 0)
        if self.amount > room:
            self.excess = self.amount - room
        if game.char(target).types & CREATURE:
            o = game.state.edit(target)
            game.state.suspect(target)
            if not keywords & (INFECT | WITHER) and not withers(game, self.source):
                o.damage = total(o.damage, self.amount)
                if game.state.table.markers > 1:
                    wound(game.state, target, self.amount)
            if keywords & DEATHTOUCH:
                o.deathtouched = True
        return True

    def can_happen(self, game: Game) -> bool:
        """Players, creatures, planeswalkers and battles are dealt damage, more than none. CR 120.1a, 120.8."""
        target = self.target
        if self.amount <= 0:
            return False
        if target < 0:
            return game.state.in_game(-1 - target)
        return game.state.objs[target].zone == BATTLEFIELD and game.char(target).types & DAMAGEABLE_TYPES != 0

    def affected(self, game: Game) -> i64:
        t = self.target
        return -1 - t if t < 0 else game.state.objs[t].controller

    def in_range(self, game: Game, seat: Seat) -> bool:
        return game.state.reaches(seat, self.target)

    def rule(self) -> str:
        return "120.3"

    def line(self, game: Game) -> str:
        return f"{game.name(self.source)} deals {self.amount} damage to {game.name(self.target)}"


def room_for(game: Game, target: Ref, deathtouch: bool) -> i64:
    """How much damage can be dealt to a permanent now before it is excess damage. CR 120.4a, 120.10.

    Of several types, the one with the least room counts. What was dealt at the same time so far is marked on a
    creature; for loyalty and defense it is looked up.
    """
    o = game.state.objs[target]
    c = game.char(target)
    room: i64 = UNLIMITED_ROOM
    if c.types & CREATURE:
        room = c.toughness - o.damage
        if deathtouch and room > 1:
            room = 1
    if c.types & (PLANESWALKER | BATTLE):
        so_far: i64 = 0
        e = game.state.turn().events[EV_DAMAGE]
        while e is not None and isinstance(e, Damage) and e.batch == game.state.batch:
            if e.target == target:
                so_far += e.amount
            e = e.prev
        if c.types & PLANESWALKER and o.counter(LOYALTY) - so_far < room:
            room = o.counter(LOYALTY) - so_far
        if c.types & BATTLE and o.counter(DEFENSE) - so_far < room:
            room = o.counter(DEFENSE) - so_far
    return room if room > 0 else 0
