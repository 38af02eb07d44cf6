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
    """The next player in turn order where a rule asks; where an object does, whom its controller chooses.

    The stand-in of an opponent is another opponent if possible, whatever the object asks for (800.4g). A choice of a
    whole team stays with the team while somebody of it is there.
    """
    state = game.state
    if decision.team:
        for mate in state.table.units[state.table.unit_of[decision.seat]]:
            if state.in_game(mate):
                decision.seat = mate  # it is the team's choice (805.2)
                return
    while not state.in_game(decision.seat):
        controller = controller_of(game, decision)
        if controller < 0 or not state.in_game(controller):
            decision.seat = state.next_seat(decision.seat)
            return
        candidates = stand_ins(game, controller, state.opponents(controller, decision.seat))
        if len(candidates) == 1:
            decision.seat = -1 - candidates[0]
            return
        pick = ChooseDecision(controller, "800.4g", candidates, purpose=FOR_PLAYER, origin=decision.origin)
        pick.asker = decision.asker
        chosen = game.ask(pick)
        if chosen:
            decision.seat = -1 - chosen[0]  # else all of them have left meanwhile: others are looked for


def controller_of(game: Game, decision: Decision) -> Seat:
    """Who controls the object that asks; -1 where a rule does."""
    if decision.asker >= 0:
        return decision.asker
    return game.state.objs[decision.origin].controller if decision.origin > FROM_RULE else -1


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
