"""Bots: agents that decide in the same process."""

from __future__ import annotations

from mypy_extensions import i64

from apnap._build_info import is_compiled
from apnap.agents.first import FirstAgent
from apnap.agents.heuristic import NODES, HeuristicAgent
from apnap.agents.imagine import imagine
from apnap.agents.keen import EVERY_LEVER, KeenAgent
from apnap.agents.own import Bot, BotAgent, load_bot
from apnap.agents.uniform import RandomAgent
from apnap.rules.core.decisions import Agent

__all__ = [
    "AGENT_NAMES",
    "Agent",
    "Bot",
    "BotAgent",
    "FirstAgent",
    "HeuristicAgent",
    "KeenAgent",
    "RandomAgent",
    "imagine",
    "is_agent_name",
    "load_bot",
    "make_agent",
    "usual_agent",
]

AGENT_NAMES = ["first", "heuristic", "keen", "random"]


def usual_agent() -> str:
    """The bot that people play against where none is named: one that thinks, where thinking is quick."""
    return "heuristic" if is_compiled() else "keen"


def is_agent_name(name: str) -> bool:
    """Is it the name of a bot that comes with apnap, or does it say where somebody's own is, as `module:Class`?"""
    return name in AGENT_NAMES or ":" in name


def make_agent(name: str, seed: i64) -> Agent:
    """An agent by name, or one's own as `module:Class`; `seed` feeds those that roll dice."""
    if ":" in name:
        return load_bot(name)
    if name == "first":
        return FirstAgent()
    if name == "heuristic":
        return HeuristicAgent(seed, NODES)
    if name == "keen":
        return KeenAgent(EVERY_LEVER)
    if name == "random":
        return RandomAgent(seed)
    raise ValueError(f"there is no agent called {name!r}: choose one of {', '.join(AGENT_NAMES)}")
