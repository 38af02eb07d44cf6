"""Questions whose player, or whose answers, have left the game. CR 800.4a, 800.4f-h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch1_concepts.definitions import NO_IDS
from apnap.rules.ch8_multiplayer.stand_ins import find_chooser
from apnap.rules.core.constants import GONE, NONE
from apnap.rules.core.decisions import (
    D_PAY,
    D_PRIORITY,
    FOR_TARGET,
    FROM_ACTION,
    LOOK_AGAIN,
    Decision,
    ListDecision,
    ModeDecision,
    PickDecision,
    YesNoDecision,
)
from apnap.rules.core.interrupts import Departed, Reversed
from apnap.rules.core.state import State

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def drop_leavers(state: State, decision: Decision) -> bool:
    """What has left the game is not offered any longer; is there still something to ask? CR 800.4a.

    Where less is left than was to be chosen, all of it is; where nothing is, nobody is asked. A target that cannot be
    chosen any more is for the spell or ability to deal with.
    """
    if isinstance(decision, ModeDecision) or not isinstance(decision, ListDecision) or decision.labels:
        return True
    if decision.origin == FROM_ACTION and not state.in_game(decision.seat):
        return True  # the whole action ends
    left: list[i64] = []
    for ref in decision.candidates:
        if state.in_game(-1 - ref) if ref < 0 else state.objs[ref].zone != GONE:
            left.append(ref)
    if len(left) == len(decision.candidates):
        return True
    n: i64 = len(left)
    if decision.cost and isinstance(decision, PickDecision) and n < decision.minimum and state.in_game(decision.seat):
        raise Reversed()  # a part of a cost is not paid by halves (601.2h)
    if n == 0:
        return False
    if isinstance(decision, PickDecision):
        if decision.purpose == FOR_TARGET and n < decision.minimum:
            return False
        decision.minimum = min(decision.minimum, n)
        decision.maximum = min(decision.maximum, n)
    decision.candidates = left
    return True


def said_by_departure(state: State, decision: Decision) -> list[i64] | None:
    """What the answer is now that somebody left while this was asked; None while it is still asked. CR 800.4a."""
    if decision.kind == D_PRIORITY or decision.asked_again_if_someone_leaves:
        raise Departed()  # what may be done has changed: it is offered again
    if decision.kind == D_PAY and state.in_game(decision.seat):
        return LOOK_AGAIN
    return None if drop_leavers(state, decision) else NO_IDS


def ask_one(game: Game, decision: Decision) -> i64:
    """The one object or player that is chosen; NONE when all that could be chosen has left the game. CR 800.4a."""
    answer = game.ask(decision)
    return answer[0] if answer else NONE


def reroute(game: Game, decision: Decision) -> list[i64]:
    """Somebody who has left was to decide. CR 800.4f-h."""
    if decision.origin == FROM_ACTION or decision.kind == D_PRIORITY:
        raise Departed()
    if decision.cost or decision.lapses_with_player:
        return refusal(decision)
    find_chooser(game, decision)
    return game.ask(decision)


def refusal(decision: Decision) -> list[i64]:
    """A cost that nobody is there to pay is not paid, and of what is gone nothing is chosen. CR 800.4f."""
    if not isinstance(decision, YesNoDecision):
        return NO_IDS
    no: list[i64] = [0]
    return no
