"""Cards that players put from one zone into another: some from among those seen, from a hand, from a graveyard.

CR 400.7, 401.4, 608.2d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Quantity, VocabularyError, amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, seats_of
from apnap.abilities.references import Antecedent, several_of
from apnap.abilities.zones.libraries import in_order, put_on_bottom, put_on_top
from apnap.abilities.zones.together import Together, apart, chosen_together
from apnap.abilities.zones.top_cards import remember, reveal
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    OF_AMOUNT,
    OF_BATCH,
    OF_DISCARDED,
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
from apnap.rules.ch1_concepts.targets import opponents_in_reach, which_opponent
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch4_zones.knowledge import learn
from apnap.rules.ch6_spells.layers.copiable_values import BLANK_FACE_DOWN
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.ch8_multiplayer.shared_turns import ask_each
from apnap.rules.core.constants import BATTLEFIELD, EXILE, GONE, GRAVEYARD, HAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_LOOK, ChooseDecision, Decision
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import Discard as Discarded
from apnap.rules.events import Entry, Event, Shuffle, ZoneChange

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

# where cards are put
IN_HAND: Final = "hand"
IN_GRAVEYARD: Final = "graveyard"
IN_PLAY: Final = "battlefield"
IN_EXILE: Final = "exile"
ON_TOP: Final = "top"  # of the library, in an order of the player's choice
ON_BOTTOM: Final = "bottom"
AT_BOTTOM_AT_RANDOM: Final = "random"  # on the bottom, in a random order
SHUFFLED: Final = "shuffled"  # into the library
DISCARDED: Final = "discarded"
PLACES: Final = {
    IN_HAND: HAND,
    IN_GRAVEYARD: GRAVEYARD,
    IN_PLAY: BATTLEFIELD,
    IN_EXILE: EXILE,
    ON_TOP: LIBRARY,
    ON_BOTTOM: LIBRARY,
    AT_BOTTOM_AT_RANDOM: LIBRARY,
    SHUFFLED: LIBRARY,
    DISCARDED: GRAVEYARD,
}
# how many of those that fit
EXACTLY: Final = "exactly"
UP_TO: Final = "up to"
ANY_NUMBER: Final = "any number"
ALL: Final = "all"
AT_RANDOM: Final = "at random"
BY_OPPONENT: Final = "of an opponent's choice"
HOW_MANY: Final = [EXACTLY, UP_TO, ANY_NUMBER, ALL, AT_RANDOM, BY_OPPONENT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Node):
    """The cards that some are put elsewhere from."""

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        raise NotImplementedError

    def take(self, ctx: Context, ids: list[ObjectId]) -> None:
        """These were taken from among them."""


class Among(Supply):
    """Those that an instruction before looked at, revealed, exiled or milled: 'from among them'.

    `words` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words",)
    _of: Antecedent | None = None

    def __init__(self, words: str = "them") -> None:
        self.words: str = words

    def refers_to(self) -> i64:
        return OF_BATCH

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        return the_rest(game, ctx, self._of)

    def take(self, ctx: Context, ids: list[ObjectId]) -> None:
        of = self._of
        kept = None if of is None else of.result(ctx)
        if kept is not None:
            ctx.note(kept.without(ids))


def the_rest(game: Game, ctx: Context, of: Antecedent | None) -> list[i64]:
    """Of the cards that were taken up together, those that are still where that left them."""
    taken = NO_IDS
    kept = None if of is None else of.result(ctx)
    if kept is not None:
        taken = kept.taken
    out: list[i64] = []
    for id in several_of(of, ctx):
        if id >= 0 and id not in taken and game.state.objs[id].zone != GONE:
            out.append(id)
    return out


class InZone(Supply):
    """The cards in the player's own hand, graveyard or library, or in every player's graveyard (`of_all`)."""

    def __init__(self, zone: i64, of_all: bool = False) -> None:
        if zone not in (HAND, GRAVEYARD, EXILE):
            raise VocabularyError("cards are put elsewhere from a hand, a graveyard or exile")
        self.zone: i64 = zone
        self.of_all: bool = of_all

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        if not self.of_all:
            return game.state.ids(seat, self.zone).copy()
        out: list[i64] = []
        for s in range(game.state.seats):
            for id in game.state.ids(s, self.zone):
                if in_sight(game, ctx, id):
                    out.append(id)
        return out

    def loop_inputs(self) -> i64:
        return 0


class ExiledWithThis(Supply):
    """The cards exiled with this object. CR 406.6, 607.2a."""

    def cards(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE:
                out.append(id)
        return out


FROM_HAND: Final = InZone(HAND)
FROM_GRAVEYARD: Final = InZone(GRAVEYARD)
FROM_ALL_GRAVEYARDS: Final = InZone(GRAVEYARD, of_all=True)
EXILED_WITH_THIS: Final = ExiledWithThis()


class PutCards(PlayerAction):
    """Players put cards of their choice somewhere: `PutCards(FROM_HAND, 1, LAND, to=IN_PLAY, tapped=True)`.

    `how` says whether the number is exact, up to, any number, all, or taken at random. With `shown` they are revealed
    first. Permanents enter under the player's control, or under their owners' with `owners`. What is exiled is
    remembered by this object (607.2a), face up or `face_down`. `counter` is put on what enters. All players choose
    before anything moves (101.4), and all cards move at the same time. Choices of words: with `by_you`, you
    do it; with `as_revealed`, they are called 'the revealed cards'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("by_you", "as_revealed")

    def __init__(
        self,
        supply: Supply,
        number: int | Amount,
        *filters: Filter,
        to: str,
        how: str = EXACTLY,
        who: Selector = YOU,
        tapped: bool = False,
        shown: bool = False,
        owners: bool = False,
        counter: str = "",
        counters: i64 = 1,
        together: Together | None = None,
        face_down: bool = False,
        by_you: bool = False,
        as_revealed: bool = False,
    ) -> None:
        super().__init__(who)
        self.by_you: bool = by_you
        self.as_revealed: bool = as_revealed
        self.face_down: bool = face_down
        if to not in PLACES:
            raise VocabularyError(f"cards are put in one of {', '.join(PLACES)}, not {to!r}")
        if how not in HOW_MANY:
            raise VocabularyError(f"as many as {', '.join(HOW_MANY)}, not {how!r}")
        if (tapped or owners or counter) and to != IN_PLAY:
            raise VocabularyError("only a permanent enters tapped, with counters, or under somebody's control")
        self.supply: Supply = supply
        self.amount: Amount = amount(number)
        own, together = apart(filters, together)
        self.filter: Filter = own
        self.together: Together | None = together
        if together is not None and how not in (UP_TO, ANY_NUMBER):
            raise VocabularyError("what is asked of several cards together is asked of up to so many, or of any number")
        self.to: str = to
        self.how: str = how
        self.tapped: bool = tapped
        self.shown: bool = shown
        self.owners: bool = owners
        self.counter: str = counter
        self.counters: i64 = counters

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        more: i64 = OF_EXILED if self.to == IN_EXILE else 0
        if self.to == DISCARDED and self.how == ANY_NUMBER:
            more = OF_DISCARDED
        if self.how == ANY_NUMBER:
            more |= OF_AMOUNT
        return super().leaves() | OF_OBJECT | OF_THOSE | more

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        askers: list[i64] = []  # by decision: whose picks it fills
        for i in range(len(seats)):
            fitting = self.fitting(game, ctx, seats[i])
            picks.append(self.given(game, fitting, n))
            decision = self.question(ctx, seats[i], fitting, n) if not picks[i] else None
            if decision is not None:
                if self.how == BY_OPPONENT:
                    decision.seat = opponent_for(game, ctx)
                asked.append(decision)
                askers.append(i)
        answers = self.answers(game, ctx, asked)
        for k in range(len(asked)):
            picks[askers[k]] = answers[k]
        for i in range(len(seats)):
            if not game.state.in_game(seats[i]):
                picks[i] = []
            self.supply.take(ctx, picks[i])
            if self.shown:
                for id in picks[i]:
                    reveal(game, id)
        entry = entering(self.tapped, self.counter, self.counters)
        ctx.those = put(game, ctx, seats, picks, self.to, entry, self.owners, self.face_down)
        ctx.it = ctx.those[0] if ctx.those else NONE
        ctx.amount = len(ctx.those)
        if self.to == IN_EXILE:
            remember(game, ctx, ctx.those)

    def answers(self, game: Game, ctx: Context, asked: list[Decision]) -> list[list[i64]]:
        """What the players choose, each in turn."""
        together = self.together
        if together is None:
            return ask_each(game, asked)
        out: list[list[i64]] = []
        for decision in asked:
            chosen: list[i64] = []
            if isinstance(decision, ChooseDecision):
                cards, most = decision.candidates, decision.maximum
                chosen = chosen_together(game, ctx, decision.seat, "608.2d", cards, most, together, FOR_LOOK)
            out.append(chosen)
        return out

    def fitting(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        out: list[i64] = []
        for id in self.supply.cards(game, ctx, seat):
            if self.filter.test(game, ctx, id):
                out.append(id)
        return out

    def given(self, game: Game, fitting: list[i64], n: i64) -> list[i64]:
        """What is put there without a choice."""
        if self.how == ALL:
            return fitting
        if self.how == EXACTLY or self.how == AT_RANDOM or self.how == BY_OPPONENT:
            if len(fitting) <= n:
                return fitting
            if self.how == AT_RANDOM and n > 0:
                mixed = fitting.copy()
                game.state.shuffle(mixed)
                return mixed[:n]
        return []

    def question(self, ctx: Context, seat: Seat, fitting: list[i64], n: i64) -> Decision | None:
        """Which of them, where the player chooses. CR 608.2d."""
        most: i64 = len(fitting) if self.how == ANY_NUMBER else min(n, len(fitting))
        if most <= 0 or self.how == AT_RANDOM or self.how == ALL:
            return None
        least: i64 = most if self.how == EXACTLY or self.how == BY_OPPONENT else 0
        return ChooseDecision(
            seat, "608.2d", fitting, least, most, purpose=FOR_LOOK, ctx=ctx, benefit=self.benefit(), own=True
        )

    def benefit(self) -> i64:
        return 1 if self.to == IN_HAND or self.to == IN_PLAY else -1


def opponent_for(game: Game, ctx: Context) -> i64:
    """The opponent who chooses, of the controller's choice; the controller where there is none. CR 608.2d, 601.7a."""
    seats = opponents_in_reach(game, ctx.controller)
    who = which_opponent(game, ctx, seats, "608.2d") if seats else -1
    return ctx.controller if who < 0 else who


def entering(tapped: bool, counter: str = "", counters: i64 = 1) -> Entry | None:
    """How permanents enter; None for as usual."""
    if not tapped and not counter:
        return None
    entry = Entry()
    entry.tapped = tapped
    if counter:
        entry.counters = [(counter, counters)]
    return entry


def put(
    game: Game,
    ctx: Context,
    seats: list[Seat],
    picks: list[list[ObjectId]],
    to: str,
    entry: Entry | None = None,
    owners: bool = False,
    face_down: bool = False,
) -> list[i64]:
    """Each of these players puts cards somewhere, all at once; what the cards are there.

    Who has looked at a card of a library before it is exiled face down may go on doing so. CR 406.3.
    """
    zone = PLACES[to]
    out: list[i64] = []
    events: list[Event] = []
    moved: list[i64] = []
    known: list[i64] = []  # by card: who knows it, of those from a library
    for i in range(len(seats)):
        ids = [id for id in picks[i] if game.state.objs[id].zone != GONE]
        if zone == LIBRARY:
            out.extend(to_library(game, ctx, seats[i], ids, to))
            continue
        for id in ids:
            o = game.state.objs[id]
            moved.append(id)
            known.append(o.known_to if o.zone == LIBRARY else 0)
            if to == DISCARDED:
                events.append(Discarded(o.owner, id))
                continue
            event = ZoneChange(id, o.zone, zone, seats[i] if zone == BATTLEFIELD and not owners else o.owner)
            if entry is not None and zone == BATTLEFIELD:
                event.entry = entry.copy()
            if face_down and zone == EXILE:
                event.entry = Entry()
                event.entry.face_down = True
                event.entry.face_down_values = BLANK_FACE_DOWN
            events.append(event)
    for e in events:
        e.cause = ctx.source
    if events:
        game.emit_all(events)
    for i in range(len(moved)):
        now = game.state.objs[moved[i]].next_id
        if now >= 0:
            out.append(now)
            if face_down and known[i] and game.state.objs[now].face_down:
                learn(game.state, now, known[i])
    return out


def to_library(game: Game, ctx: Context, seat: Seat, ids: list[ObjectId], to: str) -> list[i64]:
    """Cards go to the top or the bottom of their owners' libraries, or are shuffled into them. CR 401.4."""
    out: list[i64] = []
    owners: list[i64] = []
    for id in ids:
        if game.state.objs[id].owner not in owners:
            owners.append(game.state.objs[id].owner)
    if to == SHUFFLED and not owners:
        owners.append(seat)
    for owner in owners:
        own = [id for id in ids if game.state.objs[id].owner == owner]
        if to == AT_BOTTOM_AT_RANDOM:
            game.state.shuffle(own)
        elif to != SHUFFLED:
            own = in_order(game, ctx, seat, own, "401.4")
        if not game.state.in_game(owner):
            continue
        placed = moved_to_library(game, ctx, owner, own)
        if to == SHUFFLED:
            game.emit(Shuffle(owner))
        elif to == ON_TOP:
            put_on_top(game, owner, placed)
        else:
            put_on_bottom(game, owner, placed)
        if to == AT_BOTTOM_AT_RANDOM:
            for id in placed:
                game.state.edit(id).known_to = 0
        out.extend(placed)
    game.state.touch()
    return out


def moved_to_library(game: Game, ctx: Context, owner: Seat, ids: list[ObjectId]) -> list[i64]:
    """The same cards, as they are in that library."""
    events: list[Event] = []
    for id in ids:
        o = game.state.objs[id]
        if o.zone != LIBRARY and o.zone != GONE:
            event = ZoneChange(id, o.zone, LIBRARY, owner)
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)
    out: list[i64] = []
    for id in ids:
        o = game.state.objs[id]
        now = o.next_id if o.zone == GONE else id
        if now >= 0 and game.state.objs[now].zone == LIBRARY:
            out.append(now)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class PutRest(Effect):
    """The rest of the cards that were taken up together go somewhere: `PutRest(ON_BOTTOM)`. CR 401.4.

    `words` and `whose` are choices of words: 'the other', 'all other cards', and whose library or graveyard is named.
    Wherever they go, it is to their owners'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words", "whose")
    _of: Antecedent | None = None

    def __init__(self, to: str, words: str = "the rest", tapped: bool = False, whose: str = "your") -> None:
        if to not in PLACES:
            raise VocabularyError(f"cards are put in one of {', '.join(PLACES)}, not {to!r}")
        self.to: str = to
        self.words: str = words
        self.whose: str = whose
        self.tapped: bool = tapped

    def refers_to(self) -> i64:
        return OF_BATCH

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        rest = the_rest(game, ctx, self._of)
        ctx.those = put(game, ctx, [ctx.controller], [rest], self.to, entering(self.tapped))
        ctx.it = ctx.those[0] if ctx.those else NONE
        ctx.amount = len(ctx.those)

    def leaves(self) -> i64:
        return OF_THOSE


class CountAmong(Quantity):
    """How many of the cards that were taken up together fit: 'for each land card revealed this way'."""

    WORDING: ClassVar[tuple[str, ...]] = ("words",)
    _of: Antecedent | None = None

    def __init__(self, *filters: Filter, words: str = "revealed this way") -> None:
        self.filter: Filter = every(filters)
        self.words: str = words

    def refers_to(self) -> i64:
        return OF_BATCH

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for id in several_of(self._of, ctx):
            if id >= 0 and self.filter.test(game, ctx, id):
                n += 1
        return n


class SomeAmong(Circumstance):
    """One of the cards that were taken up together fits: 'if a creature card was milled this way'."""

    WORDING: ClassVar[tuple[str, ...]] = ("words",)
    _of: Antecedent | None = None

    def __init__(self, *filters: Filter, words: str = "is revealed this way") -> None:
        self.filter: Filter = every(filters)
        self.words: str = words

    def refers_to(self) -> i64:
        return OF_BATCH

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in several_of(self._of, ctx):
            if id >= 0 and self.filter.test(game, ctx, id):
                return True
        return False


class PutThem(Effect):
    """Cards spoken of before go somewhere: `PutThem(That(card=True), to=IN_PLAY, tapped=True)`. CR 400.7.

    Permanents enter under the control of the player who puts them there, or of their owners with `owners`. `whose` is a
    choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("whose",)

    def __init__(
        self,
        what: Selector,
        to: str,
        tapped: bool = False,
        owners: bool = False,
        counter: str = "",
        counters: i64 = 1,
        who: Selector = YOU,
        whose: str = "your",
        shown: bool = False,
        face_down: bool = False,
    ) -> None:
        if to not in PLACES:
            raise VocabularyError(f"cards are put in one of {', '.join(PLACES)}, not {to!r}")
        if (tapped or owners or counter) and to != IN_PLAY:
            raise VocabularyError("only a permanent enters tapped, with counters, or under somebody's control")
        self.who: Selector = who
        self.what: Selector = what
        self.to: str = to
        self.tapped: bool = tapped
        self.owners: bool = owners
        self.counter: str = counter
        self.counters: i64 = counters
        self.whose: str = whose
        self.shown: bool = shown
        self.face_down: bool = face_down

    def moves_library(self) -> bool:
        return True

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for ref in self.what.pick(game, ctx):
            for now in found(game, ctx, ref):
                if now >= 0 and game.state.objs[now].zone != GONE and not game.state.objs[now].token:
                    ids.append(now)
        seats = seats_of(game, self.who.pick(game, ctx))
        if not seats:
            return
        if self.shown:
            for id in ids:
                reveal(game, id)
        entry = entering(self.tapped, self.counter, self.counters)
        ctx.those = put(game, ctx, seats[:1], [ids], self.to, entry, self.owners, self.face_down)
        ctx.it = ctx.those[0] if ctx.those else NONE
        if self.to == IN_EXILE:
            remember(game, ctx, ctx.those)

    def benefit(self) -> i64:
        return 1 if self.to == IN_HAND or self.to == IN_PLAY else 0


class LeftBehind(Circumstance):
    """A card that was taken up is still where that left it: nobody has put it elsewhere.

    `words` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words",)
    _of: Antecedent | None = None

    def __init__(self, words: str = "you don't put the card into your hand") -> None:
        self.words: str = words

    def refers_to(self) -> i64:
        return OF_BATCH

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(the_rest(game, ctx, self._of)) > 0
