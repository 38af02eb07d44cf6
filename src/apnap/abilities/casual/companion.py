"""Companion: a card outside the game that a deck was made for. CR 702.139, 116.2g.

What a companion wants of a starting deck is checked as the deck is (`apnap.decks.companions`), not in the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Quality, VocabularyError
from apnap.abilities.costs import PayMana
from apnap.abilities.filters import AnyOf, Subtype
from apnap.abilities.special_actions import can_pay, pay
from apnap.rules.ch1_concepts.definitions import Context, CostPart, Node, SpecialAction
from apnap.rules.ch4_zones.knowledge import EVERYBODY, learn
from apnap.rules.ch4_zones.outside import fits_deck
from apnap.rules.core.constants import HAND, OUTSIDE
from apnap.rules.core.designations import COMPANION, is_noted
from apnap.rules.core.types import ObjectId, Ref, Seat

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

COST: Final[CostPart] = PayMana("{3}")


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckCondition(Node):
    """What a companion wants of its player's starting deck. CR 702.139b."""

    def loop_inputs(self) -> i64:
        return 0


class CreaturesOf(DeckCondition):
    """Each creature card of the deck is of one of these types."""

    def __init__(self, *types: str) -> None:
        if not types:
            raise VocabularyError("creature types are needed")
        self.types: list[str] = list(types)


class ManaValuesAre(DeckCondition):
    """Every card has an odd mana value, or an even one; `lands` of any may be there besides."""

    def __init__(self, odd: bool, lands: bool = False) -> None:
        self.odd: bool = odd
        self.lands: bool = lands


class PermanentsUpTo(DeckCondition):
    """No permanent card has a greater mana value."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number


class LargerDeck(DeckCondition):
    """The deck has at least that many cards more than it must."""

    def __init__(self, number: i64) -> None:
        if number < 1:
            raise VocabularyError("a larger deck has one card more at least")
        self.number: i64 = number


class Companion(SpecialAction):
    """Its owner may put it into their hand from outside the game, once, for {3}: `Companion(LargerDeck(20))`.

    Only the card that was revealed before the game began is a companion (103.2b). CR 702.139a, 903.11a.
    """

    def __init__(self, condition: DeckCondition) -> None:
        super().__init__(1 << OUTSIDE)
        self.condition: DeckCondition = condition

    def may_take(self, game: Game, seat: Seat, id: ObjectId, sorcery: bool) -> bool:
        o = game.state.objs[id]
        if not sorcery or o.owner != seat or not is_noted(o, COMPANION):
            return False
        if game.state.table.commander and not fits_deck(game.state, seat, o):
            return False
        return can_pay(game, seat, id, COST)

    def take(self, game: Game, seat: Seat, id: ObjectId) -> None:
        pay(game, seat, id, COST)
        if game.state.objs[id].zone != OUTSIDE:
            return  # its owner has left (800.4a)
        if game.logging:
            game.say("116.2g", f"{game.name_of_seat(seat)} puts {game.name(id)}, their companion, into their hand")
        new = game.move_by(id, HAND, id)
        if new >= 0:
            learn(game.state, new, EVERYBODY)

    def loop_inputs(self) -> i64:
        return 0


class ThatsA(Quality):
    """Has one of these subtypes, said behind the noun: a creature you control that's a Cat or Beast."""

    def __init__(self, *types: str) -> None:
        if len(types) < 2:
            raise VocabularyError("two subtypes or more are needed: write Subtype for one")
        self.subtypes: list[Subtype] = [Subtype(word) for word in types]

    def meaning(self) -> Node:
        return AnyOf(*self.subtypes).meaning()

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for subtype in self.subtypes:
            if subtype.test(game, ctx, ref):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class OddManaValue(Quality):
    """Has an odd mana value; 0 is even. CR 202.3."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.mana_value(ref) % 2 == 1

    def loop_inputs(self) -> i64:
        return 0


ODD_MANA_VALUE: Final = OddManaValue()
