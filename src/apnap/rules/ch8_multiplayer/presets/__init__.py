"""The multiplayer variants, each a preset of a table. CR 806-811."""

from __future__ import annotations
