"""The machine, which belongs to no chapter: the state, playing, decisions, constants, the log. CR 102, 109, 733."""

from __future__ import annotations
