"""Chapters 2 and 3, parts of a card and card types. CR 200-212, 300-315."""

from __future__ import annotations
