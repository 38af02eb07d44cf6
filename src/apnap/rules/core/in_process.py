"""Playing to the end in process, where every seat has an agent and nothing has to be run again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts import priority
from apnap.rules.ch5_turns import turn_based
from apnap.rules.core import faults
from apnap.rules.core.cause import BY_THE_RULES
from apnap.rules.core.constants import STAGE_CHECK, STAGE_END_STEP, STAGE_PRIORITY, STAGE_RESOLVE
from apnap.rules.core.interrupts import SUSPENDED

if TYPE_CHECKING:
    from apnap.rules.core.play import Play


def run(play: Play) -> None:
    """Play to the end. A game over its limit of decisions stays unfinished."""
    play.strides = not play.takes_checkpoints
    try:
        while play.goes_on(play.limit):
            state = play.state
            while state is play.state and not state.over and play.decisions_asked < play.limit:
                if play.takes_checkpoints or state.has_subgame_cards:
                    if len(state.turns) > 1:
                        play.choose_marker()
                    play.take_checkpoint()
                if faults.step(play) == SUSPENDED:
                    raise RuntimeError("a seat without an agent is asked: give every seat one, or use advance")
        play.checkpoint = None  # nothing is half done
    finally:
        play.strides = False


def stride(play: Play) -> None:
    """Transition after transition, while none has answers to keep and no checkpoint is wanted before the next."""
    state = play.state
    while (
        state is play.state
        and not state.over
        and not play.answers
        and not state.has_subgame_cards
        and play.decisions_asked < play.limit
    ):
        play.depth = play.deriving = 0
        play.transition()


def pass_round(play: Play) -> bool:
    """Players who can do nothing but pass do so, in turn, while there is nothing to check between them. CR 117.3d.

    What takes_priority and hands_on do, for a table that needs no more: is nobody left to be asked? Where somebody is,
    the transition goes on from them.
    """
    state = play.state
    if (
        play.keeps_answers
        or play.answers
        or play.outside
        or play.shadow
        or play.offers_mana
        or state.table.markers > 1
        or state.barred_actions
    ):
        return False
    units = state.table.units
    while True:
        turn = state.turns[state.here]
        left = state.alive & ~turn.passed
        seat: i64 = -1
        mates = False  # has another one of the same team not passed?
        for s in units[turn.priority]:
            if left >> s & 1:
                if seat >= 0:
                    mates = True
                    break
                seat = s
        if seat < 0:
            return False
        agent = play.decider(seat)
        if agent is None or not agent.passes_anyway(play, seat):
            if len(priority.options_for(play, play.cache, seat, False)) > 1:
                return False
        play.decisions_asked += 1
        turn = state.edit_turn()
        if left == 1 << seat:
            turn.passed = 0
            turn.priority = turn.unit
            turn.stage = STAGE_RESOLVE if turn.stack else STAGE_END_STEP
            return True
        turn.passed |= 1 << seat
        if mates:
            if play.decisions_asked >= play.limit:
                return True
            continue
        turn.priority = state.next_unit(turn.priority)
        turn.stage = STAGE_CHECK
        if play.decisions_asked >= play.limit or not turn_based.asks_nothing(state, turn):
            return True
        state.cause = BY_THE_RULES
        turn.stage = STAGE_PRIORITY


def hands_on(play: Play) -> bool:
    """Somebody has passed: does the next player get priority at once, since there is nothing to check? CR 117.3d."""
    state = play.state
    if state.table.markers > 1 or play.answers or play.decisions_asked >= play.limit or play.keeps_answers:
        return False
    turn = state.turns[state.here]
    if turn.stage == STAGE_PRIORITY:
        return True  # a teammate has it still (805.5a)
    if not turn_based.asks_nothing(state, turn):
        return False
    state.cause = BY_THE_RULES
    state.edit_turn().stage = STAGE_PRIORITY
    return True
