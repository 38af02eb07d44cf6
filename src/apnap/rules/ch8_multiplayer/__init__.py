"""Chapter 8, multiplayer rules: tables, leaving, range of influence, shared turns, turn markers. CR 800-811."""

from __future__ import annotations
