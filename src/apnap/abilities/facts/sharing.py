"""What objects have in common: creature types. CR 205.3m, 109.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality
from apnap.abilities.filters import share_creature_type
from apnap.rules.ch1_concepts.definitions import Context, Selector
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class SharesTypeWith(Quality):
    """Shares a creature type with one of these: `SharesTypeWith(IT)`. CR 205.3m.

    With `other` it is another object than those: 'each other creature' that does so.
    """

    def __init__(self, what: Selector, other: bool = False) -> None:
        self.what: Selector = what
        self.other: bool = other

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        found = False
        for one in self.what.pick(game, ctx):
            if one == ref and self.other:
                return False
            if one >= 0 and not found and share_creature_type(game.char(one), game.char(ref)):
                found = True
        return found

    def loop_inputs(self) -> i64:
        return 0
