"""Chapter 5, turn structure. CR 500-514."""

from __future__ import annotations
