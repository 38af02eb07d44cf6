"""The machine, which belongs to no chapter: the state, playing, decisions, constants, digests, the log."""

from __future__ import annotations
