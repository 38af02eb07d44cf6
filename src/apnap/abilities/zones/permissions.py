"""Statements that let cards be played from a zone other than the hand, or looked at. CR 601.3, 305.1, 401.5-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Subject, VocabularyError, context_of
from apnap.abilities.players import YOU
from apnap.rules.ch1_concepts.definitions import Ability, Condition, Filter, Static
from apnap.rules.ch2_cards.printed import CastMethod
from apnap.rules.core.constants import EXILE, GRAVEYARD, LIBRARY, P_CAST, P_LOOK, P_PLAY_LAND, S_PERMIT
from apnap.rules.core.types import Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Standing


def is_there(game: Game, ref: Ref, seat: Seat, zone: i64) -> bool:
    """Is it a card in this player's graveyard, or the top card of their library?"""
    if ref < 0:
        return False
    o = game.state.objs[ref]
    if o.zone != zone or o.owner != seat:
        return False
    return zone != LIBRARY or game.state.ids(seat, LIBRARY)[-1] == ref


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFrom(Static):
    """Lands, spells or both may be played out of the graveyard, or off the top of the library. CR 601.3, 401.6.

    `PlayFrom(GRAVEYARD, lands=True)`, `PlayFrom(LIBRARY, spells=CREATURE)`, or both; always, or while something is so.
    """

    def __init__(
        self, zone: i64, lands: bool = False, spells: Filter | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__([S_PERMIT])
        if zone != GRAVEYARD and zone != LIBRARY:
            raise VocabularyError("cards are played from the graveyard or from the top of the library")
        if not lands and spells is None:
            raise VocabularyError("lands, spells, or both may be played")
        self.zone: i64 = zone
        self.lands: bool = lands
        self.spells: Filter | None = spells
        self.condition: Condition | None = condition

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if seat != effect.controller or not is_there(game, ref, seat, self.zone):
            return False
        condition = self.condition
        if condition is not None and not condition.holds(game, context_of(effect)):
            return False
        if action == P_PLAY_LAND:
            return self.lands
        spells = self.spells
        return action == P_CAST and spells is not None and spells.test(game, context_of(effect), ref)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeesTop(Static):
    """Players may see what lies on top of their libraries; with `revealed`, everybody may. CR 401.5."""

    def __init__(self, who: Subject = YOU, revealed: bool = False) -> None:
        super().__init__([S_PERMIT])
        self.who: Subject = who
        self.revealed: bool = revealed

    def permits(self, game: Game, effect: Standing, action: i64, seat: Seat, ref: Ref) -> bool:
        if action != P_LOOK or ref < 0:
            return False
        owner = game.state.objs[ref].owner
        if not is_there(game, ref, owner, LIBRARY) or not self.who.includes(game, context_of(effect), -1 - owner):
            return False
        return self.revealed or seat == owner


class CastThisFrom(Ability):
    """You may cast this card from the graveyard or from exile, always or while something is so. CR 601.3."""

    def __init__(self, places: list[i64], condition: Condition | None = None) -> None:
        super().__init__(-1)
        for zone in places:
            if zone != GRAVEYARD and zone != EXILE:
                raise VocabularyError("this card is cast from the graveyard or from exile")
        self.places: list[i64] = places
        self.condition: Condition | None = condition

    def ways(self) -> list[CastMethod]:
        mask: i64 = 0
        for zone in self.places:
            mask |= 1 << zone
        way = CastMethod("", mask, None, [], 0)
        way.condition = self.condition
        return [way]
