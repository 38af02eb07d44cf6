"""Phrases for the words of `apnap.abilities.keyword_abilities.growing`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.growing import Evolve, Graft, Increment, Modular, Outlast, Reinforce, Renown
from apnap.english.abilities import DASH, keyword
from apnap.english.reading.table import reads

keyword(Modular, lambda node, voice: f"modular {node.number}")
keyword(Renown, lambda node, voice: f"renown {node.number}")
keyword(Outlast, lambda node, voice: f"outlast {node.cost}")
keyword(Reinforce, lambda node, voice: f"reinforce {node.number}{DASH}{node.cost}")
keyword(Graft, lambda node, voice: f"graft {node.value}")
keyword(Evolve, lambda node, voice: "evolve")
keyword(Increment, lambda node, voice: "increment")
reads("keyword", "modular <digits>", Modular)
reads("keyword", "renown <digits>", Renown)
reads("keyword", "outlast <mana>", Outlast)
reads("keyword", "reinforce <digits> \u2014 <mana>", Reinforce)
reads("keyword", "graft <digits>", Graft)
reads("keyword", "evolve", Evolve)
reads("keyword", "increment", Increment)
