"""Phrases for the words of `apnap.abilities.activated`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from apnap.abilities.activated import Activate, Exhaust, Loyalty
from apnap.abilities.costs import MoveThis
from apnap.english.abilities import ABILITIES, activated_text
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import Found, reads, reads_knowing, reads_leaf
from apnap.english.sentences import cost_words, joined, sentences
from apnap.rules.ch1_concepts.definitions import CostPart, Effect
from apnap.rules.core.constants import BATTLEFIELD

ABILITIES.add(Loyalty, activated_text)
ABILITIES.add(
    Exhaust,
    lambda node, voice: f"Exhaust \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)
reads("restriction", "activate only as a sorcery", lambda: {"as_sorcery": True})
reads("restriction", "activate only once each turn", lambda: {"each_turn": 1})
reads("restriction", "activate only <time>", lambda time: {"provided": time})
reads("restriction", "activate only <time> and only once each turn", lambda time: {"provided": time, "each_turn": 1})
reads("restriction", "any player may activate this ability", lambda: {"anyone": True})
reads(
    "restriction", "activate only as a sorcery and only once <each turn>", lambda: {"as_sorcery": True, "each_turn": 1}
)


def _activate(said: Said, costs: list[CostPart], effects: list[Effect], *restrictions: dict[str, object]) -> Activate:
    """An activated ability, in the zone that its costs and instructions speak of."""
    options: dict[str, object] = {}
    for restriction in restrictions:
        if options.keys() & restriction.keys():
            raise Misread("a restriction is said twice")
        options.update(restriction)
    zone = said.zone if said.zone >= 0 else zone_of(costs)
    make: Callable[..., Activate] = Activate
    return make(*costs, *effects, zone=zone, **options)


def zone_of(costs: list[CostPart]) -> int:
    """Where an ability with such costs functions."""
    for cost in costs:
        if isinstance(cost, MoveThis):
            return int(cost.origin)
    return BATTLEFIELD


reads_knowing("line", "<costs> : <sentences> .", _activate)
reads_knowing("line", "<costs> : <modal>", lambda said, costs, modal: _activate(said, costs, [modal]))
reads_knowing("line", "<costs> : <sentences> . <restriction> .", _activate)
reads_knowing("line", "<costs> : <sentences> . <restriction> . <restriction> .", _activate)
reads("line", "<loyalty> : <sentences> .", lambda change, effects: Loyalty(change, *effects))
reads("line", "<loyalty> : <modal>", Loyalty)
reads("line", "exhaust \u2014 <costs> : <sentences> .", lambda costs, effects: Exhaust(*costs, *effects))


LOYALTY: Final = re.compile(r"\[([+\-\u2212]?)(\d+)\]")


def loyalty_symbol(parser: Parser, at: int) -> Found:
    """`[+1]`, `[0]`, and minus with either sign."""
    found = LOYALTY.fullmatch(parser.words[at])
    if found is None:
        return []
    number = int(found.group(2))
    return [(at + 1, number if found.group(1) in ("", "+") else -number)]


reads_leaf("loyalty", loyalty_symbol)
