"""What a card is everywhere but on the battlefield. CR 113.6b, 205.1b, 604."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.statics.becoming import IsNow
from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.core.constants import BATTLEFIELD, GONE, S_LAYER
from apnap.rules.core.objects import Obj
from apnap.rules.core.types import Layer, ObjectId, Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class IsElsewhere(Static):
    """This is something besides, as long as it isn't on the battlefield: `IsElsewhere(IsNow("Bear", also="types"))`.

    As a card of any zone and as a spell. A permanent that has left is what it was there. CR 113.6b, 608.2h.
    """

    def __init__(self, what: IsNow) -> None:
        super().__init__([S_LAYER])
        if not what.also:
            raise VocabularyError("it is that in addition to its other types")
        self.defining = True
        self.what: IsNow = what
        self.stepwise = True

    def layers(self) -> list[i64]:
        return self.what.layers()

    def may_apply_to(self, game: Game, effect: Standing) -> list[ObjectId] | None:
        return [effect.source]

    def apply(self, game: Game, effect: Standing, ref: Ref, chars: Chars, layer: Layer) -> None:
        o: Obj = game.state.objs[ref]
        if o.zone != BATTLEFIELD and o.zone != GONE:
            self.what.apply(game, effect, ref, chars, layer)

    def loop_inputs(self) -> i64:
        return 0
