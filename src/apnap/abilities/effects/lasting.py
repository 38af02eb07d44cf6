"""Instructions that leave a continuous effect with a duration. CR 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.players import EachPlayer
from apnap.abilities.selectors import Each
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.definitions import Context, Effect, Node, Selector, Static
from apnap.rules.state import Standing
from apnap.rules.words import D_GAME, D_PLAYERS_TURN, D_TURN, S_LAYER
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect):
    """Begin a continuous effect on a subject. Which objects it affects is fixed as it begins. CR 611.2c."""

    def __init__(self, duration: i64, subject: Selector, changes: list[Change]) -> None:
        if not isinstance(subject, Selector):
            raise VocabularyError(f"an effect needs to know what it is about, not {subject!r}")
        self.duration: i64 = duration
        self.subject: Selector = subject
        self.changes: list[Change] = changes
        self.first: bool = False  # a choice of words: the duration is said first
        self.statics: list[Continuous] = []
        for c in changes:
            self.statics.append(Continuous(subject, [c]))

    def children(self) -> list[Node]:
        out: list[Node] = [self.subject]
        for c in self.changes:
            out.append(c)
        return out

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.subject.pick(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
        timestamp = game.state.tick()
        for static in self.statics:
            # an effect that changes no characteristics may come to affect more objects later (611.2c)
            fixed = S_LAYER in static.standing_slots or not is_open(self.subject)
            if fixed and not refs:
                continue
            effect = standing(game, ctx, static, self.duration, timestamp)
            if fixed:
                effect.ids = refs
            else:
                effect.context = kept(ctx)
            static.changes[0].fix(game, ctx, effect)
            add_standing(game.state, effect)
        game.settle()
        game.state.touch()

    def tone(self) -> i64:
        for c in self.changes:
            t = c.tone()
            if t:
                return t
        return 0


class UntilEndOfTurn(Lasting):
    """`UntilEndOfTurn(Target(CREATURE), Gets(3, 3))`. CR 514.2."""

    def __init__(self, subject: Selector, *changes: Change, first: bool = False) -> None:
        super().__init__(D_TURN, subject, list(changes))
        self.first = first

    def heeds(self) -> i64:
        return 0


class UntilYourNextTurn(Lasting):
    """The same, until your next turn; `last` is a choice of words."""

    def __init__(self, subject: Selector, *changes: Change, last: bool = False) -> None:
        super().__init__(D_PLAYERS_TURN, subject, list(changes))
        self.last: bool = last


class Indefinitely(Lasting):
    """The same, without an end."""

    def __init__(self, subject: Selector, *changes: Change) -> None:
        super().__init__(D_GAME, subject, list(changes))


def is_open(subject: Selector) -> bool:
    """Does it describe objects, rather than name them?"""
    return isinstance(subject, (Each, EachPlayer))


def standing(game: Game, ctx: Context, static: Static, duration: i64, timestamp: i64) -> Standing:
    """An effect with a duration, not yet in force."""
    state = game.state
    state.serial += 1
    effect = Standing(state.serial, ctx.source, static, timestamp, ctx.controller)
    effect.duration = duration
    effect.seat = ctx.controller
    effect.marker = state.here
    effect.turn = state.turn().number
    return effect


def kept(ctx: Context) -> Context:
    """What an effect with a duration remembers of its making."""
    memory = Context(ctx.controller, ctx.source)
    memory.object = ctx.object
    memory.x = ctx.x
    memory.it = ctx.it
    memory.those = ctx.those
    memory.amount = ctx.amount
    return memory
