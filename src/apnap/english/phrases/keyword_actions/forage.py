"""Phrases for the words of `apnap.abilities.keyword_actions.forage`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.forage import CollectEvidence, Forage, MayCollect
from apnap.english.amounts import AMOUNTS
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS, SENTENCES

COSTS.add(Forage, lambda node, voice: "forage")
reads("paid", "forage", Forage)
COSTS.add(CollectEvidence, lambda node, voice: f"collect evidence {AMOUNTS.say(node.amount, voice)}")
reads("paid", "collect evidence <digits>", CollectEvidence)
SENTENCES.add(MayCollect, lambda node, voice: [f"you may {COSTS.say(node.cost, voice)}"])
reads("sentence", "you may collect evidence <digits>", MayCollect)
