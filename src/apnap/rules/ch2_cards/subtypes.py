"""Which subtypes belong to which card types. CR 205.3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.ch2_cards.creature_types import CREATURE_TYPES
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    KINDRED,
    LAND,
    PLANESWALKER,
    SORCERY,
)

BASIC_LAND_TYPES: Final[list[str]] = ["Plains", "Island", "Swamp", "Mountain", "Forest"]  # in the order of the colours
LAND_TYPES: Final[list[str]] = (
    BASIC_LAND_TYPES + "Cave Desert Gate Lair Locus Mine Planet Power-Plant Sphere Tower Town Urza’s".split()
)
ARTIFACT_TYPES: Final[list[str]] = (
    "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk "
    "Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium"
).split()
ENCHANTMENT_TYPES: Final[list[str]] = (
    "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine"
).split()
SPELL_TYPES: Final[list[str]] = "Adventure Arcane Lesson Omen Trap".split()
PLANESWALKER_TYPES: Final[list[str]] = (
    "Ajani Ashiok Chandra Garruk Gideon Jace Karn Kaya Kiora Koth Liliana Nahiri Narset Nissa Sarkhan Sorin Tamiyo "
    "Teferi Tezzeret Tyvar Ugin Vivien Vraska Wrenn"
).split()
OF_CREATURES: Final = CREATURE | KINDRED


def all_kinds() -> dict[str, i64]:
    """The card types that each subtype goes with."""
    kinds: dict[str, i64] = {"Siege": BATTLE, "Urza's": LAND}
    for name in CREATURE_TYPES:
        kinds[name] = OF_CREATURES
    for name in LAND_TYPES:
        kinds[name] = LAND
    for name in ARTIFACT_TYPES:
        kinds[name] = ARTIFACT
    for name in ENCHANTMENT_TYPES:
        kinds[name] = ENCHANTMENT
    for name in SPELL_TYPES:
        kinds[name] = INSTANT | SORCERY
    for name in PLANESWALKER_TYPES:
        kinds[name] = PLANESWALKER
    return kinds


KINDS: Final[dict[str, i64]] = all_kinds()


def kind_of(subtype: str) -> i64:
    """Mask of the card types that a subtype goes with; what is in no list is a planeswalker type. CR 205.3g-q."""
    return KINDS.get(subtype, PLANESWALKER)


def is_creature_type(subtype: str) -> bool:
    return kind_of(subtype) & CREATURE != 0


def without_kind(subtypes: list[str], kind: i64) -> list[str]:
    """Those that do not go with these card types."""
    out: list[str] = []
    for s in subtypes:
        if not kind_of(s) & kind:
            out.append(s)
    return out


def fitting(subtypes: list[str], types: i64) -> list[str]:
    """Those that an object of these card types can have. CR 205.1a, 205.3d."""
    out: list[str] = []
    for s in subtypes:
        if kind_of(s) & types:
            out.append(s)
    return out
