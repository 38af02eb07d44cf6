"""Effects about the next spell that a player casts. CR 611.2f."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import context_of
from apnap.abilities.effects.durations import kept, standing
from apnap.abilities.filters import every
from apnap.abilities.selectors import EachSpell
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.continuous import Continuous
from apnap.rules.ch1_concepts.definitions import Context, Effect, Filter, Static
from apnap.rules.ch4_zones.zones import add_standing
from apnap.rules.core.constants import F_COUNTER, LASTS_THIS_TURN, P_FLASH, S_FORBID, S_NEXT, S_PERMIT
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCantBeCountered(Static):
    """One spell on the stack can't be countered. CR 101.2."""

    def __init__(self) -> None:
        super().__init__([S_FORBID])

    def forbids(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ids = effect.ids
        return action == F_COUNTER and ids is not None and ref in ids


@mypyc_attr(allow_interpreted_subclasses=True)
class Upcoming(Static):
    """What waits for the next spell of a player that fits, and then is about that spell. CR 611.2f."""

    def __init__(self, filter: Filter, then: Static) -> None:
        super().__init__([S_NEXT])
        self.filter: Filter = filter
        self.then: Static = then

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return self.then


class NextSpell(Effect):
    """The next spell you cast this turn has something, or can't be countered. CR 611.2f.

    `NextSpell(INSTANT, change=Has(Storm()))`; without a change it can't be countered.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("static",)

    def __init__(self, *filters: Filter, change: Change | None = None) -> None:
        self.filter: Filter = every(filters)
        self.change: Change | None = change
        then: Static = SpellCantBeCountered() if change is None else Continuous(EachSpell(*filters), [change])
        self.static: Upcoming = Upcoming(self.filter, then)

    def happen(self, game: Game, ctx: Context) -> None:
        effect = standing(game, ctx, self.static, LASTS_THIS_TURN, game.state.tick())
        effect.context = kept(ctx)
        add_standing(game.state, effect)
        game.state.touch()

    def benefit(self) -> i64:
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class FlashForNext(Static):
    """The next spell that fits and that you cast can be cast as though it had flash. CR 601.3b, 611.2f."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_PERMIT, S_NEXT])
        self.filter: Filter = every(filters)

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_FLASH or ref < 0 or seat != effect.controller:
            return False
        return self.filter.test(game, context_of(effect), ref)

    def next_spell(self, game: Game, effect: Standing, seat: Seat, spell: ObjectId) -> Static | None:
        if seat != effect.controller or not self.filter.test(game, context_of(effect), spell):
            return None
        return NOTHING_MORE


NOTHING_MORE: Final = Static([])
