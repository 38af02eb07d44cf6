"""Cards that may be cast as something else than they are printed as: bestow, mutate, prototype.

CR 702.103, 702.140, 702.160.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from apnap.abilities.base import Quality, Quantity, VocabularyError
from apnap.abilities.cards import Enchant
from apnap.abilities.events.patterns import ObjectPattern
from apnap.abilities.filters import CREATURE, THIS_ONE, Not, Subtype
from apnap.abilities.keyword_abilities.alternative_costs import Way
from apnap.abilities.statics.changes import parse_size
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import (
    Ability,
    Context,
    CostPart,
    Effect,
    Filter,
    SpellAbility,
    ability_set,
)
from apnap.rules.ch2_cards.characteristics import Chars, parse_mana_cost
from apnap.rules.ch2_cards.printed import MELD, CastAs, Face
from apnap.rules.ch7_additional.merging import MUTATES
from apnap.rules.core.constants import CREATURE as CREATURE_TYPE
from apnap.rules.core.constants import ENCHANTMENT, EV_MECHANIC, NONE
from apnap.rules.core.types import Ref
from apnap.rules.events import Event, Happened

if TYPE_CHECKING:
    from apnap.rules.core.game import Game
    from apnap.rules.core.state import Watcher


def with_types(face: Face, types: i64, subtypes: list[str], more: list[Ability]) -> Face:
    """The same face with other types, and with some more abilities; what it adds to casting stays."""
    c = face.chars
    abilities = ability_set([*c.abilities.every, *more])
    made = Face(Chars(c.name, c.cost, c.colors, c.supertypes, types, subtypes, c.keywords, abilities, 0, 0))
    made.costs = face.costs
    made.optional = face.optional
    made.aid = face.aid
    made.cheaper = face.cheaper
    made.enchants = abilities.enchants
    return made


class Bestow(Way):
    """`Bestow("{3}{W}")`: cast for that, it is an Aura with enchant creature while it enchants one. CR 702.103."""

    def __init__(self, cost: str, *parts: CostPart) -> None:
        super().__init__("bestow", cost, list(parts))

    def printed_on(self, face: Face) -> None:
        if not face.chars.types & ENCHANTMENT:
            raise VocabularyError("bestow is an ability of enchantment creatures")
        enchant = Enchant(CREATURE)
        enchant.implied = True
        self.method.cast_as = CastAs(with_types(face, ENCHANTMENT, ["Aura"], [enchant]), True)


class Prototype(Way):
    """`Prototype("{2}{R}", "3/2")`: cast for that, it has that cost, its colour and that size. CR 702.160, 718."""

    def __init__(self, cost: str, size: str) -> None:
        super().__init__("prototype", cost, [])
        self.size: str = size

    def printed_on(self, face: Face) -> None:
        c = face.chars
        small = with_types(face, c.types, c.subtypes, [])
        power, toughness = parse_size(self.size)
        small.chars.cost = parse_mana_cost(self.cost)
        small.chars.colors = small.chars.cost.colors
        small.chars.power = power
        small.chars.toughness = toughness
        self.method.cast_as = CastAs(small, False)


class SameOwner(Quality):
    """Has the same owner as this."""

    def test(self, game: Game, ctx: Context, ref: Ref) -> bool:
        objs = game.state.objs
        return ref >= 0 and objs[ref].owner == objs[ctx.object].owner


class MergeWith(Effect):
    """Where a mutating creature spell goes: the engine merges it with its target as it resolves. CR 702.140c."""

    def __init__(self) -> None:
        self.target: Target = Target(Not(Subtype("Human")), CREATURE, SameOwner())

    def happen(self, game: Game, ctx: Context) -> None:
        raise NotImplementedError("a mutating creature spell merges, see rules/ch7_additional/merging.py")

    def benefit(self) -> i64:
        return 1


class Mutate(Way):
    """`Mutate("{3}{U}")`: cast for that, it merges with a creature you own that is not a Human. CR 702.140."""

    def __init__(self, cost: str) -> None:
        super().__init__("mutate", cost, [])
        self.method.spell = SpellAbility(MergeWith(), [], 0, 0)

    def printed_on(self, face: Face) -> None:
        if not face.chars.types & CREATURE_TYPE:
            raise VocabularyError("mutate is an ability of creatures")
        cast_as = CastAs(face, True)
        cast_as.merges = True
        self.method.cast_as = cast_as


class Mutates(ObjectPattern):
    """A spell merges with a creature: `Whenever(Mutates(), Draw(1))`. CR 702.140d."""

    def __init__(self, filter: Filter = THIS_ONE) -> None:
        super().__init__(EV_MECHANIC, filter)

    def matches(self, game: Game, watcher: Watcher, event: Event) -> bool:
        return isinstance(event, Happened) and event.action == MUTATES and self.fits(game, watcher, event.ref)

    def subject(self, event: Event) -> i64:
        return event.ref if isinstance(event, Happened) else NONE


class TimesMutated(Quantity):
    """How many times this has mutated: what it is merged of, besides what was there first. CR 702.140, 730.2."""

    def value(self, game: Game, ctx: Context) -> i64:
        parts = game.state.objs[ctx.source].components
        melded = 0
        for part in parts:
            if part.card.layout == MELD:
                melded += 1
        return max(0, len(parts) - (2 if melded > 1 else 1))

    def loop_inputs(self) -> i64:
        return 0
