"""Keyword actions about counters and creatures: proliferate, explore, connive. CR 701.34, 701.44, 701.50."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.looking import top_cards
from apnap.abilities.effects.player_actions import Discard, PlayerAction
from apnap.abilities.players import YOU
from apnap.rules.decisions import D_CHOOSE, D_YES_NO, FOR_CHOICE, FOR_LOOK, Decision
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector
from apnap.rules.events import Counters, Draw, Event, Happened, ZoneChange
from apnap.rules.knowledge import EVERYBODY, learn
from apnap.rules.words import BATTLEFIELD, GRAVEYARD, HAND, LAND, LIBRARY, PLUS

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Proliferate(PlayerAction):
    """Choose permanents and players with counters; each gets one more of each kind it has. CR 701.34."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        for seat in seats:
            if game.state.in_game(seat):
                self.proliferate(game, ctx, seat)

    def proliferate(self, game: Game, ctx: Context, seat: i64) -> None:
        candidates = with_counters(game, seat)
        chosen: list[i64] = []
        if candidates:
            decision = Decision(D_CHOOSE, seat)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "701.34a"
            decision.source = ctx.source
            decision.candidates = candidates
            decision.minimum = 0
            decision.maximum = len(candidates)
            decision.tone = 1
            chosen = game.ask(decision)
        events: list[Event] = []
        for ref in chosen:
            for name in counter_names(game, ref):
                event = Counters(ref, name, 1)
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)
        game.emit(Happened("proliferate", seat))

    def tone(self) -> i64:
        return 1


def with_counters(game: Game, seat: i64) -> list[i64]:
    """Players and permanents within reach that have a counter."""
    state = game.state
    out: list[i64] = []
    for s in range(state.seats):
        if state.in_game(s) and state.in_reach(seat, s) and counter_names(game, -1 - s):
            out.append(-1 - s)
    for s in range(state.seats):
        for id in state.ids(s, BATTLEFIELD):
            if state.objs[id].counters is not None and state.reaches(seat, id):
                out.append(id)
    return out


def counter_names(game: Game, ref: i64) -> list[str]:
    """The kinds of counters that an object or player has, in a fixed order."""
    state = game.state
    names: list[str] = []
    if ref < 0:
        seat = -1 - ref
        if state.poison(seat) > 0:
            names.append("poison")
        mine = state.players[seat].counters
        if mine is not None:
            names.extend(sorted(name for name in mine if mine[name] > 0))
    else:
        counters = state.objs[ref].counters
        if counters is not None:
            names.extend(sorted(counters))
    return names


class Explore(Effect):
    """A creature explores: a land goes to the hand, else a counter, and the card stays or is buried. CR 701.44."""

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what

    def children(self) -> list[Node]:
        return [self.what]

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            if id >= 0:
                self.explore(game, ctx, id)
                ctx.it = id

    def explore(self, game: Game, ctx: Context, id: i64) -> None:
        """It explores even when it has left, by its last known controller. CR 701.44c."""
        seat = game.state.objs[id].controller
        if not game.state.in_game(seat):
            return
        top = top_cards(game, seat, 1)
        if top:
            learn(game.state, top[0], EVERYBODY)
            if game.char(top[0]).types & LAND:
                move(game, ctx, top[0], HAND, seat)
                game.emit(Happened("explore", seat, id))
                return
        if game.state.objs[id].zone == BATTLEFIELD:
            event = Counters(id, PLUS, 1)
            event.cause = ctx.source
            game.emit(event)
        if top:
            decision = Decision(D_YES_NO, seat)
            decision.origin = ctx.object
            decision.own = True
            decision.purpose = FOR_LOOK
            decision.rule = "701.44a"
            decision.source = ctx.source
            decision.candidates = top
            if game.ask(decision)[0] and game.state.objs[top[0]].zone == LIBRARY:
                move(game, ctx, top[0], GRAVEYARD, seat)
        game.emit(Happened("explore", seat, id))

    def tone(self) -> i64:
        return 1


def move(game: Game, ctx: Context, id: i64, to: i64, seat: i64) -> None:
    event = ZoneChange(id, game.state.objs[id].zone, to, seat)
    event.cause = ctx.source
    game.emit(event)


class Connive(Effect):
    """A creature connives: draw, discard, and a counter for each nonland card discarded. CR 701.50."""

    def __init__(self, what: Selector, number: int | Amount = 1) -> None:
        self.what: Selector = what
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.what, self.amount]

    def happen(self, game: Game, ctx: Context) -> None:
        for id in self.what.pick(game, ctx):
            seat = game.state.objs[id].controller
            n = self.amount.value(game, ctx)
            if id < 0 or not game.state.in_game(seat):
                continue
            for _ in range(n):
                event = Draw(seat)
                event.cause = ctx.source
                game.emit(event)
            Discard(amount(n)).act(game, ctx, [seat])
            nonlands: i64 = 0
            for card in ctx.those:
                if game.state.objs[card].zone != HAND and not game.char(card).types & LAND:
                    nonlands += 1
            if nonlands and game.state.objs[id].zone == BATTLEFIELD:
                counters = Counters(id, PLUS, nonlands)
                counters.cause = ctx.source
                game.emit(counters)
            game.emit(Happened("connive", seat, id, n))
            ctx.it = id

    def tone(self) -> i64:
        return 1
