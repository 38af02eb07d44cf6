"""What a player answers about whom a test says nothing."""

from __future__ import annotations

from apnap.rules.ch5_turns.combat.damage import default_assignment
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import (
    AttackDecision,
    BlockDecision,
    DamageDecision,
    Decision,
    DivisionDecision,
    NumberDecision,
    OrderDecision,
    PaymentDecision,
    PickDecision,
)
from apnap.rules.core.play import Play


def quiet_answer(game: Play, d: Decision) -> list[int]:
    """Pass, nothing, the fewest, the first."""
    if isinstance(d, AttackDecision):
        return [NONE] * len(d.attackers)
    if isinstance(d, (BlockDecision, PaymentDecision)):
        return []
    if isinstance(d, PickDecision):
        return list(d.candidates[: d.minimum])
    if isinstance(d, OrderDecision):
        return list(d.candidates)
    if isinstance(d, NumberDecision):
        return [d.minimum]
    if isinstance(d, DivisionDecision):
        return [1] * (len(d.among) - 1) + [d.maximum - len(d.among) + 1]
    if isinstance(d, DamageDecision):
        return default_assignment(game, d)
    return [0]
