"""Phrases for the words of `apnap.abilities.keyword_abilities.upkeep`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Echo, Fading, Vanishing
from apnap.english.abilities import keyword, keyword_cost

keyword(Echo, lambda node, voice: keyword_cost("echo", node.cost, voice))
keyword(CumulativeUpkeep, lambda node, voice: keyword_cost("cumulative upkeep", node.cost, voice))
keyword(Vanishing, lambda node, voice: f"vanishing {node.number}")
keyword(Fading, lambda node, voice: f"fading {node.number}")
