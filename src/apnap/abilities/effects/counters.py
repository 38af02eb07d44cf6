"""Counters that are put on objects, removed, or moved from one to another. CR 122."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, amount, seen
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.selectors import Each
from apnap.abilities.targets import UNLIMITED, TargetSlot
from apnap.rules.ch1_concepts.costs.cost_parts import Part
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
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch1_concepts.nodes import OF_COUNTERS
from apnap.rules.ch1_concepts.targets import NOBODY, share_out
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, GONE, NONE, PLUS
from apnap.rules.core.decisions import ChooseDecision, ModeDecision, NumberDecision, YesNoDecision
from apnap.rules.core.types import ObjectId
from apnap.rules.events import Counters, Event

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class RemoveAllCounters(Part):
    """A cost: remove all counters of a kind from the source, though there be none. CR 118.3, 122.

    How many there were is what 'for each counter removed this way' means.
    """

    def __init__(self, counter: str) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.counter: str = counter

    def leaves(self) -> i64:
        return OF_AMOUNT | OF_COUNTERS

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return True

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def pay(self, game: Game, ctx: Context) -> None:
        n = game.state.objs[ctx.source].counter(self.counter)
        if n > 0:
            event = Counters(ctx.source, self.counter, -n)
            event.cause = ctx.source
            game.emit(event)
        ctx.amount = n


@mypyc_attr(allow_interpreted_subclasses=True)
class AddCounters(ObjectAction):
    """Put counters on objects. CR 122.6.

    `so_many` and `you` are choices of words: the number is said before what gets them, and who puts them is said.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("so_many", "you")

    def __init__(
        self, number: int | Amount, counter: str, on: Selector, so_many: bool = False, you: bool = False
    ) -> None:
        super().__init__(on)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.so_many: bool = so_many
        self.you: bool = you

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        n = self.amount.value(game, ctx)
        return Counters(id, self.counter, n) if n > 0 else None

    def benefit(self) -> i64:
        return 1 if self.counter == PLUS else 0

    def loop_inputs(self) -> i64:
        return 0


class AddKinds(ObjectAction):
    """Put counters of several kinds on objects at once: `AddKinds(IT, [4, 1], ["+1/+1", "flying"])`. CR 122.6."""

    def __init__(self, on: Selector, numbers: list[i64], counters: list[str]) -> None:
        super().__init__(on)
        if len(counters) < 2 or len(numbers) != len(counters):
            raise VocabularyError("so many counters of each of two kinds or more")
        self.numbers: list[i64] = numbers
        self.counters: list[str] = counters

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        events: list[Event] = []
        for ref in refs:
            if ref >= 0:
                for i in range(len(self.counters)):
                    event = Counters(ref, self.counters[i], self.numbers[i])
                    event.cause = ctx.source
                    event.by_effect = True
                    events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class DoubleCounters(ObjectAction):
    """Double the number of counters of a kind, or of each kind, on objects: as many again are put there. CR 701.10."""

    def __init__(self, what: Selector, counter: str = "") -> None:
        super().__init__(what)
        self.counter: str = counter

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        events: list[Event] = []
        for ref in refs:
            counters = game.state.objs[ref].counters if ref >= 0 else None
            if counters is None:
                continue
            for name in counters:
                if not self.counter or name == self.counter:
                    event = Counters(ref, name, counters[name])
                    event.cause = ctx.source
                    events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def benefit(self) -> i64:
        return 1


class DistributeCounters(Effect):
    """Counters are put on targets, distributed as their controller chose. CR 601.2d, 122.6.

    Its slot, `among`, is a copy of the one that is given, divided and with one target at least unless it may have none.
    """

    def __init__(self, number: int | Amount, counter: str, among: TargetSlot) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter
        least = 0 if among.maximum == UNLIMITED or among.minimum == 0 else 1
        self.among: TargetSlot = replaced(among, divided=self.amount, minimum=least)

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.among.pick(game, ctx)
        events: list[Event] = []
        for i in range(len(ctx.slots)):
            if ctx.slots[i] is self.among and i < len(ctx.division):
                shares = ctx.division[i]
                for j in range(len(refs)):
                    if j < len(shares) and shares[j] > 0:
                        event = Counters(refs[j], self.counter, shares[j])
                        event.cause = ctx.source
                        events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return self.among.kinds()

    def deals_with(self) -> Selector | None:
        return self.among

    def benefit(self) -> i64:
        return 1 if self.counter == PLUS else -1


class ShareOutCounters(Effect):
    """Distribute counters, as the instruction is followed, among this and any number of permanents that fit. CR 601.2d.

    `ShareOutCounters(X, "+1/+1", COMMANDER)`. Each that gets any gets one at least; nothing is a target.
    """

    def __init__(self, number: int | Amount, counter: str, *filters: Filter) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter
        self.among: Each = Each(*filters)

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        total = self.amount.value(game, ctx)
        among: list[i64] = [ctx.source] if game.state.objs[ctx.source].zone == BATTLEFIELD else []
        others: list[i64] = []
        for ref in seen(game, ctx, self.among.pick(game, ctx)):
            if ref != ctx.source:
                others.append(ref)
        most = min(total - len(among), len(others))
        if total < 1 or not game.state.in_game(seat):
            return
        if most > 0:
            decision = ChooseDecision(seat, "608.2d", others, 0, most, ctx=ctx, benefit=1)
            among = among + game.ask(decision)
        ctx.those = among
        if not among:
            return
        shares = share_out(game, ctx, among, total)
        if shares is NOBODY:
            return
        events: list[Event] = []
        for i in range(len(among)):
            if i < len(shares) and game.state.objs[among[i]].zone == BATTLEFIELD:
                event = Counters(among[i], self.counter, shares[i])
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1


class TakeCounters(ObjectAction):
    """Remove counters from objects: `TakeCounters(1, "luck", THIS)`. CR 122.8."""

    def __init__(self, number: int | Amount, counter: str, what: Selector) -> None:
        super().__init__(what)
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount = amount(number)
        self.counter: str = counter

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        n = self.amount.value(game, ctx)
        return Counters(id, self.counter, -n) if n > 0 else None


class TakeAllCounters(ObjectAction):
    """Remove all counters of a kind, or of every kind, from objects: `TakeAllCounters(Each(PERMANENT), "ice")`. CR 122.

    How many there were is what 'that many' and 'for each counter removed this way' mean. `them` is a choice of words:
    the counters were spoken of before.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("them",)

    def __init__(self, what: Selector, counter: str = "", them: str = "") -> None:
        super().__init__(what)
        self.counter: str = counter
        self.them: str = them

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        events: list[Event] = []
        removed: i64 = 0
        for ref in refs:
            counters = game.state.objs[ref].counters if ref >= 0 else None
            if counters is None or game.state.objs[ref].zone == GONE:
                continue
            for name in sorted(counters):
                if counters[name] > 0 and (not self.counter or name == self.counter):
                    removed += counters[name]
                    event = Counters(ref, name, -counters[name])
                    event.cause = ctx.source
                    events.append(event)
        if events:
            game.emit_all(events)
        ctx.amount = removed
        ctx.those = refs
        if refs:
            ctx.it = refs[0]

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_AMOUNT | OF_COUNTERS

    def benefit(self) -> i64:
        return 0


class MoveCounters(Effect):
    """Move that many counters of a kind from one permanent onto another; without a number, as many as you like.

    Nothing moves unless it can be taken and put: there must be two objects, both on the battlefield. CR 122.5.
    """

    def __init__(self, number: int | Amount | None, counter: str, source: Selector, to: Selector) -> None:
        if not counter and number is not None and number != 1:
            raise VocabularyError("so many counters that are moved have a name, such as +1/+1")
        self.amount: Amount | None = None if number is None else amount(number)
        self.counter: str = counter
        self.source: Selector = source
        self.to: Selector = to

    def happen(self, game: Game, ctx: Context) -> None:
        to = self.to.pick(game, ctx)
        for source in self.source.pick(game, ctx):
            for target in to:
                if self.amount is None and not self.counter:
                    held = game.state.objs[source].counters if source >= 0 else None
                    for kind in sorted(held) if held is not None else []:
                        self.move(game, ctx, source, target, kind)
                elif can_move(game, source, target):
                    self.move(game, ctx, source, target)

    def move(self, game: Game, ctx: Context, source: ObjectId, to: i64, kind: str = "") -> None:
        if not can_move(game, source, to):
            return
        counter = kind or self.counter
        if not counter:
            counter = self.any_kind(game, ctx, source)
        have = game.state.objs[source].counter(counter) if counter else 0
        a = self.amount
        n = have
        if a is not None:
            n = min(a.value(game, ctx), have)
        elif have > 0:
            decision = NumberDecision(ctx.controller, "122.5", 0, have, ctx=ctx)
            n = game.ask(decision)[0]
        if n <= 0 or not can_move(game, source, to):
            return
        events: list[Event] = [Counters(source, counter, -n), Counters(to, counter, n)]
        for event in events:
            event.cause = ctx.source
        game.emit_all(events)

    def any_kind(self, game: Game, ctx: Context, source: ObjectId) -> str:
        """The kind of counter that the player chooses, of those there are. CR 608.2d."""
        held = game.state.objs[source].counters
        kinds = sorted(held) if held is not None else []
        if len(kinds) < 2:
            return kinds[0] if kinds else ""
        places: list[i64] = list(range(len(kinds)))
        return kinds[ask_one(game, ModeDecision(ctx.controller, "608.2d", places, kinds, ctx=ctx))]


def can_move(game: Game, source: ObjectId, to: i64) -> bool:
    """Could a counter be taken from one and put on the other? CR 122.5."""
    objs = game.state.objs
    if source < 0 or to < 0 or source == to:
        return False
    return objs[source].zone == BATTLEFIELD and objs[to].zone == BATTLEFIELD


class PutItsCounters(Effect):
    """Put counters that an object had, or has, on another: all kinds, or one. This does not move them. CR 122.8-9."""

    WORDING: ClassVar[tuple[str, ...]] = ("those",)

    def __init__(self, source: Selector, to: Selector, counter: str = "", those: bool = False) -> None:
        self.source: Selector = source
        self.to: Selector = to
        self.counter: str = counter
        self.those: bool = those  # a choice of words: 'those counters'

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for source in self.source.pick(game, ctx):
            counters = game.state.objs[source].counters if source >= 0 else None
            if counters is None:
                continue
            for kind in sorted(counters):
                if not self.counter or kind == self.counter:
                    for to in self.to.pick(game, ctx):
                        event = Counters(to, kind, counters[kind])
                        event.cause = ctx.source
                        events.append(event)
        if events:
            game.emit_all(events)

    def benefit(self) -> i64:
        return 1


class MoveCounter(Effect):
    """You may move a +1/+1 counter from this onto that creature. CR 702.58a, 122.5."""

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it == NONE or not self.can_move(game, ctx):
            return
        decision = YesNoDecision(ctx.controller, "702.58a", ctx=ctx, benefit=1, own=True)
        if game.ask(decision)[0] and self.can_move(game, ctx):
            events: list[Event] = [Counters(ctx.source, PLUS, -1), Counters(ctx.it, PLUS, 1)]
            game.emit_all(events)

    def can_move(self, game: Game, ctx: Context) -> bool:
        here = game.state.objs[ctx.source]
        return here.zone == BATTLEFIELD and here.counter(PLUS) > 0 and game.state.objs[ctx.it].zone == BATTLEFIELD


TIME: Final = "time"
