"""Cards that are exiled with this object, as words for them: all that fit, or the one exiled last. CR 406.6, 607.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.base import Subject
from apnap.abilities.filters import every
from apnap.rules.ch1_concepts.definitions import Context, Filter
from apnap.rules.core.constants import EXILE
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CardsExiledHere(Subject):
    """Each card that fits of those exiled with this object: `MayPlay(CardsExiledHere(), THIS_TURN)`.

    With `last`, only the one that was exiled last: a card exiled with it, where another ability keeps but one. `the`
    and `late` are choices of words: 'the exiled card', and what is asked of it said first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("the", "late")

    def __init__(self, *filters: Filter, last: bool = False, the: bool = False, late: bool = False) -> None:
        self.filter: Filter = every(filters)
        self.last: bool = last
        self.the: bool = the
        self.late: bool = late

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in game.state.objs[ctx.source].linked:
            if game.state.objs[id].zone == EXILE and self.filter.test(game, ctx, id):
                out.append(id)
        return out[-1:] if self.last else out

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref in self.pick(game, ctx)
