"""What players pay together, cards that they choose, and whoever stands behind a target. CR 101.4, 107.3f, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.amounts import ThatMuch
from apnap.abilities.base import Circumstance, Subject, seen
from apnap.abilities.costs import PayMana
from apnap.abilities.effects.payment import chosen_x
from apnap.abilities.effects.player_actions import PlayerAction, all_picked
from apnap.abilities.facts.this_way import ThisWay
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, YOU, from_you_on, still_here
from apnap.abilities.targets import TargetSlot
from apnap.rules.ch1_concepts.costs.total_costs import combined, pay_total
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_BATCH,
    OF_OBJECT,
    OF_PLAYER,
    OF_THOSE,
    Context,
    CostPart,
    Effect,
    Filter,
    Selector,
)
from apnap.rules.ch2_cards.characteristics import FREE
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch8_multiplayer.rerouting import ask_one
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, NONE
from apnap.rules.core.decisions import FOR_PLAYER, ChooseDecision, Decision
from apnap.rules.core.interrupts import Departed
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class PayTogether(Effect):
    """Each player, beginning with you, may pay any amount of mana; the number is what they paid together. CR 107.3f."""

    WORDING: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: bool = True) -> None:
        self.first: bool = first  # a choice of words: 'starting with you' is said first

    def happen(self, game: Game, ctx: Context) -> None:
        parts: list[CostPart] = [PayMana("{X}")]
        total = combined(FREE, parts)
        paid: i64 = 0
        for seat in from_you_on(game, ctx.controller):
            if not game.state.in_game(seat) or not in_sight(game, ctx, -1 - seat):
                continue
            payer = Context(seat, ctx.source)
            payer.object = ctx.object
            x = chosen_x(game, payer, total)
            if x <= 0 or not game.state.in_game(seat):
                continue
            payer.x = x
            try:
                pay_total(game, payer, total, x)
            except Departed:
                continue  # they left in the middle of it (800.4f)
            paid += x
        ctx.amount = paid

    def leaves(self) -> i64:
        return OF_AMOUNT


class PaidTogether(ThatMuch):
    """The total amount of mana that players paid by the instruction before."""


PAID_TOGETHER: Final = PaidTogether()


class ChooseCards(PlayerAction):
    """Players choose a card that fits in their graveyards, or you do, or it is chosen at random. CR 608.2d, 101.4."""

    def __init__(self, *filters: Filter, who: Selector = YOU, yours: bool = False, at_random: bool = False) -> None:
        super().__init__(who)
        self.filter: Filter = every(filters)
        self.yours: bool = yours
        self.at_random: bool = at_random

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        chosen: list[i64] = []
        for seat in seats:
            fitting: list[i64] = []
            for id in game.state.ids(seat, GRAVEYARD):
                if self.filter.test(game, ctx, id):
                    fitting.append(id)
            if self.at_random and len(fitting) > 1:
                game.state.shuffle(fitting)
                fitting = fitting[:1]
            if len(fitting) > 1 and self.yours:
                chosen = chosen + game.ask(ChooseDecision(ctx.controller, "608.2d", fitting, ctx=ctx, benefit=1))
                fitting = []
            elif len(fitting) > 1:
                asked.append(ChooseDecision(seat, "608.2d", fitting, ctx=ctx, benefit=-1, own=True))
                fitting = []
            picks.append(fitting)
        ctx.those = chosen + all_picked(seats, picks, asked, ask_each(game, asked))

    def happen(self, game: Game, ctx: Context) -> None:
        """'It' is a card afterwards, never the player."""
        super().happen(game, ctx)
        ctx.it = ctx.those[0] if ctx.those else NONE
        if ctx.those:
            game.state.stir()  # so that 'if you do' sees it done

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_BATCH

    def deals_with(self) -> Selector | None:
        return None

    def loop_inputs(self) -> i64:
        return 0


class ChooseAcross(Effect):
    """You choose a card that fits in an opponent's graveyard, then that player chooses one in yours. CR 608.2d.

    Where no opponent has such a card, you choose the opponent.
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def happen(self, game: Game, ctx: Context) -> None:
        ctx.it = NONE
        ctx.those = []
        you = ctx.controller
        opponents = EACH_OPPONENT.pick(game, ctx)
        if not opponents or not game.state.in_game(you):
            return
        theirs: list[i64] = []
        for ref in opponents:
            theirs = theirs + self.fitting(game, ctx, -1 - ref)
        chosen: list[i64] = []
        if theirs:
            card = theirs[0]
            if len(theirs) > 1:
                card = ask_one(game, ChooseDecision(you, "608.2d", theirs, ctx=ctx, benefit=1))
                if card == NONE:
                    return
            other = game.state.objs[card].owner
            chosen.append(card)
        else:
            one = opponents[0]
            if len(opponents) > 1:
                one = ask_one(game, ChooseDecision(you, "608.2d", opponents, purpose=FOR_PLAYER, ctx=ctx))
                if one == NONE:
                    return
            other = -1 - one
        if game.state.in_game(other) and game.state.in_game(you):
            yours = self.fitting(game, ctx, you)
            if len(yours) > 1:
                card = ask_one(game, ChooseDecision(other, "608.2d", yours, ctx=ctx, benefit=-1))
                yours = [] if card == NONE else [card]
            chosen = chosen + yours
        for id in chosen:
            if game.state.objs[id].zone == GRAVEYARD:
                ctx.those = ctx.those + [id]
        ctx.it = ctx.those[0] if ctx.those else NONE

    def fitting(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        """The cards that fit in a player's graveyard."""
        out: list[i64] = []
        for id in game.state.ids(seat, GRAVEYARD):
            if self.filter.test(game, ctx, id):
                out.append(id)
        return out

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_BATCH

    def loop_inputs(self) -> i64:
        return 0


class ReturnOneOf(Effect):
    """You put one of the cards that were put into graveyards this way onto the battlefield, under your control."""

    def __init__(self, way: ThisWay) -> None:
        self.way: ThisWay = way

    def happen(self, game: Game, ctx: Context) -> None:
        cards: list[i64] = []
        for id in self.way.pick(game, ctx):
            o = game.state.objs[id]
            now = o.next_id if o.next_id >= 0 else id
            if game.state.objs[now].zone == GRAVEYARD:
                cards.append(now)
        ctx.it = NONE
        ctx.those = []
        if not cards or not game.state.in_game(ctx.controller):
            return
        one = cards[0]
        if len(cards) > 1:
            answer = game.ask(ChooseDecision(ctx.controller, "608.2d", cards, ctx=ctx, benefit=1))
            if not answer:
                return
            one = answer[0]
        if game.state.objs[one].zone != GRAVEYARD:
            return
        event = ZoneChange(one, GRAVEYARD, BATTLEFIELD, ctx.controller)
        event.cause = ctx.source
        game.emit(event)
        if event.new_id >= 0:
            ctx.it = event.new_id
            ctx.those = [event.new_id]

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class SomeThisWay(Circumstance):
    """Something that fits was exiled, milled or revealed by the instruction before.

    `now`, `least` and `by`, who did it, are choices of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("now", "least", "by")

    def __init__(self, way: ThisWay, now: bool = False, least: bool = False, by: str = "") -> None:
        self.by: str = by
        self.way: ThisWay = way
        self.now: bool = now
        self.least: bool = least

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(self.way.pick(game, ctx)) > 0

    def loop_inputs(self) -> i64:
        return 0


class BehindTarget(Subject):
    """The target player, or whoever controls the target permanent: 'that player or that planeswalker's controller'.

    `what` is a choice of words: what the permanent is called.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("what", "player_last")

    def __init__(self, slot: TargetSlot, what: str = "planeswalker", player_last: bool = False) -> None:
        self.slot: TargetSlot = slot
        self.what: str = what
        self.player_last: bool = player_last

    def kinds(self) -> i64:
        return OF_PLAYER

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        return still_here(game, self.remembered(game, ctx))

    def remembered(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.slot.pick(game, ctx):
            out.append(ref if ref < 0 else -1 - game.state.objs[ref].controller)
        return seen(game, ctx, out)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0
