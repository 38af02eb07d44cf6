"""What players do with all cards of a zone, or with permanents of their choice. CR 608.2d, 701.9, 701.13."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.player_actions import PlayerAction, still_theirs
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_BATCH,
    OF_DISCARDED,
    OF_EXILED,
    OF_OBJECT,
    OF_THOSE,
    Context,
    Filter,
    Selector,
)
from apnap.rules.ch4_zones.zones import relinked
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision, Decision
from apnap.rules.core.types import Seat
from apnap.rules.events import Discard as Discarded
from apnap.rules.events import Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class DiscardHand(PlayerAction):
    """Players discard their hands: `DiscardHand(EACH_PLAYER)`; 'that many' is how many cards. CR 701.9.

    `cards` is a choice of words: 'all the cards in your hand', not 'your hand'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, who: Selector = YOU, cards: bool = False) -> None:
        super().__init__(who)
        self.cards: bool = cards

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        events: list[Event] = []
        chosen: list[i64] = []
        for seat in seats:
            for id in game.state.ids(seat, HAND):
                event = Discarded(seat, id)
                event.cause = ctx.source
                events.append(event)
                chosen.append(id)
        if events:
            game.emit_all(events)
        ctx.those = chosen
        ctx.amount = len(chosen)

    def deals_with_own(self) -> bool:
        return True

    def leaves(self) -> i64:
        return super().leaves() | OF_THOSE | OF_DISCARDED | OF_AMOUNT

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class ExileGraveyard(PlayerAction):
    """All cards of players' graveyards are exiled: `ExileGraveyard(TargetPlayer())`. CR 701.13."""

    def __init__(self, who: Selector) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        events: list[Event] = []
        for seat in seats:
            for id in game.state.ids(seat, GRAVEYARD):
                event = ZoneChange(id, GRAVEYARD, EXILE, seat)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        exiled: list[i64] = []
        for done in events:
            if isinstance(done, ZoneChange) and done.new_id >= 0 and game.state.objs[done.new_id].zone == EXILE:
                exiled.append(done.new_id)
        ctx.those = exiled
        if exiled and game.state.objs[ctx.source].zone == BATTLEFIELD:
            o = game.state.edit(ctx.source)
            o.linked = o.linked + exiled  # they are exiled with this object (607.2a)
            relinked(game)

    def leaves(self) -> i64:
        return super().leaves() | OF_THOSE | OF_BATCH | OF_EXILED

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class ReturnOwn(PlayerAction):
    """Players return permanents that they control, of their choice, to their owners' hands: `ReturnOwn(1, LAND)`."""

    def __init__(self, number: i64, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        if number < 1:
            raise VocabularyError(f"one permanent at least is returned, not {number}")
        self.number: i64 = number
        self.filter: Filter = every(filters)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        for seat in seats:
            fitting: list[i64] = []
            for id in game.state.ids(seat, BATTLEFIELD):
                if self.filter.test(game, ctx, id):
                    fitting.append(id)
            if len(fitting) > self.number:
                decision = ChooseDecision(
                    seat, "608.2d", fitting, self.number, self.number, purpose=FOR_LOOK, ctx=ctx, benefit=-1, own=True
                )
                asked.append(decision)
                fitting = []
            picks.append(fitting)
        chosen = still_theirs(game, seats, picks, asked, ask_each(game, asked))
        events: list[Event] = []
        returned: list[i64] = []
        for id in chosen:
            o = game.state.objs[id]
            if o.zone == BATTLEFIELD:
                event = ZoneChange(id, BATTLEFIELD, self.where(), o.owner)
                event.cause = ctx.source
                events.append(event)
                returned.append(id)
        if events:
            game.emit_all(events)
        ctx.those = returned
        ctx.it = returned[0] if returned else ctx.it

    def where(self) -> i64:
        """The zone that they go to."""
        return HAND

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class ExileOwn(ReturnOwn):
    """Players exile permanents that they control, of their choice: `ExileOwn(1, CREATURE)`. CR 406.2, 608.2d."""

    def where(self) -> i64:
        return EXILE
