"""Qualities of objects: types, colours, who controls them, what they do. Several filters in a row mean all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.base import Quality, Subject, VocabularyError, amount
from apnap.abilities.players import OPPONENTS, YOU, You
from apnap.rules.ch1_concepts.definitions import NO_IDS, Amount, Context, Filter, Keywords, Node
from apnap.rules.ch1_concepts.fields import crude_hash
from apnap.rules.ch2_cards.subtypes import is_creature_type
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_PAST, H_SIZE
from apnap.rules.core import constants as words
from apnap.rules.core.constants import (
    CREATURE as A_CREATURE,
)
from apnap.rules.core.constants import (
    EV_ATTACK,
    EV_BLOCK,
    EV_COUNTERS,
    EV_STEP,
    EV_TAP,
    EV_TURN,
    EV_UNCOMBAT,
    EV_UNTAP,
)
from apnap.rules.core.types import Ref, Seat
from apnap.rules.events import Attacks

if TYPE_CHECKING:
    from apnap.rules.ch2_cards.characteristics import Chars
    from apnap.rules.core.game import Game


class OfType(Quality):
    """Has one of the card types. CR 205.2."""

    def __init__(self, types: i64) -> None:
        self.types: i64 = types

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).types & self.types != 0

    def loop_inputs(self) -> i64:
        return 0


class OfSupertype(Quality):
    """Has one of the supertypes. CR 205.4."""

    def __init__(self, supertypes: i64) -> None:
        self.supertypes: i64 = supertypes

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).supertypes & self.supertypes != 0

    def loop_inputs(self) -> i64:
        return 0


class OfColor(Quality):
    """Is one of the colours. CR 105.2. `join` is a choice of words: 'red and/or green'."""

    WORDING: ClassVar[tuple[str, ...]] = ("join",)

    def __init__(self, colors: i64, join: str = "") -> None:
        self.colors: i64 = colors
        self.join: str = join

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).colors & self.colors != 0

    def loop_inputs(self) -> i64:
        return 0


class IsColorless(Quality):
    """Has no colour. CR 105.2c."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).colors == 0

    def loop_inputs(self) -> i64:
        return 0


class Subtype(Quality):
    """Has the subtype. CR 205.3."""

    def __init__(self, name: str) -> None:
        if not name or not name[0].isupper():
            raise VocabularyError(f"a subtype is written with a capital, not {name!r}")
        self.name: str = name
        self.of_creatures: bool = is_creature_type(name)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0:
            return False
        c = game.char(ref)
        return self.name in c.subtypes or (self.of_creatures and c.every_type)

    def loop_inputs(self) -> i64:
        return 0


class With(Quality):
    """Has the keyword ability."""

    def __init__(self, keyword: Keywords) -> None:
        self.keyword: Keywords = keyword

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).keywords & self.keyword.flags != 0

    def loop_inputs(self) -> i64:
        return 0


class WithCounter(Quality):
    """Has a counter of this kind on it. CR 122. `has` is a choice of words: 'that has', not 'with'."""

    WORDING: ClassVar[tuple[str, ...]] = ("has",)

    def __init__(self, counter: str, has: bool = False) -> None:
        self.counter: str = counter
        self.has: bool = has

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].counter(self.counter) > 0

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_COUNTERS


class PowerAtMost(Quality):
    """Has this power or less."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).power <= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return H_SIZE


class PowerAtLeast(Quality):
    """Has this power or greater."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).power >= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return H_SIZE


class ToughnessAtMost(Quality):
    """Has this toughness or less."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).toughness <= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return H_SIZE


class ManaValueAtMost(Quality):
    """Has this mana value or less. CR 202.3."""

    def __init__(self, number: int | Amount) -> None:
        self.amount: Amount = amount(number)

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.mana_value(ref) <= self.amount.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class Named(Quality):
    """Is called so. CR 201.2."""

    def __init__(self, name: str) -> None:
        if not name:
            raise VocabularyError("a name is needed")
        self.name: str = name

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.char(ref).name == self.name

    def loop_inputs(self) -> i64:
        return 0


class ControlledBy(Quality):
    """Is controlled by one of these players; a card that nobody controls, by its owner. CR 108.4.

    `together` is a choice of words: 'your opponents control', not 'an opponent controls'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("together",)

    def __init__(self, player: Subject, together: bool = False) -> None:
        self.player: Subject = player
        self.together: bool = together

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and self.player.includes(game, ctx, -1 - game.state.objs[ref].controller)

    def recalls(self, game: Game, ctx: Context, ref: Ref, seat: Seat) -> bool:
        return -1 - seat in self.player.remembered(game, ctx)

    def whose(self, game: Game, ctx: Context) -> list[i64]:
        return self.player.remembered(game, ctx)

    def loop_inputs(self) -> i64:
        return 0


class OwnedBy(Quality):
    """Is owned by one of these players. CR 108.3. `one` is a choice of words: 'an opponent owns'."""

    WORDING: ClassVar[tuple[str, ...]] = ("one",)

    def __init__(self, player: Subject, one: bool = False) -> None:
        self.player: Subject = player
        self.one: bool = one

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and self.player.includes(game, ctx, -1 - game.state.objs[ref].owner)

    def loop_inputs(self) -> i64:
        return 0


class Another(Quality):
    """Is another object than the one whose ability this is. CR 109.2b."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != ctx.source

    def loop_inputs(self) -> i64:
        return 0


class IsThis(Quality):
    """Is the object whose ability this is."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.source

    def loop_inputs(self) -> i64:
        return 0


class IsToken(Quality):
    """Is a token. CR 111."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].token

    def loop_inputs(self) -> i64:
        return 0


class IsTapped(Quality):
    """Is tapped. CR 110.5."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].tapped

    def reads(self) -> i64:
        return 1 << EV_TAP | 1 << EV_UNTAP

    def loop_inputs(self) -> i64:
        return 0


class IsAttacking(Quality):
    """Is attacking, or was when it left. CR 508.1k, 608.2h."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and game.state.objs[ref].attacking != words.NONE

    def reads(self) -> i64:
        return COMBAT_EVENTS

    def loop_inputs(self) -> i64:
        return 0


class IsBlocking(Quality):
    """Is blocking, or was when it left. CR 509.1g, 608.2h."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0 and len(game.state.objs[ref].blocking) > 0

    def reads(self) -> i64:
        return COMBAT_EVENTS

    def loop_inputs(self) -> i64:
        return 0


# combat ends with a step, not with an event of its own
COMBAT_EVENTS: Final = 1 << EV_ATTACK | 1 << EV_BLOCK | 1 << EV_UNCOMBAT | 1 << EV_STEP


class AttackedThisTurn(Quality):
    """Was declared as an attacker this turn. CR 508.1."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        e = game.state.turn().events[EV_ATTACK]
        while e is not None:
            if isinstance(e, Attacks) and e.id == ref:
                return True
            e = e.prev
        return False

    def reads(self) -> i64:
        return 1 << EV_ATTACK | 1 << EV_TURN

    def loop_inputs(self) -> i64:
        return H_PAST


class AllOf(Quality):
    """Has every one of the qualities."""

    def __init__(self, filters: list[Filter]) -> None:
        self.filters: list[Filter] = filters

    def meaning(self) -> Node:
        """One list, in an order of its own."""
        out: list[Filter] = []
        for f in self.filters:
            meant = f.meaning()
            if isinstance(meant, AllOf):
                out.extend(meant.filters)
            elif isinstance(meant, Filter):
                out.append(meant)
        return AllOf(in_one_order(out)) if len(out) > 1 else out[0]

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for f in self.filters:
            if not f.test(game, ctx, ref):
                return False
        return True

    def recalls(self, game: Game, ctx: Context, ref: Ref, seat: Seat) -> bool:
        for f in self.filters:
            if not f.recalls(game, ctx, ref, seat):
                return False
        return True

    def whose(self, game: Game, ctx: Context) -> list[i64]:
        for f in self.filters:
            players = f.whose(game, ctx)
            if players:
                return players
        return NO_IDS

    def loop_inputs(self) -> i64:
        return 0


class AnyOf(Quality):
    """Has one of the qualities at least. `join` is a choice of words: what stands before the last of them."""

    WORDING: ClassVar[tuple[str, ...]] = ("join",)

    def __init__(self, *filters: Filter, join: str = "") -> None:
        if len(filters) < 2:
            raise VocabularyError("AnyOf needs two filters or more")
        self.filters: list[Filter] = list(filters)
        self.join: str = join

    def meaning(self) -> Node:
        """One list, in an order of its own, with card types as one quality."""
        types: i64 = 0
        out: list[Filter] = []
        for f in self.filters:
            meant = f.meaning()
            among: list[Filter] = []
            if isinstance(meant, AnyOf):
                among = meant.filters
            elif isinstance(meant, Filter):
                among = [meant]
            for part in among:
                if isinstance(part, OfType):
                    types |= part.types
                else:
                    out.append(part)
        if types:
            out.append(OfType(types))
        return AnyOf(*in_one_order(out)) if len(out) > 1 else out[0]

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        for f in self.filters:
            if f.test(game, ctx, ref):
                return True
        return False

    def recalls(self, game: Game, ctx: Context, ref: Ref, seat: Seat) -> bool:
        for f in self.filters:
            if f.recalls(game, ctx, ref, seat):
                return True
        return False

    def loop_inputs(self) -> i64:
        return 0


class Not(Quality):
    """Lacks the quality."""

    def __init__(self, filter: Filter) -> None:
        self.filter: Filter = filter

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return not self.filter.test(game, ctx, ref)

    def recalls(self, game: Game, ctx: Context, ref: Ref, seat: Seat) -> bool:
        return not self.filter.recalls(game, ctx, ref, seat)

    def loop_inputs(self) -> i64:
        return 0


class Everything(Quality):
    """Any object at all."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref >= 0

    def loop_inputs(self) -> i64:
        return 0


def in_one_order(filters: list[Filter]) -> list[Filter]:
    """Filters in an order that does not depend on how they are written."""
    return sorted(filters, key=crude_hash)


def types_needed(filter: Filter) -> i64:
    """Mask of card types of which whatever fits has one; -1 where it need not have any. A quick test before others."""
    if isinstance(filter, OfType):
        return filter.types
    if isinstance(filter, AllOf):
        for f in filter.filters:
            mask = types_needed(f)
            if mask >= 0:
                return mask
    return -1


def is_yours_only(filter: Filter) -> bool:
    """Does it say that you control whatever fits?"""
    if isinstance(filter, AllOf):
        for f in filter.filters:
            if is_yours_only(f):
                return True
    return isinstance(filter, ControlledBy) and isinstance(filter.player, You)


def could_fit(filter: Filter, chars: Chars) -> bool:
    """Could an object of these characteristics fit? Says yes too often, never no; asks no game."""
    if isinstance(filter, AllOf):
        for f in filter.filters:
            if not could_fit(f, chars):
                return False
        return True
    if isinstance(filter, OfType):
        return chars.types & filter.types != 0
    if isinstance(filter, OfColor):
        return chars.colors & filter.colors != 0
    if isinstance(filter, Subtype):
        return filter.name in chars.subtypes or (filter.of_creatures and chars.every_type)
    return True


def every(filters: tuple[Filter, ...]) -> Filter:
    """Several filters as one."""
    for f in filters:
        if not isinstance(f, Filter):
            raise VocabularyError(f"a filter is needed, not {f!r}")
    if len(filters) == 0:
        return Everything()
    if len(filters) == 1:
        return filters[0]
    return AllOf(list(filters))


ARTIFACT: Final = OfType(words.ARTIFACT)
BATTLE: Final = OfType(words.BATTLE)
CREATURE: Final = OfType(words.CREATURE)
ENCHANTMENT: Final = OfType(words.ENCHANTMENT)
INSTANT: Final = OfType(words.INSTANT)
LAND: Final = OfType(words.LAND)
PLANESWALKER: Final = OfType(words.PLANESWALKER)
SORCERY: Final = OfType(words.SORCERY)
PERMANENT: Final = OfType(words.PERMANENT_TYPES)
NONCREATURE: Final = Not(CREATURE)
NONLAND: Final = Not(LAND)
NONARTIFACT: Final = Not(ARTIFACT)

BASIC: Final = OfSupertype(words.BASIC)
LEGENDARY: Final = OfSupertype(words.LEGENDARY)
SNOW: Final = OfSupertype(words.SNOW)

WHITE: Final = OfColor(1 << words.WHITE)
BLUE: Final = OfColor(1 << words.BLUE)
BLACK: Final = OfColor(1 << words.BLACK)
RED: Final = OfColor(1 << words.RED)
GREEN: Final = OfColor(1 << words.GREEN)
COLORLESS: Final = IsColorless()
NONBLACK: Final = Not(BLACK)

YOU_CONTROL: Final = ControlledBy(YOU)
YOU_DONT_CONTROL: Final = Not(YOU_CONTROL)
OPPONENTS_CONTROL: Final = ControlledBy(OPPONENTS)
YOU_OWN: Final = OwnedBy(YOU)
OTHER: Final = Another()
THIS_ONE: Final = IsThis()
TOKEN: Final = IsToken()
NONTOKEN: Final = Not(TOKEN)
TAPPED: Final = IsTapped()
UNTAPPED: Final = Not(TAPPED)
ATTACKING: Final = IsAttacking()
BLOCKING: Final = IsBlocking()
ATTACKED_THIS_TURN: Final = AttackedThisTurn()
OTHER_CREATURE: Final = AllOf([OTHER, CREATURE])


class SharesCreatureType(Quality):
    """Is another creature than the one at hand, in `GetsForEach`, and shares a creature type with it. CR 205.3m."""

    WORDING: ClassVar[tuple[str, ...]] = ("at_least_one",)

    def __init__(self, at_least_one: bool = False) -> None:
        self.at_least_one: bool = at_least_one  # a choice of words

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        if ref < 0 or ctx.each < 0 or ref == ctx.each:
            return False
        mine = game.char(ctx.each)
        other = game.char(ref)
        return mine.types & A_CREATURE != 0 and other.types & A_CREATURE != 0 and share_creature_type(mine, other)

    def loop_inputs(self) -> i64:
        return 0


class AnotherThanIt(Quality):
    """Is another object than the one at hand: the one that counts, in `GetsForEach`."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        return ref != ctx.each

    def layer_inputs(self) -> i64:
        return 0

    def loop_inputs(self) -> i64:
        return 0


def share_creature_type(mine: Chars, other: Chars) -> bool:
    """Is some creature type on both? CR 205.3m."""
    if mine.every_type and other.every_type:
        return True
    if mine.every_type:
        return has_creature_type(other.subtypes)
    if other.every_type:
        return has_creature_type(mine.subtypes)
    for s in mine.subtypes:
        if s in other.subtypes and is_creature_type(s):
            return True
    return False


def has_creature_type(subtypes: list[str]) -> bool:
    """Is one of them a creature type, rather than a type of artifact, land or enchantment?"""
    for s in subtypes:
        if is_creature_type(s):
            return True
    return False
