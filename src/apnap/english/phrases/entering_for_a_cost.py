"""Phrases for the words of `apnap.abilities.entering_for_a_cost`."""

from __future__ import annotations

from apnap.abilities.entering_for_a_cost import EntersTappedUnlessPaid
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS


def _unless_paid(node: EntersTappedUnlessPaid, voice: Voice) -> str:
    may = sentence(f"as {voice.this()} enters, you may {COSTS.say(node.cost, voice)}")
    it = voice.self_noun if node.name_again else "it"
    otherwise = sentence(f"if you don't, {it} enters tapped")
    return f"{may} {otherwise}"


ABILITIES.add(EntersTappedUnlessPaid, _unless_paid)
reads("line", "as ~ <enters> , you may <paid> . if you don't , it <enters> tapped .", EntersTappedUnlessPaid)
reads(
    "line",
    "as ~ <enters> , you may <paid> . if you don't , ~ <enters> tapped .",
    lambda cost: EntersTappedUnlessPaid(cost, name_again=True),
)
