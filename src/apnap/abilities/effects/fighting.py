"""Creatures that fight. CR 701.14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.effects.damage import deal
from apnap.rules.definitions import Context, Effect, Node, Selector
from apnap.rules.events import Damage, Event, Happened
from apnap.rules.words import BATTLEFIELD, CREATURE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class Fight(Effect):
    """Two creatures deal damage equal to their powers to each other. CR 701.14a-d."""

    def __init__(self, one: Selector, other: Selector) -> None:
        self.one: Selector = one
        self.other: Selector = other

    def children(self) -> list[Node]:
        return [self.one, self.other]

    def happen(self, game: Game, ctx: Context) -> None:
        ones = self.one.pick(game, ctx)
        others = self.other.pick(game, ctx)
        if not ones or not others or not can_fight(game, ones[0]) or not can_fight(game, others[0]):
            return  # neither fights unless both can (701.14b)
        a, b = ones[0], others[0]
        events: list[Event] = []
        for source, target in ((a, b), (b, a)):
            power = game.char(source).power
            if power > 0:
                events.append(Damage(source, target, power, False))
        ctx.amount = deal(game, events)
        for id in (a, b):
            event = Happened("fight", game.state.objs[id].controller, id)
            event.cause = ctx.source
            game.emit(event)
        ctx.it = a

    def tone(self) -> i64:
        return -1


def can_fight(game: Game, ref: i64) -> bool:
    """Is it a creature on the battlefield? CR 701.14b."""
    return ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD and game.char(ref).types & CREATURE != 0
