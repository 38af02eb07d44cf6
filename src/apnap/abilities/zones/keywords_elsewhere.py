"""Keywords that cards of a hand or a graveyard have by an effect. CR 109.2, 113.6, 604, 702."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import VocabularyError, known_of, seen
from apnap.abilities.costs import DiscardSome
from apnap.abilities.filters import LAND, every
from apnap.abilities.selectors import Wherever
from apnap.abilities.zones.permissions import PlayFrom
from apnap.rules.ch1_concepts.definitions import Context, Filter, Static
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.core.constants import BATTLEFIELD, GONE, GRAVEYARD, HAND, NONE, P_CAST, S_PERMIT
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


class CardsElsewhere(Wherever):
    """Each card of yours that fits and is in a zone: `Always(CardsElsewhere(HAND, LAND), Has(Cycling("{2}")))`.

    With `NONE` for the zone, anywhere but on the battlefield. `many` is a choice of words: 'land cards in your hand'.
    CR 109.2, 113.6.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("many",)

    def __init__(self, zone: i64, *filters: Filter, many: bool = False) -> None:
        super().__init__(*filters)
        if zone not in (HAND, GRAVEYARD, NONE):
            raise VocabularyError("cards of a hand, of a graveyard, or anywhere but on the battlefield")
        self.zone: i64 = zone
        self.many: bool = many

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        if self.zone == NONE:
            return super().pick(game, ctx)
        cards = [id for id in game.state.ids(ctx.controller, self.zone) if self.filter.test(game, ctx, id)]
        return seen(game, ctx, cards)

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        o = game.state.objs[ref]
        if o.owner != ctx.controller or o.zone == BATTLEFIELD or o.zone == GONE or o.ability is not None:
            return False
        return (self.zone == NONE or o.zone == self.zone) and super().includes(game, ctx, ref)


class HaveRetrace(PlayFrom):
    """Cards in your graveyard that fit have retrace: `HaveRetrace(Subtype("Druid"))`. CR 702.81a."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(GRAVEYARD, spells=every(filters), costs=[DiscardSome(1, LAND)])


@mypyc_attr(allow_interpreted_subclasses=True)
class HaveFlashback(Static):
    """Cards in your graveyard that fit have flashback for their mana costs: `HaveFlashback(INSTANT)`. CR 702.34a."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_PERMIT])
        self.filter: Filter = every(filters)

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_CAST or ref < 0 or seat != effect.controller:
            return False
        o = game.state.objs[ref]
        return o.zone == GRAVEYARD and o.owner == seat and self.filter.test(game, known_of(effect), ref)

    def permits_way(self, game: Game, effect: Standing, seat: Seat, ref: Ref, method: CastMethod) -> bool:
        return method.granted
