"""Changes to power and toughness that are counted for each affected object. CR 613.4c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import context_of
from apnap.abilities.counting import ForEach
from apnap.abilities.statics.changes import MODIFY, Change
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Amount, Context, Filter, Node
from apnap.rules.heeds import H_NUMBER
from apnap.rules.words import D_SOURCE

if TYPE_CHECKING:
    from apnap.rules.game import Game
    from apnap.rules.state import Standing


class GetsForEach(Change):
    """Gets +N/+N for each permanent that fits: `GetsForEach(1, 1, Subtype("Forest"), YOU_CONTROL)`.

    In the filters, 'it' is the object that gets it.
    """

    def __init__(self, power: i64, toughness: i64, *filters: Filter, times: Amount | None = None) -> None:
        self.power: i64 = power
        self.toughness: i64 = toughness
        self.each: Amount = ForEach(*filters) if times is None else times  # or for each time that something was done

    def children(self) -> list[Node]:
        return [self.each]

    def layers(self) -> list[i64]:
        return MODIFY

    def fix(self, game: Game, ctx: Context, effect: Standing) -> None:
        effect.a = self.each.value(game, ctx)

    def apply(self, game: Game, effect: Standing, ref: i64, chars: Chars, layer: i64) -> None:
        n = effect.a
        if effect.duration == D_SOURCE:
            known = context_of(effect)
            ctx = Context(known.controller, known.source)
            ctx.it = ref
            n = self.each.value(game, ctx)
        chars.power += n * self.power
        chars.toughness += n * self.toughness

    def tone(self) -> i64:
        return 1 if self.power + self.toughness > 0 else -1

    def heeds(self) -> i64:
        return H_NUMBER
