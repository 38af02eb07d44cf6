"""Turns, steps and phases: added, skipped, ended, decided for another player, in another order.

CR 101.4, 500.7-10, 614.10, 723, 724.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, amount, context_of
from apnap.abilities.effects.durations import standing
from apnap.abilities.effects.player_actions import PlayerAction
from apnap.abilities.players import YOU, seats_of
from apnap.rules.ch1_concepts.definitions import Amount, Context, Effect, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.ch5_turns.turn_control import SKIP_WORDS, control_next_turn, end_turn, skip
from apnap.rules.ch5_turns.turns import add_extra_turn, add_steps, combat_after_this, end_of_phase
from apnap.rules.core.constants import (
    ATTACKERS,
    BATTLEFIELD,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END_COMBAT,
    EV_STEP,
    FIRST_DAMAGE,
    LASTS_THIS_TURN,
    LASTS_TO_END_OF_PLAYERS_TURN,
    LASTS_WHILE_TRUE,
    MAIN1,
    MAIN2,
    NONE,
    PLANESWALKER,
    S_ATTACK,
    S_REPLACE,
    S_TURN,
    STEP_NAMES,
    UNTAP,
    UPKEEP,
)
from apnap.rules.core.turn_marker import NO_SCHEMES, NO_UNTAP
from apnap.rules.core.types import ObjectId, Ref, Seat, Step
from apnap.rules.events import StepBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class ExtraCombatAndMain(Effect):
    """After this main phase there is one more combat phase, and one more main phase after that. CR 500.8, 505.1a.

    `in_main` is a choice of words: if it's a main phase.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("in_main",)

    def __init__(self, in_main: bool = False) -> None:
        self.in_main: bool = in_main

    def happen(self, game: Game, ctx: Context) -> None:
        turn = game.state.turn()
        if turn.step != MAIN1 and turn.step != MAIN2:
            return
        steps: list[i64] = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT, MAIN2]
        add_steps(game, turn.plan_index, steps)
        game.state.touch()


class ExtraSteps(Effect):
    """You get additional steps of a kind: right after this step, or (`after_phase`) after this phase, alone in theirs.

    In a turn of another player you get none. CR 500.9-10.
    """

    def __init__(self, step: Step, number: int | Amount = 1, after_phase: bool = False) -> None:
        if step in (MAIN1, MAIN2) or step < 0 or step > CLEANUP:
            raise VocabularyError("a main phase has no steps")
        self.step: Step = step
        self.amount: Amount = amount(number)
        self.after_phase: bool = after_phase

    def happen(self, game: Game, ctx: Context) -> None:
        turn = game.state.turn()
        if ctx.controller not in turn.active:
            return  # 500.10a
        index = end_of_phase(turn) if self.after_phase else turn.plan_index
        for _i in range(self.amount.value(game, ctx)):
            steps: list[i64] = [self.step]
            add_steps(game, index, steps)
        game.state.touch()


class ExtraPhase(Effect):
    """There is an additional phase after this one: a beginning (UNTAP) or a combat phase (BEGIN_COMBAT). CR 500.8.

    `when_first` is a choice of words: 'after this phase' is said before it.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("when_first",)

    def __init__(self, first: i64, when_first: bool = False) -> None:
        if first != UNTAP and first != BEGIN_COMBAT:
            raise VocabularyError("an additional phase is a beginning phase or a combat phase")
        self.first: i64 = first
        self.when_first: bool = when_first

    def happen(self, game: Game, ctx: Context) -> None:
        steps: list[i64] = [UNTAP, UPKEEP, DRAW]
        if self.first == BEGIN_COMBAT:
            steps = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT]
        add_steps(game, end_of_phase(game.state.turn()), steps)
        game.state.touch()


@mypyc_attr(allow_interpreted_subclasses=True)
class AttacksThatCombat(Static):
    """In a combat phase that was added, these creatures attack if able, and not whoever said so. CR 508.1c-d.

    How far from the end of the turn's plan that combat begins is kept beside the effect.
    """

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def is_now(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        ids = effect.ids
        turn = game.state.turn()
        if ids is None or attacker not in ids or turn.number != effect.turn:
            return False
        return effect.a - 1 == len(turn.plan) - turn.plan_index

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        return self.is_now(game, effect, attacker)

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        if not self.is_now(game, effect, attacker):
            return False
        if defender >= 0:
            o = game.state.objs[defender]
            return game.char(defender).types & PLANESWALKER != 0 and o.controller == effect.controller
        return defender == -1 - effect.controller


class TheyAttackOthersThen(Effect):
    """After this phase there is one more combat phase, in which those creatures attack, if able, others than you.

    CR 500.8, 508.1c-d. `TheyAttackOthersThen(THOSE)`
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: AttacksThatCombat = AttacksThatCombat()

    def happen(self, game: Game, ctx: Context) -> None:
        ids: list[i64] = []
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.state.objs[ref].zone == BATTLEFIELD:
                ids.append(ref)
        place = end_of_phase(game.state.turn()) + 1
        combat_after_this(game)
        turn = game.state.turn()
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.ids = ids
        effect.a = len(turn.plan) - place
        add_standing(game.state, effect)
        game.state.touch()

    def deals_with(self) -> Selector | None:
        return self.what


class SkipNext(PlayerAction):
    """Players skip their next step, turn or combat phase: `SkipNext(SKIP_TURN)`, `SkipNext(UNTAP)`. CR 614.10."""

    def __init__(self, what: i64, who: Selector = YOU, number: i64 = 1) -> None:
        super().__init__(who)
        if what not in SKIP_WORDS and (what < 0 or what >= len(STEP_NAMES)):
            raise VocabularyError(f"there is no step {what} to skip")
        self.what: i64 = what
        self.number: i64 = number

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        units: list[i64] = []
        for seat in seats:
            unit = game.state.table.unit_of[seat]
            if unit not in units:
                units.append(unit)  # a team skips it once (805.8)
                for _ in range(self.number):
                    skip(game.state, seat, self.what)
        game.state.touch()

    def benefit(self) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class SkipsSteps(Static):
    """Players skip their steps of this kind: `SkipsSteps(UNTAP, EACH_PLAYER)`. CR 614.10."""

    def __init__(self, step: Step, who: Subject = YOU) -> None:
        super().__init__([S_TURN])
        if step < 0 or step >= len(STEP_NAMES):
            raise VocabularyError(f"there is no step {step}")
        self.step: Step = step
        self.who: Subject = who

    def skips(self, game: Game, effect: Standing, step: Step, seat: Seat) -> bool:
        return step == self.step and self.who.includes(game, context_of(effect), -1 - seat)

    def loop_inputs(self) -> i64:
        return 0


class EndTurn(Effect):
    """End the turn. CR 724.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        end_turn(game)


class ControlNextTurn(Effect):
    """You control a player during their next turn, and with them their team where it shares its turns. CR 723.1, 805.8.

    The last such effect is the one that works (723.1a).
    """

    def __init__(self, who: Selector) -> None:
        self.who: Selector = who

    def happen(self, game: Game, ctx: Context) -> None:
        for ref in self.who.pick(game, ctx):
            if ref < 0 and game.state.in_game(-1 - ref):
                control_next_turn(game.state, -1 - ref, ctx.controller)
                if game.logging:
                    who = game.name_of_seat(ctx.controller)
                    game.say("723.1", f"{who} will decide for {game.name(ref)} during their next turn")

    def benefit(self) -> i64:
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class MustAttackThatTurn(Static):
    """In a certain turn of a player, their creatures attack something if able. CR 508.1d, 611.2c."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        turn = game.state.turn()
        if (effect.a != NONE and defender != effect.a) or turn.number == effect.turn or effect.seat not in turn.active:
            return False
        return game.state.objs[attacker].controller == effect.seat

    def loop_inputs(self) -> i64:
        return 0


class AttackNextTurn(Effect):
    """During a player's next turn, creatures that they control attack something if able, or anything. CR 508.1d.

    `AttackNextTurn(TargetPlayer(), THIS)`. It is about whatever they control then (611.2c).
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, who: Selector, whom: Selector | None = None) -> None:
        self.who: Selector = who
        self.whom: Selector | None = whom
        self.static: Static = MustAttackThatTurn()

    def happen(self, game: Game, ctx: Context) -> None:
        whom = self.whom
        anyone: list[i64] = [NONE]
        defenders = anyone if whom is None else whom.pick(game, ctx)
        for seat in seats_of(game, self.who.pick(game, ctx)):
            for defender in defenders:
                effect = standing(game, ctx, self.static, LASTS_TO_END_OF_PLAYERS_TURN, game.state.tick())
                effect.seat = seat
                effect.a = defender
                add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class MustAttackNextCombat(Static):
    """Some creatures attack if able in the next combat phase of a player; then that is over. CR 508.1d, 611.2b."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK, S_REPLACE + EV_STEP])  # so that steps are announced while it stands

    def must_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        ids = effect.ids
        return ids is not None and attacker in ids and self.is_due(game, effect) == 1

    def is_due(self, game: Game, effect: Standing) -> i64:
        """How many combat phases of that player have begun since."""
        turn = game.state.turn()
        if effect.seat not in turn.active:
            return 0
        begun = combats_begun(game, effect.seat)
        return begun - effect.a if turn.number == effect.turn else begun

    def lasts(self, game: Game, effect: Standing) -> bool:
        begun = self.is_due(game, effect)
        return begun == 0 or (begun == 1 and game.state.turn().step <= END_COMBAT)

    def loop_inputs(self) -> i64:
        return 0


def combats_begun(game: Game, seat: Seat) -> i64:
    """How many combat phases have begun for this player this turn. CR 506.1."""
    n: i64 = 0
    e = game.state.turn().events[EV_STEP]
    while e is not None:
        if isinstance(e, StepBegins) and e.step == BEGIN_COMBAT and e.seat == seat:
            n += 1
        e = e.prev
    return n


class AttacksNextCombat(Effect):
    """Creatures attack during their controller's next combat phase if able: `AttacksNextCombat(IT)`. CR 508.1d."""

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector) -> None:
        self.what: Selector = what
        self.static: Static = MustAttackNextCombat()

    def happen(self, game: Game, ctx: Context) -> None:
        refs = self.what.pick(game, ctx)
        for ref in refs:
            if ref >= 0:
                effect = standing(game, ctx, self.static, LASTS_WHILE_TRUE, game.state.tick())
                effect.seat = game.state.objs[ref].controller
                effect.a = combats_begun(game, effect.seat)
                effect.ids = [ref]
                add_standing(game.state, effect)
                game.state.has_conditional_effects = True
        ctx.those = refs
        ctx.it = refs[0] if refs else NONE
        game.state.touch()

    def leaves(self) -> i64:
        return self.what.kinds()

    def deals_with(self) -> Selector | None:
        return self.what

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class TakeExtraTurn(PlayerAction):
    """An extra turn follows this one. CR 500.7; a team that shares its turns takes it together (805.8)."""

    def __init__(self, who: Selector = YOU, no_untap: bool = False, no_schemes: bool = False) -> None:
        super().__init__(who)
        self.no_untap: bool = no_untap  # the untap step of that turn is skipped
        self.no_schemes: bool = no_schemes  # schemes can't be set in motion that turn

    def act(self, game: Game, ctx: Context, seats: list[Seat]) -> None:
        terms: i64 = 0
        if self.no_untap:
            terms |= NO_UNTAP
        if self.no_schemes:
            terms |= NO_SCHEMES
        units: list[i64] = []
        for seat in seats:
            unit = game.state.table.unit_of[seat]
            if unit not in units:
                units.append(unit)
        for unit in units:
            add_extra_turn(game, unit, terms)
        game.state.touch()

    def benefit(self) -> i64:
        return 1


# turn order, and going on for as long as luck is bad -----------------------------------------------------------------
class ReverseTurnOrder(Effect):
    """Reverse the game's turn order. CR 101.4, 103.1."""

    def happen(self, game: Game, ctx: Context) -> None:
        game.state.direction = -game.state.direction
        game.state.touch()
        if game.logging:
            way = "left" if game.state.direction > 0 else "right"
            game.say("500.1", f"Turns go to the {way} from now on")
