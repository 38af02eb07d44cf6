"""Who declares attackers and blockers: another player than usual, by an effect. CR 508.1, 509.1."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.rules.ch5_turns.combat.choosers import ChoosesForOthers
from apnap.rules.core.constants import S_ATTACK, S_BLOCK


class YouChooseAttackers(ChoosesForOthers):
    """You choose which creatures attack; whoever controls them chooses what each attacks. CR 508.1a-b."""

    def __init__(self) -> None:
        super().__init__([S_ATTACK])

    def demands_attacks(self) -> bool:
        return False

    def loop_inputs(self) -> i64:
        return 0


class YouChooseBlocks(ChoosesForOthers):
    """You choose which creatures block, and how. CR 509.1a."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def loop_inputs(self) -> i64:
        return 0
