"""State triggers and reflexive triggers. CR 603.8, 603.12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.lasting import kept
from apnap.abilities.effects.payment import offers
from apnap.rules.definitions import Condition, Context, CostPart, Effect, Node, Pattern, Triggered
from apnap.rules.events import Event
from apnap.rules.state import Trigger
from apnap.rules.triggers import add_trigger
from apnap.rules.words import EV_STATE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Watcher


class StateIs(Pattern):
    """The game is in a state: `When(StateIs(Controls(YOU, ARTIFACT, none=True)), SacrificeIt(THIS))`. CR 603.8."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.kinds = [EV_STATE]
        self.condition: Condition = condition

    def children(self) -> list[Node]:
        return [self.condition]

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.condition.holds(game, Context(watcher.controller, watcher.source))


class MayPayWhenDone(Effect):
    """You may pay; when you do, something with targets of its own happens. CR 603.12."""

    def __init__(self, cost: CostPart, *effects: Effect) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.cost: CostPart = cost
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))

    def children(self) -> list[Node]:
        return [self.cost, self.ability]

    def happen(self, game: Game, ctx: Context) -> None:
        if offers(game, ctx, ctx.controller, self.cost, 1):
            trigger = Trigger(self.ability, ctx.source, ctx.controller, None)
            trigger.context = kept(ctx)
            trigger.marker = game.state.here
            add_trigger(game, trigger)

    def tone(self) -> i64:
        return self.ability.effect.tone()
