"""Phrases for the words of `apnap.abilities.keyword_abilities.bestow_and_mutate`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.bestow_and_mutate import Mutate, Mutates, Prototype
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.events import EVENTS, watched

ABILITIES.add(Prototype, lambda node, voice: f"Prototype {node.cost} \u2014 {node.size}")
keyword(Mutate, lambda node, voice: f"mutate {node.cost}")
EVENTS.add(Mutates, lambda node, voice: f"{watched(node.filter, voice)} mutates")
