"""How much there is: the greatest, different ones, cards of a kind, devotion, parties. CR 107, 700.5, 700.8."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from apnap.abilities.amounts import known
from apnap.abilities.base import Quantity, Subject, VocabularyError, amount
from apnap.abilities.filters import every
from apnap.abilities.players import YOU
from apnap.abilities.statics.changes import color_mask
from apnap.rules.ch1_concepts.definitions import Amount, Context, Filter, Node, Selector
from apnap.rules.ch2_cards.characteristics import Chars, ManaCost
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES, is_creature_type
from apnap.rules.ch7_additional.loops.loop_inputs import H_COUNTERS, H_NUMBER, H_SIZE
from apnap.rules.ch8_multiplayer.range import in_sight
from apnap.rules.core.constants import (
    CREATURE,
    EV_COUNTERS,
    EV_ZONE,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NONE,
)
from apnap.rules.core.numbers import total
from apnap.rules.core.types import ObjectId, Zone

if TYPE_CHECKING:
    from apnap.rules.core.game import Game

POWER: Final = "power"
TOUGHNESS: Final = "toughness"
VALUE: Final = "mana value"
COLORS: Final = "colors"
POWERS: Final = "powers"
NAMES: Final = "names"
VALUES: Final = "mana values"
TYPES: Final = "card types"
LAND_TYPES: Final = "basic land types"
CREATURE_TYPES: Final = "creature types"


def number_of(game: Game, of: str, id: ObjectId) -> i64:
    """The power, toughness or mana value of an object."""
    if of == VALUE:
        return game.mana_value(id)
    c = game.char(id)
    return c.power if of == POWER else c.toughness


class MostAlike(Quantity):
    """How many of these have one name, of the name that most of them have: `MostAlike(Each(LAND))`. CR 201.2a.

    `long` is a choice of words: 'the same name as one another'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("long",)

    def __init__(self, what: Selector, long: bool = False) -> None:
        self.what: Selector = what
        self.long: bool = long

    def value(self, game: Game, ctx: Context) -> i64:
        counts: dict[str, i64] = {}
        most: i64 = 0
        for ref in self.what.pick(game, ctx):
            if ref >= 0 and game.char(ref).name:
                name = game.char(ref).name
                counts[name] = counts.get(name, 0) + game.state.objs[ref].token_count
                most = max(most, counts[name])
        return most

    def loop_inputs(self) -> i64:
        return 0


class Greatest(Quantity):
    """The greatest power, toughness or mana value among some objects; 0 if there are none.

    `Greatest("power", Each(CREATURE, YOU_CONTROL))`.
    """

    def __init__(self, of: str, what: Selector) -> None:
        if of not in (POWER, TOUGHNESS, VALUE):
            raise VocabularyError(f"there is no greatest {of} among objects")
        self.of: str = of
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        best: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref >= 0:
                best = max(best, number_of(game, self.of, ref))
        return best

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_SIZE


class GreatestOfBoth(Quantity):
    """The greatest number among some objects and some others: permanents and cards. `GreatestOfBoth(one, other)`."""

    def __init__(self, one: Greatest, other: Greatest) -> None:
        if one.of != other.of:
            raise VocabularyError("the same is compared of both")
        self.one: Greatest = one
        self.other: Greatest = other

    def value(self, game: Game, ctx: Context) -> i64:
        return max(self.one.value(game, ctx), self.other.value(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class Different(Quantity):
    """How many different ones there are among some objects: `Different("colors", Each(PERMANENT, YOU_CONTROL))`."""

    def __init__(self, of: str, what: Selector) -> None:
        if of not in (COLORS, POWERS, NAMES, VALUES, TYPES, LAND_TYPES, CREATURE_TYPES):
            raise VocabularyError(f"nothing is known of different {of} among objects")
        self.of: str = of
        self.what: Selector = what

    def value(self, game: Game, ctx: Context) -> i64:
        found: list[str] = []
        mask: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref < 0:
                continue
            c = game.char(ref)
            if self.of == COLORS:
                mask |= c.colors
            elif self.of == TYPES:
                mask |= c.types
            elif self.of == POWERS:
                note(found, str(c.power))
            elif self.of == VALUES:
                note(found, str(game.mana_value(ref)))
            elif self.of == NAMES:
                if c.name:
                    note(found, c.name)
            else:
                for s in c.subtypes:
                    if s in BASIC_LAND_TYPES if self.of == LAND_TYPES else is_creature_type(s):
                        note(found, s)
        return len(found) + bits_in(mask)

    def loop_inputs(self) -> i64:
        return H_SIZE | H_NUMBER


def note(found: list[str], word: str) -> None:
    if word not in found:
        found.append(word)


def bits_in(mask: i64) -> i64:
    n: i64 = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


class CardsOf(Quantity):
    """How many cards that fit some players have in a zone, or had as they left: `CardsOf(GRAVEYARD, CREATURE)`.

    CR 109.2a, 800.4i.
    """

    def __init__(self, zone: Zone, *filters: Filter, whose: Selector = YOU) -> None:
        if zone not in (HAND, LIBRARY, GRAVEYARD, EXILE):
            raise VocabularyError("cards are counted in a hand, a library, a graveyard or exile")
        self.zone: Zone = zone
        self.filter: Filter = every(filters)
        self.whose: Selector = whose

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for ref in known(game, ctx, self.whose):
            if ref < 0 and ref != NONE:
                for id in game.state.cards_in(-1 - ref, self.zone):
                    if self.filter.test(game, ctx, id):
                        n += 1
        return n

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return H_NUMBER


class OwnedCards(Quantity):
    """How many cards that fit a player owns in exile and in their graveyard: `OwnedCards(SORCERY)`. CR 404.1, 406.1.

    `total` is a choice of words.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("total",)

    def __init__(self, *filters: Filter, whose: Selector = YOU, total: bool = False) -> None:
        self.filter: Filter = every(filters)
        self.whose: Selector = whose
        self.total: bool = total

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for zone in (EXILE, GRAVEYARD):
            for id in cards_of(game, ctx, zone, self.whose):
                if self.filter.test(game, ctx, id):
                    n += 1
        return n

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return H_NUMBER


def cards_of(game: Game, ctx: Context, zone: Zone, whose: Selector) -> list[i64]:
    """The cards of these players in a zone."""
    out: list[i64] = []
    for ref in known(game, ctx, whose):
        if ref < 0 and ref != NONE:
            out += game.state.ids(-1 - ref, zone)
    return out


class EachCard(Subject):
    """Each card that fits in a zone of some players: `EachCard(GRAVEYARD, CREATURE)`. CR 109.2a."""

    def __init__(self, zone: Zone, *filters: Filter, whose: Selector = YOU) -> None:
        if zone not in (HAND, LIBRARY, GRAVEYARD, EXILE):
            raise VocabularyError("such cards are in a hand, a library, a graveyard or exile")
        self.zone: Zone = zone
        self.filter: Filter = every(filters)
        self.whose: Selector = whose

    def pick(self, game: Game, ctx: Context) -> list[i64]:
        out: list[i64] = []
        for id in cards_of(game, ctx, self.zone, self.whose):
            if self.filter.test(game, ctx, id) and in_sight(game, ctx, id):
                out.append(id)
        return out

    def includes(self, game: Game, ctx: Context, ref: i64) -> bool:
        return ref >= 0 and ref in self.pick(game, ctx)

    def reads(self) -> i64:
        return 1 << EV_ZONE

    def loop_inputs(self) -> i64:
        return 0


class CountersOn(Quantity):
    """How many counters, of one kind or of all, some objects have or last had: `CountersOn(IT, "+1/+1")`. CR 122.1.

    `had` is a choice of words: 'counters it had on it'.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("had",)

    def __init__(self, what: Selector, counter: str = "", had: bool = False) -> None:
        self.what: Selector = what
        self.counter: str = counter
        self.had: bool = had

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for ref in known(game, ctx, self.what):
            if ref >= 0:
                n += counters_on(game, ref, self.counter) * game.state.objs[ref].token_count
        return n

    def reads(self) -> i64:
        return 1 << EV_COUNTERS

    def loop_inputs(self) -> i64:
        return H_COUNTERS


def counters_on(game: Game, id: ObjectId, counter: str) -> i64:
    """How many counters of a kind an object has; of all kinds for no kind."""
    o = game.state.objs[id]
    if counter:
        return o.counter(counter)
    n: i64 = 0
    counters = o.counters
    if counters is not None:
        for name in counters:
            n += counters[name]
    return n


class Devotion(Quantity):
    """Your devotion to colours: their mana symbols among the costs of permanents you control. CR 700.5."""

    def __init__(self, colors: str) -> None:
        self.colors: str = colors
        self.mask: i64 = color_mask(colors)

    def value(self, game: Game, ctx: Context) -> i64:
        n: i64 = 0
        for id in game.state.controlled(ctx.controller):
            cost = game.char(id).cost
            if cost is not None:
                n += symbols_of(cost, self.mask) * game.state.objs[id].token_count
        return n

    def loop_inputs(self) -> i64:
        return H_NUMBER


def symbols_of(cost: ManaCost, mask: i64) -> i64:
    """How many symbols of a cost are of one of these colours, each once. CR 700.5."""
    n: i64 = 0
    for i in range(5):
        if mask >> i & 1:
            n += cost.pips[i]
    for s in cost.symbols:
        if s.mask & mask:
            n += 1
    return n


class PartySize(Quantity):
    """How many creatures are in your party: a Cleric, a Rogue, a Warrior and a Wizard at most. CR 700.8."""

    def value(self, game: Game, ctx: Context) -> i64:
        roles: list[i64] = []
        for id in game.state.controlled(ctx.controller):
            c = game.char(id)
            if c.types & CREATURE:
                mask = party_roles(c)
                if mask:
                    for _i in range(min(game.state.objs[id].token_count, 4)):
                        roles.append(mask)
        return most_filled(roles)

    def loop_inputs(self) -> i64:
        return H_NUMBER


ROLES: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_roles(c: Chars) -> i64:
    """Mask of the places in a party that a creature could take."""
    mask: i64 = 0
    for i in range(4):
        if c.every_type or ROLES[i] in c.subtypes:
            mask |= 1 << i
    return mask


def most_filled(creatures: list[i64]) -> i64:
    """How many places can be filled, each by another creature."""
    by_mask: list[i64] = [0] * 16
    for mask in creatures:
        by_mask[mask] += 1
    best: i64 = 0
    for places in range(16):  # the greatest set of places that satisfies Hall's condition
        if bits_in(places) > best and can_fill(by_mask, places):
            best = bits_in(places)
    return best


def can_fill(by_mask: list[i64], places: i64) -> bool:
    """Are there creatures enough for every part of these places?"""
    for part in range(1, 16):
        if part & ~places:
            continue
        n: i64 = 0
        for mask in range(16):
            if mask & part:
                n += by_mask[mask]
        if n < bits_in(part):
            return False
    return True


class Plus(Quantity):
    """An amount and another together: `Plus(CountOf(Each(CREATURE)), 1)`. CR 107.1."""

    def __init__(self, one: int | Amount, other: int | Amount) -> None:
        self.one: Amount = amount(one)
        self.other: Amount = amount(other)

    def value(self, game: Game, ctx: Context) -> i64:
        return total(self.one.value(game, ctx), self.other.value(game, ctx))

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class Minus(Quantity):
    """An amount less another. CR 107.1b."""

    def __init__(self, one: int | Amount, other: int | Amount) -> None:
        self.one: Amount = amount(one)
        self.other: Amount = amount(other)

    def value(self, game: Game, ctx: Context) -> i64:
        return self.one.value(game, ctx) - self.other.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class Larger(Quantity):
    """The greater one of two amounts. CR 107.1."""

    def __init__(self, one: int | Amount, other: int | Amount) -> None:
        self.one: Amount = amount(one)
        self.other: Amount = amount(other)

    def value(self, game: Game, ctx: Context) -> i64:
        return max(self.one.value(game, ctx), self.other.value(game, ctx))

    def loop_inputs(self) -> i64:
        return 0


class PerBoth(Plus):
    """The same as the sum, said as one for each of this and each of that."""

    def meaning(self) -> Node:
        return Plus(self.one, self.other).meaning()


class PerEach(Quantity):
    """An amount said as 'one for each': `GainLife(PerEach(CardsOf(GRAVEYARD, CREATURE)))`. Only a choice of words."""

    def __init__(self, what: Amount) -> None:
        self.what: Amount = what

    def meaning(self) -> Node:
        return self.what.meaning()

    def value(self, game: Game, ctx: Context) -> i64:
        return self.what.value(game, ctx)

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class HalfDown(Quantity):
    """Half of an amount, rounded down. CR 107.1a.

    `apart` is a choice of words: how it is rounded is said afterwards.
    """

    WORDING: ClassVar[tuple[str, ...]] = ("apart",)

    def __init__(self, what: Amount, apart: bool = False) -> None:
        self.what: Amount = what
        self.apart: bool = apart

    def value(self, game: Game, ctx: Context) -> i64:
        return self.what.value(game, ctx) // 2

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


class GreaterOf(Quantity):
    """The greater of two amounts: `GreaterOf(AmountThisTurn(GainsLife()), AmountThisTurn(LosesLife()))`."""

    def __init__(self, one: Amount, other: Amount) -> None:
        self.one: Amount = one
        self.other: Amount = other

    def value(self, game: Game, ctx: Context) -> i64:
        return max(self.one.value(game, ctx), self.other.value(game, ctx))

    def loop_inputs(self) -> i64:
        return 0

    def layer_inputs(self) -> i64:
        return 0


PARTY_SIZE: Final = PartySize()
