"""Phrases for the words of `apnap.abilities.zones.one_graveyard`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.zones.one_graveyard import FromOneGraveyard
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun
from apnap.english.phrases.costs import exiled_for
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import COSTS

SINGLE: Final = "from a single graveyard"
BELOW: Final = "on the bottom of their owner's library"


def _taken(node: FromOneGraveyard, voice: Voice) -> str:
    cards = f"{number_word(node.number)} {noun(node.filter, 'card').many()} {SINGLE}"
    return f"put {cards} {BELOW}" if node.bottom else f"exile {cards}"


COSTS.add(FromOneGraveyard, _taken)
fragment("single graveyard", SINGLE)
fragment("below in theirs", "on the bottom of their owner 's library")
reads_knowing(
    "paid",
    "exile <number word> <cards> <single graveyard>",
    lambda said, n, f: exiled_for(said, FromOneGraveyard(n, *f)),
)
reads(
    "paid",
    "put <number word> <cards> <single graveyard> <below in theirs>",
    lambda n, f: FromOneGraveyard(n, *f, bottom=True),
)
