"""Two that go together: soulbond on the battlefield, partner as commanders. CR 702.95, 702.124."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from apnap.abilities.base import Circumstance, Subject, VocabularyError
from apnap.abilities.effects.flow import May
from apnap.abilities.events.object_events import Enters
from apnap.abilities.filters import CREATURE, OTHER, YOU_CONTROL, Named
from apnap.abilities.keyword_actions.searching import SearchLibrary
from apnap.abilities.players import THAT_PLAYER
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import TargetPlayer
from apnap.rules.ch1_concepts.definitions import Ability, Context, Effect, Triggered
from apnap.rules.ch2_cards.characteristics import Chars
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.ch7_additional.keywords.pairing import can_pair, is_free, pair, partner
from apnap.rules.core.constants import BATTLEFIELD, ENCHANTMENT, LEGENDARY, NONE
from apnap.rules.core.constants import CREATURE as A_CREATURE
from apnap.rules.core.decisions import FOR_MAY, ChooseDecision
from apnap.rules.core.types import Ref

if TYPE_CHECKING:
    from apnap.rules.core.game import Game


def mates(game: Game, ctx: Context) -> list[i64]:
    """The creatures that this one could be paired with now."""
    out: list[i64] = []
    for id in game.state.ids(ctx.controller, BATTLEFIELD):
        if can_pair(game, ctx.source, id, ctx.controller):
            out.append(id)
    return out


class CouldPair(Circumstance):
    """You control this creature and another (or that one), and both are unpaired. CR 702.95a."""

    def __init__(self, that: bool) -> None:
        self.that: bool = that

    def holds(self, game: Game, ctx: Context) -> bool:
        if self.that:
            return ctx.it != NONE and can_pair(game, ctx.source, ctx.it, ctx.controller)
        return is_free(game, ctx.source, ctx.controller) and len(mates(game, ctx)) > 0


class PairUp(Effect):
    """You may pair this creature with another unpaired one (or with that one). CR 702.95a, 702.95c."""

    def __init__(self, that: bool) -> None:
        self.that: bool = that

    def happen(self, game: Game, ctx: Context) -> None:
        candidates = mates(game, ctx)
        if self.that:
            candidates = [ctx.it] if ctx.it in candidates else []
        if not candidates:
            return
        decision = ChooseDecision(
            ctx.controller, "702.95a", candidates, 0, 1, purpose=FOR_MAY, ctx=ctx, benefit=1, own=True
        )
        chosen = game.ask(decision)
        if chosen and can_pair(game, ctx.source, chosen[0], ctx.controller):
            pair(game, ctx.source, chosen[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Soulbond(Triggered):
    """When this or another creature of yours enters, they may be paired. CR 702.95."""

    DERIVED: ClassVar[tuple[str, ...]] = ("other",)

    def __init__(self) -> None:
        super().__init__(Enters(THIS), PairUp(False))
        self.condition = CouldPair(False)
        self.other: Triggered = Triggered(Enters(OTHER, CREATURE, YOU_CONTROL), PairUp(True))
        self.other.condition = CouldPair(True)

    def also(self) -> list[Ability]:
        return [self.other]


class IsPaired(Circumstance):
    """This creature is paired with another one. CR 702.95b."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return partner(game, ctx.source) >= 0


class BothPaired(Subject):
    """This creature and the one it is paired with; neither, while it is unpaired. CR 702.95b."""

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        other = partner(game, ctx.source)
        return [ctx.source, other] if other >= 0 else []

    def includes(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        other = partner(game, ctx.source)
        return other >= 0 and (ref == ctx.source or ref == other)


PAIRED: Final = IsPaired()
BOTH_PAIRED: Final = BothPaired()

KINDS: Final = ["Character select", "Father & son", "Friends forever", "Survivors"]
DOCTOR: Final = ["Time", "Lord", "Doctor"]


@mypyc_attr(allow_interpreted_subclasses=True)
class CanBeCommander(Ability):
    """It can be your commander, though it is not a creature: it counts before the game begins. CR 903.3a, 113.6n."""

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

    DERIVED: ClassVar[tuple[str, ...]] = ("trigger",)

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
