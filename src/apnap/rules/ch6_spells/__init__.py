"""Chapter 6, spells, abilities and effects. CR 600-616."""

from __future__ import annotations
