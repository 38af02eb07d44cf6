"""Preventing damage: can it be, and what is noted when it is. CR 615."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import Context, Effect
from apnap.rules.core.constants import F_PREVENT, S_FORBID
from apnap.rules.core.decisions import FOR_REPLACEMENT, NumberDecision
from apnap.rules.core.state import Standing
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import NO_EVENTS, Damage, DoneInstead, Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def preventable(game: Game, event: Damage) -> bool:
    """Is there damage, and may it be prevented? CR 615.12."""
    if event.amount <= 0:
        return False
    state = game.state
    return not state.standing[S_FORBID] or not game.is_forbidden(
        F_PREVENT, state.objs[event.source].controller, event.source
    )


class Prevented(Happened):
    """Damage that would have been dealt to something was prevented by an effect. CR 615.13."""

    def __init__(self, seat: Seat, target: Ref, amount: i64, effect: i64) -> None:
        super().__init__("prevents damage", seat, target, amount)
        self.effect: i64 = effect  # the serial of the effect

    def rule(self) -> str:
        return "615.13"


def prevent(game: Game, effect: Standing, event: Damage, amount: i64) -> Damage | None:
    """That much of the damage is prevented; what is left of it. CR 615.1, 615.6, 615.13."""
    amount = min(amount, event.amount)
    if amount <= 0:
        return event
    proposal = event.proposal
    if proposal is not None:
        noted: list[Event] = [Prevented(event.affected(game), event.target, amount, effect.serial)]
        proposal.prevented = proposal.prevented + noted
    if amount == event.amount:
        return None
    rest = Damage(event.source, event.target, event.amount - amount, event.combat)
    rest.cause = event.cause
    return rest


class AfterPrevention(DoneInstead):
    """What an effect does once it has prevented damage; 'that much' in it is how much that was. CR 615.5."""

    def __init__(self, then: Effect, ctx: Context, effect: i64) -> None:
        super().__init__(then, ctx)
        self.of: i64 = effect  # the serial of the effect

    def rule(self) -> str:
        return "615.5"


def prevent_then(game: Game, effect: Standing, event: Damage, then: Effect, ctx: Context) -> Damage | None:
    """The damage is prevented, and then this happens: once for all damage of one moment. CR 615.5, 615.13."""
    proposal = event.proposal
    if proposal is not None:
        ctx.amount = event.amount
        others: list[Event] = []
        for e in proposal.afterwards:
            if isinstance(e, AfterPrevention) and e.of == effect.serial:
                ctx.amount += e.ctx.amount
            else:
                others.append(e)
        after: list[Event] = [AfterPrevention(then, ctx, effect.serial)]
        proposal.afterwards = others + after
    return prevent(game, effect, event, event.amount)


def share_of_shield(game: Game, effect: Standing, event: Damage) -> i64:
    """How much of this damage a shield prevents, where more comes at the same time than it can stop. CR 615.7."""
    most = min(effect.uses, event.amount)
    rest: i64 = 0
    ids = effect.ids
    proposal = event.proposal
    for e in NO_EVENTS if proposal is None else proposal.ahead:
        if isinstance(e, Damage) and ids is not None and e.target in ids and preventable(game, e):
            rest += e.amount
    least = max(0, min(effect.uses - rest, most))
    if least == most:
        return most
    decision = NumberDecision(event.affected(game), "615.7", least, most, purpose=FOR_REPLACEMENT, source=event.source)
    return game.ask(decision)[0]
