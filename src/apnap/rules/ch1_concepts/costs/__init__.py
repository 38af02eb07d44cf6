"""Costs: what is owed in total, what changes it, what may be paid in addition. CR 118, 601.2f-h."""

from __future__ import annotations
