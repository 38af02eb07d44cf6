"""Phrases for the words of `apnap.abilities.casual.conspiracies`."""

from __future__ import annotations

from apnap.abilities.casual.conspiracies import CHOSEN_NAME, DOUBLE_AGENDA, HIDDEN_AGENDA, OfChosenName, SmallerDeck
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import number_word
from apnap.english.nouns import FILTERS, Noun
from apnap.english.reading.table import reads


def _named(node: OfChosenName, noun: Noun) -> None:
    if not node.two:
        noun.after.append("with the chosen name")
    else:
        noun.after.append("with the other chosen name" if node.other else "with one of the chosen names")


ABILITIES.add(
    SmallerDeck,
    lambda node, voice: f"Your minimum deck size is reduced by {number_word(node.number)}.",
)
FILTERS.add(OfChosenName, _named)
reads("keyword", "hidden agenda", HIDDEN_AGENDA)
reads("keyword", "double agenda", DOUBLE_AGENDA)
reads("after", "with the chosen name", CHOSEN_NAME)
