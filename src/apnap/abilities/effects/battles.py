"""What happens to a Siege when it is defeated. CR 310.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.abilities.filters import THIS_ONE
from apnap.abilities.triggers import ObjectPattern, When
from apnap.rules.casting import can_cast, cast
from apnap.rules.decisions import D_YES_NO, FOR_MAY, Decision
from apnap.rules.definitions import Context, Effect
from apnap.rules.events import Counters, Event
from apnap.rules.words import BATTLEFIELD, DEFENSE, EV_COUNTERS, EXILE, NONE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher

DEFEATED: Final = "defeated"


class LastCounterRemoved(ObjectPattern):
    """The last counter of a kind is removed from this permanent."""

    def __init__(self, counter: str) -> None:
        super().__init__(EV_COUNTERS, THIS_ONE)
        self.counter: str = counter

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return (
            isinstance(event, Counters)
            and event.amount < 0
            and event.name == self.counter
            and event.ref == watcher.source
            and event.left == 0
        )

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Counters) else NONE


class Defeat(Effect):
    """This battle is exiled, and you may cast its other face for free. CR 310.12b."""

    def happen(self, game: Game, ctx: Context) -> None:
        if game.state.objs[ctx.source].zone != BATTLEFIELD:
            return
        exiled = game.move_by(ctx.source, EXILE, ctx.source)
        if exiled < 0 or game.state.objs[exiled].zone != EXILE:
            return
        index = defeated_method(game, exiled)
        if index < 0 or not castable(game, ctx.controller, exiled, index):
            return
        decision = Decision(D_YES_NO, ctx.controller)
        decision.origin = ctx.object
        decision.purpose = FOR_MAY
        decision.rule = "310.12b"
        decision.labels = ["cast it transformed without paying its mana cost"]
        decision.source = ctx.source
        decision.tone = 1
        if game.ask(decision)[0] and castable(game, ctx.controller, exiled, index):
            cast(game, ctx.controller, exiled, index)


def defeated_method(game: Game, id: i64) -> i64:
    """The way to cast the back face, where the card has one."""
    methods = game.state.objs[id].card.methods
    for i in range(len(methods)):
        if methods[i].name == DEFEATED:
            return i
    return -1


def castable(game: Game, seat: i64, id: i64, index: i64) -> bool:
    """Could it still be cast this way, from exile?"""
    o = game.state.objs[id]
    if o.zone != EXILE:
        return False
    method = o.card.methods[index]
    return can_cast(game, seat, o, index, method, o.card.faces[method.face].chars)


WHEN_DEFEATED: Final = When(LastCounterRemoved(DEFENSE), Defeat())
