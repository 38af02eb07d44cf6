"""Searching for several cards, in several zones, to different places, or in another's library. CR 701.23."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Number, VocabularyError, amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import Everything, every
from apnap.abilities.keyword_actions.searching import SearchLibrary, TakeFromLibrary
from apnap.abilities.players import YOU, EachOpponent, You, seats_of
from apnap.abilities.zones.playing import cast_now
from apnap.abilities.zones.putting import (
    ANY_NUMBER,
    EXACTLY,
    IN_EXILE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_PLAY,
    ON_TOP,
    PLACES,
    UP_TO,
    entering,
    put,
)
from apnap.abilities.zones.together import Together, apart, chosen_together
from apnap.abilities.zones.top_cards import remember, reveal
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    OF_BATCH,
    OF_EXILED,
    OF_OBJECT,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Filter,
    Node,
    Selector,
)
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch4_zones.knowledge import learn
from apnap.rules.core.constants import BATTLEFIELD, F_SEARCH, GRAVEYARD, HAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_SEARCH, ChooseDecision, YesNoDecision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Event, Shuffle

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

EARLIER: Final = {IN_HAND: HAND, IN_PLAY: BATTLEFIELD, IN_GRAVEYARD: GRAVEYARD}


# under which number those who search before anybody shuffles stand among the results of instructions
SEARCHERS: Final = -1000003


def searchers(ctx: Context) -> list[i64]:
    """Who has searched a library this way, as references."""
    for k in ctx.results:
        if k.number == SEARCHERS:
            return k.those
    return NO_IDS


def note_searcher(ctx: Context, seat: Seat) -> None:
    if -1 - seat not in searchers(ctx):
        ctx.note(Kept(SEARCHERS, NONE, [*searchers(ctx), -1 - seat], 0))


class Wanted(Node):
    """What is searched for: so many, or up to so many, cards that fit. CR 701.23b-d."""

    def __init__(
        self, number: int | Amount, *filters: Filter, how: str = EXACTLY, together: Together | None = None
    ) -> None:
        if how not in (EXACTLY, UP_TO, ANY_NUMBER):
            raise VocabularyError("cards are searched for exactly, up to, or in any number")
        self.amount: Amount = amount(number)
        own, together = apart(filters, together)
        self.filter: Filter = own
        self.together: Together | None = together
        self.how: str = how
        if together is not None and how == EXACTLY:
            raise VocabularyError("what is asked of several cards together is asked of up to so many, or of any number")


class Found(Node):
    """Where some of what is found is put: `number` of them, or all that are left (0)."""

    def __init__(self, to: str, number: i64 = 0, tapped: bool = False) -> None:
        if to not in PLACES:
            raise VocabularyError(f"cards are put in one of {', '.join(PLACES)}, not {to!r}")
        self.number: i64 = number
        self.to: str = to
        self.tapped: bool = tapped


def looked_through(game: Game, seat: Seat, owner: Seat) -> list[i64]:
    """The cards of a library that a player searches; their order is nobody's business. CR 701.23a."""
    cards: list[i64] = []
    for id in game.state.ids(owner, LIBRARY):
        learn(game.state, id, 1 << seat)
        cards.append(id)
    cards.sort()
    return cards


def chosen_among(game: Game, ctx: Context, seat: Seat, wants: list[Wanted], cards: list[ObjectId]) -> list[i64]:
    """What a player finds of all that is searched for, as long as they are in the game."""
    chosen: list[i64] = []
    for wanted in wants:
        if game.state.in_game(seat):
            chosen.extend(choose(game, ctx, seat, wanted, [id for id in cards if id not in chosen]))
    return chosen


def choose(game: Game, ctx: Context, seat: Seat, wanted: Wanted, cards: list[ObjectId]) -> list[i64]:
    """What a player finds; what has to fit need not be found. CR 701.23b-d."""
    fitting: list[i64] = []
    for id in cards:
        if wanted.filter.test(game, ctx, id):
            fitting.append(id)
    most: i64 = len(fitting)
    if wanted.how != ANY_NUMBER:
        most = min(most, wanted.amount.value(game, ctx))
    if most <= 0:
        return []
    together = wanted.together
    if together is not None:
        return chosen_together(game, ctx, seat, "701.23", fitting, most, together, FOR_SEARCH)
    least: i64 = most if wanted.how == EXACTLY and isinstance(wanted.filter, Everything) else 0
    decision = ChooseDecision(seat, "701.23", fitting, least, most, purpose=FOR_SEARCH, ctx=ctx, benefit=1, own=True)
    return game.ask(decision)


class Search(PlayerAction):
    """Search for cards, put them in one place or several, then shuffle: `Search([Wanted(2, LAND)], [Found(IN_PLAY)])`.

    `zones` are searched besides the library; with `either` the library may be left out, and then it is not shuffled.
    With `shown` what is found is revealed. `whose` is the player whose library it is, if not that of those who search;
    what enters is then theirs who search. Cards for the top of the library are put there after the shuffle. `words`,
    `revealed` and `apart` are choices of words, as in `SearchLibrary`; what is revealed may be a sentence of its own.
    With `late` nobody shuffles yet: `ShuffleSearchers` comes after it, when all have searched.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words", "revealed", "apart")

    def __init__(
        self,
        wanted: list[Wanted],
        found: list[Found],
        zones: list[i64] | None = None,
        either: bool = False,
        shown: bool = False,
        who: Selector = YOU,
        whose: Selector | None = None,
        words: str = "",
        revealed: str = "",
        apart: bool = False,
        late: bool = False,
    ) -> None:
        super().__init__(who)
        self.late: bool = late
        if not wanted or not found:
            raise VocabularyError("a search is for something, which is put somewhere")
        self.whose: Selector | None = whose
        self.zones: list[i64] = [] if zones is None else zones
        self.either: bool = either
        self.wanted: list[Wanted] = wanted
        self.shown: bool = shown
        self.found: list[Found] = found
        self.words: str = words
        self.revealed: str = revealed
        self.apart: bool = apart

    def meaning(self) -> Node:
        """A search for one kind of card that all go to one place is said in one word."""
        wanted = self.wanted[0]
        to = self.found[0]
        number = wanted.amount
        if len(self.wanted) > 1 or len(self.found) > 1 or self.zones or wanted.together is not None or self.late:
            return self
        if self.whose is not None:
            one = isinstance(number, Number) and number.number == 1 and wanted.how == EXACTLY and not self.shown
            plain = one and to.to == IN_PLAY and not to.tapped and isinstance(self.who, You)
            return TakeFromLibrary(self.whose, wanted.filter) if plain else self
        if not isinstance(number, Number) or to.to not in EARLIER or wanted.how == ANY_NUMBER:
            return self
        if wanted.how == (UP_TO if number.number == 1 else EXACTLY):
            return self
        if to.to == IN_HAND and self.shown == isinstance(wanted.filter, Everything):
            return self
        return SearchLibrary(
            wanted.filter, to=EARLIER[to.to], tapped=to.tapped, count=number.number, who=self.who
        ).meaning()

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        exiled: i64 = 0
        for f in self.found:
            if f.to == IN_EXILE:
                exiled = OF_EXILED
        return super().leaves() | OF_OBJECT | OF_THOSE | exiled

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        moved: list[i64] = []
        for seat in seats:
            owners = [seat]
            whose = self.whose
            if whose is not None:
                owners = seats_of(game, whose.pick(game, ctx))
            for owner in owners:
                if game.state.in_game(seat) and game.state.in_game(owner):
                    moved.extend(self.search(game, ctx, seat, owner))
        ctx.those = moved
        ctx.it = moved[0] if moved else NONE
        ctx.amount = len(moved)

    def search(self, game: Game, ctx: Context, seat: Seat, owner: Seat) -> list[i64]:
        """One player searches the cards of one player; what was found, where it is now."""
        in_library = True
        if self.either:
            decision = YesNoDecision(
                seat, "701.23", ctx=ctx, benefit=1, own=True, labels=["search the library as well"]
            )
            in_library = game.ask(decision)[0] != 0
        cards: list[i64] = []
        if in_library and not game.is_forbidden(F_SEARCH, seat, NONE):
            if self.late:
                note_searcher(ctx, seat)
            cards = looked_through(game, seat, owner)
        for zone in self.zones:
            for id in game.state.ids(owner, zone):
                learn(game.state, id, 1 << seat)
                cards.append(id)
        chosen = chosen_among(game, ctx, seat, self.wanted, cards)
        if not game.state.in_game(seat):
            return []
        if self.shown:
            for id in chosen:
                reveal(game, id)
        moved = self.put_away(game, ctx, seat, owner, chosen)
        if in_library and game.state.in_game(owner) and not self.goes_on_top() and not self.late:
            game.emit(Shuffle(owner))
        return moved

    def goes_on_top(self) -> bool:
        return self.found[0].to == ON_TOP

    def put_away(self, game: Game, ctx: Context, seat: Seat, owner: Seat, chosen: list[ObjectId]) -> list[i64]:
        """What was found goes where it is to go; for the top of the library, after the shuffle."""
        if self.goes_on_top():
            if game.state.in_game(owner):
                game.emit(Shuffle(owner))
            moved = put(game, ctx, [seat], [chosen], ON_TOP)
            for id in moved if self.shown else []:
                reveal(game, id)
            return moved
        left = chosen
        moved = []
        for f in self.found:
            some = left
            if f.number and f.number < len(left):
                decision = ChooseDecision(
                    seat, "608.2d", left, f.number, f.number, purpose=FOR_SEARCH, ctx=ctx, benefit=1, own=True
                )
                some = game.ask(decision)
            if not game.state.in_game(seat):
                return moved
            arrived = put(game, ctx, [seat], [some], f.to, entering(f.tapped))
            if f.to == IN_EXILE:
                remember(game, ctx, arrived)
            moved.extend(arrived)
            left = [id for id in left if id not in some]
        return moved

    def benefit(self) -> i64:
        return 1


class SearchAndReveal(Effect):
    """Search your library for cards and reveal them; what is done with them, and the shuffle, are said next.

    `SearchAndReveal([Wanted(1, LAND)])`. What is found stays in the library until then. CR 701.20b, 701.23. `words` is
    a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, wanted: list[Wanted], words: str = "it") -> None:
        if not wanted:
            raise VocabularyError("a search is for something")
        self.wanted: list[Wanted] = wanted
        self.words: str = words

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE | OF_BATCH

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        ctx.it = NONE
        ctx.those = []
        if not game.state.in_game(seat) or game.is_forbidden(F_SEARCH, seat, NONE):
            return
        found = chosen_among(game, ctx, seat, self.wanted, looked_through(game, seat, seat))
        for id in found:
            reveal(game, id)
        if found:
            game.state.stir()  # so that 'if you do' sees it done
            ctx.it = found[0]
        ctx.those = found

    def benefit(self) -> i64:
        return 1


class OpponentsWhoSearched(EachOpponent):
    """Each opponent who has searched a library this way. CR 701.23."""

    def means(self, game: Game, ctx: Context, seat: Seat) -> bool:
        return super().means(game, ctx, seat) and -1 - seat in searchers(ctx)


class ShuffleSearchers(Effect):
    """Each player who has searched a library this way shuffles it. CR 701.24. `own` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("own",)

    def __init__(self, own: bool = False) -> None:
        self.own: bool = own

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for seat in game.state.apnap():
            if -1 - seat in searchers(ctx):
                events.append(Shuffle(seat))
        if events:
            game.emit_all(events)


class SearchAndCast(Effect):
    """Search your library for a card and cast it without paying its mana cost, then shuffle. CR 701.23, 608.2g.

    A card that cannot be cast stays where it is.
    """

    def __init__(self, *filters: Filter) -> None:
        self.filter: Filter = every(filters)

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        fitting: list[i64] = []
        if not game.is_forbidden(F_SEARCH, seat, NONE):
            for id in game.state.ids(seat, LIBRARY):
                learn(game.state, id, 1 << seat)
                if self.filter.test(game, ctx, id):
                    fitting.append(id)
        fitting.sort()  # the order of the library is nobody's business
        if fitting:
            decision = ChooseDecision(seat, "701.23", fitting, 0, 1, purpose=FOR_SEARCH, ctx=ctx, benefit=1, own=True)
            for id in game.ask(decision):
                if game.state.in_game(seat) and game.state.objs[id].zone == LIBRARY:
                    cast_now(game, ctx, seat, id, True)
        if game.state.in_game(seat):
            game.emit(Shuffle(seat))

    def benefit(self) -> i64:
        return 1
