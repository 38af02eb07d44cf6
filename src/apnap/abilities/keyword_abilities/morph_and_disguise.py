"""Casting creatures face down and turning them face up: morph, megamorph, disguise. CR 702.37, 702.168, 708."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from apnap.abilities.activated import cost_of
from apnap.abilities.base import Quality, VocabularyError
from apnap.abilities.keyword_actions.manifest_and_cloak import WARDED
from apnap.rules.ch1_concepts.definitions import Context, CostPart
from apnap.rules.ch1_concepts.nodes import is_in
from apnap.rules.ch2_cards.printed import FaceDownValues
from apnap.rules.ch6_spells.layers.copiable_values import PLAIN_FACE_DOWN
from apnap.rules.ch7_additional.face_down import TurnsUp, face_up_values, method
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
DISGUISED: Final = FaceDownValues(WARDED, False)
FACE_DOWN_COST: Final = "{3}"


def turning_cost(cost: str | CostPart) -> CostPart:
    """The cost of turning it face up. An X of its mana is what abilities that trigger on that mean. CR 702.37f."""
    part = cost_of(cost) if isinstance(cost, str) else cost
    if part.has_x():
        raise VocabularyError("a morph cost with an X other than of mana cannot be written yet")
    return part


class Morph(TurnsUp):
    """`Morph("{2}{W}{W}")`. CR 702.37a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = turning_cost(cost)
        super().__init__([part], method("morph", FACE_DOWN_COST, PLAIN_FACE_DOWN), False)
        self.cost: CostPart = part


class Megamorph(TurnsUp):
    """`Megamorph("{5}{G}")`: with a +1/+1 counter as it is turned face up for that. CR 702.37b."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = turning_cost(cost)
        super().__init__([part], method("megamorph", FACE_DOWN_COST, PLAIN_FACE_DOWN), True)
        self.cost: CostPart = part


class Disguise(TurnsUp):
    """`Disguise("{4}{W}")`: as morph, but face down it has ward {2}. CR 702.168a."""

    DERIVED: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, cost: str | CostPart) -> None:
        part = turning_cost(cost)
        super().__init__([part], method("disguise", FACE_DOWN_COST, DISGUISED), False)
        self.cost: CostPart = part


class HasMorph(Quality):
    """Has a morph ability; face down, it has none. CR 708.2."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or game.state.objs[ref].face_down:
            return False
        for a in face_up_values(game.state.objs[ref]).abilities.every:
            if isinstance(a, (Morph, Megamorph)):
                return is_in(a, game.char(ref).abilities.every)
        return False


WITH_MORPH: Final = HasMorph()
