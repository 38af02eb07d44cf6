"""Phrases for the words of `apnap.abilities.events.triggers`."""

from __future__ import annotations

from apnap.abilities.events.triggers import StateIs
from apnap.english.events import EVENTS
from apnap.english.sentences import CONDITIONS

EVENTS.add(StateIs, lambda node, voice: CONDITIONS.say(node.condition, voice))
