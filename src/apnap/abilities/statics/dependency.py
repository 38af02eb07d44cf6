"""What a description reads of an object: which layers could change whether the object fits it. CR 613.8a."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.abilities import filters
from apnap.abilities.amounts import ForEach
from apnap.abilities.base import Circumstance, Number, Quality
from apnap.abilities.conditions import Controls, Exists, Is, IsTurnOf
from apnap.abilities.players import EachPlayer, You
from apnap.abilities.selectors import Each, Enchanted, Equipped, This, Wherever
from apnap.abilities.statics.choosing import OfChosenColor, OfChosenType
from apnap.rules.ch1_concepts.definitions import Filter, Keywords, Node
from apnap.rules.ch6_spells.layers.layer_inputs import READS_ABILITIES as READS_ABILITIES
from apnap.rules.ch6_spells.layers.layer_inputs import READS_COLORS as READS_COLORS
from apnap.rules.ch6_spells.layers.layer_inputs import READS_TYPES as READS_TYPES

ABOUT_ONE: Final = (
    filters.OfType,
    filters.OfSupertype,
    filters.Subtype,
    filters.OfColor,
    filters.IsColorless,
    filters.With,
    filters.ControlledBy,
    filters.OwnedBy,
    filters.Another,
    filters.IsThis,
    filters.IsToken,
    filters.AllOf,
    filters.AnyOf,
    filters.Not,
    filters.Everything,
    filters.IsTapped,
    filters.IsAttacking,
    filters.IsBlocking,
    filters.WithCounter,
    filters.ManaValueAtMost,
    Number,
    filters.Named,
    EachPlayer,  # of ControlledBy and OwnedBy
    OfChosenColor,
    OfChosenType,
    Keywords,  # of With
)
STEADY: Final = (Is, IsTurnOf, This, You, filters.IsTapped, filters.IsAttacking, filters.Not, filters.AllOf)


def layers_read(node: Node) -> i64:
    """Mask of what a subject, a filter or a condition reads, as far as layers 4 to 6 change it."""
    mask = own_reads(node)
    for child in node.children():
        mask |= layers_read(child)
    return mask


def own_reads(node: Node) -> i64:
    if isinstance(node, (filters.OfType, filters.OfSupertype, filters.Subtype)):
        return READS_TYPES
    if isinstance(node, (filters.OfColor, filters.IsColorless)):
        return READS_COLORS
    if isinstance(node, (Each, Wherever, This, Enchanted, Equipped, You, EachPlayer, IsTurnOf)):
        return 0
    if isinstance(node, (filters.AllOf, filters.AnyOf, filters.Not, filters.Everything)):
        return 0
    if isinstance(node, (filters.ControlledBy, filters.OwnedBy, filters.Another, filters.IsThis, filters.IsToken)):
        return 0
    if isinstance(node, (filters.IsTapped, filters.IsAttacking, filters.IsBlocking, filters.WithCounter)):
        return 0
    if isinstance(node, Is):
        return 0  # what its filter reads
    if isinstance(node, OfChosenColor):
        return READS_COLORS
    if isinstance(node, OfChosenType):
        return READS_TYPES
    if isinstance(node, filters.With):
        return READS_ABILITIES
    if isinstance(node, (Keywords, filters.ManaValueAtMost, filters.Named)):
        return 0
    return node.layer_inputs()


def looks_at_one(node: Node) -> bool:
    """Is whether an object fits a matter of that object alone, besides who controls and what is the source?"""
    if not isinstance(node, (Each, This, Enchanted, Equipped, You)) and not isinstance(node, ABOUT_ONE):
        if not isinstance(node, Quality) or not node.is_about_one():
            return False
    for child in node.children():
        if not looks_at_one(child):
            return False
    return True


def is_steady(condition: Node) -> bool:
    """Does a condition hold, or not, whatever becomes of other permanents and of characteristics?"""
    if isinstance(condition, Circumstance) and condition.is_about_itself():
        return True
    if not isinstance(condition, STEADY):
        return False
    for child in condition.children():
        if not is_steady(child):
            return False
    return True


def is_about_itself(condition: Node) -> bool:
    """Is what a condition reads, besides characteristics, a matter of its own object alone?"""
    if isinstance(condition, Circumstance) and condition.is_about_itself():
        return True
    return isinstance(condition, Is) and isinstance(condition.what, This) and looks_at_one(condition.filter)


def sights_of(node: Node, out: list[Filter]) -> bool:
    """Gather what a condition or an amount looks for on the board; False where it may look for something else too."""
    if isinstance(node, Number) or is_steady(node):
        return True
    if isinstance(node, (Exists, ForEach)):
        out.append(node.what.filter)
        return is_one_by_one(node.what.filter)
    if isinstance(node, Controls):
        out.append(node.filter)
        return isinstance(node.who, (You, EachPlayer)) and is_one_by_one(node.filter)
    return False


def is_one_by_one(filter: Filter) -> bool:
    """Is whether an object fits the same whatever other objects are there?"""
    if isinstance(filter, filters.AllOf):
        for f in filter.filters:
            if not is_one_by_one(f):
                return False
        return True
    return isinstance(filter, filters.AnotherThanIt) or looks_at_one(filter)
