"""Statements about how many cards players draw. CR 121.2a, 616.1g."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, context_of
from apnap.abilities.players import EACH_OPPONENT, YOU
from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect, Filter, Pattern, Static, Triggered
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import DRAW, EV_DRAW, HAND, S_REPLACE
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.objects import added
from apnap.rules.core.state import Trigger
from apnap.rules.core.types import ObjectId, Seat
from apnap.rules.events import DoneInstead, Draw, DrawCards, Event
from apnap.rules.events.draws_and_discards import is_first_draw

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawsPlus(Static):
    """If a player would draw one or more cards, they draw that many and some more instead. CR 121.2a."""

    def __init__(self, number: i64, who: Subject = YOU, condition: Condition | None = None) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.more: i64 = number
        self.who: Subject = who
        self.condition: Condition | None = condition

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, DrawCards):
            return False
        ctx = context_of(effect)
        condition = self.condition
        if condition is not None and not condition.holds(game, ctx):
            return False
        return self.who.includes(game, ctx, -1 - event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, DrawCards):
            return event
        more = DrawCards(event.seat, event.count + self.more)
        more.cause = event.cause
        more.also = event.also
        return more


@mypyc_attr(allow_interpreted_subclasses=True)
class RevealsFirstDrawn(Static):
    """You reveal the first card you draw each turn, if you like to (`may`); something happens if it fits. CR 701.20a.

    `RevealsFirstDrawn(AnyOf(INSTANT, SORCERY), Investigate(), may=True)`: a triggered ability (603.2).
    """

    def __init__(self, filter: Filter, effect: Effect, may: bool = False) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.filter: Filter = filter
        self.may: bool = may
        self.trigger: Triggered = Triggered(Pattern(), effect, 0)

    def as_drawn(self, game: Game, effect: Standing, seat: Seat, id: ObjectId) -> None:
        if seat != effect.controller or not is_first_draw(game, seat):
            return
        if self.may:
            decision = YesNoDecision(seat, "701.20a", source=effect.source, benefit=1, own=True)
            if not game.ask(decision)[0]:
                return
        if game.state.objs[id].zone != HAND or not game.state.in_game(seat):
            return
        learn(game.state, id, EVERYBODY)
        if game.logging:
            game.say("701.20a", f"{game.name_of_seat(seat)} reveals {game.name(id)}")
        if self.filter.test(game, context_of(effect), id):
            trigger = Trigger(self.trigger, effect.source, seat, None)
            trigger.marker = game.state.here
            add_trigger(game, trigger)

    def loop_inputs(self) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawsAreShared(Static):
    """Whoever would draw several cards shares one draw with the controller of this. CR 121.2a, 121.2c."""

    def __init__(self, who: Subject = EACH_OPPONENT) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.who: Subject = who

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, DrawCards) or event.count < 2:
            return False
        return self.who.includes(game, context_of(effect), -1 - event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, DrawCards):
            return event
        one = DrawCards(event.seat, 1)
        one.cause = event.cause
        one.also = added(event.also, effect.controller)
        return one


def is_first_of_step(game: Game, seat: Seat) -> bool:
    """Would it be the first card that this player draws in a draw step of theirs? CR 504.1."""
    turn = game.state.turn()
    if turn.step != DRAW or seat not in turn.active:
        return False
    e = turn.events[EV_DRAW]
    while e is not None:
        if isinstance(e, Draw) and e.seat == seat and e.at == turn.plan_index:
            return False
        e = e.prev
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawsTaken(Static):
    """Each card that these players would draw you draw instead, but for the first in each draw step. CR 614.11.

    `DrawsTaken(EACH_OPPONENT)`.
    """

    def __init__(self, who: Subject = EACH_OPPONENT) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.who: Subject = who

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        if not isinstance(event, Draw) or not self.who.includes(game, context_of(effect), -1 - event.seat):
            return False
        return not is_first_of_step(game, event.seat)

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        draw = Draw(effect.controller)
        draw.cause = effect.source
        return draw


@mypyc_attr(allow_interpreted_subclasses=True)
class MayInsteadOfDrawing(Static):
    """If you would draw a card, you may do something else instead. CR 614.11."""

    def __init__(self, instead: Effect) -> None:
        super().__init__([S_REPLACE + EV_DRAW])
        self.instead: Effect = instead

    def replaces(self, game: Game, effect: Standing, event: Event) -> bool:
        return isinstance(event, Draw) and event.seat == effect.controller

    def replace(self, game: Game, effect: Standing, event: Event) -> Event | None:
        if not isinstance(event, Draw):
            return event
        decision = YesNoDecision(event.seat, "614.11", source=effect.source, benefit=1, own=True)
        if not game.ask(decision)[0] or not self.replaces(game, effect, event):
            return event
        return DoneInstead(self.instead, Context(effect.controller, effect.source))
