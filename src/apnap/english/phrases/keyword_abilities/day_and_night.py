"""Phrases for the words of `apnap.abilities.keyword_abilities.day_and_night`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.day_and_night import Daybound, DayNightTurns, ItBecomes, ItIs, Nightbound
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS
from apnap.english.nouns import Ref
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause
from apnap.rules.ch7_additional.day_and_night import DAY_NAMES, NEITHER

keyword(Daybound, lambda node, voice: "daybound")
keyword(Nightbound, lambda node, voice: "nightbound")
CLAUSES.add(ItBecomes, lambda node, voice: Clause(Ref("it"), "becomes", "become", DAY_NAMES[node.which]))
CONDITIONS.add(
    ItIs,
    lambda node, voice: "it's neither day nor night" if node.which == NEITHER else f"it's {DAY_NAMES[node.which]}",
)
EVENTS.add(DayNightTurns, lambda node, voice: "day becomes night or night becomes day")
