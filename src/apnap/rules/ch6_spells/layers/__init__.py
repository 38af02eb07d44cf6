"""Continuous effects on characteristics, layer by layer. CR 613."""

from __future__ import annotations
