"""Phrases for keyword abilities about casting: other ways, optional costs, cycling, what is cast along."""

from __future__ import annotations

from apnap.abilities.mechanics import cheaper, copying_spells, cycling, helping, kicker, madness, ways
from apnap.english.abilities import EVENTS
from apnap.english.effects import AMOUNTS, CONDITIONS, COSTS, PER
from apnap.english.mechanics import DASH, keyword, keyword_cost, quality
from apnap.english.nouns import Voice, noun
from apnap.english.words import capital, number_word, sentence


# other ways to cast ---------------------------------------------------------------------------------------------------
def _way(node: ways.Way, voice: Voice) -> str:
    """`flashback {2}{U}`; with other costs, a dash and a sentence."""
    if not node.parts:
        return f"{node.name} {node.cost}"
    costs = ([node.cost] if node.cost else []) + [COSTS.say(part, voice) for part in node.parts]
    return f"{node.name}{DASH}{sentence(', '.join(capital(cost) for cost in costs))}"


def _escape(node: ways.Escape, voice: Voice) -> str:
    return f"escape{DASH}{node.cost}, Exile {number_word(node.others)} other cards from your graveyard."


keyword(ways.Way, _way)
keyword(ways.Escape, _escape)
keyword(ways.JumpStart, lambda node, voice: "jump-start")
keyword(ways.Retrace, lambda node, voice: "retrace")
keyword(madness.Madness, lambda node, voice: f"madness {node.cost}")

# optional costs -------------------------------------------------------------------------------------------------------
keyword(kicker.Extra, lambda node, voice: keyword_cost(node.name, node.cost, voice))
keyword(kicker.Multikicker, lambda node, voice: keyword_cost("multikicker", node.cost, voice))


def _kicked(node: kicker.WasKicked, voice: Voice) -> str:
    spell = "this spell" if not voice.own_types else voice.this()
    return f"{spell} was kicked"


CONDITIONS.add(kicker.WasKicked, _kicked)
PER.add(kicker.TimesKicked, lambda node, voice: "time it was kicked")
AMOUNTS.add(kicker.TimesKicked, lambda node, voice: "the number of times it was kicked")

# cycling --------------------------------------------------------------------------------------------------------------
keyword(cycling.Cycling, lambda node, voice: keyword_cost("cycling", node.cost, voice))
keyword(
    cycling.Typecycling,
    lambda node, voice: keyword_cost(f"{noun(node.filter, '').bare().strip().lower()}cycling", node.cost, voice),
)
EVENTS.add(cycling.Cycles, lambda node, voice: "you cycle this card")

# cheaper, and more of them --------------------------------------------------------------------------------------------
keyword(cheaper.Affinity, lambda node, voice: f"affinity for {quality(node.filter)}")
keyword(copying_spells.Storm, lambda node, voice: "storm")
keyword(copying_spells.Cascade, lambda node, voice: "cascade")
keyword(helping.Convoke, lambda node, voice: "convoke")
keyword(helping.Improvise, lambda node, voice: "improvise")
keyword(helping.Delve, lambda node, voice: "delve")
