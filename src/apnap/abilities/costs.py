"""Words for what a player pays: mana, tapping, life, sacrifices, discards, counters. CR 118.

Each says what it uses up (see rules/ch1_concepts/costs/cost_parts.py), so that the planner knows whether a whole cost
can be paid at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.amounts import ChosenX
from apnap.rules.ch1_concepts.costs.cost_parts import (
    NO_LIMIT,
    TAKES_AWAY,
    TAKES_TAP,
    Part,
    TapThis,
    can_tap,
)
from apnap.rules.ch1_concepts.definitions import (
    OF_DISCARDED,
    OF_EXILED,
    OF_OBJECT,
    OF_REVEALED,
    OF_SACRIFICED,
    OF_THOSE,
    Amount,
    CostPart,
    Filter,
    Node,
)
from apnap.rules.ch1_concepts.shared_totals import life_to_pay
from apnap.rules.ch2_cards.characteristics import ManaCost, parse_mana_cost
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, EXILE, F_SACRIFICE, GRAVEYARD, HAND, LIBRARY, LOYALTY
from apnap.rules.core.decisions import (
    FOR_COST,
    FOR_DISCARD,
    FOR_SACRIFICE,
    FROM_ACTION,
    ChooseDecision,
    IllegalAnswer,
    ModeDecision,
)
from apnap.rules.core.types import ObjectId, Ref, Zone
from apnap.rules.events import Counters, Discard, LifeChange, Sacrifice, Tap, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.ch1_concepts.definitions import Context
    from apnap.rules.core.game import Game
    from apnap.rules.events import Event


def reads_x(amount: Amount | None) -> bool:
    """Is it the X that is announced, or made from it? CR 107.3a."""
    return amount is not None and node_reads_x(amount)


def node_reads_x(node: Node) -> bool:
    return isinstance(node, ChosenX) or any(node_reads_x(child) for child in node.children())


class PayMana(Part):
    """Pay mana: `PayMana("{2}{R}")`. It is paid together with all other mana of the total cost. CR 601.2f."""

    def __init__(self, cost: str) -> None:
        self.cost: ManaCost = parse_mana_cost(cost)

    def mana(self) -> ManaCost | None:
        return self.cost

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return True  # decided with the other mana

    def pay(self, game: Game, ctx: Context) -> None:
        """Nothing: the total's mana is paid as one."""

    def loop_inputs(self) -> i64:
        return 0


class UntapThis(Part):
    """{Q}. CR 107.6, 602.5a."""

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.tapped and can_tap(game, ctx.controller, ctx.source)

    def pay(self, game: Game, ctx: Context) -> None:
        event = Tap(ctx.source, True)
        event.cause = ctx.source
        game.emit(event)

    def most_times(self, game: Game, ctx: Context) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


TAP_THIS: Final = TapThis()
UNTAP_THIS: Final = UntapThis()


UNDEFINED: Final = -1_000_000  # an amount that does not exist cannot be paid (903.4f)


class PayLife(Part):
    """Pay life, as much as there is at most. CR 118.3b, 119.4, 810.9a."""

    def __init__(self, amount: i64, counted: Amount | None = None) -> None:
        self.number: i64 = amount
        self.counted: Amount | None = counted

    def has_x(self) -> bool:
        return reads_x(self.counted)

    def life(self, game: Game, ctx: Context) -> i64:
        a = self.counted
        return self.number if a is None else a.value(game, ctx)

    def most_times(self, game: Game, ctx: Context) -> i64:
        n = self.life(game, ctx)
        return NO_LIMIT if n <= 0 else life_to_pay(game, ctx.controller) // n

    def can_pay(self, game: Game, ctx: Context) -> bool:
        n = self.life(game, ctx)
        if n == UNDEFINED:
            return False
        return n <= 0 or life_to_pay(game, ctx.controller) >= n

    def pay(self, game: Game, ctx: Context) -> None:
        n = self.life(game, ctx)
        if n <= 0:
            return
        if life_to_pay(game, ctx.controller) < n:
            raise IllegalAnswer("119.4", f"{n} life cannot be paid with {life_to_pay(game, ctx.controller)}")
        event = LifeChange(ctx.controller, -n)
        event.cause = ctx.source
        game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class MoveThis(Part):
    """The source itself goes from one zone to another."""

    def __init__(self, origin: i64, to: i64) -> None:
        self.origin: i64 = origin
        self.to: i64 = to

    def removes_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == self.origin and o.controller == ctx.controller

    def pay(self, game: Game, ctx: Context) -> None:
        event = ZoneChange(ctx.source, self.origin, self.to, game.state.objs[ctx.source].owner)
        event.cause = ctx.source
        game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class SacrificeThis(MoveThis):
    """Sacrifice this permanent. CR 701.21. `joined` is a choice of words: 'and sacrifice it', after another cost."""

    WORDING: ClassVar[tuple[str, ...]] = ("joined",)

    def __init__(self, joined: bool = False) -> None:
        super().__init__(BATTLEFIELD, GRAVEYARD)
        self.joined: bool = joined

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return (
            o.zone == BATTLEFIELD
            and o.controller == ctx.controller
            and not game.is_forbidden(F_SACRIFICE, ctx.controller, ctx.source)
        )

    def pay(self, game: Game, ctx: Context) -> None:
        event = Sacrifice(ctx.controller, ctx.source)
        event.cause = ctx.source
        game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class DiscardThis(MoveThis):
    """Discard this card. CR 701.9."""

    def __init__(self) -> None:
        super().__init__(HAND, GRAVEYARD)

    def pay(self, game: Game, ctx: Context) -> None:
        event = Discard(ctx.controller, ctx.source)
        event.cause = ctx.source
        game.emit(event)


SACRIFICE_THIS: Final = SacrificeThis()
DISCARD_THIS: Final = DiscardThis()
EXILE_THIS_FROM_GRAVEYARD: Final = MoveThis(GRAVEYARD, EXILE)
EXILE_THIS_FROM_HAND: Final = MoveThis(HAND, EXILE)
EXILE_THIS: Final = MoveThis(BATTLEFIELD, EXILE)
RETURN_THIS: Final = MoveThis(BATTLEFIELD, HAND)


class TakeSome(Part):
    """A part for which the player picks some objects of theirs; what happens to each differs."""

    def __init__(self, amount: i64, filter: Filter | None, zone: Zone, counted: Amount | None = None) -> None:
        self.number: i64 = amount
        self.filter: Filter | None = filter
        self.zone: Zone = zone
        self.counted: Amount | None = counted
        self.purpose: str = FOR_COST
        self.rule: str = "601.2h"

    def loop_inputs(self) -> i64:
        return 0

    def has_x(self) -> bool:
        return reads_x(self.counted)

    def fits_x(self) -> bool:
        f = self.filter
        return f is not None and node_reads_x(f)

    def takes(self) -> i64:
        return TAKES_AWAY

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def needs(self, game: Game, ctx: Context) -> i64:
        a = self.counted
        return self.number if a is None else a.value(game, ctx)

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return True

    def eligible(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        f = self.filter
        for id in game.state.ids(ctx.controller, self.zone):
            if self.may_take(game, ctx, id) and (f is None or f.test(game, ctx, id)):
                out.append(id)
        return out

    def most_times(self, game: Game, ctx: Context) -> i64:
        n = self.needs(game, ctx)
        return NO_LIMIT if n <= 0 else len(self.eligible(game, ctx)) // n

    def can_pay(self, game: Game, ctx: Context) -> bool:
        n = self.needs(game, ctx)
        return n <= 0 or len(self.eligible(game, ctx)) >= n

    def pay(self, game: Game, ctx: Context) -> None:
        if self.needs(game, ctx) > 0:
            self.pay_from(game, ctx, self.eligible(game, ctx))

    def choose(self, game: Game, ctx: Context, candidates: list[Ref]) -> list[i64]:
        """Which of these the player picks for the cost."""
        n = self.needs(game, ctx)
        if len(candidates) < n:
            raise IllegalAnswer("601.2h", f"{n} are needed for the cost, and there are {len(candidates)}")
        chosen = candidates
        if len(candidates) > n:
            decision = ChooseDecision(
                ctx.controller,
                self.rule,
                candidates,
                n,
                n,
                purpose=self.purpose,
                origin=FROM_ACTION,
                source=ctx.source,
                benefit=-1,
                cost=True,
                nodes=[self],
            )
            chosen = game.ask(decision)
        return chosen

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        chosen = self.choose(game, ctx, candidates)
        events: list[Event] = []
        for id in chosen:
            event = self.event(game, ctx, id)
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)
        ctx.those = chosen

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        """What happens to one that was picked."""
        raise NotImplementedError


class SacrificeSome(TakeSome):
    """Sacrifice permanents. CR 701.21."""

    def __init__(self, amount: i64, filter: Filter, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, BATTLEFIELD, counted)
        self.purpose = FOR_SACRIFICE
        self.rule = "701.21"

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_SACRIFICED

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return not game.is_forbidden(F_SACRIFICE, ctx.controller, id)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return Sacrifice(ctx.controller, id)


class DiscardSome(TakeSome):
    """Discard cards, any or those of a kind. CR 701.9."""

    def __init__(self, amount: i64, filter: Filter | None = None, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, HAND, counted)
        self.purpose = FOR_DISCARD
        self.rule = "701.9"

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_DISCARDED

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return id != ctx.source  # a card that is being cast is on a stack by then (601.2a)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return Discard(ctx.controller, id)


class ExileSome(TakeSome):
    """Exile cards from a zone of the player's own: a graveyard, a hand."""

    def __init__(self, amount: i64, zone: Zone, filter: Filter | None = None, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, zone, counted)

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_EXILED

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return id != ctx.source or self.zone == BATTLEFIELD

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return ZoneChange(id, self.zone, EXILE, game.state.objs[id].owner)


class ReturnSome(TakeSome):
    """Return permanents to their owners' hands."""

    def __init__(self, amount: i64, filter: Filter, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, BATTLEFIELD, counted)

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return ZoneChange(id, BATTLEFIELD, HAND, game.state.objs[id].owner)

    def loop_inputs(self) -> i64:
        return 0


class RevealSome(TakeSome):
    """Reveal cards from one's hand: `RevealSome(1, Subtype("Island"))`. CR 701.20a."""

    def __init__(self, amount: i64, filter: Filter, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, HAND, counted)

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return id != ctx.source

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_REVEALED

    def pay_from(self, game: Game, ctx: Context, candidates: list[Ref]) -> None:
        chosen = self.choose(game, ctx, candidates)
        for id in chosen:
            learn(game.state, id, EVERYBODY)
            if game.logging:
                game.say("701.20a", f"{game.name_of_seat(ctx.controller)} reveals {game.name(id)}")
        ctx.those = chosen


class TapSome(TakeSome):
    """Tap untapped permanents; without the {T} symbol, new creatures too. CR 302.6."""

    def __init__(self, amount: i64, filter: Filter, counted: Amount | None = None) -> None:
        super().__init__(amount, filter, BATTLEFIELD, counted)

    def takes(self) -> i64:
        return TAKES_TAP

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return not game.state.objs[id].tapped

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        return Tap(id, False)

    def loop_inputs(self) -> i64:
        return 0


class RemoveCounters(Part):
    """Remove counters from the source. CR 122, 118.3."""

    def __init__(self, amount: i64, name: str, counted: Amount | None = None) -> None:
        self.number: i64 = amount
        self.name: str = name
        self.counted: Amount | None = counted

    def has_x(self) -> bool:
        return reads_x(self.counted)

    def count(self, game: Game, ctx: Context) -> i64:
        a = self.counted
        return self.number if a is None else a.value(game, ctx)

    def most_times(self, game: Game, ctx: Context) -> i64:
        n = self.count(game, ctx)
        return NO_LIMIT if n <= 0 else game.state.objs[ctx.source].counter(self.name) // n

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].counter(self.name) >= self.count(game, ctx)

    def pay(self, game: Game, ctx: Context) -> None:
        n = self.count(game, ctx)
        if n > 0:
            event = Counters(ctx.source, self.name, -n)
            event.cause = ctx.source
            game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class RemoveFromOthers(TakeSome):
    """Remove counters from one permanent of theirs that fits: of a kind, of one of two, or of any. CR 118.3, 122."""

    def __init__(self, amount: i64, name: str, filter: Filter, other: str = "") -> None:
        super().__init__(1, filter, BATTLEFIELD)
        self.counters: i64 = amount
        self.name: str = name
        self.other: str = other

    def takes(self) -> i64:
        return TAKES_AWAY  # what goes away for mana has no counters any more: enough is left for this

    def kinds_of(self, game: Game, id: ObjectId) -> list[str]:
        """The kinds of which there are enough."""
        out: list[str] = []
        held = game.state.objs[id].counters
        if held is not None:
            for name in sorted(held):
                if (not self.name or name == self.name or name == self.other) and held[name] >= self.counters:
                    out.append(name)
        return out

    def may_take(self, game: Game, ctx: Context, id: ObjectId) -> bool:
        return len(self.kinds_of(game, id)) > 0

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event:
        names = self.kinds_of(game, id)
        i: i64 = 0
        if len(names) > 1:
            every: list[i64] = list(range(len(names)))
            i = ask_one(game, ModeDecision(ctx.controller, "118.3", every, names, source=ctx.source))
        return Counters(id, names[i], -self.counters)


class BothCosts(Part):
    """Two things are paid together: `BothCosts(PayMana("{1}"), PayLife(1))`. CR 118.1.

    Whoever offers it takes it apart, so that the mana in it is paid like any other.
    """

    def __init__(self, one: CostPart, other: CostPart) -> None:
        self.one: CostPart = one
        self.other: CostPart = other

    def leaves(self) -> i64:
        return self.one.leaves() | self.other.leaves()

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return self.one.can_pay(game, ctx) and self.other.can_pay(game, ctx)

    def pay(self, game: Game, ctx: Context) -> None:
        self.one.pay(game, ctx)
        self.other.pay(game, ctx)


class DiscardHand(Part):
    """Discard one's hand, though it be empty. CR 701.9, 118.3."""

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return True

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_DISCARDED

    def pay(self, game: Game, ctx: Context) -> None:
        hand = [id for id in game.state.ids(ctx.controller, HAND) if id != ctx.source]
        events: list[Event] = []
        for id in hand:
            event = Discard(ctx.controller, id)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        ctx.those = hand


class MillSome(Part):
    """Mill cards, of which there must be enough. CR 701.17, 118.3."""

    def __init__(self, amount: i64) -> None:
        self.number: i64 = amount

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return len(game.state.ids(ctx.controller, LIBRARY)) >= self.number

    def pay(self, game: Game, ctx: Context) -> None:
        top = game.state.ids(ctx.controller, LIBRARY)[-self.number :]
        events: list[Event] = []
        for id in top:
            event = ZoneChange(id, LIBRARY, GRAVEYARD, game.state.objs[id].owner)
            event.cause = ctx.source
            events.append(event)
        game.emit_all(events)
        ctx.those = list(top)


class PutCounters(Part):
    """Put counters on the source."""

    def __init__(self, amount: i64, name: str) -> None:
        self.number: i64 = amount
        self.name: str = name

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == BATTLEFIELD

    def pay(self, game: Game, ctx: Context) -> None:
        if self.number > 0:
            event = Counters(ctx.source, self.name, self.number)
            event.by_effect = False
            event.cause = ctx.source
            game.emit(event)

    def loop_inputs(self) -> i64:
        return 0


class LoyaltyCost(Part):
    """A loyalty symbol: +N, -N, 0, or -X. CR 606.4-6."""

    def __init__(self, change: i64, minus_x: bool = False) -> None:
        self.change: i64 = change
        self.minus_x: bool = minus_x

    def has_x(self) -> bool:
        return self.minus_x

    def amount(self, ctx: Context) -> i64:
        return -ctx.x if self.minus_x else self.change

    def uses_this(self) -> bool:
        return True

    def can_pay(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.counter(LOYALTY) + self.amount(ctx) >= 0

    def pay(self, game: Game, ctx: Context) -> None:
        n = self.amount(ctx)
        if n:
            event = Counters(ctx.source, LOYALTY, n)
            event.by_effect = False
            event.cause = ctx.source
            game.emit(event)
