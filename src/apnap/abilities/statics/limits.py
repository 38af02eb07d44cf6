"""How many creatures can attack or block. CR 508.1c, 509.1b, 802.3a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat.removal import defending_seat
from apnap.rules.core.constants import BATTLEFIELD, CREATURE, NONE, S_ATTACK, S_BLOCK
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


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockedByAllOrNone(Static):
    """This can't be blocked unless all creatures that the defending player controls block it. CR 509.1b."""

    def __init__(self) -> None:
        super().__init__([S_BLOCK])

    def minimum_blockers(self, game: Game, effect: Standing, attacker: ObjectId) -> i64:
        return max(1, len(creatures_of_defender(game, attacker))) if attacker == effect.source else 1

    def cant_block_together(
        self, game: Game, effect: Standing, blockers: list[ObjectId], attackers: list[ObjectId]
    ) -> bool:
        """Those of a teammate who block it too do not stand in for any of them."""
        own: list[i64] = []
        for i in range(len(blockers)):
            if attackers[i] == effect.source:
                own.append(blockers[i])
        if not own:
            return False
        for id in creatures_of_defender(game, effect.source):
            if id not in own:
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


def creatures_of_defender(game: Game, attacker: ObjectId) -> list[i64]:
    """The creatures of the player that an attacker attacks, those that cannot block among them."""
    seat = defending_seat(game, attacker)
    out: list[i64] = []
    if seat >= 0:
        for id in game.state.ids(seat, BATTLEFIELD):
            if game.char(id).types & CREATURE:
                out.append(id)
    return out
