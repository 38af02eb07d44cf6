"""Phrases for the words of `apnap.abilities.activated`."""

from __future__ import annotations

from apnap.abilities.activated import Exhaust, Loyalty
from apnap.english.abilities import ABILITIES, activated_text
from apnap.english.sentences import cost_words, joined, sentences

ABILITIES.add(Loyalty, activated_text)
ABILITIES.add(
    Exhaust,
    lambda node, voice: f"Exhaust \u2014 {cost_words(node.paid, voice)}: {joined(sentences(node.effect, voice))}",
)
