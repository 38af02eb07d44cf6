"""Bringing cards into the game from outside of it. CR 400.11b, 701.48, 729.4a."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.effects.flow import MAY
from apnap.abilities.effects.player_actions import Discard, PlayerAction
from apnap.abilities.filters import Subtype, every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Context, Filter, Selector
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.outside import can_come
from apnap.rules.core.constants import HAND, OUTSIDE
from apnap.rules.core.decisions import FOR_SEARCH, ChooseDecision, YesNoDecision
from apnap.rules.core.types import Seat
from apnap.rules.events import Draw

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class WishFor(PlayerAction):
    """A player may put a card they own from outside the game into their hand; of a kind, they reveal it. CR 400.11b.

    `WishFor(SORCERY)`; without a filter any card, which stays unseen. In a subgame the main game is outside (729.4).
    """

    def __init__(self, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        self.filter: Filter | None = every(filters) if filters else None

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            if game.state.in_game(seat):
                self.wish(game, ctx, seat)

    def wish(self, game: Game, ctx: Context, seat: Seat) -> None:
        filter = self.filter
        there: list[i64] = []
        for id in can_come(game, seat):
            if filter is None or filter.test(game, ctx, id):
                there.append(id)
        if not there:
            return
        decision = ChooseDecision(seat, "400.11b", there, 0, 1, purpose=FOR_SEARCH, ctx=ctx, benefit=1, own=True)
        for id in game.ask(decision):
            if game.state.objs[id].zone != OUTSIDE:
                continue
            new = game.move_by(id, HAND, ctx.source)
            if new >= 0 and filter is not None:
                learn(game.state, new, EVERYBODY)

    def benefit(self) -> i64:
        return 1


class Learn(PlayerAction):
    """A player may discard a card to draw one; who did not may take a Lesson from outside the game. CR 701.48.

    `Learn()`
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("wishes",)

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)
        self.wishes: WishFor = WishFor(Subtype("Lesson"))

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            if game.state.in_game(seat) and not self.rummages(game, ctx, seat) and game.state.in_game(seat):
                self.wishes.wish(game, ctx, seat)

    def rummages(self, game: Game, ctx: Context, seat: Seat) -> bool:
        """Have they discarded a card, and drawn one?"""
        if not game.state.ids(seat, HAND):
            return False
        decision = YesNoDecision(seat, "701.48a", ctx=ctx, benefit=1, labels=MAY, own=True)
        if not game.ask(decision)[0] or not game.state.ids(seat, HAND):
            return False
        Discard(1).act(game, ctx, [seat])
        for card in ctx.those:
            if game.state.objs[card].zone != HAND:
                event = Draw(seat)
                event.cause = ctx.source
                game.emit(event)
                return True
        return False

    def moves_library(self) -> bool:
        return True

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
