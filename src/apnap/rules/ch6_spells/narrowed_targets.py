"""Targets of a spell that is cast in a way which needs a certain one: cheaper, or as though it had flash.

CR 601.2c, 601.2f, 601.3d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.rules.ch1_concepts.definitions import Context, Filter, Target
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Narrowed(Target):
    """The same slot, with fewer targets to choose from."""

    def __init__(self, slot: Target, must: Filter) -> None:
        super().__init__()
        self.slot: Target = slot
        self.must: Filter = must
        self.maximum = slot.maximum
        self.divided = slot.divided
        self.by_opponent = slot.by_opponent
        self.theirs = slot.theirs
        self.other = slot.other
        self.at_most = slot.at_most
        self.only_if = slot.only_if
        self.apiece = slot.apiece

    def legal(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return self.must.test(game, ctx, ref) and self.slot.legal(game, ctx, ref)

    def candidates(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for ref in self.slot.candidates(game, ctx):
            if self.must.test(game, ctx, ref):
                out.append(ref)
        return out

    def exists(self, game: Game, ctx: Context) -> bool:
        return len(self.candidates(game, ctx)) > 0


def narrowed(game: Game, ctx: Context, slots: list[Target], must: Filter) -> list[Target]:
    """The slots, with one that takes only such targets: the first that can. None where none can."""
    for i in range(len(slots)):
        if Narrowed(slots[i], must).exists(game, ctx):
            out = slots.copy()
            out[i] = Narrowed(slots[i], must)
            return out
    return []
