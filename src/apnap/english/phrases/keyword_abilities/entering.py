"""Phrases for the words of `apnap.abilities.keyword_abilities.entering`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.entering import (
    Amplify,
    Bloodthirst,
    Devour,
    Ravenous,
    Riot,
    Tribute,
    TributeWasntPaid,
    Unleash,
)
from apnap.english.abilities import keyword
from apnap.english.sentences import CONDITIONS

keyword(Bloodthirst, lambda node, voice: f"bloodthirst {node.value}")
keyword(Devour, lambda node, voice: f"devour {node.value}")
keyword(Tribute, lambda node, voice: f"tribute {node.value}")
CONDITIONS.add(TributeWasntPaid, lambda node, voice: "tribute wasn't paid")
keyword(Amplify, lambda node, voice: f"amplify {node.value}")
keyword(Riot, lambda node, voice: "riot")
keyword(Unleash, lambda node, voice: "unleash")
keyword(Ravenous, lambda node, voice: "ravenous")
