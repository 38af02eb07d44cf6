"""Dealing damage. CR 120."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Quantity, amount
from apnap.abilities.effects.player_actions import speaks_of_each
from apnap.abilities.players import EachPlayer
from apnap.abilities.targets import UNLIMITED, Again, TargetSlot
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_OBJECT,
    Amount,
    Condition,
    Context,
    Effect,
    Selector,
)
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.nodes import OF_DAMAGED, OF_EACH
from apnap.rules.core.constants import DEATHTOUCH, EV_DAMAGE
from apnap.rules.core.types import ObjectId, Ref
from apnap.rules.events import Damage, Event, room_for

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class DealDamage(Effect):
    """The source, or another object, deals damage. CR 120.

    In the amount, `IT` is what deals the damage: `DealDamage(PowerOf(IT), to=..., source=Target(CREATURE))`, and
    `THEMSELVES` is each of several players to whom it is dealt.
    """

    HAND_AFTER: ClassVar[str] = "source"
    WORDING: ClassVar[tuple[str, ...]] = ("said", "to_first", "also")

    def __init__(
        self,
        number: int | Amount,
        to: Selector,
        source: Selector | None = None,
        excess_to: Selector | None = None,
        said: str = "",
        to_first: bool = False,
        also: bool = False,
    ) -> None:
        self.said: str = said  # a choice of words: this is called by its name, or 'it'
        self.also: bool = also  # and that it deals it also
        self.to_first: bool = to_first  # and to whom is said before how much
        self.source: Selector | None = source
        self.amount: Amount = amount(number)
        self.to: Selector = to
        self.excess_to: Selector | None = excess_to  # to whom what is more than lethal is dealt instead (120.4a)

    def happen(self, game: Game, ctx: Context) -> None:
        sources = [ctx.source]
        s = self.source
        if s is not None:
            sources = s.pick(game, ctx)
        refs = self.to.pick(game, ctx)
        events: list[Event] = []
        total: i64 = 0
        for source in sources:
            if s is not None:
                self.take_up(ctx, source)
                refs = self.to.pick(game, ctx)
            n = self.amount.value(game, ctx)
            for ref in refs:
                if s is None and self.for_each():
                    self.take_up(ctx, ref)
                    n = self.amount.value(game, ctx)
                if n > 0:
                    self.add(game, ctx, source, ref, n, events)
        total = deal(game, events)
        ctx.amount = total
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return self.to.kinds() | OF_AMOUNT | OF_DAMAGED

    def deals_with(self) -> Selector | None:
        return self.to

    def at_hand(self) -> i64:
        """What deals it, for the amount, unless that is a target or a word, which can be referred to anyway."""
        s = self.source
        if s is None and isinstance(self.to, EachPlayer):
            return OF_EACH
        return 0 if s is None or isinstance(s, (TargetSlot, Again)) or s.refers_to() else OF_OBJECT

    _varies: i64 = -1  # whether it differs from player to player, once that was asked

    def for_each(self) -> bool:
        """Is the amount another one for each of several players?"""
        if self._varies < 0:
            self._varies = 1 if isinstance(self.to, EachPlayer) and speaks_of_each(self.amount) else 0
        return self._varies == 1

    def add(self, game: Game, ctx: Context, source: ObjectId, ref: Ref, n: i64, events: list[Event]) -> None:
        """The damage to one, and what of it goes to another instead. CR 120.4a."""
        other = self.excess_to
        if other is not None and ref >= 0:
            room = room_for(game, ref, game.char(source).keywords & DEATHTOUCH != 0)
            if n > room:
                ctx.it = ref
                for instead in other.pick(game, ctx):
                    events.append(Damage(source, instead, n - room, False))
                n = room
        if n > 0:
            events.append(Damage(source, ref, n, False))

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class OrIf(Quantity):
    """A number, or another one if something is so that is known as a spell is cast. CR 601.2d, 608.2c.

    `OrIf(2, WasCast("madness"), X)`
    """

    def __init__(self, usual: int | Amount, condition: Condition, other: int | Amount) -> None:
        self.usual: Amount = amount(usual)
        self.condition: Condition = condition
        self.other: Amount = amount(other)

    def value(self, game: Game, ctx: Context) -> i64:
        return (self.other if self.condition.holds(game, ctx) else self.usual).value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class DealDividedDamage(Effect):
    """The source deals damage divided as its controller chose among the targets. CR 601.2d, 120.

    Its slot, `among`, is a copy of the one that is given, divided and with one target at least. `again` is a choice of
    words: what the targets are called where another amount is dealt to them instead (`OrIf`), and what deals it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("said", "again")

    def __init__(self, number: int | Amount, among: TargetSlot, said: str = "", again: str = "") -> None:
        self.again: str = again
        self.said: str = said  # a choice of words: this is called by its name, or 'it'
        self.amount: Amount = amount(number)
        least = 0 if among.maximum == UNLIMITED else 1
        self.among: TargetSlot = replaced(among, divided=self.amount, minimum=least)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.among.pick(game, ctx)
        events: list[Event] = []
        for i in range(len(ctx.slots)):
            if ctx.slots[i] is self.among and i < len(ctx.division):
                shares = ctx.division[i]
                for j in range(len(refs)):
                    if j < len(shares) and shares[j] > 0:
                        events.append(Damage(ctx.source, refs[j], shares[j], False))
        ctx.amount = deal(game, events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return self.among.kinds() | OF_AMOUNT

    def deals_with(self) -> Selector | None:
        return self.among

    def benefit(self) -> i64:
        return -1


class DealEvenly(Effect):
    """Damage divided evenly, rounded down, among those targets that are still legal. CR 120, 107.1a."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, number: int | Amount, among: TargetSlot, said: str = "") -> None:
        self.said: str = said  # a choice of words: this is called by its name, or 'it'
        self.amount: Amount = amount(number)
        self.among: TargetSlot = among

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.among.pick(game, ctx)
        events: list[Event] = []
        if refs:
            share = self.amount.value(game, ctx) // len(refs)
            for ref in refs:
                if share > 0:
                    events.append(Damage(ctx.source, ref, share, False))
            ctx.it = refs[0]
        ctx.amount = deal(game, events)
        ctx.those = refs

    def leaves(self) -> i64:
        return self.among.kinds() | OF_AMOUNT

    def deals_with(self) -> Selector | None:
        return self.among

    def benefit(self) -> i64:
        return -1


def deal(game: Game, events: list[Event]) -> i64:
    """Deal damage all at once; how much was dealt, after replacement and prevention. CR 120.4."""
    state = game.state
    before = state.turn().events[EV_DAMAGE]
    if len(events) == 1:
        game.emit(events[0])
    elif events:
        game.emit_all(events)
    total: i64 = 0
    e = state.turn().events[EV_DAMAGE]
    while e is not None and e is not before:
        if isinstance(e, Damage):
            total += e.amount
        e = e.prev
    return total
