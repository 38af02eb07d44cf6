"""Playing to the end in process, where every seat has an agent and nothing has to be run again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch5_turns import turn_based
from apnap.rules.core import faults
from apnap.rules.core.cause import BY_THE_RULES
from apnap.rules.core.constants import STAGE_PRIORITY
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


def hands_on(play: Play) -> bool:
    """Somebody has passed: does the next player get priority at once, since there is nothing to check? CR 117.3d."""
    state = play.state
    if (
        state.table.markers > 1
        or play.answers
        or play.decisions_asked >= play.limit
        or not turn_based.asks_nothing(state, state.turns[state.here])
    ):
        return False
    play.cause = BY_THE_RULES
    state.edit_turn().stage = STAGE_PRIORITY
    return True
