"""What can't be done, must be done, or can't happen: attacking, blocking, untapping, losing, winning, life.

CR 101.2, 104, 119.7-8, 508.1, 509.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, context_of
from apnap.abilities.filters import every
from apnap.abilities.players import ThatPlayer
from apnap.abilities.statics.changes import Change
from apnap.rules.ch1_concepts.definitions import Condition, Context, Filter, Selector, Static
from apnap.rules.ch5_turns.combat.attack import defends
from apnap.rules.ch7_additional.loops.loop_inputs import H_SIZE
from apnap.rules.core.constants import (
    F_ACTIVATE,
    F_ACTIVATE_OTHER,
    F_GAIN_LIFE,
    F_LOSE,
    F_LOSE_LIFE,
    F_LOSE_TO_LIFE,
    F_MINUS,
    F_POISON,
    F_REGENERATE,
    F_SACRIFICE,
    F_UNTAP,
    F_WIN,
    LASTS_WHILE_SOURCE,
    NONE,
    P_ANY_COLOR,
    PLANESWALKER,
    S_ATTACK,
    S_BLOCK,
    S_FORBID,
    S_PERMIT,
)
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing

ATTACK_SLOTS: Final[list[i64]] = [S_ATTACK]
BLOCK_SLOTS: Final[list[i64]] = [S_BLOCK]
FORBID_SLOTS: Final[list[i64]] = [S_FORBID]


class CantAttack(Change):
    """It can't attack, or not some players: `CantAttack(YOU)`. CR 508.1c. With `planeswalkers`, not theirs either."""

    def __init__(self, whom: Subject | None = None, planeswalkers: bool = False) -> None:
        self.whom: Subject | None = whom
        self.planeswalkers: bool = planeswalkers

    def slots(self) -> list[i64]:
        return ATTACK_SLOTS

    def cant_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        whom = self.whom
        if whom is None:
            return True
        if defender >= 0:
            if not self.planeswalkers or not game.char(defender).types & PLANESWALKER:
                return False
            defender = -1 - game.state.objs[defender].controller
        return whom.includes(game, context_of(effect), defender)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class CantBlock(Change):
    """It can't block, or not attackers that fit: `CantBlock(PowerAtMost(2))`. CR 509.1b.

    `only` is a choice of words: it can block only what does not fit.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("only",)

    def __init__(self, *what: Filter, only: bool = False) -> None:
        self.what: Filter | None = every(what) if what else None
        self.only: bool = only

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def cant_block(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        what = self.what
        return what is None or what.test(game, context_of(effect), attacker)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class CantBeBlocked(Change):
    """It can't be blocked, or not by creatures that fit. CR 509.1b.

    `but` is a choice of words: not 'except by' those that do not fit.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("but",)

    def __init__(self, *by: Filter, but: bool = False) -> None:
        self.by: Filter | None = every(by) if by else None
        self.but: bool = but

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def cant_be_blocked(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        by = self.by
        return by is None or by.test(game, context_of(effect), blocker)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class CantBeBlockedByStronger(Change):
    """It can't be blocked by creatures whose power is greater than its own. CR 509.1b."""

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def cant_be_blocked(self, game: Game, effect: Standing, blocker: ObjectId, attacker: ObjectId) -> bool:
        return game.char(blocker).power > game.char(attacker).power

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return H_SIZE


class BlockedByAtLeast(Change):
    """It can't be blocked except by this many creatures or more. CR 509.1b."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def minimum_blockers(self) -> i64:
        return self.number

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0


class DefendingPlayer(ThatPlayer):
    """Who defends against an attacking creature. CR 508.5."""

    def loop_inputs(self) -> i64:
        return 0


class CantAttackUnless(Change):
    """It can't attack unless this holds of the defending player. CR 508.1c."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def slots(self) -> list[i64]:
        return ATTACK_SLOTS

    def cant_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        known = context_of(effect)
        ctx = Context(known.controller, known.source)
        ctx.it = -1 - defends(game, defender)
        return not self.condition.holds(game, ctx)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class CantBlockUnless(Change):
    """It can't block unless this holds of the attacking player, for each attacker. CR 509.1b, 805.10c."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def cant_block(self, game: Game, effect: Standing, attacker: ObjectId) -> bool:
        known = context_of(effect)
        ctx = Context(known.controller, known.source)
        ctx.it = -1 - game.state.objs[attacker].controller
        return not self.condition.holds(game, ctx)

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class MustAttack(Change):
    """It attacks each combat if able, or (`whom`) attacks a certain player.

    `MustAttack(THAT_PLAYER)`. CR 508.1d.
    """

    def __init__(self, whom: Selector | None = None) -> None:
        self.whom: Selector | None = whom

    def slots(self) -> list[i64]:
        return ATTACK_SLOTS

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        """Who is to be attacked is known as an effect with a duration begins. CR 608.2h."""
        whom = self.whom
        if whom is not None:
            refs = whom.pick(game, ctx)
            effect.a = refs[0] if refs else NONE

    def must_attack(self, game: Game, effect: Standing, defender: Ref) -> bool:
        whom = self.whom
        if whom is None:
            return True
        if effect.duration != LASTS_WHILE_SOURCE:
            return defender != NONE and defender == effect.a
        return defender in whom.pick(game, context_of(effect))

    def demands_attacks(self) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class MustBlock(Change):
    """It blocks each combat if able: one attacker, whichever. CR 509.1c."""

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def must_block(self) -> bool:
        return True

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class AllMustBlock(Change):
    """All creatures able to block it do so. CR 509.1c."""

    def slots(self) -> list[i64]:
        return BLOCK_SLOTS

    def must_be_blocked(self, game: Game, effect: Standing, blocker: ObjectId) -> bool:
        return True

    def loop_inputs(self) -> i64:
        return 0


class Forbidden(Change):
    """One action of the rules can't happen to the subject. CR 101.2."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action

    def slots(self) -> list[i64]:
        return FORBID_SLOTS

    def forbids(self, game: Game, effect: Standing, action: i64) -> bool:
        return action == self.action

    def loop_inputs(self) -> i64:
        return 0


class DoesntUntap(Forbidden):
    """It doesn't untap during its controller's untap step. CR 502.3. `yours` is a choice of words: your untap step."""

    WORDING: ClassVar[tuple[str, ...]] = ("yours",)

    def __init__(self, yours: bool = False) -> None:
        super().__init__(F_UNTAP)
        self.yours: bool = yours

    def benefit(self) -> i64:
        return -1

    def loop_inputs(self) -> i64:
        return 0


class CantLose(Forbidden):
    """The player can't lose the game. CR 101.2, 104.3."""

    def __init__(self) -> None:
        super().__init__(F_LOSE)


class LivesWithoutLife(Forbidden):
    """The player doesn't lose the game for having 0 or less life. CR 704.5a, 810.8a."""

    def __init__(self) -> None:
        super().__init__(F_LOSE_TO_LIFE)


class CantWin(Forbidden):
    """The player can't win the game. CR 101.2, 104.2."""

    def __init__(self) -> None:
        super().__init__(F_WIN)


class CantGainLife(Forbidden):
    """The player can't gain life. CR 119.7."""

    def __init__(self) -> None:
        super().__init__(F_GAIN_LIFE)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SpendsAnyColor(Static):
    """Mana of any color pays for every color: `SpendsAnyColor(EACH_PLAYER)`. CR 609.4b."""

    def __init__(self, who: Subject) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == P_ANY_COLOR and self.who.includes(game, context_of(effect), -1 - seat)

    def loop_inputs(self) -> i64:
        return 0


class CantLoseLife(Forbidden):
    """The player can't lose life. CR 119.8."""

    def __init__(self) -> None:
        super().__init__(F_LOSE_LIFE)

    def benefit(self) -> i64:
        return 1


class LifeCantChange(Forbidden):
    """The player's life total can't change: no life is gained, lost or paid. CR 119.7-8."""

    def __init__(self) -> None:
        super().__init__(F_LOSE_LIFE)

    def forbids(self, game: Game, effect: Standing, action: i64) -> bool:
        return action == F_LOSE_LIFE or action == F_GAIN_LIFE


class CantGetPoison(Forbidden):
    """The player can't get poison counters. CR 810.10c."""

    def __init__(self) -> None:
        super().__init__(F_POISON)

    def benefit(self) -> i64:
        return 1


class CantBeActivated(Forbidden):
    """Its activated abilities can't be activated, or (`but_mana`) only mana abilities can be. CR 101.2, 602.5."""

    def __init__(self, but_mana: bool = False) -> None:
        super().__init__(F_ACTIVATE_OTHER if but_mana else F_ACTIVATE)
        self.but_mana: bool = but_mana

    def benefit(self) -> i64:
        return -1


class CantBeRegenerated(Forbidden):
    """It can't be regenerated. CR 101.2, 701.19c."""

    def __init__(self) -> None:
        super().__init__(F_REGENERATE)

    def benefit(self) -> i64:
        return -1


class CantBeSacrificed(Forbidden):
    """It can't be sacrificed. CR 101.2, 701.21."""

    def __init__(self) -> None:
        super().__init__(F_SACRIFICE)


class CantHaveMinusCounters(Forbidden):
    """-1/-1 counters can't be put on it. CR 101.2, 122.1a."""

    def __init__(self) -> None:
        super().__init__(F_MINUS)

    def benefit(self) -> i64:
        return 1
