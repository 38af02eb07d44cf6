"""Copies of cards that are cast as an effect resolves. CR 707.12, 707.12a, 704.5e."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.zones.playing import cast_now, still_there
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Context, Effect, Selector
from apnap.rules.ch4_zones.zones import cease, new_object, put_in
from apnap.rules.core.constants import GONE, NONE, STACK
from apnap.rules.core.types import ObjectId, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


class CastCopies(Effect):
    """You copy cards, and may cast the copies for nothing; with `must` you do so if able.

    A copy is made where the card is. One that is not cast ceases to exist. CR 707.12, 608.2g. `words` is a choice of
    words: how the second part is joined to the first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words",)

    def __init__(self, what: Selector, must: bool = False, words: str = ". ") -> None:
        self.what: Selector = what
        self.must: bool = must
        self.words: str = words

    def leaves(self) -> i64:
        return OF_OBJECT | OF_THOSE

    def deals_with(self) -> Selector | None:
        return self.what

    def happen(self, game: Game, ctx: Context) -> None:
        seat = ctx.controller
        copies: list[i64] = []
        for id in still_there(game, ctx, self.what.pick(game, ctx)):
            if not game.state.objs[id].token:
                copies.append(copied(game, seat, id))
        game.state.touch()
        cast: list[i64] = []
        for copy in copies:
            if not game.state.in_game(seat) or game.state.objs[copy].zone == GONE:
                continue
            if self.must:
                done = cast_now(game, ctx, seat, copy, True)
            else:
                done = offer_free(game, ctx, seat, copy, "707.12")
            if done:
                cast.append(game.state.objs[copy].next_id)
            elif game.state.objs[copy].zone != GONE and game.state.objs[copy].zone != STACK:
                cease(game, copy)
        ctx.those = cast
        ctx.it = cast[0] if cast else NONE

    def benefit(self) -> i64:
        return 1


def copied(game: Game, seat: Seat, id: ObjectId) -> i64:
    """A copy of a card, in the same zone; it is not a card, and its owner is who made it. CR 707.12a."""
    state = game.state
    card = state.objs[id]
    copy = new_object(state, card.card, seat, seat, card.zone, card.card.faces[card.face].chars)
    copy.face = card.face
    put_in(game, copy, -1)
    return copy.id
