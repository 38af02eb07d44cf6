"""Cards of which some are taken at random, and the others go elsewhere. CR 608.2c, 701.9b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.zones.putting import IN_PLAY, ON_BOTTOM, put
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect, Selector
from apnap.rules.core.constants import GRAVEYARD, NONE

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class ReturnAtRandom(Effect):
    """Some of these cards of a graveyard, taken at random, return to the battlefield; the others go below a library.

    Of those that are still there: if they are not more than that, all of them return. `ReturnAtRandom(slot, 2)`
    """

    def __init__(self, among: Selector, number: i64) -> None:
        if number < 1:
            raise VocabularyError("one card at least is taken at random")
        self.among: Selector = among
        self.number: i64 = number

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.among

    def moves_library(self) -> bool:
        return True

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        found: list[i64] = []
        for id in self.among.pick(game, ctx):
            if id >= 0 and game.state.objs[id].zone == GRAVEYARD:
                found.append(id)
        if len(found) > self.number:
            game.state.shuffle(found)
        taken = found[: self.number]
        ctx.those = put(game, ctx, [seat], [taken], IN_PLAY)
        ctx.it = ctx.those[0] if ctx.those else NONE
        rest = [id for id in found[self.number :] if game.state.objs[id].zone == GRAVEYARD]
        if rest:
            put(game, ctx, [seat], [rest], ON_BOTTOM)

    def benefit(self) -> i64:
        return 1

    def loop_inputs(self) -> i64:
        return 0
