"""Phrases for the words of `apnap.abilities.keyword_abilities.joining_attackers`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.joining_attackers import Mobilize, Myriad, Ninjutsu
from apnap.english.abilities import keyword
from apnap.english.reading.table import reads

keyword(Myriad, lambda node, voice: "myriad")
keyword(Ninjutsu, lambda node, voice: f"{'commander ' if node.commander else ''}ninjutsu {node.cost}")
keyword(Mobilize, lambda node, voice: f"mobilize {node.number}")
reads("keyword", "myriad", Myriad)
reads("keyword", "ninjutsu <mana>", Ninjutsu)
reads("keyword", "commander ninjutsu <mana>", lambda mana: Ninjutsu(mana, commander=True))
reads("keyword", "mobilize <digits>", Mobilize)
