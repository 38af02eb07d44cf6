"""How many creatures can attack or block. CR 508.1c, 509.1b, 802.3a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.core.constants import NONE, S_ATTACK, S_BLOCK
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

ANY_NUMBER: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackLimit(Static):
    """No more creatures than this can attack each combat: `AttackLimit(1)`, `AttackLimit(2, whom=YOU)`.

    Without a player it counts the whole attack, with one only the creatures that attack that player (802.3a).
    """

    def __init__(self, number: i64, whom: Subject | None = None) -> None:
        super().__init__([S_ATTACK])
        if number < 1:
            raise VocabularyError("where no creature can attack, say CantAttack()")
        self.most: i64 = number
        self.whom: Subject | None = whom

    def demands_attacks(self) -> bool:
        return False

    def attack_limit(self, game: Game, effect: Standing, defender: Ref) -> i64:
        whom = self.whom
        if whom is None:
            return self.most if defender == NONE else -1
        if defender >= 0 or defender == NONE:
            return -1
        return self.most if whom.includes(game, context_of(effect), defender) else -1

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockLimit(Static):
    """No more creatures than this can block each combat: `BlockLimit(1)`. CR 509.1b, 802.4b."""

    def __init__(self, number: i64) -> None:
        super().__init__([S_BLOCK])
        if number < 1:
            raise VocabularyError("where no creature can block, say CantBlock()")
        self.most: i64 = number

    def block_limit(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        return self.most if attacker == NONE else -1

    def loop_inputs(self) -> i64:
        return 0
