"""Phrases for the words of `apnap.abilities.cards`."""

from __future__ import annotations

from apnap.abilities.cards import AdditionalCost, Enchant
from apnap.abilities.facts.qualities import IsPlayer
from apnap.abilities.players import EachOpponent
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice, noun
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS


def _enchant(node: Enchant, voice: Voice) -> str:
    """Of a player, or of a permanent."""
    if isinstance(node.filter, IsPlayer):
        return f"Enchant {'opponent' if isinstance(node.filter.who, EachOpponent) else 'player'}"
    return f"Enchant {noun(node.filter).bare()}"


ABILITIES.add(Enchant, _enchant)
ABILITIES.add(
    AdditionalCost,
    lambda node, voice: sentence(
        f"as an additional cost to cast this spell, {' and '.join(COSTS.say(part, voice) for part in node.costs)}"
    ),
)
reads("keyword", "enchant <permanent>", lambda f: Enchant(*f))
reads("line", "as an additional cost to cast ~ , <paid> .", AdditionalCost)
reads("line", "as an additional cost to cast ~ , <paid> and <paid> .", AdditionalCost)
