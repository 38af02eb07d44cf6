"""Phrases for the words of `apnap.abilities.zones.borrowed`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.zones.borrowed import CastToBorrow
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES

ALL_OF_THEM: Final = "all activated abilities of that card"


def _borrow(node: CastToBorrow, voice: Voice) -> list[str]:
    what = ref(node.what, voice).text.replace(" from a graveyard", " in a graveyard")
    return [
        f"you may cast {what} this turn",
        f"when you cast it this turn, {voice.self_noun} gains {ALL_OF_THEM} until end of turn",
    ]


SENTENCES.add(CastToBorrow, _borrow)
fragment("all its abilities", ALL_OF_THEM)
reads(
    "sentence",
    "you may cast <any card> <this turn> . when you cast it <this turn> , ~ gains <all its abilities> "
    "<until end of turn>",
    CastToBorrow,
)
