"""Commander decks of 100 cards, the commander among them; a package so that they ship."""

from __future__ import annotations
