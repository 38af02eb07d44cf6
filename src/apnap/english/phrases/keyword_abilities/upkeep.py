"""Phrases for the words of `apnap.abilities.keyword_abilities.upkeep`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Echo, Fading, Vanishing
from apnap.english.abilities import keyword, keyword_cost
from apnap.english.reading.table import reads

keyword(Echo, lambda node, voice: keyword_cost("echo", node.cost, voice))
keyword(CumulativeUpkeep, lambda node, voice: keyword_cost("cumulative upkeep", node.cost, voice))
keyword(Vanishing, lambda node, voice: f"vanishing {node.number}")
keyword(Fading, lambda node, voice: f"fading {node.number}")
reads("keyword", "echo <mana>", Echo)
reads("keyword", "echo \u2014 <paid> .", Echo)
reads("keyword", "cumulative upkeep <mana>", CumulativeUpkeep)
reads("keyword", "cumulative upkeep \u2014 <paid> .", CumulativeUpkeep)
reads("keyword", "vanishing <digits>", Vanishing)
reads("keyword", "fading <digits>", Fading)
