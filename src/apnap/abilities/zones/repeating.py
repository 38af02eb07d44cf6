"""Instructions that are followed again as long as something turns up. CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Condition, Context, Effect

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class RepeatIf(Effect):
    """Follow an instruction; if something came of it, follow another and then both once more, as often as that is so.

    `RepeatIf(Mill(1), SomeThisWay(...), GainLife(1))`. It ends with its controller, and where nothing happens any more.
    """

    def __init__(self, effect: Effect, condition: Condition, then: Effect | None = None) -> None:
        self.effect: Effect = effect
        self.condition: Condition = condition
        self.then: Effect | None = then

    def happen(self, game: Game, ctx: Context) -> None:
        while True:
            before = game.state.version
            self.effect.perform(game, ctx)
            if game.state.over or not game.state.in_game(ctx.controller):
                return
            if not self.condition.holds(game, ctx):
                return
            then = self.then
            if then is not None:
                then.perform(game, ctx)
            if game.state.version == before or not game.state.in_game(ctx.controller):
                return

    def benefit(self) -> i64:
        return self.effect.benefit()
