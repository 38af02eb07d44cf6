"""Keyword abilities, each written once, by family. CR 702."""

from __future__ import annotations
