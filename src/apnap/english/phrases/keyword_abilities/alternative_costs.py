"""Phrases for the words of `apnap.abilities.keyword_abilities.alternative_costs`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.alternative_costs import (
    Blitz,
    Dash,
    Evoke,
    FreeIf,
    Freerunning,
    Impending,
    Spectacle,
    Surge,
    Way,
)
from apnap.english.abilities import ABILITIES, DASH, keyword
from apnap.english.common import FOR_FREE
from apnap.english.grammar import capital, sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS, COSTS


def _way(node: Way, voice: Voice) -> str:
    """`flashback {2}{U}`; with other costs, a dash and a sentence."""
    if not node.parts:
        return f"{node.name} {node.cost}"
    costs = ([node.cost] if node.cost else []) + [COSTS.say(part, voice) for part in node.parts]
    return f"{node.name}{DASH}{sentence(', '.join(capital(cost) for cost in costs))}"


keyword(Way, _way)
keyword(Freerunning, lambda node, voice: f"freerunning {node.cost}")
keyword(Impending, lambda node, voice: f"impending {node.number}{DASH}{node.cost}")
ABILITIES.add(
    FreeIf,
    lambda node, voice: sentence(f"if {CONDITIONS.say(node.condition, voice)}, you may cast this spell {FOR_FREE}"),
)
reads("keyword", "evoke <mana>", Evoke)
reads("keyword", "dash <mana>", Dash)
reads("keyword", "blitz <mana>", Blitz)
reads("keyword", "surge <mana>", Surge)
reads("keyword", "spectacle <mana>", Spectacle)
reads("keyword", "freerunning <mana>", Freerunning)
reads("keyword", "impending <digits> \u2014 <mana>", Impending)
reads("line", "if <conditions> , you may cast ~ without paying its mana cost .", FreeIf)
reads("keyword", "evoke \u2014 <paid> .", lambda cost: Evoke("", cost))
