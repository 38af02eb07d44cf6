"""Phrases for the words of `apnap.abilities.keyword_actions.the_ring`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.keyword_actions.the_ring import (
    YOUR_RING_BEARER,
    ChoosesBearer,
    ChoseAnother,
    IsRingBearer,
    IsYourRingBearer,
    RingHasTempted,
    RingTempts,
    TheRingTempts,
)
from apnap.abilities.selectors import Each
from apnap.english.events import EVENTS, does
from apnap.english.grammar import number_word
from apnap.english.nouns import FILTERS, Ref, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause

TEMPTED: Final = "the Ring has tempted you"

CLAUSES.add(TheRingTempts, lambda node, voice: Clause(Ref("the Ring"), "tempts", "tempt", ref(node.who, voice).text))
FILTERS.add(IsRingBearer, lambda node, n: n.types.append("Ring-bearer"))
FILTERS.add(IsYourRingBearer, lambda node, n: n.types.append("your Ring-bearer"))
EVENTS.add(RingTempts, lambda node, voice: f"the Ring tempts {ref(node.who, voice).text}")
EVENTS.add(
    ChoosesBearer, lambda node, voice: f"{does(node.who, voice, 'chooses', 'choose')} a creature as your Ring-bearer"
)
CONDITIONS.add(
    RingHasTempted,
    lambda node, voice: f"{TEMPTED} {number_word(int(node.times))} or more times this game",
)
CONDITIONS.add(ChoseAnother, lambda node, voice: f"you chose a creature other than {voice.name} as your Ring-bearer")
reads("effect", "the ring tempts you", TheRingTempts)
reads("event", "the ring tempts you", RingTempts)
reads("event", "you choose a creature as your ring-bearer", ChoosesBearer)
reads("condition", "you chose a creature other than ~ as your ring-bearer", ChoseAnother)
reads("condition", "the ring has tempted you <number> or more times this game", RingHasTempted)
reads("described", "your ring-bearer", YOUR_RING_BEARER)
reads("subject", "your ring-bearer", lambda: Each(YOUR_RING_BEARER, how="one"))
