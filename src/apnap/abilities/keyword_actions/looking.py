"""Looking at the top cards of one's library: taking some, and putting the rest away or back. CR 608.2d, 701.20."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.effects.flow import May, Sequence
from apnap.abilities.effects.payment import offers
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.zones.libraries import in_order, put_on_bottom, put_on_top, seen_by, top_cards
from apnap.abilities.zones.putting import (
    AT_BOTTOM_AT_RANDOM,
    EXACTLY,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    ON_BOTTOM,
    ON_TOP,
    UP_TO,
    Among,
    PutCards,
    PutRest,
)
from apnap.abilities.zones.top_cards import LookAtTop
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Amount, Context, CostPart, Effect, Filter, Node
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, Event, Shuffle, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

TO_GRAVEYARD: Final = "graveyard"
TO_BOTTOM: Final = "bottom"
AT_RANDOM: Final = "random"
REST: Final = [TO_GRAVEYARD, TO_BOTTOM, AT_RANDOM]
AWAY: Final = {TO_GRAVEYARD: IN_GRAVEYARD, TO_BOTTOM: ON_BOTTOM, AT_RANDOM: AT_BOTTOM_AT_RANDOM}


class LookAndTake(PlayerAction):
    """Look at the top cards of your library, take some, and put the rest away.

    `LookAndTake(5, take=2)` takes two of any kind. With filters, up to that many that fit may be revealed and taken:
    `LookAndTake(4, CREATURE, rest=AT_RANDOM)`. `to` is the hand or the battlefield; the rest goes into the graveyard or
    to the bottom, in any order or in a random one.
    """

    def __init__(
        self,
        number: int | Amount,
        *filters: Filter,
        take: i64 = 1,
        may: bool = False,
        to: i64 = HAND,
        rest: str = TO_BOTTOM,
        tapped: bool = False,
    ) -> None:
        super().__init__(YOU)
        if rest not in REST:
            raise VocabularyError(f"the rest goes to one of {', '.join(REST)}, not {rest!r}")
        if to != HAND and to != BATTLEFIELD:
            raise VocabularyError("cards are taken into the hand or put onto the battlefield")
        self.amount: Amount = amount(number)
        self.filter: Filter = every(filters)
        self.take: i64 = take
        self.may: bool = may or len(filters) > 0
        self.shown: bool = len(filters) > 0 and to == HAND
        self.to: i64 = to
        self.rest: str = rest
        self.tapped: bool = tapped

    def meaning(self) -> Node:
        """What is looked at, what is taken from among it, and the rest."""
        how = UP_TO if self.may and self.take > 1 else EXACTLY
        to = IN_HAND if self.to == HAND else IN_PLAY
        took: Effect = PutCards(Among(), self.take, self.filter, to=to, how=how, tapped=self.tapped, shown=self.shown)
        if self.may:
            took = May(took)
        return Sequence(LookAtTop(self.amount), took, PutRest(AWAY[self.rest])).meaning()

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        ctx.it = NONE
        ctx.those = []
        for seat in seats:
            if n > 0 and game.state.in_game(seat):
                self.look(game, ctx, seat, n)

    def look(self, game: Game, ctx: Context, seat: Seat, n: i64) -> None:
        top = top_cards(game, seat, n)
        fitting: list[i64] = []
        for id in top:
            seen_by(game, id, seat)
            if self.filter.test(game, ctx, id):
                fitting.append(id)
        most = min(self.take, len(fitting))
        taken: list[i64] = []
        if most:
            least: i64 = 0 if self.may else most
            decision = ChooseDecision(
                seat, "608.2d", fitting, least, most, purpose=FOR_LOOK, ctx=ctx, benefit=1, own=True
            )
            taken = game.ask(decision) if least < len(fitting) else fitting
        if not game.state.in_game(seat):
            return
        self.move(game, ctx, seat, taken)
        left: list[i64] = []
        for id in top:
            if id not in taken and game.state.objs[id].zone == LIBRARY:
                left.append(id)
        self.put_away(game, ctx, seat, left)

    def move(self, game: Game, ctx: Context, seat: Seat, taken: list[ObjectId]) -> None:
        """What is taken, all at once."""
        events: list[Event] = []
        moves: list[ZoneChange] = []
        for id in taken:
            if self.shown:
                learn(game.state, id, EVERYBODY)
            event = ZoneChange(id, LIBRARY, self.to, seat)
            event.cause = ctx.source
            if self.tapped:
                event.entry = Entry()
                event.entry.tapped = True
            events.append(event)
            moves.append(event)
        if not events:
            return
        game.emit_all(events)
        arrived: list[i64] = []
        for move in moves:
            if move.new_id >= 0:
                arrived.append(move.new_id)
        ctx.those = arrived
        ctx.it = arrived[0] if arrived else NONE

    def put_away(self, game: Game, ctx: Context, seat: Seat, left: list[ObjectId]) -> None:
        """The rest."""
        if self.rest == TO_GRAVEYARD:
            events: list[Event] = []
            for id in left:
                event = ZoneChange(id, LIBRARY, GRAVEYARD, seat)
                event.cause = ctx.source
                events.append(event)
            if events:
                game.emit_all(events)
        elif self.rest == AT_RANDOM:
            game.state.shuffle(left)
            put_on_bottom(game, seat, left)
            for id in left:
                game.state.edit(id).known_to = 0
        else:
            put_on_bottom(game, seat, in_order(game, ctx, seat, left, "401.4"))

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def benefit(self) -> i64:
        return 1


class DigForAPrice(PlayerAction):
    """Look at the top cards of your library; for a price they go to the bottom, and you look at as many again.

    As often as you choose and can pay. Then your library is shuffled, and the last of them go on top, in any order.
    `DigForAPrice(5, PayLife(1))`. CR 401.4, 118.12.
    """

    def __init__(self, number: int | Amount, cost: CostPart) -> None:
        super().__init__(YOU)
        self.amount: Amount = amount(number)
        self.cost: CostPart = cost

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            while True:
                top = top_cards(game, seat, n) if n > 0 else []
                for id in top:
                    seen_by(game, id, seat)
                if not top or not offers(game, ctx, seat, self.cost, 0) or not game.state.in_game(seat):
                    break
                ordered = in_order(game, ctx, seat, top, "401.4")
                if not game.state.in_game(seat):
                    return
                put_on_bottom(game, seat, ordered)
            if not game.state.in_game(seat):
                return
            game.emit(Shuffle(seat))
            last = in_order(game, ctx, seat, top, "401.4")
            if game.state.in_game(seat):
                put_on_top(game, seat, last)
                for id in last:
                    seen_by(game, id, seat)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class ShuffledOntoTop(Effect):
    """This and the top cards of a library go face down into exile, as a pile, which is shuffled and comes back on top.

    `ShuffledOntoTop(6)`: this lies in a graveyard. If it does not any more, nothing is put back. CR 701.24, 406.3.
    """

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        events: list[Event] = []
        for id in found(game, ctx, ctx.source):
            if game.state.objs[id].zone == GRAVEYARD and game.state.objs[id].owner == seat:
                events.append(ZoneChange(id, GRAVEYARD, EXILE, seat))
        if not events:
            return
        for id in top_cards(game, seat, self.number):
            events.append(ZoneChange(id, LIBRARY, EXILE, seat))
        for event in events:
            event.cause = ctx.source
            if isinstance(event, ZoneChange):
                event.entry = Entry()
                event.entry.face_down = True
                event.entry.face_down_values = BLANK_FACE_DOWN
        game.emit_all(events)
        pile: list[i64] = []
        for event in events:
            if isinstance(event, ZoneChange) and event.new_id >= 0 and game.state.objs[event.new_id].zone == EXILE:
                pile.append(event.new_id)
        if not pile or not game.state.in_game(seat):
            return
        game.state.shuffle(pile)
        back: list[Event] = []
        for id in pile:
            move = ZoneChange(id, EXILE, LIBRARY, seat)
            move.cause = ctx.source
            back.append(move)
        game.emit_all(back)

    def loop_inputs(self) -> i64:
        return 0


class LookAndPutBack(PlayerAction):
    """Look at the top cards of your library; they go back in an order of your choice: `LookAndPutBack(3)`. CR 401.4."""

    def __init__(self, number: int | Amount) -> None:
        super().__init__(YOU)
        self.amount: Amount = amount(number)

    def meaning(self) -> Node:
        return Sequence(LookAtTop(self.amount), PutRest(ON_TOP)).meaning()

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        for seat in seats:
            top = top_cards(game, seat, n) if n > 0 else []
            for id in top:
                seen_by(game, id, seat)
            ordered = in_order(game, ctx, seat, top, "401.4")
            if game.state.in_game(seat):
                put_on_top(game, seat, ordered)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
