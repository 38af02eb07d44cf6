"""Players outside who are spared questions: about mana before anything costs any, and where all they can do is pass.

For programs that play many games. Most transitions ask nobody anything, so a checkpoint is kept for several of them:
where one asks after all, those before it are run again to have the state that it began with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from apnap.rules.ch1_concepts import priority
from apnap.rules.core import faults
from apnap.rules.core.constants import STAGE_PRIORITY
from apnap.rules.core.decisions import D_PRIORITY
from apnap.rules.core.interrupts import FINISHED, SUSPENDED
from apnap.rules.core.recorded import Recorded
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.play import Play

LONGEST: Final = 16  # transitions and passes that one checkpoint is good for


def advance(play: Play) -> None:
    """Run on until somebody outside has a choice, or the game is over."""
    longest = farthest(play)
    span: i64 = -1  # what was done since the checkpoint, all of it without an answer; -1 where there is none
    while play.goes_on(play.limit * 50):
        state = play.state
        unasked = not play.answers
        if unasked:
            if len(state.turns) > 1:
                play.choose_marker()
            turn = state.turns[state.here]
            if turn.stage == STAGE_PRIORITY:
                seat = play.whose_answer(turn)
                if seat >= 0 and play.decider(seat) is None:
                    if not pass_for(play, turn, seat):
                        play.offer()
                        return
                    if span >= 0:
                        span += 1
                    continue
            if span < 0 or span >= longest:
                play.keep_checkpoint(turn)
                span = -1 if play.checkpoint is None else 0
        asked = play.decisions_asked
        play.rewind()
        ended = faults.step(play)
        if ended == SUSPENDED:
            if play.checkpoint is None:
                raise RuntimeError("a transition asked without a checkpoint")
            if span > 0:
                catch_up(play, span)
            return
        if not unasked or ended != FINISHED or play.decisions_asked != asked or play.state is not state:
            span = -1
        elif span >= 0:
            span += 1
    play.checkpoint = None  # nothing is half done


def farthest(play: Play) -> i64:
    """How much a checkpoint may be good for: nothing that is run again may be written down or ask an agent again."""
    if play.logging or play.recording or play.shadow or play.state.has_subgame_cards:
        return 0
    for agent in play.agents:
        if agent is not None:
            return 0
    return LONGEST


def catch_up(play: Play, span: i64) -> None:
    """Bring the checkpoint to where the transition began that asks now."""
    checkpoint = play.checkpoint
    assert checkpoint is not None
    half_done = play.state
    answers = play.answers
    question = play.suspended
    beside = play.open_together
    asked = play.decisions_asked
    transitions = play.transitions
    position = play.position
    play.state = checkpoint.fork()
    play.answers = []
    for _i in range(span):
        state = play.state
        if len(state.turns) > 1:
            play.choose_marker()
        turn = state.turns[state.here]
        if turn.stage == STAGE_PRIORITY:
            seat = play.whose_answer(turn)
            if seat >= 0:
                pass_for(play, turn, seat)
                continue
        play.rewind()
        faults.step(play)
    play.checkpoint = play.state
    play.state = half_done
    play.answers = answers
    play.suspended = question
    play.open_together = beside
    play.decisions_asked = asked
    play.transitions = transitions
    play.position = position


def lists_mana(play: Play, seat: Seat) -> bool:
    """Are mana abilities among what this seat may do? They are the last of the options, so others keep their numbers.

    Whoever may not do one thing chooses among all others. CR 732.2c.
    """
    if play.offers_mana or play.state.barred_actions:
        return True
    return not play.spares_questions and (len(play.answers) > 0 or play.decider(seat) is None)


def pass_for(play: Play, turn: Turn, seat: Seat) -> bool:
    """Pass for a seat that could do nothing else; was it so? CR 117.3d."""
    state = play.state
    if turn.repeated_actions or state.barred_actions:
        return False
    if len(priority.options_for(play, play.cache, seat, lists_mana(play, seat))) > 1:
        return False
    play.decisions_asked += 1
    if play.recording:
        controller = state.players[seat].controlled_by
        decider = controller if controller >= 0 else seat
        play.history.append(Recorded(decider, D_PRIORITY, [0], state.here))
    priority.passes(state, seat)
    return True
