"""Mana: what makes it, what it may be spent on, and planning and making payments. CR 106, 605, 601.2g-h."""

from __future__ import annotations
