"""Is a declaration legal? For tests, and for whoever wants to know before answering. CR 508.1, 509.1."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat import attack, attack_rules, block, block_rules
from apnap.rules.core.decisions import AttackDecision, BlockDecision, Decision, IllegalAnswer
from apnap.rules.core.game import Game


def declaration_is_legal(game: Game, decision: Decision, answer: list[i64]) -> bool:
    """Would this answer to an attack or block decision that is open now be accepted?"""
    return declaration_fault(game, decision, answer) is None


def declaration_fault(game: Game, decision: Decision, answer: list[i64]) -> IllegalAnswer | None:
    """Why it would not be, with the rule; the shape of the answer must be right."""
    if isinstance(decision, AttackDecision):
        field = attack.survey(game)
        if field is None:
            return IllegalAnswer("508.1a", "nothing can attack")
        return attack_rules.attack_fault(game, field, answer)
    if isinstance(decision, BlockDecision):
        wall = block.survey(game, game.state.table.unit_of[decision.seat])
        if wall is None:
            return IllegalAnswer("509.1a", "nothing can block")
        fault = block_rules.shape_fault(game, wall, answer)
        return fault if fault is not None else block_rules.block_fault(game, wall, answer)
    raise ValueError("only attacks and blocks are declared")
