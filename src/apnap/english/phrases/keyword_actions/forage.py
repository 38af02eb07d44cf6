"""Phrases for the words of `apnap.abilities.keyword_actions.forage`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.forage import Forage
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS

COSTS.add(Forage, lambda node, voice: "forage")
reads("paid", "forage", Forage)
