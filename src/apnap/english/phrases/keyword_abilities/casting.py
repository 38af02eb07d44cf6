"""Phrases for the words of `apnap.abilities.keyword_abilities.casting`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.casting import (
    Cascade,
    CastsThis,
    Demonstrate,
    Extort,
    Prowess,
    SplitSecond,
    Storm,
)
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS
from apnap.english.reading.table import reads

EVENTS.add(CastsThis, lambda node, voice: "you cast this spell")
keyword(Storm, lambda node, voice: "storm")
keyword(Cascade, lambda node, voice: "cascade")
keyword(Prowess, lambda node, voice: "prowess", inline=True)
keyword(Extort, lambda node, voice: "extort")
keyword(SplitSecond, lambda node, voice: "split second")
keyword(Demonstrate, lambda node, voice: "demonstrate")
reads("event", "you cast ~", CastsThis)
reads("keyword", "storm", Storm)
reads("keyword", "cascade", Cascade)
reads("keyword", "prowess", Prowess)
reads("keyword", "extort", Extort)
reads("keyword", "split second", SplitSecond)
reads("keyword", "demonstrate", Demonstrate)
