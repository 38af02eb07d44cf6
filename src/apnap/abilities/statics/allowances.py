"""Statements that allow more than the rules do: land plays, cards in hand, untapping. CR 305.2, 402.2, 502.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OTHER_PLAYER, YOU
from apnap.rules.ch1_concepts.definitions import NO_IDS, Filter, Selector, Static
from apnap.rules.ch5_turns.turn_based import NO_MAXIMUM
from apnap.rules.core.constants import N_HAND, N_LANDS, P_HASTE, P_STAY_TAPPED, S_PERMIT, S_TURN
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


ANY_NUMBER_OF_LANDS: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class MoreLands(Static):
    """Players may play additional lands on each of their turns: `MoreLands(1)`; ANY_NUMBER_OF_LANDS. CR 305.2."""

    def __init__(self, number: i64 = 1, who: Subject = YOU) -> None:
        super().__init__([S_PERMIT])
        if number < 1:
            raise VocabularyError(f"{number} additional lands allow nothing")
        self.more: i64 = number
        self.who: Subject = who

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        if action != N_LANDS or not self.who.includes(game, context_of(effect), -1 - seat):
            return 0
        return self.more

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class NoMaximumHandSize(Static):
    """Players have no maximum hand size. CR 402.2."""

    def __init__(self, who: Subject = YOU) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who

    def number(self, game: Game, effect: Standing, action: i64, seat: Seat) -> i64:
        if action != N_HAND or not self.who.includes(game, context_of(effect), -1 - seat):
            return 0
        return NO_MAXIMUM

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilitiesAsThoughHaste(Static):
    """You may activate abilities of creatures that fit as though they had haste. CR 302.6, 609.4, 702.10c."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__([S_PERMIT])
        self.filter: Filter = every(filters)

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        ctx = context_of(effect)
        return action == P_HASTE and seat == ctx.controller and self.filter.test(game, ctx, ref)

    def loop_inputs(self) -> i64:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class UntapsWithOthers(Static):
    """Untap permanents during each other player's untap step: `UntapsWithOthers(Each(LAND, YOU_CONTROL))`. CR 502.3.

    `whose` says during whose steps, if not everybody else's: `UntapsWithOthers(All(PERMANENT), EACH_PLAYER)`.
    """

    def __init__(self, what: Selector, whose: Subject = EACH_OTHER_PLAYER) -> None:
        super().__init__([S_TURN])
        self.what: Selector = what
        self.whose: Subject = whose

    def also_untaps(self, game: Game, effect: Standing, active: list[i64]) -> list[ObjectId]:
        ctx = context_of(effect)
        for seat in active:
            if self.whose.includes(game, ctx, -1 - seat) and game.state.in_reach(ctx.controller, seat):
                return self.what.pick(game, ctx)
        return NO_IDS


@mypyc_attr(allow_interpreted_subclasses=True)
class MayStayTapped(Static):
    """Its controller may choose not to untap it during their untap step. CR 502.3."""

    def __init__(self) -> None:
        super().__init__([S_PERMIT])

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        return action == P_STAY_TAPPED and ref == effect.source

    def loop_inputs(self) -> i64:
        return 0
