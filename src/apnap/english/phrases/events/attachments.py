"""Phrases for the words of `apnap.abilities.events.attachments`."""

from __future__ import annotations

from apnap.abilities.events.attachments import BecomesUnattached
from apnap.abilities.selectors import IT, THIS
from apnap.english.events import EVENTS, watched
from apnap.english.reading.said import EVENT
from apnap.english.reading.table import reads_knowing

EVENTS.add(BecomesUnattached, lambda node, voice: f"{watched(node.filter, voice)} becomes unattached from a permanent")
reads_knowing(
    "event",
    "~ becomes unattached from a permanent",
    lambda said: (said.mention(EVENT, IT), BecomesUnattached(THIS))[1],
)
