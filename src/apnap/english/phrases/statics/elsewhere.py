"""Phrases for the words of `apnap.abilities.statics.elsewhere`."""

from __future__ import annotations

from apnap.abilities.statics.becoming import IsNow
from apnap.abilities.statics.changes import Change
from apnap.abilities.statics.elsewhere import IsElsewhere
from apnap.english.abilities import ABILITIES
from apnap.english.changes import CHANGES
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads


def _elsewhere(node: IsElsewhere, voice: Voice) -> str:
    return sentence(f"as long as {voice.self_noun} isn't on the battlefield, it's {CHANGES.say(node.what, voice).rest}")


def elsewhere(changes: list[Change]) -> IsElsewhere:
    if len(changes) != 1 or not isinstance(changes[0], IsNow):
        raise Misread("what it is, in addition to its other types")
    return IsElsewhere(changes[0])


ABILITIES.add(IsElsewhere, _elsewhere)
reads("line", "as long as ~ isn't on the battlefield , it 's <what it is> .", elsewhere)
