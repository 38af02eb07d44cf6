"""Options that multiplayer games may use. CR 801-805, 807."""

from __future__ import annotations
