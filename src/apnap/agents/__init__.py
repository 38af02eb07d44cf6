"""Bots: agents that decide in the same process."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.agents.first import FirstAgent
from apnap.agents.keen import EVERY_LEVER, KeenAgent
from apnap.agents.uniform import RandomAgent
from apnap.rules.core.decisions import Agent

__all__ = ["AGENT_NAMES", "Agent", "FirstAgent", "KeenAgent", "RandomAgent", "make_agent"]

AGENT_NAMES = ["first", "keen", "random"]


def make_agent(name: str, seed: i64) -> Agent:
    """An agent by name; `seed` feeds those that roll dice."""
    if name == "first":
        return FirstAgent()
    if name == "keen":
        return KeenAgent(EVERY_LEVER)
    if name == "random":
        return RandomAgent(seed)
    raise ValueError(f"there is no agent called {name!r}: choose one of {', '.join(AGENT_NAMES)}")
