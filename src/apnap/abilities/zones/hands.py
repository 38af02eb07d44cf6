"""Hands that are revealed or looked at, and cards that are chosen from among those seen. CR 402.3, 608.2d, 701.20."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.filters import every
from apnap.abilities.zones.putting import ANY_NUMBER, EXACTLY, UP_TO, Supply
from apnap.abilities.zones.top_cards import TopCards, reveal
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, Effect, Filter, Selector
from apnap.rules.ch4_zones.knowledge import learn
from apnap.rules.core.constants import HAND, NONE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class RevealHand(TopCards):
    """Players reveal their hands; what comes after is about those cards. CR 701.20."""

    def __init__(self, who: Selector) -> None:
        super().__init__(0, who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        cards: list[i64] = []
        for seat in seats:
            cards.extend(game.state.ids(seat, HAND))
        ctx.those = self.taken_up(game, ctx, cards)
        ctx.it = ctx.those[0] if ctx.those else NONE
        if seats:
            game.state.stir()  # so that 'if you do' sees it done

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        for id in top:
            reveal(game, id)
        return top

    def benefit(self) -> i64:
        return -1


class LookAtHand(RevealHand):
    """You look at players' hands. CR 701.20e."""

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        for id in top:
            learn(game.state, id, 1 << ctx.controller)
        return top


class ChooseCards(Effect):
    """You choose cards from among those seen, which stay where they are: 'that card' is one of them. CR 608.2d.

    `order` is a choice of words: 'choose' and not 'you choose'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(
        self, supply: Supply, number: int | Amount, *filters: Filter, how: str = EXACTLY, order: bool = False
    ) -> None:
        if how not in (EXACTLY, UP_TO, ANY_NUMBER):
            raise VocabularyError("cards are chosen exactly, up to, or in any number")
        self.supply: Supply = supply
        self.amount: Amount = amount(number)
        self.filter: Filter = every(filters)
        self.how: str = how
        self.order: bool = order

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def happen(self, game: Game, ctx: Context) -> None:
        fitting: list[i64] = []
        for id in self.supply.cards(game, ctx, ctx.controller):
            if self.filter.test(game, ctx, id):
                fitting.append(id)
        most: i64 = len(fitting)
        if self.how != ANY_NUMBER:
            most = min(most, self.amount.value(game, ctx))
        chosen: list[i64] = []
        if most > 0 and game.state.in_game(ctx.controller):
            least: i64 = most if self.how == EXACTLY else 0
            decision = ChooseDecision(
                ctx.controller, "608.2d", fitting, least, most, purpose=FOR_LOOK, ctx=ctx, benefit=-1
            )
            chosen = fitting if least == len(fitting) else game.ask(decision)
        ctx.those = chosen
        ctx.it = chosen[0] if chosen else NONE
        ctx.amount = len(chosen)
        if chosen:
            game.state.stir()  # so that 'if you do' sees it done

    def benefit(self) -> i64:
        return -1
