"""Phrases for the words of `apnap.abilities.opening_hand`."""

from __future__ import annotations

from apnap.abilities.opening_hand import MayBeginWithThis, MayRevealThis
from apnap.english.abilities import ABILITIES
from apnap.english.common import IN_PLAY, OPENING
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import joined, sentences


def _reveal(node: MayRevealThis, voice: Voice) -> str:
    then = sentences(node.effect, voice)
    return joined([f"you may reveal this card from {OPENING}", f"if you do, {then[0]}", *then[1:]])


ABILITIES.add(
    MayBeginWithThis,
    lambda node, voice: sentence(f"if this card is in {OPENING}, you may begin the game with it {IN_PLAY}"),
)
ABILITIES.add(MayRevealThis, _reveal)
reads(
    "line",
    "if this card is in <your opening hand> , you may <begin the game> with it on the battlefield .",
    MayBeginWithThis,
)
