"""Restarting the game, and what an object has exiled before. CR 607.2a, 727."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.decisions import D_CHOOSE, FOR_CHOICE, Decision
from apnap.rules.definitions import Amount, Context, Effect, Filter, Node, Selector
from apnap.rules.events import Event, ZoneChange
from apnap.rules.restarting import Restart
from apnap.rules.words import BATTLEFIELD, EXILE, HAND

if TYPE_CHECKING:
    from apnap.rules.game import Game


class ExileFromHand(PlayerAction):
    """A player exiles cards from their hand, which this object remembers. CR 607.2a."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        n = self.amount.value(game, ctx)
        chosen: list[i64] = []
        for seat in seats:
            hand = game.state.ids(seat, HAND)
            if len(hand) <= n:
                chosen.extend(hand)
                continue
            decision = Decision(D_CHOOSE, seat)
            decision.origin = ctx.object
            decision.purpose = FOR_CHOICE
            decision.own = True
            decision.source = ctx.source
            decision.candidates = hand.copy()
            decision.minimum = n
            decision.maximum = n
            decision.tone = -1
            chosen.extend(game.ask(decision))
        events: list[Event] = []
        for id in chosen:
            if game.state.objs[id].zone == HAND:
                event = ZoneChange(id, HAND, EXILE, game.state.objs[id].owner)
                event.cause = ctx.source
                events.append(event)
        if not events:
            return
        game.emit_all(events)
        exiled: list[i64] = []
        for id in chosen:
            now = game.state.objs[id].next_id
            if now >= 0 and game.state.objs[now].zone == EXILE:
                exiled.append(now)
        o = game.state.edit(ctx.source)
        o.linked = o.linked + exiled

    def tone(self) -> i64:
        return -1


class PutOntoBattlefield(Effect):
    """Those cards enter the battlefield on your side. CR 110.2a."""

    def happen(self, game: Game, ctx: Context) -> None:
        events: list[Event] = []
        for id in ctx.those:
            if game.state.objs[id].zone == EXILE:
                events.append(ZoneChange(id, EXILE, BATTLEFIELD, ctx.controller))
        if events:
            game.emit_all(events)


class RestartTheGame(Effect):
    """Restart the game, leaving in exile what fits of the cards exiled with this; put those onto the battlefield."""

    def __init__(self, *leaving: Filter) -> None:
        self.leaving: Filter = every(leaving)
        self.rest: Effect = PutOntoBattlefield()

    def children(self) -> list[Node]:
        return [self.leaving]

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        """Nothing else of the resolution happens. CR 727.1."""
        kept: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE and self.leaving.test(game, ctx, id):
                kept.append(id)
        raise Restart(ctx.controller, kept, self.rest)
