"""Cards that may be cast as something else than they are printed as: bestow, prototype. CR 702.103, 702.160."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import Enchant
from apnap.abilities.filters import CREATURE
from apnap.abilities.mechanics.ways import Way
from apnap.abilities.statics.changes import parse_size
from apnap.rules.characteristics import Chars, parse_mana_cost
from apnap.rules.definitions import Ability, CostPart, ability_set
from apnap.rules.printed import Face, Guise
from apnap.rules.words import ENCHANTMENT


def dressed(face: Face, types: i64, subtypes: list[str], more: list[Ability]) -> Face:
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
        self.method.guise = Guise(dressed(face, ENCHANTMENT, ["Aura"], [enchant]), True)


class Prototype(Way):
    """`Prototype("{2}{R}", "3/2")`: cast for that, it has that cost, its colour and that size. CR 702.160, 718."""

    def __init__(self, cost: str, size: str) -> None:
        super().__init__("prototype", cost, [])
        self.size: str = size

    def printed_on(self, face: Face) -> None:
        c = face.chars
        small = dressed(face, c.types, c.subtypes, [])
        power, toughness = parse_size(self.size)
        small.chars.cost = parse_mana_cost(self.cost)
        small.chars.colors = small.chars.cost.colors
        small.chars.power = power
        small.chars.toughness = toughness
        self.method.guise = Guise(small, False)
