"""Copies of cards that are cast as an effect resolves. CR 707.12, 707.12a, 704.5e."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.effects.durations import standing
from apnap.abilities.effects.free_casting import offer_free
from apnap.abilities.zones.playing import cast_now, still_there
from apnap.rules.ch1_concepts.definitions import OF_OBJECT, OF_THOSE, Activated, Context, Effect, Selector, Static
from apnap.rules.ch4_zones.zones import add_standing, cease, drop_standing, new_object, put_in
from apnap.rules.core.constants import GONE, LASTS_THIS_TURN, NONE, S_COST, STACK
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class PriceOfCopies(Static):
    """What a player pays to cast a copy, where it is not cast for nothing. CR 118.9, 601.2f."""

    def __init__(self, price: i64) -> None:
        super().__init__([S_COST])
        self.price: i64 = price

    def cost_change(self, game: Game, effect: Standing, seat: Seat, ref: Ref, ability: Activated | None) -> i64:
        ids = effect.ids
        if ability is not None or ids is None or ref < 0:
            return 0
        return self.price if ref in ids or game.state.objs[ref].prev_id in ids else 0

    def loop_inputs(self) -> i64:
        return 0


class CastCopies(Effect):
    """You copy cards, and may cast the copies for nothing; with `must` you do so if able.

    With `price` each is cast for so much generic mana, rather than for its mana cost (118.9).

    A copy is made where the card is. One that is not cast ceases to exist. CR 707.12, 608.2g. `words` is a choice of
    words: how the second part is joined to the first.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("words",)

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, what: Selector, must: bool = False, words: str = ". ", price: i64 = 0) -> None:
        self.what: Selector = what
        self.price: i64 = price
        self.static: PriceOfCopies = PriceOfCopies(price)
        self.must: bool = must
        self.words: str = words

    def derive(self) -> None:
        self.static = PriceOfCopies(self.price)

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
            priced = self.price > 0
            if priced:
                effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
                effect.controller = seat
                effect.ids = [copy]
                add_standing(game.state, effect)
            if self.must:
                done = cast_now(game, ctx, seat, copy, True)
            else:
                done = offer_free(game, ctx, seat, copy, "707.12")
            if priced:
                drop_standing(game.state, [effect])
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
