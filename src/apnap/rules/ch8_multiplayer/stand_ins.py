"""Who makes a choice in place of a player who has left the game. CR 800.4g, 800.4h."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.rules.ch8_multiplayer.range import choosers
from apnap.rules.core.decisions import FOR_PLAYER, FROM_RULE, ChooseDecision, Decision
from apnap.rules.core.types import Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def find_chooser(game: Game, decision: Decision) -> None:
    """The next player in turn order where a rule asks; where an object does, whom its controller chooses."""
    state = game.state
    controller: Seat = -1
    if decision.origin != FROM_RULE:
        controller = state.objs[decision.origin].controller
    if controller < 0 or not state.in_game(controller):
        decision.seat = state.next_seat(decision.seat)
        return
    candidates = stand_ins(game, controller, decision.opponent)
    if len(candidates) == 1:
        decision.seat = -1 - candidates[0]
        return
    pick = ChooseDecision(controller, "800.4g", candidates, purpose=FOR_PLAYER, origin=decision.origin)
    decision.seat = -1 - game.ask(pick)[0]


def stand_ins(game: Game, controller: Seat, opponent: bool) -> list[i64]:
    """The players within the controller's range, or another opponent if it must be one and there is any. CR 800.4g."""
    if opponent:
        found = choosers(game, controller, True)
        if found:
            return found
    others = choosers(game, controller, False)
    out: list[i64] = []
    for s in range(game.state.seats):
        if s == controller or -1 - s in others:
            out.append(-1 - s)
    return out
