"""Phrases for the words of `apnap.abilities.casual.companion`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.casual.companion import (
    Companion,
    CreaturesOf,
    DeckCondition,
    LargerDeck,
    ManaValuesAre,
    OddManaValue,
    PermanentsUpTo,
    ThatsA,
)
from apnap.english.abilities import ABILITIES, DASH
from apnap.english.grammar import article, listed, number_word, sentence
from apnap.english.nouns import FILTERS
from apnap.english.phrase_table import Phrases

DECKS: Final[Phrases[DeckCondition, None, str]] = Phrases("condition of a deck")
HERE: Final = "in your starting deck"
HOLDS: Final = "your starting deck contains"


def _values(node: ManaValuesAre) -> str:
    lands = " and land cards" if node.lands else ""
    return f"{HOLDS} only cards with {'odd' if node.odd else 'even'} mana values{lands}"


DECKS.add(CreaturesOf, lambda node, _: f"each creature card {HERE} is {article(listed(node.types, 'or'))} card")
DECKS.add(ManaValuesAre, lambda node, _: _values(node))
DECKS.add(PermanentsUpTo, lambda node, _: f"each permanent card {HERE} has mana value {node.number} or less")
DECKS.add(
    LargerDeck, lambda node, _: f"{HOLDS} at least {number_word(node.number)} cards more than the minimum deck size"
)
ABILITIES.add(Companion, lambda node, voice: f"Companion {DASH} {sentence(DECKS.say(node.condition, None))}")
FILTERS.add(ThatsA, lambda node, n: n.after.append(f"that's {article(listed([s.name for s in node.subtypes], 'or'))}"))
FILTERS.add(OddManaValue, lambda node, n: n.after.append("with an odd mana value"))
