"""Asking in combat, where whoever leaves takes their creatures along."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.combat.removal import sweep
from apnap.rules.decisions import FROM_ACTION, Decision
from apnap.rules.game import Departed, Game


def consult(game: Game, decision: Decision) -> list[i64] | None:
    """The answer; or None when somebody left meanwhile, so that the question must be looked at afresh. CR 800.4a.

    A declaration of somebody who has left is nobody's to make: their creatures are gone with them.
    """
    alive = game.state.alive
    decision.origin = FROM_ACTION
    decision.afresh = True
    try:
        answer = game.ask(decision)
    except Departed:
        sweep(game)
        return None
    if game.state.alive != alive:
        sweep(game)
        return None
    return answer
