"""The turn: which unit, which step, when one ends and the next begins. CR 500, 505, 511-514, 800.4j-m, 805.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch1_concepts.mana import mana
from apnap.rules.ch5_turns import turn_based
from apnap.rules.ch5_turns.combat import attack, begin, block, damage, end
from apnap.rules.ch5_turns.turn_control import (
    SKIP_TURN,
    hand_back,
    is_always_skipped,
    skips_combat,
    take_over,
    take_skip,
)
from apnap.rules.ch7_additional import day_and_night, state_based
from apnap.rules.ch7_additional.keywords import phasing
from apnap.rules.ch7_additional.loops import loops
from apnap.rules.ch8_multiplayer import markers, turn_passing
from apnap.rules.ch8_multiplayer.range import begin_ranges
from apnap.rules.ch9_casual import planes
from apnap.rules.core.constants import (
    ATTACKERS,
    BEGIN_COMBAT,
    BLOCKERS,
    CLEANUP,
    DAMAGE,
    DRAW,
    END_COMBAT,
    EV_KINDS,
    EV_STEP,
    F_EXTRA_TURN,
    FIRST_DAMAGE,
    MAIN1,
    MAIN2,
    NONE,
    PHASE_BEGINNING,
    PHASE_COMBAT,
    PHASE_ENDING,
    PHASE_MAIN1,
    PHASE_MAIN2,
    PHASED_OUT,
    S_REPLACE,
    S_TURN,
    STAGE_BEGIN_STEP,
    STAGE_BEGIN_TURN,
    STAGE_CHECK,
    STAGE_END_STEP,
    UNTAP,
)
from apnap.rules.core.state import State
from apnap.rules.core.turn_marker import EXTRA_UNIT, NO_UNTAP, NORMAL_TURN, Turn
from apnap.rules.core.types import Step, Unit
from apnap.rules.events import StepBegins, TurnBegins

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def begin_turn(game: Game) -> None:
    """The unit whose turn it is begins it, unless it is skipped or nobody of it is left.

    Then ranges of influence are measured again, and what was said about this turn is true.
    CR 500.1, 500.11, 702.26n, 723.1, 800.4k, 801.2c, 901.6.
    """
    state = game.state
    turn = state.edit_turn()
    active: list[i64] = []
    skipped = False
    for seat in state.table.units[turn.unit]:
        if state.in_game(seat):
            active.append(seat)
            # an effect is used up for each turn that is skipped, whoever of the team it was about (614.10a, 805.8)
            if not skipped and take_skip(state, seat, SKIP_TURN):
                skipped = True
        elif state.ids(seat, PHASED_OUT):
            phasing.fall_due(state, seat)
    if turn.extra and not skipped:
        for seat in active:
            if game.is_forbidden(F_EXTRA_TURN, seat, NONE):
                skipped = True
    if not skipped:
        turn_based.expire_turn(game, turn.unit)  # a skipped turn is not one that was waited for (614.10a)
    if not active or skipped:
        if skipped and game.logging:
            game.say("500.11", f"{game.name_of_seat(active[0])} skips a turn")
        next_turn(game)
        return
    state.ticks += 1
    turn.number = state.ticks
    turn.active = active
    turn.plan = NORMAL_TURN[1:] if turn.extra_turn_flags & NO_UNTAP else NORMAL_TURN
    turn.plan_index = 0
    turn.step = turn.plan[0]
    turn.stage = STAGE_BEGIN_STEP
    turn.events = [None] * EV_KINDS
    turn.needs_cleanup = False
    turn.spells = 0
    for seat in active:
        p = state.edit_player(seat)
        p.last_turn = p.turn_began
        p.turn_began = state.ticks
        p.turns += 1
        p.lands_played = 0  # nobody else plays lands in this turn (305.3)
        p.mana_dirty = True
        if p.next_controlled_by >= 0 or p.skips:
            take_over(state, seat)
    if state.table.range is not None:
        begin_ranges(game)
    if state.table.planes:
        planes.begin_turn(game)
    state.stir()
    game.emit(TurnBegins(turn.unit, active[0], turn.number))


def begin_step(game: Game) -> None:
    """A step or main phase begins: turn-based actions, then players get priority. CR 500.6, 703."""
    state = game.state
    turn = state.edit_turn()
    step = turn.step
    if step == BEGIN_COMBAT and skips_combat(state, turn):
        while (
            turn.plan_index + 1 < len(turn.plan)
            and turn.plan[turn.plan_index + 1] > BEGIN_COMBAT
            and (phase_of(turn.plan[turn.plan_index + 1]) == PHASE_COMBAT)
        ):
            turn.plan_index += 1
        leave_step(game)
        return
    if is_skipped(game, turn, step):
        if step == END_COMBAT:
            end.end_combat(game)
        leave_step(game)
        return
    turn.stage = STAGE_CHECK
    turn.priority = turn.unit
    turn.passed = 0
    if state.has_timed_cards:
        state.touch()  # options differ from step to step
    if (
        state.watchers[EV_STEP]
        or state.standing[S_REPLACE + EV_STEP]
        or state.layer_reads >> EV_STEP & 1
        or game.logging
    ):
        announce_step(game, turn, step)
        turn = state.edit_turn()
    if step == UNTAP:
        turn_based.untap_step(game)
        state.edit_turn().stage = STAGE_END_STEP
    elif step == DRAW:
        turn_based.draw_step(game)
    elif step == MAIN1 or step == MAIN2:
        turn_based.main_step(game)
    elif step == BEGIN_COMBAT:
        begin.begin_combat(game)
    elif step == ATTACKERS:
        attack.declare_attackers(game)
    elif step == BLOCKERS:
        block.declare_blockers(game)
    elif step == FIRST_DAMAGE:
        damage.combat_damage(game, True)
    elif step == DAMAGE:
        damage.combat_damage(game, False)
    elif step == CLEANUP:
        turn_based.cleanup_step(game)
        # players get priority only if something happens (514.3)
        acted = state.checked != state.version and state_based.check(game)
        turn = state.edit_turn()
        if acted or has_triggered(state):
            turn.needs_cleanup = True
        elif not state.over:
            turn.stage = STAGE_END_STEP


def has_triggered(state: State) -> bool:
    """Does an ability wait to be put onto the stack of this turn? CR 514.3a, 807.5."""
    for t in state.pending:
        if t.marker == state.here:
            return True
    return False


def announce_step(game: Game, turn: Turn, step: Step) -> None:
    """The event that 'at the beginning of' abilities wait for, once for each active player. CR 603.2b, 805.4d."""
    if not turn.active:
        game.emit(StepBegins(step, -1))
        return
    for seat in turn.active.copy():
        game.emit(StepBegins(step, seat))


def is_skipped(game: Game, turn: Turn, step: Step) -> bool:
    """Steps that do not happen: without attackers, without first strikers, skipped ones. CR 508.8, 510.4."""
    if step == BLOCKERS or step == DAMAGE:
        if not turn.attacked:
            return True
    elif step == DRAW:
        if turn_based.skips_draw_step(game.state, turn):
            return True
    elif step == FIRST_DAMAGE and (not turn.attacked or not damage.has_first_strike(game)):
        return True
    if game.state.standing[S_TURN] and is_always_skipped(game, turn, step):
        return True
    for seat in turn.active:
        if game.state.players[seat].skips and take_skip(game.state, seat, step):
            return True
    return False


def end_step(game: Game) -> None:
    """A step or phase ends: mana empties, effects end, the next begins. CR 500.4-5, 513-514."""
    state = game.state
    mana.empty_pools(game)
    turn = state.edit_turn()
    if turn.step == CLEANUP and turn.needs_cleanup:
        turn.needs_cleanup = False  # another cleanup step begins (514.3a)
        turn.stage = STAGE_BEGIN_STEP
        return
    if turn.step == END_COMBAT:
        end.end_combat(game)
    leave_step(game)


def leave_step(game: Game) -> None:
    """On to the next step of the plan, or to the next turn."""
    state = game.state
    turn = state.edit_turn()
    turn.resolved = 0
    turn.resolution_trail = loops.NO_TRAIL
    turn.repeated_actions = loops.NO_TRAIL
    state.was = None
    turn.plan_index += 1
    if turn.plan_index < len(turn.plan):
        turn.step = turn.plan[turn.plan_index]
        turn.stage = STAGE_BEGIN_STEP
        return
    next_turn(game)


def next_turn(game: Game) -> None:
    """Who takes the next turn: an extra turn, the latest made first, or the next in turn order. CR 500.7."""
    state = game.state
    if state.table.markers > 1:
        turn_passing.pass_marker(game)
        return
    turn = state.edit_turn()
    day_and_night.note_spells(state, turn)
    hand_back(state, turn.unit)
    turn.active = NO_IDS
    turn.stage = STAGE_BEGIN_TURN
    extra = state.extra_turns
    if extra:
        turn.extra = True
        turn.unit = extra[-1] & EXTRA_UNIT
        turn.extra_turn_flags = extra[-1] & ~EXTRA_UNIT
        state.extra_turns = extra[:-1]
        return
    was_extra = turn.extra
    turn.extra = False
    turn.extra_turn_flags = 0
    unit = turn.regular if was_extra else turn.unit
    n: i64 = len(state.table.units)
    unit += state.direction
    if unit >= n:
        unit = 0
    elif unit < 0:
        unit = n - 1
    turn.unit = unit
    turn.regular = unit


def add_extra_turn(game: Game, unit: Unit, terms: i64 = 0) -> None:
    """A unit takes an extra turn after this one, of which something may be said already. CR 500.7, 807.4i."""
    if game.state.table.markers > 1:
        markers.owe_turn(game.state, unit, terms)
        return
    extra = game.state.extra_turns.copy()
    extra.append(unit | terms)
    game.state.extra_turns = extra


def add_steps(game: Game, after: i64, steps: list[i64]) -> None:
    """Extra steps or phases, right after a place of this turn's plan. CR 500.8-10."""
    turn = game.state.edit_turn()
    turn.plan = turn.plan[: after + 1] + steps + turn.plan[after + 1 :]


def end_of_phase(turn: Turn) -> i64:
    """The place in its plan at which the phase of the step at hand ends. CR 500.8.

    A step that was added is the same phase as the step of its kind before it.
    """
    plan = turn.plan
    index = turn.plan_index
    phase = phase_of(plan[index])
    if phase == PHASE_MAIN1 or phase == PHASE_MAIN2:
        return index
    while index + 1 < len(plan) and plan[index + 1] >= plan[index] and phase_of(plan[index + 1]) == phase:
        index += 1
    return index


def combat_after_this(game: Game) -> None:
    """An additional combat phase after this phase. CR 500.8."""
    steps: list[i64] = [BEGIN_COMBAT, ATTACKERS, BLOCKERS, FIRST_DAMAGE, DAMAGE, END_COMBAT]
    add_steps(game, end_of_phase(game.state.turn()), steps)


def phase_of(step: Step) -> i64:
    """The phase that a step belongs to. CR 500.1."""
    if step <= DRAW:
        return PHASE_BEGINNING
    if step == MAIN1:
        return PHASE_MAIN1
    if step <= END_COMBAT:
        return PHASE_COMBAT
    return PHASE_MAIN2 if step == MAIN2 else PHASE_ENDING
