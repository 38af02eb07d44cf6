"""What may be a commander: partner and its kin, by which two cards are it together, and cards that say so themselves.

CR 702.124, 903.3a.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from apnap.abilities.base import VocabularyError
from apnap.abilities.effects.flow import May
from apnap.abilities.effects.searching import SearchLibrary
from apnap.abilities.filters import Named
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import TargetPlayer
from apnap.abilities.triggers import Enters
from apnap.rules.characteristics import Chars
from apnap.rules.definitions import Ability, Triggered
from apnap.rules.printed import CardDef
from apnap.rules.words import CREATURE as A_CREATURE
from apnap.rules.words import ENCHANTMENT, LEGENDARY

KINDS: Final = ["Character select", "Father & son", "Friends forever", "Survivors"]
DOCTOR: Final = ["Time", "Lord", "Doctor"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CanBeCommander(Ability):
    """It can be your commander, though it is no creature: it counts before the game begins. CR 903.3a, 113.6n."""

    def __init__(self) -> None:
        super().__init__(-1)


CAN_BE_COMMANDER: Final = CanBeCommander()


@mypyc_attr(allow_interpreted_subclasses=True)
class PartnerAbility(Ability):
    """An ability by which two cards may be commanders instead of one. CR 702.124a."""

    def __init__(self) -> None:
        super().__init__(-1)

    def goes_with(self, own: Chars, other: Chars) -> bool:
        """May the card that has it be a commander together with that one, by this ability?"""
        raise NotImplementedError


class Partner(PartnerAbility):
    """Two cards that have it: `Partner()`; or the same kind of it: `Partner("Friends forever")`. CR 702.124h-i."""

    def __init__(self, kind: str = "") -> None:
        super().__init__()
        if kind and kind not in KINDS:
            raise VocabularyError(f"there is no partner ability called {kind!r}; there are {', '.join(KINDS)}")
        self.kind: str = kind

    def goes_with(self, own: Chars, other: Chars) -> bool:
        for a in other.abilities.every:
            if isinstance(a, Partner) and a.kind == self.kind:
                return True
        return False


class PartnerWith(PartnerAbility):
    """`PartnerWith("Somebody Else")`: two that name each other; and as it enters, one finds the other. CR 702.124j."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name: str = name
        who = TargetPlayer()
        find = SearchLibrary(Named(name), who=THAT_PLAYER)
        self.trigger: Triggered = Triggered(Enters(THIS), May(find, who=who))

    def also(self) -> list[Ability]:
        return [self.trigger]

    def goes_with(self, own: Chars, other: Chars) -> bool:
        if other.name != self.name:
            return False
        for a in other.abilities.every:
            if isinstance(a, PartnerWith) and a.name == own.name:
                return True
        return False


class ChooseABackground(PartnerAbility):
    """A legendary Background enchantment as a second commander. CR 702.124k."""

    def goes_with(self, own: Chars, other: Chars) -> bool:
        return other.types & ENCHANTMENT != 0 and "Background" in other.subtypes


class DoctorsCompanion(PartnerAbility):
    """A legendary creature and a Time Lord Doctor that is nothing else. CR 702.124m."""

    def goes_with(self, own: Chars, other: Chars) -> bool:
        if not own.types & other.types & A_CREATURE or len(other.subtypes) != len(DOCTOR):
            return False
        for word in DOCTOR:
            if word not in other.subtypes:
                return False
        return True


def may_lead_together(one: CardDef, other: CardDef) -> bool:
    """May these two cards be the commander of one deck together? CR 702.124a-m."""
    a, b = one.base, other.base
    if not a.supertypes & b.supertypes & LEGENDARY:
        return False
    return allows(a, b) or allows(b, a)


def allows(own: Chars, other: Chars) -> bool:
    """Does an ability of the one card allow the other beside it?"""
    for ability in own.abilities.every:
        if isinstance(ability, PartnerAbility) and ability.goes_with(own, other):
            return True
    return False
