"""Phrases for the words of `apnap.abilities.keyword_abilities.day_and_night`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.day_and_night import (
    DAYBOUND,
    NIGHTBOUND,
    Daybound,
    DayNightTurns,
    ItBecomes,
    ItIs,
    Nightbound,
)
from apnap.abilities.statics.entering import AsThisEnters
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS
from apnap.english.nouns import Ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause
from apnap.rules.ch7_additional.day_and_night import DAY, DAY_NAMES, NEITHER, NIGHT

keyword(Daybound, lambda node, voice: "daybound")
keyword(Nightbound, lambda node, voice: "nightbound")
CLAUSES.add(ItBecomes, lambda node, voice: Clause(Ref("it"), "becomes", "become", DAY_NAMES[node.which]))
CONDITIONS.add(
    ItIs,
    lambda node, voice: "it's neither day nor night" if node.which == NEITHER else f"it's {DAY_NAMES[node.which]}",
)
EVENTS.add(DayNightTurns, lambda node, voice: "day becomes night or night becomes day")
reads("keyword", "daybound", DAYBOUND)
reads("keyword", "nightbound", NIGHTBOUND)
reads("effect", "it becomes night", lambda: ItBecomes(NIGHT))
reads("effect", "it becomes day", lambda: ItBecomes(DAY))
reads("condition", "it 's night", lambda: ItIs(NIGHT))
reads("condition", "it 's day", lambda: ItIs(DAY))
reads("condition", "it 's neither day nor night", lambda: ItIs(NEITHER))
reads("event", "day becomes night or night becomes day", DayNightTurns)
reads(
    "line",
    "if it 's neither day nor night , it becomes day as ~ enters .",
    lambda: AsThisEnters(ItBecomes(DAY), provided=ItIs(NEITHER)),
)
