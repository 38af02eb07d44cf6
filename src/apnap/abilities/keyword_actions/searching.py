"""Searching and shuffling libraries. CR 701.23-24."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.moves import ObjectAction
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import Everything, every
from apnap.abilities.players import YOU, seats_of
from apnap.rules.ch1_concepts.definitions import NO_IDS, OF_OBJECT, OF_THOSE, Context, Effect, Filter, Selector
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.core.constants import BATTLEFIELD, F_SEARCH, GRAVEYARD, HAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_SEARCH, ChooseDecision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Entry, Event, Shuffle, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class SearchLibrary(PlayerAction):
    """Search your library for cards that fit, put them somewhere, then shuffle. CR 701.23.

    What fits need not be found (701.23b). `pronoun`, `words` and `revealed` are choices of words: how what is found is
    called as it is put somewhere, and as it is revealed.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("pronoun", "words", "revealed")

    def __init__(
        self,
        *filters: Filter,
        to: i64 = HAND,
        tapped: bool = False,
        count: i64 = 1,
        who: Selector = YOU,
        pronoun: bool = False,
        words: str = "",
        revealed: str = "",
    ) -> None:
        super().__init__(who)
        if to not in (HAND, BATTLEFIELD, GRAVEYARD):
            raise VocabularyError("what is found goes to the hand, the battlefield or the graveyard")
        if tapped and to != BATTLEFIELD:
            raise VocabularyError("only a permanent enters tapped")
        self.filter: Filter = every(filters)
        self.to: i64 = to
        self.tapped: bool = tapped
        self.count: i64 = count
        self.pronoun: bool = pronoun  # 'it', not 'that card'
        self.words: str = words
        self.revealed: str = revealed

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        ctx.those = []
        for seat in seats:
            if game.state.in_game(seat):
                self.search(game, ctx, seat)
        ctx.it = ctx.those[0] if ctx.those else NONE

    def search(self, game: Game, ctx: Context, seat: Seat) -> None:
        found: list[i64] = []
        allowed = not game.is_forbidden(F_SEARCH, seat, NONE)
        for id in game.state.ids(seat, LIBRARY) if allowed else NO_IDS:
            learn(game.state, id, 1 << seat)
            if self.filter.test(game, ctx, id):
                found.append(id)
        # the order of the library is nobody's business
        found.sort()
        chosen: list[i64] = []
        if found:
            decision = ChooseDecision(
                seat,
                "701.23",
                found,
                0,
                self.count if self.count < len(found) else len(found),
                purpose=FOR_SEARCH,
                ctx=ctx,
                benefit=1,
                own=True,
            )
            chosen = game.ask(decision)
        if not game.state.in_game(seat):
            return
        events: list[Event] = []
        for id in chosen:
            if game.state.objs[id].zone == LIBRARY:
                event = ZoneChange(id, LIBRARY, self.to, seat)
                event.cause = ctx.source
                if self.tapped:
                    entry = Entry()
                    entry.tapped = True
                    event.entry = entry
                events.append(event)
        if events:
            game.emit_all(events)
        for id in chosen:
            now = game.state.objs[id].next_id
            if now >= 0:
                ctx.those = ctx.those + [now]
                if self.to == HAND and not isinstance(self.filter, Everything):
                    learn(game.state, now, EVERYBODY)  # a card that had to fit is shown to all
        if game.state.in_game(seat):
            game.emit(Shuffle(seat))

    def benefit(self) -> i64:
        return 1


class ShuffleIntoLibrary(ObjectAction):
    """Shuffle objects into their owners' libraries, each library once. CR 701.24."""

    def moves_library(self) -> bool:
        return True

    def event(self, game: Game, ctx: Context, id: ObjectId) -> Event | None:
        o = game.state.objs[id]
        return ZoneChange(id, o.zone, LIBRARY, o.owner)

    def happen(self, game: Game, ctx: Context) -> None:
        owners: list[i64] = []
        for ref in self.what.pick(game, ctx):
            owner = game.state.objs[ref].owner
            if owner not in owners:
                owners.append(owner)
        super().happen(game, ctx)
        for owner in owners:
            if game.state.in_game(owner):
                game.emit(Shuffle(owner))

    def benefit(self) -> i64:
        return 0


class TakeFromLibrary(Effect):
    """Search another player's library for a card, which enters the battlefield on your side. CR 701.23."""

    def __init__(self, whose: Selector, *filters: Filter) -> None:
        self.whose: Selector = whose
        self.filter: Filter = every(filters)

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        you = ctx.controller
        for seat in seats_of(game, self.whose.pick(game, ctx)):
            found: list[i64] = []
            for id in game.state.ids(seat, LIBRARY):
                learn(game.state, id, 1 << you)
                if self.filter.test(game, ctx, id):
                    found.append(id)
            found.sort()
            if found:
                decision = ChooseDecision(you, "701.23b", found, 0, 1, purpose=FOR_SEARCH, ctx=ctx, benefit=1)
                for id in game.ask(decision):
                    if game.state.objs[id].zone == LIBRARY:
                        event = ZoneChange(id, LIBRARY, BATTLEFIELD, you)
                        event.cause = ctx.source
                        game.emit(event)
            if game.state.in_game(seat):
                game.emit(Shuffle(seat))

    def benefit(self) -> i64:
        return -1


class ShuffleLibrary(PlayerAction):
    """A player shuffles their library. CR 701.24. `said` is a choice of words: "shuffle", "shuffle your library"."""

    WORDING: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, who: Selector = YOU, said: str = "") -> None:
        super().__init__(who)
        self.said: str = said

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        for seat in seats:
            game.emit(Shuffle(seat))

    def loop_inputs(self) -> i64:
        return 0


class OwnerShufflesGraveyard(Effect):
    """Its owner shuffles their graveyard into their library; with `and_this` you do yours, and this with it. CR 701.24.

    Each card goes to its owner's library, and each of these libraries is shuffled.
    """

    def __init__(self, and_this: bool = False) -> None:
        self.and_this: bool = and_this

    def happen(self, game: Game, ctx: Context) -> None:
        state = game.state
        seat = ctx.controller if self.and_this else state.objs[ctx.source].owner
        moving: list[i64] = []
        shuffling: list[i64] = []
        if state.in_game(seat):
            moving = state.ids(seat, GRAVEYARD).copy()
            shuffling = [seat]
        if self.and_this and ctx.source not in moving and state.objs[ctx.source].zone == BATTLEFIELD:
            moving.append(ctx.source)
            if state.objs[ctx.source].owner not in shuffling:
                shuffling.append(state.objs[ctx.source].owner)
        events: list[Event] = []
        for id in moving:
            event = ZoneChange(id, state.objs[id].zone, LIBRARY, state.objs[id].owner)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        for owner in shuffling:
            if state.in_game(owner):
                game.emit(Shuffle(owner))

    def moves_library(self) -> bool:
        return True
