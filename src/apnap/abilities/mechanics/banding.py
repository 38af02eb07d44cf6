"""Bands with other: banding that only some creatures share. Banding itself is a plain flag. CR 702.22."""

from __future__ import annotations

from apnap.abilities.filters import every
from apnap.rules.definitions import Filter, Node, Static
from apnap.rules.words import S_ATTACK


class BandsWithOther(Static):
    """`BandsWithOther(LEGENDARY, CREATURE)`: it bands with creatures of that quality, being one. CR 702.22b-c."""

    def __init__(self, *quality: Filter) -> None:
        super().__init__([S_ATTACK])
        self.quality: Filter = every(quality)

    def children(self) -> list[Node]:
        return [self.quality]

    def bands_with(self) -> Filter | None:
        return self.quality
