"""Players outside who are spared questions: about mana before anything costs any, and where all they can do is pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.rules.ch1_concepts import priority
from apnap.rules.core.decisions import D_PRIORITY
from apnap.rules.core.game import Recorded
from apnap.rules.core.turn_marker import Turn
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.play import Play


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
