"""Phrases for the words of `apnap.abilities.events.copy_events`."""

from __future__ import annotations

from apnap.abilities.events.copy_events import CopiesSpell
from apnap.abilities.events.object_events import Casts
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.selectors import IT
from apnap.english.events import EVENTS, about, does
from apnap.english.nouns import noun
from apnap.english.reading.said import EVENT
from apnap.english.reading.table import reads_knowing

EVENTS.add(
    CopiesSpell,
    lambda node, voice: about(voice, f"{does(node.who, voice, 'copies', 'copy')} {noun(node.filter, 'spell').one()}"),
)
reads_knowing("event", "you copy a <spell>", lambda said, f: (said.mention(EVENT, IT), CopiesSpell(*f))[1])
reads_knowing(
    "event",
    "you cast or copy a <spell>",
    lambda said, f: (said.mention(EVENT, IT), EitherOf(Casts(*f), CopiesSpell(*f)))[1],
)
