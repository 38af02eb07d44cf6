"""When spells may be cast: as though they had flash, or only at certain times. CR 601.3, 506.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Subject, VocabularyError, context_of, reads_of
from apnap.abilities.costs import PayMana
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Ability, Condition, Context, CostPart, Filter, Static
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    DAMAGE,
    END_COMBAT,
    EV_ATTACK,
    EV_STEP,
    EV_TURN,
    FIRST_DAMAGE,
    HAND,
    P_FLASH,
    S_PERMIT,
    STEP_NAMES,
)
from apnap.rules.core.types import ObjectId, Ref, Seat, Step
from apnap.rules.events import Attacks

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing
    from apnap.rules.core.turn_marker import Turn


# flash ---------------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class AsThoughFlash(Static):
    """A player may cast spells that fit as though they had flash: `AsThoughFlash(CREATURE)`. CR 601.3b."""

    def __init__(self, *filters: Filter, who: Subject = YOU, condition: Condition | None = None) -> None:
        super().__init__([S_PERMIT])
        self.filter: Filter = every(filters)
        self.who: Subject = who
        self.condition: Condition | None = condition

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_FLASH or ref < 0:
            return False
        ctx = context_of(effect)
        condition = self.condition
        if condition is not None and not condition.holds(game, ctx):
            return False
        return self.who.includes(game, ctx, -1 - seat) and self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


class FlashFor(Ability):
    """Flash for whoever pays that much more: `FlashFor("{2}")`. CR 601.3c."""

    def __init__(self, cost: str) -> None:
        super().__init__(-1)
        self.cost: PayMana = PayMana(cost)

    def ways(self) -> list[CastMethod]:
        more: list[CostPart] = [self.cost]
        way = CastMethod("as though it had flash", 1 << HAND, None, more, 0)
        way.flash = True
        return [way]


class FlashIf(Ability):
    """This can be cast like something with flash, while something is so. CR 601.3d."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(-1)
        self.flashes = True
        self.timed = reads_of(condition) >> EV_STEP & 1 != 0
        self.condition: Condition = condition

    def gives_flash(self, game: Game, seat: Seat, id: ObjectId) -> bool:
        return self.condition.holds(game, Context(seat, id))


# only then -----------------------------------------------------------------------------------------------------------
class CastOnly(Ability):
    """Cast this spell only if something is so: `CastOnly(DuringCombat(before=BLOCKERS))`. CR 601.3."""

    def __init__(self, *conditions: Condition) -> None:
        super().__init__(-1)
        if not conditions:
            raise VocabularyError("CastOnly needs a condition")
        self.timed = True
        self.conditions: list[Condition] = list(conditions)


class InStep(Circumstance):
    """It is this step, of anybody's turn or of these players'."""

    def __init__(self, step: Step, whose: Subject | None = None) -> None:
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        self.step: Step = step
        self.whose: Subject | None = whose

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        return turn.step == self.step and is_turn_of(game, ctx, turn, self.whose)

    def reads(self) -> i64:
        return 1 << EV_STEP | 1 << EV_TURN


class DuringCombat(Circumstance):
    """It is a combat phase, before or after a point of it, in anybody's turn or in these players'. CR 506.7c, 506.7f.

    The points are ATTACKERS and BLOCKERS (being declared) and DAMAGE. After one is only where that step has happened.
    """

    def __init__(self, before: i64 = -1, after: i64 = -1, whose: Subject | None = None) -> None:
        check_point(before)
        check_point(after)
        self.before: i64 = before
        self.after: i64 = after
        self.whose: Subject | None = whose

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        step = turn.step
        if step < BEGIN_COMBAT or step > END_COMBAT or not is_turn_of(game, ctx, turn, self.whose):
            return False
        if self.before >= 0 and step >= first_of(self.before):
            return False
        # without attackers the steps of blockers and damage are skipped (508.8)
        return self.after < 0 or (step >= first_of(self.after) and (self.after == ATTACKERS or turn.attacked))

    def reads(self) -> i64:
        return 1 << EV_STEP | 1 << EV_TURN


class BeforeInTurn(Circumstance):
    """The first combat phase of the turn has not come to a point: `BeforeInTurn(ATTACKERS)`. CR 506.7a-b, 506.7d-e.

    The points are those of DuringCombat, BEGIN_COMBAT and END_COMBAT; with `whose`, in a turn of these players.
    """

    def __init__(self, point: i64, whose: Subject | None = None) -> None:
        if point != BEGIN_COMBAT and point != END_COMBAT:
            check_point(point)
        self.point: i64 = point
        self.whose: Subject | None = whose

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        if not is_turn_of(game, ctx, turn, self.whose):
            return False
        step = first_of(self.point)
        for i in range(len(turn.plan)):
            if turn.plan[i] == step:
                # a point that was skipped lies behind as soon as the turn has come past it
                return turn.plan_index < i
        return turn.step < step

    def reads(self) -> i64:
        return 1 << EV_STEP | 1 << EV_TURN


def check_point(point: i64) -> None:
    if point >= 0 and point not in (ATTACKERS, BLOCKERS, DAMAGE):
        raise VocabularyError("the points of a combat phase are ATTACKERS, BLOCKERS and DAMAGE")


def first_of(point: i64) -> i64:
    """The step in which a point lies: damage is dealt from the first of two damage steps on."""
    return FIRST_DAMAGE if point == DAMAGE else point


def is_turn_of(game: Game, ctx: Context, turn: Turn, whose: Subject | None) -> bool:
    """Is it the turn of one of these players, or does it not matter?"""
    if whose is None:
        return True
    for seat in turn.active:
        if whose.includes(game, ctx, -1 - seat):
            return True
    return False


class BeenAttacked(Circumstance):
    """You have been attacked this step: a creature was declared as an attacker attacking you. CR 508.3b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        turn = game.state.turn()
        if turn.step != ATTACKERS:
            return False
        e = turn.events[EV_ATTACK]
        while e is not None:
            # an earlier combat of the turn has other attackers
            if isinstance(e, Attacks) and e.defender == -1 - ctx.controller and e.place == turn.plan_index:
                return True
            e = e.prev
        return False
