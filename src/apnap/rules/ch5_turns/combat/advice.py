"""For bots: the nearest legal declaration to the one they would like. CR 508.1d, 509.1c."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat import attack, attack_rules, block, block_rules
from apnap.rules.ch5_turns.combat.begin import opponents_to_attack
from apnap.rules.core.constants import MENACE, S_ATTACK, S_BLOCK
from apnap.rules.core.decisions import AttackDecision, BlockDecision
from apnap.rules.core.game import Game


def attack_alike(game: Game) -> bool:
    """May every possible attacker attack the same players and permanents?"""
    state = game.state
    if state.standing[S_ATTACK]:
        return False
    active = state.turn().active
    for seat in active:
        if opponents_to_attack(state, seat) != opponents_to_attack(state, active[0]):
            return False
    return len(active) > 0


def repaired_attack(game: Game, wish: list[i64], decision: AttackDecision | None = None) -> list[i64]:
    """The attack as wished where it is legal, else the legal one that differs least."""
    if not game.state.standing[S_ATTACK]:
        return wish
    own: AttackDecision | None = None
    if decision is not None and decision.choices:
        field: attack_rules.Field | None = attack_rules.Field(
            decision.attackers, decision.choices, decision.defenders, True
        )
        own = decision
    else:
        field = attack.survey(game)
    return wish if field is None else attack_rules.nearest_attack(game, field, wish, own)


def repaired_block(game: Game, decision: BlockDecision, wish: list[i64]) -> list[i64]:
    """The blocks as wished where they are legal, else the legal ones that differ least."""
    restricted = len(game.state.standing[S_BLOCK]) > 0
    if not restricted:
        for a in decision.attackers:
            if game.char(a).keywords & MENACE:
                restricted = True
    if not restricted:
        return wish
    wall = block.survey(game, block.unit_asked(game, decision))
    if wall is None or block_rules.block_fault(game, wall, wish) is None:
        return wish
    return block_rules.nearest_block(game, wall, wish)
