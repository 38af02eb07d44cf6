"""Phrases for keyword abilities about casting: other ways, optional costs, cycling, what is cast along."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.additional_costs import Extra, Multikicker, TimesKicked, WasKicked
from apnap.abilities.keyword_abilities.alternative_costs import Way
from apnap.abilities.keyword_abilities.casting import Cascade, Storm
from apnap.abilities.keyword_abilities.cost_reduction import Affinity, Convoke, Delve, Improvise
from apnap.abilities.keyword_abilities.cycling import Cycles, Cycling, Typecycling
from apnap.abilities.keyword_abilities.exile_and_cast import Madness
from apnap.abilities.keyword_abilities.graveyard_casting import Escape, JumpStart, Retrace
from apnap.english.abilities import EVENTS
from apnap.english.effects import AMOUNTS, CONDITIONS, COSTS, PER
from apnap.english.mechanics import DASH, keyword, keyword_cost, quality
from apnap.english.nouns import Voice, noun
from apnap.english.words import capital, number_word, sentence


# other ways to cast ---------------------------------------------------------------------------------------------------
def _way(node: Way, voice: Voice) -> str:
    """`flashback {2}{U}`; with other costs, a dash and a sentence."""
    if not node.parts:
        return f"{node.name} {node.cost}"
    costs = ([node.cost] if node.cost else []) + [COSTS.say(part, voice) for part in node.parts]
    return f"{node.name}{DASH}{sentence(', '.join(capital(cost) for cost in costs))}"


def _escape(node: Escape, voice: Voice) -> str:
    return f"escape{DASH}{node.cost}, Exile {number_word(node.others)} other cards from your graveyard."


keyword(Way, _way)
keyword(Escape, _escape)
keyword(JumpStart, lambda node, voice: "jump-start")
keyword(Retrace, lambda node, voice: "retrace")
keyword(Madness, lambda node, voice: f"madness {node.cost}")

# optional costs -------------------------------------------------------------------------------------------------------
keyword(Extra, lambda node, voice: keyword_cost(node.name, node.cost, voice))
keyword(Multikicker, lambda node, voice: keyword_cost("multikicker", node.cost, voice))


def _kicked(node: WasKicked, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was kicked"


CONDITIONS.add(WasKicked, _kicked)
PER.add(TimesKicked, lambda node, voice: "time it was kicked")
AMOUNTS.add(TimesKicked, lambda node, voice: "the number of times it was kicked")

# cycling --------------------------------------------------------------------------------------------------------------
keyword(Cycling, lambda node, voice: keyword_cost("cycling", node.cost, voice))
keyword(
    Typecycling,
    lambda node, voice: keyword_cost(f"{noun(node.filter, '').bare().strip().lower()}cycling", node.cost, voice),
)
EVENTS.add(Cycles, lambda node, voice: "you cycle this card")

# cheaper, and more of them --------------------------------------------------------------------------------------------
keyword(Affinity, lambda node, voice: f"affinity for {quality(node.filter)}")
keyword(Storm, lambda node, voice: "storm")
keyword(Cascade, lambda node, voice: "cascade")
keyword(Convoke, lambda node, voice: "convoke")
keyword(Improvise, lambda node, voice: "improvise")
keyword(Delve, lambda node, voice: "delve")
