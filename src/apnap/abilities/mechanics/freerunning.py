"""Freerunning: cast for less in a turn in which an Assassin or a commander dealt a player combat damage. CR 702.173."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance
from apnap.abilities.mechanics.ways import Way
from apnap.rules.commanders import is_commander
from apnap.rules.definitions import Context, Node
from apnap.rules.events import Damage
from apnap.rules.words import CREATURE, EV_DAMAGE

if TYPE_CHECKING:
    from apnap.rules.game import Game


class HasRunFreely(Circumstance):
    """In combat this turn a player was hit by what was your Assassin creature or a commander. CR 702.173a."""

    def holds(self, game: Game, ctx: Context) -> bool:
        state = game.state
        e = state.turn().events[EV_DAMAGE]
        while e is not None:
            if isinstance(e, Damage) and e.combat and e.target < 0 and e.source >= 0:
                o = state.objs[e.source]
                values = e.values
                if (o.controller if e.by < 0 else e.by) == ctx.controller:
                    if values is None:
                        values = game.char(e.source)
                    if is_commander(state, o):
                        return True
                    if values.types & CREATURE and ("Assassin" in values.subtypes or values.every_type):
                        return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_DAMAGE


class Freerunning(Way):
    """`Freerunning("{1}{U}")`. CR 702.173."""

    def __init__(self, cost: str) -> None:
        super().__init__("freerunning", cost, [])
        self.condition: HasRunFreely = HasRunFreely()
        self.method.condition = self.condition

    def children(self) -> list[Node]:
        return [self.condition]
