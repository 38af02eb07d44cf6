"""Phrases for the words of `apnap.abilities.statics.drawing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.players import You
from apnap.abilities.statics.drawing import DrawsAreShared, DrawsPlus
from apnap.english.abilities import ABILITIES
from apnap.english.events import does
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS

BOTH: Final = "you and that player"


def _draws_plus(node: DrawsPlus, voice: Voice) -> str:
    who = "you would" if isinstance(node.who, You) else f"{does(node.who, voice, 'would', 'would')}"
    they = "you" if isinstance(node.who, You) else "they"
    front = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    said = f"if {who} draw one or more cards, {they} draw that many cards plus {number_word(node.more)} instead"
    return sentence(front + said)


ABILITIES.add(DrawsPlus, _draws_plus)
ABILITIES.add(
    DrawsAreShared,
    lambda node, voice: sentence(
        f"if {does(node.who, voice, 'would', 'would')} draw two or more cards, instead {BOTH} each draw a card"
    ),
)
reads(
    "line",
    "if you <would draw> one or more cards , you draw <that many> cards plus <count> instead .",
    DrawsPlus,
)
