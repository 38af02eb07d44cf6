"""Phrases for the words of `apnap.abilities.keyword_abilities.entering_triggers`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.entering_triggers import Backup, Champion, Exploit, Exploits, Fabricate
from apnap.abilities.selectors import IT
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS, watched
from apnap.english.grammar import article
from apnap.english.nouns import noun
from apnap.english.reading.said import EVENT
from apnap.english.reading.table import reads, reads_knowing

keyword(Exploit, lambda node, voice: "exploit")
EVENTS.add(Exploits, lambda node, voice: f"{watched(node.filter, voice)} exploits a creature")
keyword(Fabricate, lambda node, voice: f"fabricate {node.number}")
keyword(Backup, lambda node, voice: f"backup {node.number}")
keyword(Champion, lambda node, voice: f"champion {article(noun(node.filter).bare())}")
reads("keyword", "exploit", Exploit)
reads("event", "~ exploits a creature", lambda: Exploits())
reads_knowing("event", "a <permanent> exploits a creature", lambda said, f: (said.mention(EVENT, IT), Exploits(*f))[1])
reads("keyword", "fabricate <digits>", Fabricate)
reads("keyword", "backup <digits>", Backup)
reads("keyword", "champion a <permanent>", lambda f: Champion(*f))
