"""Phrases for the words of `apnap.abilities.keyword_abilities.additional_costs`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.additional_costs import (
    Bargain,
    Casualty,
    Conspire,
    Escalate,
    Extra,
    Multikicker,
    Splice,
    TimesKicked,
    WasKicked,
    WasPaid,
)
from apnap.english.abilities import DASH, keyword, keyword_cost
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice
from apnap.english.sentences import CONDITIONS, COSTS
from apnap.rules.ch1_concepts.definitions import CostPart

PAID = {"bargain": "bargained"}


def _kicked(node: WasKicked, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was kicked"


def _paid(node: WasPaid, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was {PAID[node.name]}"


def splice_cost(cost: CostPart, voice: Voice) -> str:
    said = COSTS.say(cost, voice)
    return f" {said}" if said.startswith("{") else f"{DASH}{sentence(capital(said))}"


keyword(Extra, lambda node, voice: keyword_cost(node.name, node.cost, voice))
keyword(Multikicker, lambda node, voice: keyword_cost("multikicker", node.cost, voice))
CONDITIONS.add(WasKicked, _kicked)
PER.add(TimesKicked, lambda node, voice: "time it was kicked")
AMOUNTS.add(TimesKicked, lambda node, voice: "the number of times it was kicked")
CONDITIONS.add(WasPaid, _paid)
keyword(Bargain, lambda node, voice: "bargain")
keyword(Casualty, lambda node, voice: f"casualty {node.power}")
keyword(Escalate, lambda node, voice: keyword_cost("escalate", node.cost, voice))
keyword(Splice, lambda node, voice: f"splice onto {node.onto}{splice_cost(node.cost, voice)}")
keyword(Conspire, lambda node, voice: "conspire")
