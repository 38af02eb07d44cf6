"""Exiling something and returning it: what was exiled is found again where it went. CR 400.7, 603.7c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.effects.flow import MAY
from apnap.abilities.players import YOU, seats_of
from apnap.rules.components import successors
from apnap.rules.decisions import D_YES_NO, FOR_MAY, Decision
from apnap.rules.definitions import Context, Effect, Node
from apnap.rules.events import Event, ZoneChange
from apnap.rules.words import BATTLEFIELD, EXILE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ReturnExiled(Effect):
    """Return the card that the instruction before exiled to the battlefield, under its owner's control or yours."""

    def __init__(self, under: Subject | None = None, pronoun: bool = False) -> None:
        self.under: Subject | None = under  # its owner's unless it says whose
        self.pronoun: bool = pronoun  # a choice of words: 'it' for 'that card'

    def children(self) -> list[Node]:
        u = self.under
        return [] if u is None else [u]

    def happen(self, game: Game, ctx: Context) -> None:
        if ctx.it < 0:
            return
        events: list[Event] = []
        for card in successors(game, ctx.it):  # several, where it was merged (730.3c)
            o = game.state.objs[card]
            if o.zone != EXILE or o.token:
                continue  # it has moved on (400.7), or is a token, which stays where it went (111.8)
            seat = o.owner
            u = self.under
            if u is not None:
                seats = seats_of(game, u.pick(game, ctx))
                if not seats:
                    return
                seat = seats[0]
            event = ZoneChange(card, EXILE, BATTLEFIELD, seat)
            event.cause = ctx.source
            events.append(event)
        if len(events) == 1:
            game.emit(events[0])
        elif events:
            game.emit_all(events)

    def tone(self) -> i64:
        return 1


class MayThen(Effect):
    """You may do something; if you do, something else happens. CR 608.2d-e."""

    def __init__(self, effect: Effect, then: Effect) -> None:
        self.effect: Effect = effect
        self.then: Effect = then

    def children(self) -> list[Node]:
        return [self.effect, self.then]

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, YOU.pick(game, ctx)):
            decision = Decision(D_YES_NO, seat)
            decision.origin = ctx.object
            decision.purpose = FOR_MAY
            decision.rule = "608.2d"
            decision.labels = MAY
            decision.nodes = [self.effect]
            decision.source = ctx.source
            decision.tone = 1
            if game.ask(decision)[0]:
                self.effect.happen(game, ctx)
                self.then.happen(game, ctx)

    def tone(self) -> i64:
        return self.effect.tone()

    def heeds(self) -> i64:
        return 0
