"""What attacks and blocks may be like together: not alone, by one creature at most, by one at least.

CR 508.1c, 509.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.filters import every
from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import Filter, Selector, Static
from apnap.rules.core.constants import (
    F_SACRIFICE,
    P_BY_TOUGHNESS,
    P_DEFENDER,
    P_UNBLOCKED,
    S_ATTACK,
    S_BLOCK,
    S_FORBID,
    S_PERMIT,
)
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

ATTACKS: Final[list[i64]] = [S_ATTACK]
BLOCKS: Final[list[i64]] = [S_BLOCK]
PERMITS: Final[list[i64]] = [S_PERMIT]


@mypyc_attr(allow_interpreted_subclasses=True)
class CantAttackWith(Static):
    """Players can't attack with creatures that fit: `CantAttackWith(EACH_OPPONENT, CREATURE)`. CR 508.1c."""

    def __init__(self, who: Subject, *filters: Filter) -> None:
        super().__init__([S_ATTACK])
        self.who: Subject = who
        self.filter: Filter = every(filters)

    def demands_attacks(self) -> bool:
        return False

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        ctx = context_of(effect)
        if not self.who.includes(game, ctx, -1 - game.state.objs[attacker].controller):
            return False
        return self.filter.test(game, ctx, attacker)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantAttackPlayers(Static):
    """Players can't attack some players; permanents of theirs they can: `CantAttackPlayers(YOU, whom)`. CR 508.1c."""

    def __init__(self, who: Subject, whom: Selector) -> None:
        super().__init__([S_ATTACK])
        self.who: Subject = who
        self.whom: Selector = whom

    def demands_attacks(self) -> bool:
        return False

    def cant_attack(self, game: Game, effect: Standing, attacker: ObjectId, defender: Ref) -> bool:
        ctx = context_of(effect)
        if defender >= 0 or not self.who.includes(game, ctx, -1 - game.state.objs[attacker].controller):
            return False
        return defender in self.whom.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CantSacrifice(Static):
    """Players can't sacrifice some permanents, though others who control them can. CR 701.21, 101.2."""

    def __init__(self, who: Subject, what: Selector) -> None:
        super().__init__([S_FORBID])
        self.who: Subject = who
        self.what: Selector = what

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != F_SACRIFICE or ref < 0:
            return False
        ctx = context_of(effect)
        return self.who.includes(game, ctx, -1 - seat) and ref in self.what.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class CantAttackAlone(Change):
    """It can't attack alone. CR 506.5, 508.1c."""

    def slots(self) -> list[i64]:
        return ATTACKS

    def needs_attackers(self) -> bool:
        return True

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class AttacksDespiteDefender(Change):
    """It may attack although it has defender. CR 702.3b."""

    def slots(self) -> list[i64]:
        return PERMITS

    def permits(self, action: i64) -> bool:
        return action == P_DEFENDER

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class AssignsByToughness(Change):
    """It assigns combat damage equal to its toughness, not to its power. CR 510.1a."""

    def slots(self) -> list[i64]:
        return PERMITS

    def permits(self, action: i64) -> bool:
        return action == P_BY_TOUGHNESS

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class MayDealAsUnblocked(Change):
    """Its combat damage may be assigned, if its controller likes, as if nothing blocked it. CR 510.1, 609.4."""

    def slots(self) -> list[i64]:
        return PERMITS

    def permits(self, action: i64) -> bool:
        return action == P_UNBLOCKED

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class AttacksAnother(Change):
    """It attacks a player other than the one who goaded it, if able. CR 701.15b."""

    def slots(self) -> list[i64]:
        return ATTACKS

    def must_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        return defender < 0 and -1 - defender != effect.controller

    def demands_attacks(self) -> bool:
        return True


class IsGoaded(Change):
    """It is goaded: it attacks each combat if able. A statement with it also stands for `AttacksAnother`. CR 701.15."""

    def slots(self) -> list[i64]:
        return ATTACKS

    def must_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        return True

    def demands_attacks(self) -> bool:
        return True

    def benefit(self) -> i64:
        return -1


class CantBlockAlone(Change):
    """It can't block alone. CR 506.5, 509.1b."""

    def slots(self) -> list[i64]:
        return BLOCKS

    def needs_blockers(self) -> bool:
        return True

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class BlockedByAtMost(Change):
    """It can't be blocked by more creatures than this: `BlockedByAtMost(1)`. CR 509.1b."""

    def __init__(self, number: i64) -> None:
        if number < 1:
            raise VocabularyError("where no creature can block it, say CantBeBlocked()")
        self.number: i64 = number

    def slots(self) -> list[i64]:
        return BLOCKS

    def most_blockers(self) -> i64:
        return self.number

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class MustBeBlocked(Change):
    """It must be blocked if able: by one creature at least. CR 509.1c."""

    def slots(self) -> list[i64]:
        return BLOCKS

    def wants_a_block(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class CanBlockMore(Change):
    """It can block more attackers than one: `CanBlockMore(1)`, or any number of them: `CanBlockMore()`. CR 509.1a."""

    def __init__(self, number: i64 = 0) -> None:
        self.number: i64 = number  # 0 for any number

    def slots(self) -> list[i64]:
        return BLOCKS

    def more_blocks(self) -> i64:
        return self.number if self.number else MANY

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


MANY: Final = 1000
