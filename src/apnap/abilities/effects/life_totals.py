"""Life totals that become a number, or double. CR 119.5, 810.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quantity, amount
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import EACH_PLAYER, YOU, seats_of
from apnap.rules.definitions import Amount, Context, Effect, Node, Selector
from apnap.rules.events import Event, LifeChange
from apnap.rules.words import EV_LIFE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class LifeBecomes(PlayerAction):
    """A life total becomes a number: the player gains or loses what is missing. CR 119.5."""

    def __init__(self, number: int | Amount, who: Selector = YOU) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def children(self) -> list[Node]:
        return [self.who, self.amount]

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        set_life(game, ctx, seats, self.amount.value(game, ctx))


class LoseHalfLife(PlayerAction):
    """Lose half of one's life, rounded up: of the team's, where it is shared. CR 107.1a, 119.3, 810.9."""

    def __init__(self, who: Selector = YOU) -> None:
        super().__init__(who)

    def act(self, game: Game, ctx: Context, seats: list[i64]) -> None:
        events: list[Event] = []
        for seat in seats:
            life = game.state.life(seat)
            if life > 0:
                event = LifeChange(seat, -((life + 1) // 2))
                event.cause = ctx.source
                events.append(event)
        if events:
            game.emit_all(events)

    def tone(self) -> i64:
        return -1


class DoubleLife(Effect):
    """Double a life total: the player gains as much as they have. CR 701.10d."""

    def __init__(self, who: Selector = YOU) -> None:
        self.who: Selector = who

    def children(self) -> list[Node]:
        return [self.who]

    def happen(self, game: Game, ctx: Context) -> None:
        for seat in seats_of(game, self.who.pick(game, ctx)):
            set_life(game, ctx, [seat], 2 * game.state.life(seat))

    def tone(self) -> i64:
        return 1


class MostLife(Quantity):
    """The highest life total among all players, or (`least`) the lowest."""

    def __init__(self, least: bool = False) -> None:
        self.least: bool = least

    def value(self, game: Game, ctx: Context) -> i64:
        best: i64 = 0
        first = True
        for seat in seats_of(game, EACH_PLAYER.pick(game, ctx)):
            life = game.state.life(seat)
            if first or (life < best if self.least else life > best):
                best = life
                first = False
        return best

    def reads(self) -> i64:
        return 1 << EV_LIFE


class LifeLost(Quantity):
    """The life that the event was about: `Whenever(LosesLife(), GainLife(LifeLost()))`."""

    def value(self, game: Game, ctx: Context) -> i64:
        return ctx.amount


def set_life(game: Game, ctx: Context, seats: list[i64], number: i64) -> None:
    """One life change for each life total; a team's is set by one of its members. CR 119.5, 810.9d."""
    totals: list[i64] = []
    events: list[Event] = []
    for seat in seats:
        total = game.state.table.life_of[seat]
        change = number - game.state.life(seat)
        if total not in totals and change:
            totals.append(total)
            event = LifeChange(seat, change)
            event.cause = ctx.source
            events.append(event)
    if events:
        game.emit_all(events)
