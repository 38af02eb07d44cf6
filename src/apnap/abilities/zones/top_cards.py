"""Cards from the top of libraries that one instruction takes up together: looked at, revealed, exiled.

What comes after speaks of them: 'from among them', 'that card', 'the rest'. CR 401, 406.3, 701.20.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, You, seats_of
from apnap.abilities.zones.libraries import seen_by, top_cards
from apnap.rules.ch1_concepts.definitions import (
    OF_AMOUNT,
    OF_BATCH,
    OF_EXILED,
    OF_OBJECT,
    OF_PLAYER,
    OF_THOSE,
    Amount,
    Context,
    Filter,
    Selector,
)
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.zones import relinked
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.core.constants import BATTLEFIELD, EXILE, LIBRARY, NONE
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, Event, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TopCards(PlayerAction):
    """The top cards of players' libraries, as many of each: `who` says whose.

    `theirs` is a choice of words: the players do it themselves.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("theirs",)

    def __init__(self, number: int | Amount = 1, who: Selector = YOU, theirs: bool = False) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.theirs: bool = theirs

    def leaves(self) -> i64:
        player: i64 = 0 if isinstance(self.who, You) else OF_PLAYER
        return player | OF_OBJECT | OF_THOSE | OF_BATCH

    def happen(self, game: Game, ctx: Context) -> None:
        """'It' is a card afterwards, never the player."""
        seats = seats_of(game, self.who.pick(game, ctx))
        ctx.it = NONE
        ctx.those = []
        self.act(game, ctx, seats)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        top: list[i64] = []
        for seat in seats:
            if n > 0 and game.state.in_game(seat):
                top.extend(top_cards(game, seat, n))
        ctx.those = self.taken_up(game, ctx, top)
        ctx.it = ctx.those[0] if ctx.those else NONE

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        """What is done with these cards; what they are afterwards."""
        raise NotImplementedError

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class LookAtTop(TopCards):
    """You look at the top cards of a library: `LookAtTop(3)`, `LookAtTop(1, TargetPlayer())`. CR 701.20e."""

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        for id in top:
            if game.state.objs[id].owner == ctx.controller:
                seen_by(game, id, ctx.controller)
            else:
                learn(game.state, id, 1 << ctx.controller)
        if top:
            game.state.stir()  # so that 'if you do' sees it done
        return top


class RevealTop(TopCards):
    """The top cards of libraries are revealed: `RevealTop(1, EACH_PLAYER)`. CR 701.20."""

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        for id in top:
            reveal(game, id)
        if top:
            game.state.stir()
        return top


def reveal(game: Game, id: ObjectId) -> None:
    """A card is shown to all. CR 701.20a."""
    learn(game.state, id, EVERYBODY)
    if game.logging:
        game.say("701.20a", f"{game.name_of_seat(game.state.objs[id].owner)} reveals {game.name(id)}")


def exile_all(game: Game, ctx: Context, ids: list[ObjectId], face_down: bool = False) -> list[i64]:
    """Exile cards at the same time; what they are in exile."""
    events: list[Event] = []
    moves: list[ZoneChange] = []
    for id in ids:
        o = game.state.objs[id]
        event = ZoneChange(id, o.zone, EXILE, o.owner)
        event.cause = ctx.source
        if face_down:
            event.entry = Entry()
            event.entry.face_down = True
            event.entry.face_down_values = BLANK_FACE_DOWN
        events.append(event)
        moves.append(event)
    if events:
        game.emit_all(events)
    exiled: list[i64] = []
    for move in moves:
        if move.new_id >= 0 and game.state.objs[move.new_id].zone == EXILE:
            exiled.append(move.new_id)
    return exiled


def remember(game: Game, ctx: Context, exiled: list[ObjectId]) -> None:
    """They are exiled with this object, for its other abilities. CR 406.6, 607.2a."""
    if exiled and game.state.objs[ctx.source].zone == BATTLEFIELD:
        o = game.state.edit(ctx.source)
        o.linked = o.linked + exiled
        relinked(game)


class ExileTopCards(TopCards):
    """The top cards of libraries are exiled: `ExileTopCards(2)`. This object remembers them. CR 406.6, 701.13.

    With `face_down` nobody may look at them, unless another instruction says so. CR 406.3. `apiece` is a choice of
    words: a card for each of something.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("apiece",)

    def __init__(
        self,
        number: int | Amount = 1,
        who: Selector = YOU,
        theirs: bool = False,
        face_down: bool = False,
        apiece: bool = False,
    ) -> None:
        super().__init__(number, who, theirs)
        self.face_down: bool = face_down
        self.apiece: bool = apiece

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        return super().leaves() | OF_EXILED

    def taken_up(self, game: Game, ctx: Context, top: list[ObjectId]) -> list[i64]:
        exiled = exile_all(game, ctx, top, self.face_down)
        remember(game, ctx, exiled)
        return exiled


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealUntil(TopCards):
    """Reveal cards from the top of a library until one that fits is revealed: `RevealUntil(CREATURE)`. CR 701.20.

    'It' is that card, 'them' are all of them, and the number is how many there were. With `exiling`, they are exiled
    instead; `number` is how many have to be found.
    """

    def __init__(
        self,
        *filters: Filter,
        number: int | Amount = 1,
        who: Selector = YOU,
        exiling: bool = False,
        theirs: bool = False,
    ) -> None:
        super().__init__(number, who, theirs)
        self.filter: Filter = every(filters)
        self.exiling: bool = exiling

    def moves_library(self) -> bool:
        return self.exiling

    def leaves(self) -> i64:
        return super().leaves() | OF_AMOUNT | (OF_EXILED if self.exiling else 0)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        seen: list[i64] = []
        ctx.it = NONE
        for seat in seats:
            if n > 0 and game.state.in_game(seat):
                self.go_through(game, ctx, seat, n, seen)
        ctx.those = seen
        ctx.amount = len(seen)
        if self.exiling:
            remember(game, ctx, seen)
        elif seen:
            game.state.stir()  # so that 'if you do' sees it done

    def perform(self, game: Game, ctx: Context) -> None:
        """As any instruction; but where none fits there is no such card, though others were revealed."""
        super().perform(game, ctx)
        if self._number and ctx.it == NONE:
            kept = Kept(self._number, NONE, ctx.those, ctx.amount)
            kept.missed = True
            ctx.note(kept)

    def go_through(self, game: Game, ctx: Context, seat: Seat, n: i64, seen: list[i64]) -> None:
        """From the top, card by card."""
        found: i64 = 0
        for id in top_cards(game, seat, len(game.state.ids(seat, LIBRARY))):
            now = id
            if self.exiling:
                moved = exile_all(game, ctx, [id])
                if not moved:
                    continue
                now = moved[0]
            else:
                reveal(game, id)
            seen.append(now)
            if self.filter.test(game, ctx, now):
                found += 1
                if ctx.it == NONE:
                    ctx.it = now
                if found == n:
                    return
