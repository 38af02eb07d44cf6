"""Delayed and reflexive triggered abilities: what will happen later, or when that is done. CR 603.7, 603.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject, VocabularyError
from apnap.abilities.binding import Start
from apnap.abilities.effects.durations import taken_along
from apnap.abilities.effects.flow import MAY, If, in_order
from apnap.abilities.effects.payment import offers
from apnap.abilities.events.patterns import ObjectPattern, Remembered
from apnap.abilities.references import Antecedent
from apnap.rules.ch1_concepts.definitions import Condition, Context, CostPart, Effect, Pattern, Selector, Triggered
from apnap.rules.ch1_concepts.nodes import Kept
from apnap.rules.ch4_zones.following import found
from apnap.rules.ch5_turns.turns import combat_after_this, end_of_phase
from apnap.rules.ch6_spells import triggers
from apnap.rules.ch6_spells.triggers import add_trigger
from apnap.rules.core.constants import (
    BATTLEFIELD,
    BEGIN_COMBAT,
    EV_DRAW,
    EV_STEP,
    LASTS_THIS_COMBAT,
    LASTS_THIS_TURN,
    LASTS_TO_PLAYERS_TURN,
    NONE,
    STEP_NAMES,
)
from apnap.rules.core.decisions import YesNoDecision
from apnap.rules.core.state import Trigger, Watcher
from apnap.rules.core.types import Step
from apnap.rules.events import Draw, Event, StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class StepComes(Pattern):
    """The next time a step of this kind begins: whoever's it is, or a certain player's; with `other`, either one."""

    def __init__(self, step: Step, whose: Subject | None = None, other: Step = -1) -> None:
        super().__init__()
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        self.kinds = [EV_STEP]
        self.step: Step = step
        self.whose: Subject | None = whose
        self.other: Step = other

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        if not isinstance(event, StepBegins) or (event.step != self.step and event.step != self.other):
            return False
        whose = self.whose
        return whose is None or whose.includes(game, Context(watcher.controller, watcher.source), -1 - event.seat)

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """A step is where the player is whose turn it is. CR 801.7."""
        return [-1 - event.seat] if isinstance(event, StepBegins) and event.seat >= 0 else []

    def loop_inputs(self) -> i64:
        return 0


def is_permanent(game: Game, id: i64) -> bool:
    return id >= 0 and game.state.objs[id].zone == BATTLEFIELD


def as_permanents(game: Game, ctx: Context, refs: list[i64]) -> list[i64]:
    """Cards that this effect has put onto the battlefield, as the permanents that they are now. CR 400.7j."""
    out: list[i64] = []
    for ref in refs:
        now = found(game, ctx, ref)
        if now and is_permanent(game, now[0]):
            out.extend(now)
        else:
            out.append(ref)
    return out


class AtNext(Effect):
    """At the beginning of the next step of a kind, do this: `AtNext(END, Exile(IT))`. CR 603.7b.

    `whose` makes it a step of certain players; `first` says 'first', of what an opening hand allows. With `other` it is
    the next of two kinds, as both main phases are: `AtNext(MAIN1, Draw(1), whose=YOU, other=MAIN2)`.
    """

    def __init__(
        self, step: Step, *effects: Effect, whose: Subject | None = None, first: bool = False, other: Step = -1
    ) -> None:
        self.step: Step = step
        self.whose: Subject | None = whose
        self.first: bool = first
        self.other: Step = other
        self.ability: Triggered = Triggered(StepComes(step, whose, other), in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        memory = taken_along(ctx, self._taken)
        for it in found(game, ctx, memory.it):  # several, where it was merged (730.3c)
            w = Watcher(found(game, ctx, ctx.source)[0], ctx.controller, self.ability)
            w.delayed = True
            w.turn = game.state.turn().number
            w.context = taken_along(ctx, self._taken)
            w.context.those = as_permanents(game, ctx, w.context.those)
            if it < ctx.began or is_permanent(game, it):
                w.context.it = it  # what died and triggered this is looked for where it went (400.7)
            triggers.watch(game, w)
            if it >= ctx.began:
                return  # what this effect itself has moved is found as the ability resolves

    def loop_inputs(self) -> i64:
        return 0


class NextTime(Pattern):
    """The next time that something happens. CR 603.7b."""

    def __init__(self, event: Pattern) -> None:
        super().__init__()
        self.event: Pattern = event
        self.kinds = event.kinds
        self.looks_back = event.looks_back
        self.zones = event.zones
        self.once = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return self.event.matches(game, watcher, event)

    def looks_back_on(self, event: Event) -> bool:
        return self.event.looks_back_on(event)

    def subject(self, event: Event) -> i64:
        return self.event.subject(event)

    def others(self, game: Game, event: Event) -> list[i64]:
        return self.event.others(game, event)

    def amount_of(self, game: Game, event: Event) -> i64:
        return self.event.amount_of(game, event)

    def loop_inputs(self) -> i64:
        return 0


class WheneverThisTurn(Effect):
    """Whenever something happens this turn, do this: `WheneverThisTurn(Casts(), Draw(1))`. CR 603.7c.

    With `once`, only the next time; with `until_yours`, until your next turn; with `in_combat`, this combat. With
    `it`, what was mentioned before is remembered, and the event is about that:
    `WheneverThisTurn(Dies(REMEMBERED), Draw(1), it=Target(CREATURE))`.
    """

    def __init__(
        self,
        event: Pattern,
        *effects: Effect,
        once: bool = False,
        it: Selector | None = None,
        until_yours: bool = False,
        in_combat: bool = False,
    ) -> None:
        if not effects:
            raise VocabularyError("a delayed ability needs an instruction")
        self.event: Pattern = event
        self.once: bool = once
        self.until_yours: bool = until_yours
        self.in_combat: bool = in_combat
        self.it: Selector | None = it
        if it is not None and not (isinstance(event, ObjectPattern) and isinstance(event.filter, Remembered)):
            raise VocabularyError("the event is about what is remembered")
        pattern: Pattern = NextTime(event) if once else event
        self.ability: Triggered = Triggered(pattern, Start().triggered(pattern).bound(in_order(list(effects))))
        bound = self.ability.effect
        if isinstance(bound, If) and not bound.after and bound.otherwise is None:
            self.ability.condition = bound.condition  # asked as it triggers too (603.4)

    def happen(self, game: Game, ctx: Context) -> None:
        refs: list[i64] = [NONE]
        it = self.it
        if it is not None:
            refs = it.pick(game, ctx)
        for ref in refs:
            w = Watcher(ctx.source, ctx.controller, self.ability)
            w.delayed = True
            w.turn = game.state.turn().number
            w.duration = LASTS_TO_PLAYERS_TURN if self.until_yours else LASTS_THIS_TURN
            if self.in_combat:
                w.duration = LASTS_THIS_COMBAT
            memory = taken_along(ctx, None)
            memory.it = ref
            w.context = memory
            triggers.watch(game, w)

    def loop_inputs(self) -> i64:
        return 0


def triggers_now(game: Game, ability: Triggered, ctx: Context, memory: Context) -> None:
    """A reflexive ability triggers, unless what its 'if' asks is not so. CR 603.4, 603.12."""
    condition = ability.condition
    if condition is not None and not condition.holds(game, memory):
        return
    trigger = Trigger(ability, ctx.source, ctx.controller, None)
    trigger.context = memory
    trigger.marker = game.state.here
    add_trigger(game, trigger)


class WhenDone(Effect):
    """Do something; when you do, something with targets of its own happens. CR 603.12.

    `may` where doing it is up to you; `provided` is asked as the ability triggers and as it resolves. `some` is a
    choice of words: 'one or more', where of any number none would be nothing done. CR 603.4.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("some",)

    def __init__(
        self,
        effect: Effect,
        *effects: Effect,
        may: bool = False,
        some: bool = False,
        provided: Condition | None = None,
    ) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.effect: Effect = effect
        self.may: bool = may
        self.some: bool = some
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))
        self.ability.condition = provided

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        if self.may:
            decision = YesNoDecision(ctx.controller, "608.2d", ctx=ctx, benefit=1, labels=MAY, nodes=[self.effect])
            if not game.ask(decision)[0]:
                return
        before = game.state.version
        self.effect.perform(game, ctx)
        if game.state.version == before:
            return  # nothing was done
        triggers_now(game, self.ability, ctx, taken_along(ctx, self._taken))

    def benefit(self) -> i64:
        return self.ability.effect.benefit()


class WhenThisWay(Effect):
    """When an instruction before has come to something, something with targets of its own happens. CR 603.12.

    `WhenThisWay(SomeThisWay(ThisWay(DISCARDED, card=True)), Draw(1))` after an instruction to discard.
    """

    def __init__(self, condition: Condition, *effects: Effect, provided: Condition | None = None) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.condition: Condition = condition
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))
        self.ability.condition = provided

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        if self.condition.holds(game, ctx):
            triggers_now(game, self.ability, ctx, taken_along(ctx, self._taken))

    def benefit(self) -> i64:
        return self.ability.effect.benefit()


class WheneverDrawn(Effect):
    """Do something; whenever a card is drawn this way, something with targets of its own happens. CR 603.12."""

    def __init__(self, effect: Effect, *effects: Effect) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.effect: Effect = effect
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        before = game.state.turn().events[EV_DRAW]
        self.effect.perform(game, ctx)
        e = game.state.turn().events[EV_DRAW]
        while e is not None and e is not before:
            if isinstance(e, Draw):
                triggers_now(game, self.ability, ctx, taken_along(ctx, self._taken))
            e = e.prev

    def benefit(self) -> i64:
        return self.ability.effect.benefit()


class MayPayWhenDone(Effect):
    """You may pay; when you do, something with targets of its own happens, `provided` something is so. CR 603.12."""

    HAND_AFTER: ClassVar[str] = "cost"

    def at_hand(self) -> i64:
        return self.cost.leaves()

    def __init__(self, cost: CostPart, *effects: Effect, provided: Condition | None = None) -> None:
        if not effects:
            raise VocabularyError("a reflexive ability needs an instruction")
        self.cost: CostPart = cost
        self.ability: Triggered = Triggered(Pattern(), in_order(list(effects)))
        self.ability.condition = provided

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        if offers(game, ctx, ctx.controller, self.cost, 1):
            if self._number:
                ctx.note(Kept(-self._number, NONE, ctx.those, ctx.x))
            triggers_now(game, self.ability, ctx, taken_along(ctx, self._taken))

    def benefit(self) -> i64:
        return self.ability.effect.benefit()


class ThatCombat(Pattern):
    """The combat phase begins that an effect has added: as far from the end of the turn's plan as it was put."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds = [EV_STEP]
        self.once = True

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        known = watcher.context
        if known is None or not isinstance(event, StepBegins) or event.step != BEGIN_COMBAT:
            return False
        turn = game.state.turn()
        return turn.number == watcher.turn and len(turn.plan) - turn.plan_index == known.amount

    def roles(self, game: Game, watcher: Watcher, event: Event) -> list[i64]:
        """A step is where the player is whose turn it is. CR 801.7."""
        return [-1 - event.seat] if isinstance(event, StepBegins) and event.seat >= 0 else []

    def loop_inputs(self) -> i64:
        return 0


class ExtraCombatThen(Effect):
    """After this phase there is one more combat phase, and something happens as it begins. CR 500.8, 603.7a.

    Of several that were added each has its own: what was added last comes first. `short` is a choice of words:
    "there's".
    """

    WORDING: ClassVar[tuple[str, ...]] = ("short",)

    def __init__(self, *effects: Effect, short: bool = False) -> None:
        if not effects:
            raise VocabularyError("a delayed ability needs an instruction")
        self.short: bool = short
        self.ability: Triggered = Triggered(ThatCombat(), in_order(list(effects)))

    _taken: list[Antecedent | None] | None = None

    def later(self) -> list[str]:
        return ["ability"]

    def happen(self, game: Game, ctx: Context) -> None:
        place = end_of_phase(game.state.turn()) + 1
        combat_after_this(game)
        turn = game.state.turn()
        w = Watcher(found(game, ctx, ctx.source)[0], ctx.controller, self.ability)
        w.delayed = True
        w.turn = turn.number
        w.duration = LASTS_THIS_TURN
        w.context = taken_along(ctx, self._taken)
        w.context.amount = len(turn.plan) - place
        triggers.watch(game, w)
        game.state.touch()

    def benefit(self) -> i64:
        return 1
