"""What a description reads of an object: which layers could change whether the object fits it. CR 613.8a."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.abilities import filters
from apnap.abilities.conditions import IsTurnOf
from apnap.abilities.players import EachPlayer, You
from apnap.abilities.selectors import Each, Enchanted, Equipped, This, Wherever
from apnap.rules.definitions import Node

READS_TYPES: Final = 1
READS_COLORS: Final = 2
READS_ABILITIES: Final = 4
READS_ANYTHING: Final = 7  # nothing is known about the node


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
    return READS_ANYTHING
