"""Asking in combat, where whoever leaves takes their creatures along; a team that shares its turns is asked as one."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat.removal import sweep
from apnap.rules.ch8_multiplayer.shared_turns import ask_team
from apnap.rules.core.decisions import FROM_ACTION, Decision
from apnap.rules.core.game import Game
from apnap.rules.core.interrupts import Departed


def consult(game: Game, decision: Decision, team: bool = True) -> list[i64] | None:
    """The answer; or None when somebody left meanwhile, so that the question must be looked at again. CR 800.4a.

    What members of a team that shares its turns declare or announce is the team's to say, unless `team` is False.
    CR 805.10b, 805.10d. A declaration of somebody who has left is nobody's to make: their creatures are gone with them.
    """
    alive = game.state.alive
    decision.origin = FROM_ACTION
    decision.asked_again_if_someone_leaves = True
    try:
        answer = ask_team(game, decision) if team else game.ask(decision)
    except Departed:
        sweep(game)
        return None
    if game.state.alive != alive:
        sweep(game)
        return None
    return answer
