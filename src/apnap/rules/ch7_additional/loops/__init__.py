"""Shortcuts and loops. CR 732, 104.4b."""

from __future__ import annotations
