"""Effects that last for as long as something is so, and then end for good. CR 611.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Circumstance, context_of
from apnap.abilities.effects.lasting import kept, standing
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.definitions import Condition, Context, Effect, Node, Selector
from apnap.rules.words import BATTLEFIELD, D_WHILE, EV_CONTROL, EV_TAP, EV_UNTAP
from apnap.rules.zones import add_standing

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class YouControlThis(Circumstance):
    """You control this permanent, the same object that it was; what is phased out you do not. CR 611.2b, 702.26e."""

    def reads(self) -> i64:
        return 1 << EV_CONTROL

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.controller == ctx.controller


class ThisRemains(Circumstance):
    """This remains on the battlefield."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return game.state.objs[ctx.source].zone == BATTLEFIELD


class ThisRemainsTapped(Circumstance):
    """This remains tapped."""

    def reads(self) -> i64:
        return 1 << EV_TAP | 1 << EV_UNTAP

    def holds(self, game: Game, ctx: Context) -> bool:
        o = game.state.objs[ctx.source]
        return o.zone == BATTLEFIELD and o.tapped


class While(Continuous):
    """What stands of `ForAsLongAs`."""

    def __init__(self, subject: Selector, change: Change, last: Condition) -> None:
        super().__init__(subject, [change])
        self.last: Condition = last

    def lasts(self, game: Game, effect: Standing) -> bool:
        return self.last.holds(game, context_of(effect))


class ForAsLongAs(Effect):
    """A continuous effect for as long as something is so: `ForAsLongAs(YouControlThis(), Target(), YouControl())`.

    If it is not so as the effect would begin, there is no effect. CR 611.2b.
    """

    def __init__(self, last: Condition, subject: Selector, *changes: Change) -> None:
        self.last: Condition = last
        self.subject: Selector = subject
        self.changes: list[Change] = list(changes)
        self.statics: list[While] = []
        for c in changes:
            self.statics.append(While(subject, c, last))

    def children(self) -> list[Node]:
        out: list[Node] = [self.last, self.subject]
        for c in self.changes:
            out.append(c)
        return out

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.subject.pick(game, ctx)
        ctx.those = refs
        if refs:
            ctx.it = refs[0]
        if not refs or not self.last.holds(game, ctx):
            return
        timestamp = game.state.tick()
        for static in self.statics:
            effect = standing(game, ctx, static, D_WHILE, timestamp)
            effect.ids = refs
            effect.context = kept(ctx)
            static.changes[0].fix(game, ctx, effect)
            add_standing(game.state, effect)
        game.state.whiles = True
        game.settle()
        game.state.touch()

    def tone(self) -> i64:
        for c in self.changes:
            t = c.tone()
            if t:
                return t
        return 0
