"""Phrases for the words of `apnap.abilities.events.attachments`."""

from __future__ import annotations

from apnap.abilities.events.attachments import BecomesAttached, BecomesUnattached
from apnap.abilities.filters import THIS_ONE, every
from apnap.abilities.selectors import IT, THIS
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import EVENT
from apnap.english.reading.table import fragment, reads, reads_knowing

EVENTS.add(BecomesUnattached, lambda node, voice: f"{watched(node.filter, voice)} becomes unattached from a permanent")


def _becomes(node: BecomesAttached, voice: Voice) -> str:
    to = voice.this() if node.to == THIS_ONE else noun(node.to).one()
    return f"{watched(node.filter, voice)} becomes attached to {to}"


EVENTS.add(BecomesAttached, _becomes)
fragment("now attached to", "becomes attached to")
reads_knowing(
    "event",
    "~ <now attached to> a <permanent>",
    lambda said, f: (said.mention(EVENT, IT), BecomesAttached(THIS, to=every(f)))[1],
)
reads("event", "a <permanent> <now attached to> ~", lambda f: BecomesAttached(*f, to=THIS_ONE))
reads_knowing(
    "event",
    "~ becomes unattached from a permanent",
    lambda said: (said.mention(EVENT, IT), BecomesUnattached(THIS))[1],
)
