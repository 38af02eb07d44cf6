"""Phrases for the words of `apnap.abilities.keyword_abilities.exile_and_cast`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.exile_and_cast import Foretell, Madness, Plot, Rebound, Suspend, WasForetold
from apnap.english.abilities import DASH, keyword
from apnap.english.sentences import CONDITIONS

keyword(Foretell, lambda node, voice: f"foretell {node.cost}")
keyword(Plot, lambda node, voice: f"plot {node.cost}")
CONDITIONS.add(WasForetold, lambda node, voice: "this spell was foretold")
keyword(Suspend, lambda node, voice: f"suspend {node.number}{DASH}{node.cost}")
keyword(Madness, lambda node, voice: f"madness {node.cost}")
keyword(Rebound, lambda node, voice: "rebound")
