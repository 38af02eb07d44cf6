"""Counters that move from one object to another, or are put there as well. CR 122.5, 122.7-9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError, amount
from apnap.abilities.triggers import ObjectPattern, Watched, watched
from apnap.rules.decisions import D_NUMBER, FOR_CHOICE, Decision
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector
from apnap.rules.events import Counters, Event
from apnap.rules.words import BATTLEFIELD, EV_COUNTERS, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class MoveCounters(Effect):
    """Move so many counters of a kind from one permanent onto another; without a number, as many as you like.

    Nothing moves unless it can be taken and put: there must be two objects, both on the battlefield. CR 122.5.
    """

    def __init__(self, number: int | Amount | None, counter: str, source: Selector, to: Selector) -> None:
        if not counter:
            raise VocabularyError("counters have a name, such as +1/+1")
        self.amount: Amount | None = None if number is None else amount(number)
        self.counter: str = counter
        self.source: Selector = source
        self.to: Selector = to

    def children(self) -> list[Node]:
        a = self.amount
        return [self.source, self.to] if a is None else [a, self.source, self.to]

    def happen(self, game: Game, ctx: Context) -> None:
        to = self.to.pick(game, ctx)
        for source in self.source.pick(game, ctx):
            for target in to:
                if can_move(game, source, target):
                    self.move(game, ctx, source, target)

    def move(self, game: Game, ctx: Context, source: i64, to: i64) -> None:
        have = game.state.objs[source].counter(self.counter)
        a = self.amount
        n = have
        if a is not None:
            n = min(a.value(game, ctx), have)
        elif have > 0:
            decision = Decision(D_NUMBER, ctx.controller)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.rule = "122.5"
            decision.source = ctx.source
            decision.minimum = 0
            decision.maximum = have
            n = game.ask(decision)[0]
        if n <= 0 or not can_move(game, source, to):
            return
        events: list[Event] = [Counters(source, self.counter, -n), Counters(to, self.counter, n)]
        for event in events:
            event.cause = ctx.source
        game.emit_all(events)


def can_move(game: Game, source: i64, to: i64) -> bool:
    """Could a counter be taken from one and put on the other? CR 122.5."""
    objs = game.state.objs
    if source < 0 or to < 0 or source == to:
        return False
    return objs[source].zone == BATTLEFIELD and objs[to].zone == BATTLEFIELD


class PutItsCounters(Effect):
    """Put the counters that an object had, or has, on another: all kinds, or one. It is no moving. CR 122.8-9."""

    def __init__(self, source: Selector, to: Selector, counter: str = "") -> None:
        self.source: Selector = source
        self.to: Selector = to
        self.counter: str = counter

    def children(self) -> list[Node]:
        return [self.source, self.to]

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for source in self.source.pick(game, ctx):
            counters = game.state.objs[source].counters if source >= 0 else None
            if counters is None:
                continue
            for kind in sorted(counters):
                if not self.counter or kind == self.counter:
                    for to in self.to.pick(game, ctx):
                        event = Counters(to, kind, counters[kind])
                        event.cause = ctx.source
                        events.append(event)
        if events:
            game.emit_all(events)

    def tone(self) -> i64:
        return 1


class NthCounterPut(ObjectPattern):
    """The Nth counter of a kind is put on an object: it had fewer before, and has so many or more now. CR 122.7."""

    def __init__(self, number: i64, counter: str, *what: Watched) -> None:
        super().__init__(EV_COUNTERS, watched(what))
        self.number: i64 = number
        self.counter: str = counter

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, Counters) or event.ref < 0 or event.name != self.counter or event.amount <= 0:
            return False
        before = event.left - event.amount
        return before < self.number <= event.left and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE
