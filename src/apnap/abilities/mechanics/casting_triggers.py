"""Keyword abilities that trigger as their controller casts spells: prowess, extort. CR 702.101, 702.108."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.lasting import UntilEndOfTurn
from apnap.abilities.effects.payment import MayPay
from apnap.abilities.filters import NONCREATURE
from apnap.abilities.players import EACH_OPPONENT, seats_of
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.changes import Gets
from apnap.abilities.triggers import Casts
from apnap.rules.definitions import Context, Effect, Triggered
from apnap.rules.events import Event, LifeChange

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Prowess(Triggered):
    """It gets +1/+1 when you cast a noncreature spell. CR 702.108."""

    def __init__(self) -> None:
        super().__init__(Casts(NONCREATURE), UntilEndOfTurn(THIS, Gets(1, 1)))


def life_of_all(game: Game, seats: list[i64]) -> i64:
    """The life of several players together; what they share counts once. CR 810.9."""
    total: i64 = 0
    holders: list[i64] = []
    for seat in seats:
        holder = game.state.table.life_of[seat]
        if holder not in holders:
            holders.append(holder)
            total += game.state.life(seat)
    return total


class Drain(Effect):
    """Each opponent loses 1 life, and you gain as much as was lost. CR 702.101a."""

    def happen(self, game: Game, ctx: Context) -> None:
        seats = seats_of(game, EACH_OPPONENT.pick(game, ctx))
        before = life_of_all(game, seats)
        events: list[Event] = []
        for seat in seats:
            event = LifeChange(seat, -1)
            event.cause = ctx.source
            events.append(event)
        if events:
            game.emit_all(events)
        after = life_of_all(game, seats)
        if before > after and game.state.in_game(ctx.controller):
            gain = LifeChange(ctx.controller, before - after)
            gain.cause = ctx.source
            game.emit(gain)


class Extort(Triggered):
    """Pay {W/B} with each spell of yours, if you like, to drain each opponent. CR 702.101."""

    def __init__(self) -> None:
        super().__init__(Casts(), MayPay(PayMana("{W/B}"), Drain()))
