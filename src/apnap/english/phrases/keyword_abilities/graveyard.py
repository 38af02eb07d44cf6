"""Phrases for the words of `apnap.abilities.keyword_abilities.graveyard`."""

from __future__ import annotations

from apnap.abilities.activated import OWN_COST, FixedX
from apnap.abilities.keyword_abilities.graveyard import Dredge, Embalm, Encore, Eternalize, Recover, Scavenge, Unearth
from apnap.english.abilities import DASH, keyword, keyword_cost
from apnap.english.amounts import AMOUNTS
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import cost_words
from apnap.rules.ch1_concepts.definitions import CostPart


def costs(name: str, parts: list[CostPart], voice: Voice) -> str:
    """`embalm {3}{U}`; with more than mana, a dash and a sentence; what it costs may be said after it, or be X."""
    if parts == [OWN_COST]:
        return name
    if len(parts) == 2 and isinstance(parts[1], FixedX):
        return f"{keyword_cost(name, parts[0], voice)}, where X is {AMOUNTS.say(parts[1].number, voice)}"
    if len(parts) == 1:
        return keyword_cost(name, parts[0], voice)
    return f"{name}{DASH}{sentence(cost_words(parts, voice))}"


keyword(Embalm, lambda node, voice: costs("embalm", node.paid, voice))
keyword(Eternalize, lambda node, voice: costs("eternalize", node.paid, voice))
keyword(Encore, lambda node, voice: costs("encore", node.paid, voice))
keyword(Dredge, lambda node, voice: f"dredge {node.value}")
keyword(Unearth, lambda node, voice: f"unearth {node.cost}")
keyword(Recover, lambda node, voice: keyword_cost("recover", node.cost, voice))
keyword(Scavenge, lambda node, voice: costs("scavenge", [node.cost], voice))
reads("keyword", "embalm <mana>", Embalm)
reads("keyword", "eternalize <mana>", Eternalize)
reads("keyword", "encore <mana>", Encore)
reads("keyword", "dredge <digits>", Dredge)
reads("keyword", "unearth <mana>", Unearth)
reads("keyword", "recover <mana>", Recover)
reads("keyword", "scavenge <mana>", Scavenge)
reads("keyword", "embalm \u2014 <mana> , <paid> .", Embalm)
reads("keyword", "eternalize \u2014 <mana> , <paid> .", Eternalize)
reads("keyword", "encore \u2014 <mana> , <paid> .", Encore)
reads("keyword", "recover \u2014 <paid> .", Recover)
