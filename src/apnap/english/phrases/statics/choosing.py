"""Phrases for the words of `apnap.abilities.statics.choosing`."""

from __future__ import annotations

from apnap.abilities.statics.choosing import ChooseAsEnters, ChosenPlayer, OfChosenColor, OfChosenType
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import article, sentence
from apnap.english.nouns import FILTERS, SELECTORS, Ref

ABILITIES.add(
    ChooseAsEnters,
    lambda node, voice: sentence(f"as {voice.this()} enters, choose {article(node.kind)}"),
)
FILTERS.add(OfChosenColor, lambda node, n: n.after.append("of the chosen color"))
FILTERS.add(OfChosenType, lambda node, n: n.after.append("of the chosen type"))
SELECTORS.add(ChosenPlayer, lambda node, voice: Ref("the chosen player"))
