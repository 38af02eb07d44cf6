"""Chapter 1, game concepts: starting and ending, abilities, targets, priority, actions, counters. CR 100-123."""

from __future__ import annotations
