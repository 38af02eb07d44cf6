"""Phrases for keyword abilities of graveyards, of arriving, and of upkeeps."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.additional_costs import Bargain, Casualty, Escalate, WasPaid
from apnap.abilities.keyword_abilities.attacking import Boast, Decayed
from apnap.abilities.keyword_abilities.bestow_and_mutate import Prototype
from apnap.abilities.keyword_abilities.casting import Demonstrate
from apnap.abilities.keyword_abilities.cost_reduction import Undaunted
from apnap.abilities.keyword_abilities.cycling import Transmute
from apnap.abilities.keyword_abilities.dying import Soulshift
from apnap.abilities.keyword_abilities.entering import Bloodthirst, Devour, Ravenous
from apnap.abilities.keyword_abilities.graveyard import Dredge, Embalm, Encore, Eternalize
from apnap.abilities.keyword_abilities.growing import Graft
from apnap.abilities.keyword_abilities.protection import UmbraArmor
from apnap.abilities.keyword_abilities.upkeep import CumulativeUpkeep, Echo
from apnap.abilities.statics.replacements import ThisExiledInstead
from apnap.english.abilities import cost_words, joined
from apnap.english.common import EXILED_INSTEAD, buried
from apnap.english.effects import ABILITIES, CONDITIONS, sentences
from apnap.english.mechanics import DASH, keyword, keyword_cost
from apnap.english.nouns import Voice
from apnap.english.words import sentence
from apnap.rules.ch1_concepts.definitions import CostPart


def costs(name: str, parts: list[CostPart], voice: Voice) -> str:
    """`embalm {3}{U}`; with more than mana, a dash and a sentence."""
    if len(parts) == 1:
        return keyword_cost(name, parts[0], voice)
    return f"{name}{DASH}{sentence(cost_words(parts, voice))}"


keyword(Echo, lambda node, voice: keyword_cost("echo", node.cost, voice))
keyword(CumulativeUpkeep, lambda node, voice: keyword_cost("cumulative upkeep", node.cost, voice))
keyword(Bloodthirst, lambda node, voice: f"bloodthirst {node.value}")
keyword(Graft, lambda node, voice: f"graft {node.value}")
keyword(Devour, lambda node, voice: f"devour {node.value}")
keyword(Decayed, lambda node, voice: "decayed")
keyword(UmbraArmor, lambda node, voice: "umbra armor")
keyword(Embalm, lambda node, voice: costs("embalm", node.paid, voice))
keyword(Eternalize, lambda node, voice: costs("eternalize", node.paid, voice))
keyword(Encore, lambda node, voice: costs("encore", node.paid, voice))
keyword(Dredge, lambda node, voice: f"dredge {node.value}")
keyword(Soulshift, lambda node, voice: f"soulshift {node.number}")
keyword(Transmute, lambda node, voice: f"transmute {node.cost}")
ABILITIES.add(
    ThisExiledInstead,
    lambda node, voice: sentence(f"{buried(voice.self_noun)}, {EXILED_INSTEAD}"),
)


def _boast(node: Boast, voice: Voice) -> str:
    return f"Boast \u2014 {cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"


ABILITIES.add(Boast, _boast)

# costs of spells
keyword(Bargain, lambda node, voice: "bargain")
keyword(Casualty, lambda node, voice: f"casualty {node.power}")
keyword(Escalate, lambda node, voice: keyword_cost("escalate", node.cost, voice))
keyword(Undaunted, lambda node, voice: "undaunted")
keyword(Ravenous, lambda node, voice: "ravenous")
keyword(Demonstrate, lambda node, voice: "demonstrate")
ABILITIES.add(Prototype, lambda node, voice: f"Prototype {node.cost} \u2014 {node.size}")
PAID = {"bargain": "bargained"}


def _paid(node: WasPaid, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was {PAID[node.name]}"


CONDITIONS.add(WasPaid, _paid)
