"""Phrases for the words of `apnap.abilities.keyword_abilities.cycling`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.cycling import Cycles, CyclesACard, Cycling, Transmute, Typecycling
from apnap.english.abilities import keyword, keyword_cost
from apnap.english.events import EVENTS, does
from apnap.english.nouns import noun

keyword(Cycling, lambda node, voice: keyword_cost("cycling", node.cost, voice))
keyword(
    Typecycling,
    lambda node, voice: keyword_cost(f"{noun(node.filter, '').bare().strip().lower()}cycling", node.cost, voice),
)
EVENTS.add(Cycles, lambda node, voice: "you cycle this card")
EVENTS.add(CyclesACard, lambda node, voice: f"{does(node.who, voice, 'cycles', 'cycle')} a card")
keyword(Transmute, lambda node, voice: f"transmute {node.cost}")
