"""Phrases for the words of `apnap.abilities.costs_at_random`."""

from __future__ import annotations

from apnap.abilities.costs_at_random import DiscardAtRandom
from apnap.abilities.filters import every
from apnap.english.phrases.costs import some
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import COSTS

COSTS.add(DiscardAtRandom, lambda node, voice: f"discard {some(node, voice)} at random")
reads("paid", "discard a <card> at random", lambda f: DiscardAtRandom(1, every(f) if f else None))
reads("paid", "discard <number word> <cards> at random", lambda n, f: DiscardAtRandom(n, every(f) if f else None))
reads_knowing(
    "paid",
    "discard X <cards> at random",
    lambda said, f: DiscardAtRandom(0, every(f) if f else None, said.amount_x()),
)
