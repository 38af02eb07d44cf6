"""Phrases for keyword abilities of graveyards, of arriving, and of upkeeps."""

from __future__ import annotations

from apnap.abilities.mechanics import arriving, graves, guises, more_costs, upkeep_costs
from apnap.english.abilities import cost_words, joined
from apnap.english.common import EXILED_INSTEAD, buried
from apnap.english.effects import ABILITIES, CONDITIONS, sentences
from apnap.english.mechanics import DASH, keyword, keyword_cost
from apnap.english.nouns import Voice
from apnap.english.words import sentence
from apnap.rules.definitions import CostPart


def costs(name: str, parts: list[CostPart], voice: Voice) -> str:
    """`embalm {3}{U}`; with more than mana, a dash and a sentence."""
    if len(parts) == 1:
        return keyword_cost(name, parts[0], voice)
    return f"{name}{DASH}{sentence(cost_words(parts, voice))}"


keyword(upkeep_costs.Echo, lambda node, voice: keyword_cost("echo", node.cost, voice))
keyword(upkeep_costs.CumulativeUpkeep, lambda node, voice: keyword_cost("cumulative upkeep", node.cost, voice))
keyword(arriving.Bloodthirst, lambda node, voice: f"bloodthirst {node.value}")
keyword(arriving.Graft, lambda node, voice: f"graft {node.value}")
keyword(arriving.Devour, lambda node, voice: f"devour {node.value}")
keyword(arriving.Decayed, lambda node, voice: "decayed")
keyword(arriving.UmbraArmor, lambda node, voice: "umbra armor")
keyword(graves.Embalm, lambda node, voice: costs("embalm", node.paid, voice))
keyword(graves.Eternalize, lambda node, voice: costs("eternalize", node.paid, voice))
keyword(graves.Encore, lambda node, voice: costs("encore", node.paid, voice))
keyword(graves.Dredge, lambda node, voice: f"dredge {node.value}")
keyword(graves.Soulshift, lambda node, voice: f"soulshift {node.number}")
keyword(graves.Transmute, lambda node, voice: f"transmute {node.cost}")
ABILITIES.add(
    graves.ThisExiledInstead,
    lambda node, voice: sentence(f"{buried(voice.self_noun)}, {EXILED_INSTEAD}"),
)


def _boast(node: arriving.Boast, voice: Voice) -> str:
    return f"Boast \u2014 {cost_words(node.costs, voice)}: {joined(sentences(node.effect, voice))}"


ABILITIES.add(arriving.Boast, _boast)

# costs of spells
keyword(more_costs.Bargain, lambda node, voice: "bargain")
keyword(more_costs.Casualty, lambda node, voice: f"casualty {node.power}")
keyword(more_costs.Escalate, lambda node, voice: keyword_cost("escalate", node.cost, voice))
keyword(more_costs.Undaunted, lambda node, voice: "undaunted")
keyword(more_costs.Ravenous, lambda node, voice: "ravenous")
keyword(more_costs.Demonstrate, lambda node, voice: "demonstrate")
ABILITIES.add(guises.Prototype, lambda node, voice: f"Prototype {node.cost} \u2014 {node.size}")
PAID = {"bargain": "bargained"}


def _paid(node: more_costs.WasPaid, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was {PAID[node.name]}"


CONDITIONS.add(more_costs.WasPaid, _paid)
