"""Bots: agents that decide in the same process."""

from __future__ import annotations

import re

from mypy_extensions import i64

from apnap._build_info import is_compiled
from apnap.agents.first import FirstAgent
from apnap.agents.heuristic import NODES, HeuristicAgent
from apnap.agents.imagine import imagine
from apnap.agents.keen import EVERY_LEVER, KeenAgent
from apnap.agents.own import Bot, BotAgent, load_bot
from apnap.agents.search import NODES as SEARCH_NODES
from apnap.agents.search import SearchAgent
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
    "SearchAgent",
    "imagine",
    "is_agent_name",
    "load_bot",
    "make_agent",
    "usual_agent",
]

AGENT_NAMES = ["first", "heuristic", "keen", "random", "search"]


def usual_agent() -> str:
    """The bot that people play against where none is named: one that thinks, where thinking is quick."""
    return "heuristic" if is_compiled() else "keen"


def is_agent_name(name: str) -> bool:
    """Is it the name of a bot that comes with apnap, or does it say where somebody's own is, as `module:Class`?

    Bots that think can be told how long: `search@400` and `heuristic@12` (nodes), `search@0.5s`.
    """
    if ":" in name:
        return True
    name, sign, effort = name.partition("@")
    if not sign:
        return name in AGENT_NAMES
    told = effort_of(effort)
    return told is not None and (name == "search" or (name == "heuristic" and told[0] > 0))


def effort_of(text: str) -> tuple[int, float] | None:
    """Nodes and seconds a decision, one of them 0; None where it is neither."""
    if re.fullmatch(r"[0-9]{1,7}", text) and int(text) > 0:
        return int(text), 0.0
    if re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3})?s", text) and float(text[:-1]) > 0:
        return 0, float(text[:-1])
    return None


def make_agent(name: str, seed: i64) -> Agent:
    """An agent by name, or one's own as `module:Class`; `seed` feeds those that roll dice."""
    if ":" in name:
        return load_bot(name)
    name, sign, text = name.partition("@")
    effort = effort_of(text) if sign else None
    if name == "search":
        nodes, seconds = effort or (SEARCH_NODES, 0.0)
        return SearchAgent(seed, nodes, seconds)
    if name == "heuristic" and effort is not None and effort[0]:
        return HeuristicAgent(seed, effort[0])
    if name == "first":
        return FirstAgent()
    if name == "heuristic":
        return HeuristicAgent(seed, NODES)
    if name == "keen":
        return KeenAgent(EVERY_LEVER)
    if name == "random":
        return RandomAgent(seed)
    raise ValueError(f"there is no agent called {name!r}: choose one of {', '.join(AGENT_NAMES)}")
