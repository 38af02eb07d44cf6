"""Phrases for the words of `apnap.abilities.keyword_abilities.bestow_and_mutate`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.bestow_and_mutate import Bestow, Mutate, Mutates, Prototype, TimesMutated
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.amounts import AMOUNTS
from apnap.english.events import EVENTS, watched
from apnap.english.reading.table import reads, reads_knowing

ABILITIES.add(Prototype, lambda node, voice: f"Prototype {node.cost} \u2014 {node.size}")
keyword(Mutate, lambda node, voice: f"mutate {node.cost}")
EVENTS.add(Mutates, lambda node, voice: f"{watched(node.filter, voice)} mutates")
reads("keyword", "bestow <mana>", Bestow)
reads("keyword", "prototype <mana> \u2014 <size>", Prototype)
reads("keyword", "mutate <mana>", Mutate)
reads_knowing("event", "~ mutates", lambda said: (said.this(), Mutates())[1])
reads("keyword", "bestow \u2014 <mana> , <paid> .", Bestow)
AMOUNTS.add(TimesMutated, lambda node, voice: f"the number of times {voice.self_noun} has mutated")
reads("amount", "the number of times ~ has mutated", TimesMutated)
