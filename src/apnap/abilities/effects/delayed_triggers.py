"""Delayed and reflexive triggered abilities: what will happen later, or when that is done. CR 603.7, 603.12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.effects.durations import taken_along
from apnap.abilities.effects.flow import in_order
from apnap.abilities.effects.payment import offers
from apnap.abilities.references import Antecedent
from apnap.rules.ch1_concepts.definitions import Context, CostPart, Effect, Pattern, Triggered
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch6_spells import triggers
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import EV_STEP, STEP_NAMES
from apnap.rules.core.state import Trigger, Watcher
from apnap.rules.core.types import Step
from apnap.rules.events import Event, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class StepComes(Pattern):
    """The next time a step of this kind begins: whoever's it is, or a certain player's."""

    def __init__(self, step: Step, whose: Subject | None = None) -> None:
        super().__init__()
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        self.kinds = [EV_STEP]
        self.step: Step = step
        self.whose: Subject | None = whose

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, StepBegins) or event.step != self.step:
            return False
        whose = self.whose
        return whose is None or whose.includes(game, Context(watcher.controller, watcher.source), -1 - event.seat)

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """A step is where the player is whose turn it is. CR 801.7."""
        return [-1 - event.seat] if isinstance(event, StepBegins) and event.seat >= 0 else []

    def loop_inputs(self) -> i64:
        return 0


class AtNext(Effect):
    """At the beginning of the next step of a kind, do this: `AtNext(END, Exile(IT))`. CR 603.7b.

    `whose` makes it a step of certain players; `first` says 'first', of what an opening hand allows.
    """

    def __init__(self, step: Step, *effects: Effect, whose: Subject | None = None, first: bool = False) -> None:
        self.step: Step = step
        self.whose: Subject | None = whose
        self.first: bool = first
        self.ability: Triggered = Triggered(StepComes(step, whose), in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        memory = taken_along(ctx, self._taken)
        for it in found(game, ctx, memory.it):  # several, where it was merged (730.3c)
            w = Watcher(ctx.source, ctx.controller, self.ability)
            w.delayed = True
            w.turn = game.state.turn().number
            w.context = taken_along(ctx, self._taken)
            if it < ctx.began:
                w.context.it = it  # what died and triggered this is looked for where it went (400.7)
            triggers.watch(game, w)
            if it >= ctx.began:
                return  # what this effect itself has moved is found as the ability resolves

    def loop_inputs(self) -> i64:
        return 0


class MayPayWhenDone(Effect):
    """You may pay; when you do, something with targets of its own happens. CR 603.12."""

    def __init__(self, cost: CostPart, *effects: Effect) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.cost: CostPart = cost
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        if offers(game, ctx, ctx.controller, self.cost, 1):
            trigger = Trigger(self.ability, ctx.source, ctx.controller, None)
            trigger.context = taken_along(ctx, self._taken)
            trigger.marker = game.state.here
            add_trigger(game, trigger)

    def benefit(self) -> i64:
        return self.ability.effect.benefit()
