"""Events that change numbers and links: damage, life, counters, mana, tapping, control, attachment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules import commanders
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import NO_IDS
from apnap.rules.events.base import Event
from apnap.rules.guises import drop_guise
from apnap.rules.keyword_counters import KEYWORD_COUNTERS
from apnap.rules.objects import added, without
from apnap.rules.options.markers import wound
from apnap.rules.players import Mana
from apnap.rules.pools import can_be_poisoned, can_change_life
from apnap.rules.questions import F_MINUS
from apnap.rules.words import (
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    DEATHTOUCH,
    DEFENSE,
    EV_ATTACH,
    EV_CONTROL,
    EV_COUNTERS,
    EV_DAMAGE,
    EV_LIFE,
    EV_MANA,
    EV_TAP,
    EV_UNATTACHED,
    EV_UNTAP,
    GONE,
    HONE,
    INFECT,
    LIFELINK,
    LOYALTY,
    MINUS,
    NONE,
    PLANESWALKER,
    POISON,
    S_FORBID,
    WITHER,
)
from apnap.rules.zones import register, unregister

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.mana_purpose import Spending

NO_ROOM: Final = 1_000_000
DAMAGEABLE: Final = 2 | 32 | 128  # creatures, planeswalkers, battles (120.1)


def toxic_value(game: Game, source: i64) -> i64:
    """The total toxic value of a creature. CR 702.164b."""
    n: i64 = 0
    for s in game.char(source).abilities.statics:
        n += s.toxic()
    return n


class Damage(Event):
    """A source deals damage to a player, creature, planeswalker or battle. CR 120."""

    def __init__(self, source: i64, target: i64, amount: i64, combat: bool) -> None:
        self.kind = EV_DAMAGE
        self.prev = None
        self.cause = source
        self.done = NO_IDS
        self.source: i64 = source
        self.target: i64 = target
        self.amount: i64 = amount
        self.combat: bool = combat
        self.batch: i64 = 0  # what was dealt at the same time has the same number
        self.excess: i64 = 0  # how much of it was more than lethal (120.10)
        self.by: i64 = -1  # who controlled the source as it dealt the damage
        self.values: Chars | None = None  # and what that was

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
            if types & CREATURE and keywords & (INFECT | WITHER):
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
            if not keywords & (INFECT | WITHER):
                o.damage += self.amount
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
        return game.state.objs[target].zone == BATTLEFIELD and game.char(target).types & DAMAGEABLE != 0

    def affected(self, game: Game) -> i64:
        t = self.target
        return -1 - t if t < 0 else game.state.objs[t].controller

    def in_range(self, game: Game, seat: i64) -> bool:
        return game.state.reaches(seat, self.target)

    def rule(self) -> str:
        return "120.3"

    def line(self, game: Game) -> str:
        return f"{game.name(self.source)} deals {self.amount} damage to {game.name(self.target)}"


def room_for(game: Game, target: i64, deathtouch: bool) -> i64:
    """How much damage can be dealt to a permanent now before it is excess damage. CR 120.4a, 120.10.

    Of several types, the one with the least room counts. What was dealt at the same time so far is marked on a
    creature; for loyalty and defense it is looked up.
    """
    o = game.state.objs[target]
    c = game.char(target)
    room: i64 = NO_ROOM
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


class LifeChange(Event):
    """A player gains (or, below zero, loses) life. CR 119."""

    def __init__(self, seat: i64, amount: i64, by_damage: bool = False) -> None:
        self.kind = EV_LIFE
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.by_damage: bool = by_damage

    def apply(self, game: Game) -> bool:
        state = game.state
        if self.amount == 0 or not state.in_game(self.seat) or not self.can_happen(game):
            return False
        state.edit_player(state.table.life_of[self.seat]).life += self.amount
        return True

    def can_happen(self, game: Game) -> bool:
        return not game.state.standing[S_FORBID] or can_change_life(game, self.seat, self.amount)

    def affected(self, game: Game) -> i64:
        return self.seat

    def rule(self) -> str:
        return "120.3a" if self.by_damage else "119.3"

    def line(self, game: Game) -> str:
        verb = "gains" if self.amount > 0 else "loses"
        total = game.state.life(self.seat)
        return (
            f"{game.name_of_seat(self.seat)} {verb} {self.amount if self.amount > 0 else -self.amount} life ({total})"
        )


class Counters(Event):
    """Counters are put on (or, below zero, removed from) an object or a player. CR 122."""

    def __init__(self, ref: i64, name: str, amount: i64) -> None:
        self.kind = EV_COUNTERS
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.ref: i64 = ref
        self.name: str = name
        self.amount: i64 = amount
        self.by_effect: bool = True  # not a cost, nor a result of damage, nor a turn-based action (614.16)
        self.left: i64 = -1  # how many an object has right after it: others may follow at the same time

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
                holder.poison = max(0, holder.poison + self.amount)
                return True
            p = state.edit_player(seat)
            mine = {} if p.counters is None else p.counters.copy()
            mine[self.name] = max(0, mine.get(self.name, 0) + self.amount)
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
        left = max(0, have + self.amount)
        if left == have:
            return False
        self.left = left
        if left:
            counters[self.name] = left
        else:
            del counters[self.name]
        o.counters = counters if counters else None
        if self.name == HONE and o.zone == BATTLEFIELD:
            game.honed(ref)
        if self.amount > 0 and self.name in KEYWORD_COUNTERS:
            stamps = {} if o.stamps is None else o.stamps.copy()
            stamps[self.name] = state.tick()  # 613.7c
            o.stamps = stamps
        if o.zone == BATTLEFIELD:
            game.drop_chars(ref)
        return True

    def affected(self, game: Game) -> i64:
        return -1 - self.ref if self.ref < 0 else game.state.objs[self.ref].controller

    def in_range(self, game: Game, seat: i64) -> bool:
        return game.state.reaches(seat, self.ref)

    def rule(self) -> str:
        return "122.1"

    def line(self, game: Game) -> str:
        verb = "gets" if self.amount > 0 else "loses"
        n = self.amount if self.amount > 0 else -self.amount
        return f"{game.name(self.ref)} {verb} {n} {self.name} counter{'s' if n != 1 else ''}"


class AddMana(Event):
    """Mana goes to a player's pool. CR 106.4."""

    def __init__(self, seat: i64, mana: i64, amount: i64, snow: bool) -> None:
        self.kind = EV_MANA
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.seat: i64 = seat
        self.mana: i64 = mana
        self.amount: i64 = amount
        self.snow: bool = snow
        self.restriction: Spending | None = None  # what it may be spent on (106.6)

    def apply(self, game: Game) -> bool:
        state = game.state
        if not state.in_game(self.seat) or self.amount <= 0:
            return False
        p = state.edit_player(self.seat)
        restriction = self.restriction
        if restriction is not None:
            for _i in range(self.amount):
                p.special = p.special + [Mana(self.mana, self.snow, self.cause, restriction)]
            p.mana_dirty = True
            return True
        pool = p.pool.copy()
        pool[self.mana + (6 if self.snow else 0)] += self.amount
        p.pool = pool
        p.pool_total += self.amount
        p.mana_dirty = True
        return True

    def affected(self, game: Game) -> i64:
        return self.seat


class Tap(Event):
    """A permanent becomes tapped or untapped. CR 701.26."""

    def __init__(self, id: i64, untap: bool) -> None:
        self.kind = EV_UNTAP if untap else EV_TAP
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.id: i64 = id
        self.for_mana: bool = False

    def apply(self, game: Game) -> bool:
        state = game.state
        if not self.can_happen(game):
            return False
        o = state.edit(self.id)
        o.tapped = self.kind == EV_TAP
        state.edit_player(o.controller).mana_dirty = True
        return True

    def can_happen(self, game: Game) -> bool:
        """Only an untapped permanent becomes tapped, only a tapped one untapped. CR 701.26."""
        o = game.state.objs[self.id]
        return o.zone == BATTLEFIELD and o.tapped == (self.kind == EV_UNTAP)

    def affected(self, game: Game) -> i64:
        return game.state.objs[self.id].controller

    def in_range(self, game: Game, seat: i64) -> bool:
        return game.state.reaches(seat, self.id)

    def rule(self) -> str:
        return "701.26"


class ControlChange(Event):
    """A permanent comes under another player's control. CR 110.2, 613.1b."""

    def __init__(self, id: i64, seat: i64) -> None:
        self.kind = EV_CONTROL
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.id: i64 = id
        self.seat: i64 = seat
        self.was: i64 = -1

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or o.controller == self.seat or not state.in_game(self.seat):
            return False
        game.hand_over(self.id, self.seat)
        return True

    def rule(self) -> str:
        return "613.1b"

    def line(self, game: Game) -> str:
        return f"{game.name_of_seat(self.seat)} gains control of {game.name(self.id)}"


class Attach(Event):
    """An Aura, Equipment or Fortification becomes attached. CR 701.3."""

    def __init__(self, id: i64, to: i64) -> None:
        self.kind = EV_ATTACH
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.id: i64 = id
        self.to: i64 = to

    def apply(self, game: Game) -> bool:
        state = game.state
        o = state.objs[self.id]
        if o.zone != BATTLEFIELD or o.attached_to == self.to or self.to == self.id:
            return False
        if o.attached_to != NONE:
            detach(game, self.id)
        o = state.edit(self.id)
        o.attached_to = self.to
        o.timestamp = state.tick()  # 613.7e
        abilities = o.registered
        if abilities.statics:
            # and so do the effects of its static abilities (613.7a)
            unregister(game, self.id)
            register(game, self.id, abilities)
        if self.to >= 0:
            host = state.edit(self.to)
            host.attachments = added(host.attachments, self.id)
        game.drop_all_chars()
        return True

    def rule(self) -> str:
        return "701.3"

    def line(self, game: Game) -> str:
        return f"{game.name(self.id)} becomes attached to {game.name(self.to)}"


class Unattach(Event):
    """An attachment stops being attached. CR 701.3d."""

    def __init__(self, id: i64) -> None:
        self.kind = EV_UNATTACHED
        self.prev = None
        self.cause = -1
        self.done = NO_IDS
        self.id: i64 = id
        self.was: i64 = NONE

    def apply(self, game: Game) -> bool:
        o = game.state.objs[self.id]
        if o.attached_to == NONE:
            return False
        self.was = o.attached_to
        detach(game, self.id)
        if o.guise is not None:
            drop_guise(game, self.id)  # 702.103f
        game.drop_all_chars()
        return True

    def rule(self) -> str:
        return "701.3d"


def detach(game: Game, id: i64) -> None:
    """Undo the link between an attachment and its host."""
    state = game.state
    o = state.edit(id)
    if o.attached_to >= 0:
        host = state.edit(o.attached_to)
        host.attachments = without(host.attachments, id)
    o.attached_to = NONE
