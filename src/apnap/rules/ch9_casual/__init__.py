"""Chapter 9, casual variants: planes, vanguards, commanders, schemes, conspiracies. CR 900-905."""

from __future__ import annotations
