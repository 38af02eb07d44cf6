"""The mana that was spent to cast this: how much of it, of which kind, of how many colours. CR 601.2h, 702.44."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Quantity, VocabularyError
from apnap.rules.ch1_concepts.definitions import Context, Selector
from apnap.rules.ch1_concepts.mana.spent import all_spent, colors_spent, spent_of
from apnap.rules.core.constants import COLOR_LETTERS, MANA_KINDS
from apnap.rules.core.types import ObjectId

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ManaSpent(Quantity):
    """How much mana was spent to cast this: of any kind, of one kind (`ManaSpent("G")`) or from snow sources ("S").

    With `what` on another spell, as was spent or is known of it last. `pronoun` is a choice of words: 'it' for this.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("pronoun",)

    def __init__(self, kind: str = "", pronoun: bool = False, what: Selector | None = None) -> None:
        if kind and kind != "S" and kind not in COLOR_LETTERS:
            raise VocabularyError(f"mana is of one of {', '.join(COLOR_LETTERS)}, or from a snow source, not {kind!r}")
        self.kind: str = kind
        self.pronoun: bool = pronoun
        self.what: Selector | None = what

    def value(self, game: Game, ctx: Context) -> i64:
        what = self.what
        if what is None:
            return self.spent_on(game, ctx.source)
        total: i64 = 0
        for ref in what.pick(game, ctx):
            if ref >= 0:
                total += self.spent_on(game, ref)
        return total

    def spent_on(self, game: Game, id: ObjectId) -> i64:
        if not self.kind:
            return all_spent(game, id)
        return spent_of(game, id, MANA_KINDS if self.kind == "S" else COLOR_LETTERS.index(self.kind))

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class ColorsSpent(Quantity):
    """Of how many colours the mana was that was spent to cast this. `pronoun` is a choice of words."""

    WORDING: ClassVar[tuple[str, ...]] = ("pronoun",)

    def __init__(self, pronoun: bool = False) -> None:
        self.pronoun: bool = pronoun

    def value(self, game: Game, ctx: Context) -> i64:
        return colors_spent(game, ctx.source)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0
