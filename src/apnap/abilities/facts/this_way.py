"""What an instruction before came to: how many were destroyed this way, how much life was lost. CR 608.2c, 608.2h."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.amounts import ThatMuch
from apnap.abilities.base import Circumstance, Quantity, Subject, VocabularyError
from apnap.abilities.filters import every
from apnap.abilities.references import Antecedent, several_of
from apnap.rules.ch1_concepts.definitions import OF_THOSE, Context, Filter, Selector
from apnap.rules.ch7_additional.loops.loop_inputs import H_NUMBER
from apnap.rules.core.constants import BATTLEFIELD
from apnap.rules.core.types import ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

DESTROYED: Final = "destroyed"
SACRIFICED: Final = "sacrificed"
EXILED: Final = "exiled"
TAPPED: Final = "tapped"
WAYS: Final = (DESTROYED, SACRIFICED, EXILED, TAPPED)


def was_done(game: Game, id: ObjectId, verb: str) -> bool:
    """Did it happen to this permanent: is it tapped, or has it left the battlefield?"""
    o = game.state.objs[id]
    return o.tapped if verb == TAPPED else o.zone != BATTLEFIELD


class CountThisWay(Quantity):
    """How many permanents that fit were destroyed, sacrificed, exiled or tapped by the instruction before."""

    _of: Antecedent | None = None

    def __init__(self, verb: str, *filters: Filter) -> None:
        if verb not in WAYS:
            raise VocabularyError(f"permanents are {', '.join(WAYS)} this way, not {verb}")
        self.verb: str = verb
        self.filter: Filter = every(filters)

    def refers_to(self) -> i64:
        return OF_THOSE

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for id in several_of(self._of, ctx):
            if id >= 0 and was_done(game, id, self.verb) and self.filter.test(game, ctx, id):
                n += game.state.objs[id].token_count
        return n

    def loop_inputs(self) -> i64:
        return H_NUMBER


class AnyThisWay(Circumstance):
    """A permanent that fits was destroyed, sacrificed, exiled or tapped by the instruction before.

    `now` is a choice of words: 'is destroyed this way'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("now",)
    _of: Antecedent | None = None

    def __init__(self, verb: str, *filters: Filter, now: bool = False) -> None:
        if verb not in WAYS:
            raise VocabularyError(f"permanents are {', '.join(WAYS)} this way, not {verb}")
        self.verb: str = verb
        self.filter: Filter = every(filters)
        self.now: bool = now

    def refers_to(self) -> i64:
        return OF_THOSE

    def holds(self, game: Game, ctx: Context) -> bool:
        for id in several_of(self._of, ctx):
            if id >= 0 and was_done(game, id, self.verb) and self.filter.test(game, ctx, id):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class LifeLostThisWay(ThatMuch):
    """The life lost this way: what the instruction before let all its players lose together. CR 119.3."""


class TheResult(ThatMuch):
    """The result of the die that was rolled. CR 706.2."""


class EachAttached(Subject):
    """Each permanent that fits and is attached to something: `EachAttached(THIS, Subtype("Aura"))`. CR 701.3."""

    def __init__(self, to: Selector, *filters: Filter) -> None:
        self.to: Selector = to
        self.filter: Filter = every(filters)

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for host in self.to.pick(game, ctx):
            if host >= 0:
                for id in game.state.objs[host].attachments:
                    if self.filter.test(game, ctx, id):
                        out.append(id)
        return out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


LIFE_LOST_THIS_WAY: Final = LifeLostThisWay()
THE_RESULT: Final = TheResult()
