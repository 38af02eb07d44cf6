"""Brawl decks of 60 cards, the commander among them; a package so that they ship."""

from __future__ import annotations
