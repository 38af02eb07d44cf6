"""Instructions that give a player the choice to pay. CR 118.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.costs import BothCosts, DiscardSome, SacrificeSome
from apnap.abilities.effects.flow import MayThen, is_for_heads
from apnap.abilities.effects.player_actions import Discard, Sacrifice
from apnap.abilities.players import YOU, You, seats_of
from apnap.rules.ch1_concepts.costs.cost_parts import Part
from apnap.rules.ch1_concepts.costs.total_costs import Total, can_pay_total, combined, pay_total
from apnap.rules.ch1_concepts.definitions import OF_PLAYER, Amount, Context, CostPart, Effect, Node, Selector
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.core.constants import BATTLEFIELD, F_SACRIFICE, NONE
from apnap.rules.core.decisions import FOR_COST, FOR_X, ModeDecision, NumberDecision, YesNoDecision
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.types import Seat
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


PAY: Final = [""]


class OneOfTwo(Part):
    """One of two things is paid, as whoever pays chooses: `OneOfTwo(SacrificeSome(1, LAND), DiscardSome(1))`. CR 118.1.

    Whoever offers it asks which one, of those that can be paid.
    """

    def __init__(self, one: CostPart, other: CostPart) -> None:
        self.one: CostPart = one
        self.other: CostPart = other

    def leaves(self) -> i64:
        return self.one.leaves() & self.other.leaves()

    def can_pay(self, game: Game, ctx: Context) -> bool:
        return self.one.can_pay(game, ctx) or self.other.can_pay(game, ctx)


class UnlessPays(Effect):
    """It happens unless a player pays. CR 118.12a.

    `UnlessPays(ControllerOf(spell), PayMana("{3}"), Counter(spell))`. Each of several costs will do:
    `UnlessPays(THAT_PLAYER, SacrificeSome(1, CREATURE), Draw(1), PayLife(3))`. With `x`, X is that much in the cost:
    `UnlessPays(ControllerOf(spell), PayMana("{X}{2}"), Counter(spell), x=Count(FAERIE))`. With `paid`, that happens
    where somebody does pay.
    """

    def __init__(
        self,
        who: Selector,
        cost: CostPart,
        effect: Effect,
        *others: CostPart,
        x: Amount | None = None,
        paid: Effect | None = None,
    ) -> None:
        self.effect: Effect = effect
        self.who: Selector = who
        self.cost: CostPart = cost
        self.others: list[CostPart] = list(others)
        self.x: Amount | None = x
        self.paid: Effect | None = paid

    def happen(self, game: Game, ctx: Context) -> None:
        known = self.x
        if known is None:
            self.offered(game, ctx)
            return
        before = ctx.x
        ctx.x = max(0, known.value(game, ctx))
        self.offered(game, ctx)
        ctx.x = before

    def offered(self, game: Game, ctx: Context) -> None:
        if not self.is_paid(game, ctx):
            self.effect.perform(game, ctx)
            return
        paid = self.paid
        if paid is not None:
            paid.perform(game, ctx)

    def is_paid(self, game: Game, ctx: Context) -> bool:
        """Does one of them pay one of the costs?"""
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if offers(game, ctx, seat, self.cost, -1):
                return True
            for other in self.others:
                if game.state.in_game(seat) and offers(game, ctx, seat, other, -1):
                    return True
        return False

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class UnlessSacrificed(Effect):
    """It happens unless the controller of something sacrifices that: `UnlessSacrificed(target, DealDamage(...))`.

    CR 118.12a, 701.21.
    """

    def __init__(self, what: Selector, effect: Effect) -> None:
        self.effect: Effect = effect
        self.what: Selector = what

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.what.pick(game, ctx):
            if ref < 0 or game.state.objs[ref].zone != BATTLEFIELD:
                continue
            seat = game.state.objs[ref].controller
            if game.is_forbidden(F_SACRIFICE, seat, ref):
                continue
            decision = YesNoDecision(
                seat, "118.12", purpose=FOR_COST, ctx=ctx, benefit=-1, cost=True, labels=["sacrifice it"]
            )
            if game.ask(decision)[0] and game.state.in_game(seat):
                event = Sacrificed(seat, ref)
                event.cause = ctx.source
                game.emit(event)
                return
        self.effect.perform(game, ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class EachUnlessPays(Effect):
    """It happens to each of several players who does not pay. CR 118.12a, 101.4.

    `EachUnlessPays(EACH_OPPONENT, PayLife(2), Discard(1, who=THAT_PLAYER))`
    """

    HAND_AFTER: ClassVar[str] = "who"

    def __init__(self, who: Selector, cost: CostPart, effect: Effect) -> None:
        self.who: Selector = who
        self.cost: CostPart = cost
        self.effect: Effect = effect

    def at_hand(self) -> i64:
        return OF_PLAYER

    def happen(self, game: Game, ctx: Context) -> None:
        """All of them decide, in turn order, before it happens to anybody."""
        unpaid: list[i64] = []
        for seat in seats_of(game, self.who.pick(game, ctx)):
            self.take_up(ctx, -1 - seat)
            if not offers(game, ctx, seat, self.cost, -1):
                unpaid.append(seat)
        for seat in unpaid:
            if game.state.in_game(seat):
                self.take_up(ctx, -1 - seat)
                self.effect.perform(game, ctx)

    def benefit(self) -> i64:
        return self.effect.benefit()

    def loop_inputs(self) -> i64:
        return 0


class MayPay(Effect):
    """You may pay; if you do, it happens. CR 118.12.

    With `choose_x`, the player chooses the X of the cost as they pay: what happens knows it; `most` says how great it
    may be. CR 107.3f. With `x`, X is that much, in the cost and in what happens.
    """

    HAND_AFTER: ClassVar[str] = "cost"

    def at_hand(self) -> i64:
        return self.cost.leaves()

    def __init__(
        self,
        cost: CostPart,
        effect: Effect,
        who: Selector = YOU,
        choose_x: bool = False,
        most: Amount | None = None,
        x: Amount | None = None,
    ) -> None:
        mana = cost.mana()
        if choose_x and (mana is None or not mana.x) and not cost.has_x():
            raise VocabularyError("an X is chosen for a cost that has one")
        self.who: Selector = who
        self.x: Amount | None = x
        self.cost: CostPart = cost
        self.effect: Effect = effect
        self.choose_x: bool = choose_x
        self.most: Amount | None = most

    def meaning(self) -> Node:
        """To discard and to sacrifice may be said as a cost or as an instruction."""
        done = as_instruction(self.cost) if isinstance(self.who, You) else None
        return self if done is None else MayThen(done, self.effect).meaning()

    def happen(self, game: Game, ctx: Context) -> None:
        if isinstance(self.who, You) and is_for_heads(game, ctx, self):
            return
        before = ctx.x
        known = self.x
        for seat in seats_of(game, self.who.pick(game, ctx)):
            if known is not None:
                ctx.x = max(0, known.value(game, ctx))
            bound = self.most
            most: i64 = -1 if bound is None else max(0, bound.value(game, ctx))
            if offers(game, ctx, seat, self.cost, 1, self.choose_x, most):
                if self._number:
                    ctx.note(Kept(-self._number, NONE, ctx.those, ctx.x))
                self.effect.perform(game, ctx)
        if known is not None:
            ctx.x = before

    def benefit(self) -> i64:
        return self.effect.benefit()


def as_instruction(cost: CostPart) -> Effect | None:
    """The instruction that does what a part of a cost does, where there is one."""
    if isinstance(cost, DiscardSome) and cost.filter is None and cost.counted is None:
        return Discard(int(cost.number))
    if isinstance(cost, SacrificeSome) and cost.filter is not None and cost.counted is None:
        return Sacrifice(int(cost.number), cost.filter)
    return None


def offers(
    game: Game, ctx: Context, seat: Seat, cost: CostPart, benefit: i64, choose_x: bool = False, most_x: i64 = -1
) -> bool:
    """Ask a player whether to pay, if they can, and let them; X is at most so much (-1 for any). CR 118.12, 118.3."""
    if choose_x:
        ctx.x = 0
    payer = Context(seat, ctx.source)
    payer.object = ctx.object
    payer.x = ctx.x
    payer.it = ctx.it
    costs: list[CostPart] = [cost.one, cost.other] if isinstance(cost, OneOfTwo) else [cost]
    ways = [one for one in costs if can_pay_total(game, payer, total_of(one), ctx.x)]
    if not ways:
        return False
    decision = YesNoDecision(
        seat, "118.12", purpose=FOR_COST, ctx=ctx, benefit=benefit, cost=True, labels=PAY, nodes=[cost]
    )
    if not game.ask(decision)[0]:
        return False
    if not game.state.in_game(seat):
        return False
    total = total_of(ways[which(game, ctx, seat, ways)])
    if choose_x:
        ctx.x = chosen_x(game, payer, total, most_x)
        payer.x = ctx.x
        if not game.state.in_game(seat):
            return False
    try:
        pay_total(game, payer, total, ctx.x)
    except Departed:
        return False  # they left in the middle of it (800.4f)
    if payer.those:
        ctx.those = payer.those
    return True


def total_of(cost: CostPart) -> Total:
    """What is paid together, so that the mana in it is paid like any other."""
    parts: list[CostPart] = [cost.one, cost.other] if isinstance(cost, BothCosts) else [cost]
    return combined(FREE, parts)


def which(game: Game, ctx: Context, seat: Seat, ways: list[CostPart]) -> i64:
    """Which of several costs a player pays. CR 118.1."""
    if len(ways) == 1:
        return 0
    places: list[i64] = list(range(len(ways)))
    nodes: list[Node] = list(ways)
    decision = ModeDecision(seat, "118.1", places, [*PAY, *PAY], purpose=FOR_COST, ctx=ctx, nodes=nodes)
    return ask_one(game, decision)


def chosen_x(game: Game, payer: Context, total: Total, limit: i64 = -1) -> i64:
    """How much X is, of what the player could pay. CR 107.3f."""
    most: i64 = 0
    payer.x = 1  # what else than mana is paid X times looks there
    while (limit < 0 or most < limit) and can_pay_total(game, payer, total, most + 1):
        most += 1
        payer.x = most + 1
    payer.x = 0
    if most == 0:
        return 0
    decision = NumberDecision(payer.controller, "107.3f", 0, most, purpose=FOR_X, ctx=payer, own=True)
    answer = game.ask(decision)
    return answer[0] if answer else 0
