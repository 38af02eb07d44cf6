"""Instructions that players follow: drawing, discarding, milling, sacrificing.

CR 121.2, 608.2c, 701.9, 701.17, 701.21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Number, VocabularyError, amount
from apnap.abilities.effects.flow import in_order
from apnap.abilities.filters import every
from apnap.abilities.players import YOU, EachPlayer, ThatPlayer, Themselves, You, YouAnd, seats_of
from apnap.rules.ch1_concepts.definitions import (
    NO_IDS,
    OF_AMOUNT,
    OF_BATCH,
    OF_DISCARDED,
    OF_OBJECT,
    OF_PLAYER,
    OF_SACRIFICED,
    OF_THOSE,
    Amount,
    Context,
    Effect,
    Filter,
    Node,
    Selector,
)
from apnap.rules.ch1_concepts.nodes import OF_DRAWN, OF_EACH, Kept
from apnap.rules.ch8_multiplayer.shared_turns import ask_each, drawing_order
from apnap.rules.core.constants import BATTLEFIELD, EV_DRAW, F_SACRIFICE, GRAVEYARD, HAND, LIBRARY, NONE
from apnap.rules.core.decisions import FOR_DISCARD, FOR_SACRIFICE, ChooseDecision, Decision, NumberDecision
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Discard as Discarded
from apnap.rules.events import Draw as Drawn
from apnap.rules.events import Event, ZoneChange, told_to_draw
from apnap.rules.events import Sacrifice as Sacrificed

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def speaks_of_each(node: Node) -> bool:
    """Does it speak of each of the players by themselves: of their hand, of what they control?"""
    if isinstance(node, Themselves):
        return True
    for child in node.children():
        if speaks_of_each(child):
            return True
    return False


def speaks_of_number(node: Node) -> bool:
    """Does it speak of 'that many'?"""
    if node.refers_to() & OF_AMOUNT:
        return True
    for child in node.children():
        if speaks_of_number(child):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerAction(Effect):
    """Something that players do: you, unless it says who."""

    def __init__(self, who: Selector) -> None:
        if not isinstance(who, Selector):
            raise VocabularyError(f"players such as YOU or TargetPlayer() are needed, not {who!r}")
        self.who: Selector = who

    _varies: i64 = -1  # whether it differs from player to player, once that was asked

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.who.pick(game, ctx)
        if self._varies < 0:
            self._varies = 1 if speaks_of_each(self) else 0
        if self._varies:
            self.act_in_turn(game, ctx, seats_of(game, refs))
        else:
            self.act(game, ctx, seats_of(game, refs))
        if self.who is not YOU and refs:
            ctx.it = refs[0]

    def deals_with_own(self) -> bool:
        """Is what it deals with of those who do it, so that 'that many' differs from player to player?"""
        return False

    def act_in_turn(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        """Each of these players does it for themselves; what they dealt with is what all of them dealt with."""
        before = ctx.those
        together: list[i64] = []
        for seat in seats:
            ctx.those = NO_IDS
            self.take_up(ctx, -1 - seat)
            self.act(game, ctx, [seat])
            together = together + ctx.those
        ctx.those = together if together else before

    def at_hand(self) -> i64:
        return OF_EACH if isinstance(self.who, (EachPlayer, YouAnd, ThatPlayer)) else 0

    def leaves(self) -> i64:
        return 0 if isinstance(self.who, (You, YouAnd)) else OF_PLAYER

    def deals_with(self) -> Selector | None:
        return self.who

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        """These players do it."""
        raise NotImplementedError


class Does(Effect):
    """The same players do several things in turn: `Does(TargetPlayer(), Draw(2), LoseLife(2))`.

    `then` is a choice of words: each of them is said after 'then', or only the last (`once`).
    """

    WORDING: ClassVar[tuple[str, ...]] = ("then", "once")

    def __init__(self, who: Selector, *actions: PlayerAction, then: bool = False, once: bool = False) -> None:
        if len(actions) < 2:
            raise VocabularyError("Does needs two actions or more; a single one says who itself")
        for a in actions:
            if not isinstance(a, PlayerAction) or a.who is not YOU:
                raise VocabularyError("what players do after Does(who, ...) does not say who again")
        self.who: Selector = who
        self.actions: list[PlayerAction] = list(actions)
        self.then: bool = then
        self.once: bool = once

    def meaning(self) -> Node:
        """What you do in turn is a list of instructions like any other."""
        return in_order(list(self.actions)).meaning() if isinstance(self.who, You) else self

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.who.pick(game, ctx)
        if refs:
            ctx.it = refs[0]
        before: PlayerAction | None = None
        for a in self.actions:
            if speaks_of_each(a):
                self.in_turn(game, ctx, a, seats_of(game, refs))
            elif before is not None and len(refs) > 1 and before.deals_with_own() and speaks_of_number(a):
                self.as_many(game, ctx, before, a, seats_of(game, refs))
            else:
                a.act(game, ctx, seats_of(game, refs))
            if a._number:
                ctx.keep(a._number)
            before = a

    def as_many(self, game: Game, ctx: Context, before: PlayerAction, action: PlayerAction, seats: list[Seat]) -> None:
        """Each does something for as many of their own as they dealt with just before: 'then draws that many'."""
        those = ctx.those
        for seat in seats:
            own: i64 = 0
            for id in those:
                if id >= 0 and game.state.objs[id].owner == seat:
                    own += 1
            ctx.note(Kept(before._number, NONE, those, own))
            ctx.amount = own
            if game.state.in_game(seat):
                action.act(game, ctx, [seat])

    def in_turn(self, game: Game, ctx: Context, action: PlayerAction, seats: list[Seat]) -> None:
        """Something that differs from player to player."""
        together: list[i64] = []
        for seat in seats:
            ctx.those = NO_IDS
            self.take_up(ctx, -1 - seat)
            action.act(game, ctx, [seat])
            together = together + ctx.those
        ctx.those = together

    def at_hand(self) -> i64:
        return OF_EACH if isinstance(self.who, (EachPlayer, YouAnd, ThatPlayer)) else 0

    def leaves(self) -> i64:
        return 0 if isinstance(self.who, YouAnd) else OF_PLAYER

    def deals_with(self) -> Selector | None:
        return self.who

    def benefit(self) -> i64:
        return self.actions[0].benefit()

    def loop_inputs(self) -> i64:
        return 0


class Draw(PlayerAction):
    """Draw cards, one at a time; with `up_to` as many as the player chooses, up to that number. CR 107.1c, 121.2."""

    WORDING: ClassVar[tuple[str, ...]] = ("additional",)

    def __init__(
        self, number: int | Amount, who: Selector = YOU, additional: bool = False, up_to: bool = False
    ) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.additional: bool = additional  # a choice of words: 'an additional card'
        self.up_to: bool = up_to  # or fewer, as each player chooses

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        before = game.state.turn().events[EV_DRAW]
        for seat in drawing_order(game, seats) if len(seats) > 1 else seats:
            some = n
            if self.up_to and n > 0:
                some = game.ask(NumberDecision(seat, "107.1c", 0, n, ctx=ctx, own=True))[0]
            if some > 0 and game.state.in_game(seat):
                told_to_draw(game, seat, some, ctx.source)
        if self._number:
            ctx.those = drawn_since(game, before, seats)

    def leaves(self) -> i64:
        return super().leaves() | OF_DRAWN

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


def drawn_since(game: Game, before: Event | None, seats: list[Seat]) -> list[i64]:
    """The cards that these players have drawn since an event of this turn. CR 121.1."""
    out: list[i64] = []
    event = game.state.turn().events[EV_DRAW]
    while event is not None and event is not before:
        if isinstance(event, Drawn) and event.seat in seats and event.new_id >= 0:
            out.append(event.new_id)
        event = event.prev
    return out


class Discard(PlayerAction):
    """Discard cards of the player's choice, or at random. CR 701.9.

    With `up_to` that many or fewer; of a number of -1, any number. 'That many' is how many it were then.
    """

    def __init__(self, number: int | Amount, who: Selector = YOU, at_random: bool = False, up_to: bool = False) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.at_random: bool = at_random
        self.up_to: bool = up_to

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        for seat in seats:
            decision = self.question(game, ctx, seat, n)
            picks.append(self.given(game, seat, n))
            if decision is not None:
                asked.append(decision)
        chosen = all_picked(seats, picks, asked, ask_each(game, asked))
        events: list[Event] = []
        discarded: list[i64] = []
        for id in chosen:
            o = game.state.objs[id]
            if o.zone == HAND:  # its owner may have left while others chose (800.4a)
                event = Discarded(o.owner, id)
                event.cause = ctx.source
                events.append(event)
                discarded.append(id)
        if events:
            game.emit_all(events)
        ctx.those = discarded
        if self.up_to:
            ctx.amount = len(events)

    def leaves(self) -> i64:
        number: i64 = OF_AMOUNT if self.up_to else 0
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_DISCARDED | number

    def given(self, game: Game, seat: Seat, n: i64) -> list[i64]:
        """What a player discards without a choice."""
        hand = game.state.ids(seat, HAND)
        if self.up_to:
            return []
        if len(hand) <= n:
            return hand
        if n <= 0 or not self.at_random:
            return []
        hand = hand.copy()
        game.state.shuffle(hand)
        return hand[:n]

    def question(self, game: Game, ctx: Context, seat: Seat, n: i64) -> Decision | None:
        """Which cards a player discards, where they choose."""
        hand = game.state.ids(seat, HAND).copy()
        if self.up_to:
            most: i64 = len(hand) if n < 0 else min(n, len(hand))
            if most == 0:
                return None
            return ChooseDecision(seat, "701.9b", hand, 0, most, purpose=FOR_DISCARD, ctx=ctx, benefit=-1, own=True)
        if n <= 0 or self.at_random or len(hand) <= n:
            return None
        decision = ChooseDecision(seat, "701.9b", hand, n, n, purpose=FOR_DISCARD, ctx=ctx, benefit=-1, own=True)
        return decision

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


def all_picked(seats: list[Seat], picks: list[list[i64]], asked: list[Decision], answers: list[list[i64]]) -> list[i64]:
    """What players were to give without a choice, or have chosen, in the order of the players."""
    out: list[i64] = []
    for i in range(len(seats)):
        for id in picks[i]:
            out.append(id)
        for k in range(len(asked)):
            if asked[k].seat == seats[i]:
                for id in answers[k]:
                    out.append(id)
    return out


def still_theirs(
    game: Game, seats: list[Seat], picks: list[list[i64]], asked: list[Decision], answers: list[list[i64]]
) -> list[i64]:
    """What players picked of their own, without permanents that they do not control any more. CR 701.21a, 800.4a.

    A departure while others choose may have given what a leaver had picked back to one of them.
    """
    out: list[i64] = []
    for i in range(len(seats)):
        for id in all_picked(seats[i : i + 1], picks[i : i + 1], asked, answers):
            o = game.state.objs[id]
            if o.zone != BATTLEFIELD or o.controller == seats[i]:
                out.append(id)
    return out


class Mill(PlayerAction):
    """Put cards from the top of a library into the graveyard. CR 701.17."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def moves_library(self) -> bool:
        return True

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        n = self.amount.value(game, ctx)
        events: list[Event] = []
        for seat in seats:
            library = game.state.ids(seat, LIBRARY)
            for i in range(len(library) - 1, -1, -1):
                if len(library) - i > n:
                    break
                event = ZoneChange(library[i], LIBRARY, GRAVEYARD, seat)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        milled: list[i64] = []
        for done in events:
            if isinstance(done, ZoneChange) and done.new_id >= 0:
                milled.append(done.new_id)
        ctx.those = milled

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_BATCH

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class Sacrifice(PlayerAction):
    """Sacrifice permanents of the player's choice; of a number of -1, any number. CR 701.21."""

    WORDING: ClassVar[tuple[str, ...]] = ("another",)

    def __init__(self, number: int | Amount, *filters: Filter, who: Selector = YOU, another: bool = False) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)
        self.filter: Filter = every(filters)
        self.another: bool = another  # a choice of words: one more than before

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        chosen = self.choose(game, ctx, seats, self.amount.value(game, ctx))
        events: list[Event] = []
        sacrificed: list[i64] = []
        for id in chosen:
            o = game.state.objs[id]
            if o.zone == BATTLEFIELD:
                event = Sacrificed(o.controller, id)
                event.cause = ctx.source
                events.append(event)
                sacrificed.append(id)
        if events:
            game.emit_all(events)
        ctx.those = sacrificed
        if self.is_open():
            ctx.amount = len(events)

    def is_open(self) -> bool:
        """Is it any number that the player chooses?"""
        number = self.amount
        return isinstance(number, Number) and number.number < 0

    def leaves(self) -> i64:
        number: i64 = OF_AMOUNT if self.is_open() else 0
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_SACRIFICED | number

    def choose(self, game: Game, ctx: Context, seats: list[Seat], n: i64) -> list[i64]:
        """What these players sacrifice, that many each. CR 701.21a, 101.4."""
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        for seat in seats:
            candidates = self.fitting(game, ctx, seat) if n != 0 else []
            if len(candidates) > n:
                asked.append(self.question(ctx, seat, n, candidates))
                candidates = []
            picks.append(candidates)
        return still_theirs(game, seats, picks, asked, ask_each(game, asked))

    def fitting(self, game: Game, ctx: Context, seat: Seat) -> list[i64]:
        """The permanents that a player could sacrifice."""
        candidates: list[Ref] = []
        for id in game.state.ids(seat, BATTLEFIELD):
            if self.filter.test(game, ctx, id) and not game.is_forbidden(F_SACRIFICE, seat, id):
                candidates.append(id)
        return candidates

    def question(self, ctx: Context, seat: Seat, n: i64, candidates: list[Ref]) -> Decision:
        """Which of them, where the player chooses."""
        least = n if n >= 0 else 0
        most = n if n >= 0 else len(candidates)
        decision = ChooseDecision(
            seat, "701.21a", candidates, least, most, purpose=FOR_SACRIFICE, ctx=ctx, benefit=-1, own=True
        )
        return decision

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class DiscardOrSacrifice(PlayerAction):
    """Each of them discards a card or sacrifices a permanent that fits, as they choose: all at once. CR 101.4, 701.9.

    `DiscardOrSacrifice(CREATURE, who=EACH_PLAYER)`.
    """

    def __init__(self, *filters: Filter, who: Selector = YOU) -> None:
        super().__init__(who)
        self.filter: Filter = every(filters)

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        picks: list[list[i64]] = []
        asked: list[Decision] = []
        for seat in seats:
            candidates: list[Ref] = game.state.ids(seat, HAND).copy()
            for id in game.state.ids(seat, BATTLEFIELD):
                if self.filter.test(game, ctx, id) and not game.is_forbidden(F_SACRIFICE, seat, id):
                    candidates.append(id)
            if len(candidates) > 1:
                asked.append(
                    ChooseDecision(seat, "608.2d", candidates, purpose=FOR_SACRIFICE, ctx=ctx, benefit=-1, own=True)
                )
                candidates = []
            picks.append(candidates)
        events: list[Event] = []
        done: list[i64] = []
        for id in still_theirs(game, seats, picks, asked, ask_each(game, asked)):
            o = game.state.objs[id]
            event: Event | None = None
            if o.zone == HAND:
                event = Discarded(o.owner, id)
            elif o.zone == BATTLEFIELD:
                event = Sacrificed(o.controller, id)
            if event is not None:
                event.cause = ctx.source
                events.append(event)
                done.append(id)
        if events:
            game.emit_all(events)
        ctx.those = done

    def leaves(self) -> i64:
        return super().leaves() | OF_OBJECT | OF_THOSE | OF_SACRIFICED

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0
