"""Phrases for the words of `apnap.abilities.keyword_abilities.blocking_and_damage`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.blocking_and_damage import (
    Afflict,
    BandsWithOther,
    Bushido,
    Flanking,
    Ingest,
    Landwalk,
    Rampage,
    Toxic,
)
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.nouns import noun

keyword(Flanking, lambda node, voice: "flanking")
keyword(Bushido, lambda node, voice: f"bushido {node.number}")
ABILITIES.add(BandsWithOther, lambda node, voice: f"bands with other {noun(node.quality).many()}.")
keyword(Rampage, lambda node, voice: f"rampage {node.number}")
keyword(Afflict, lambda node, voice: f"afflict {node.number}")
keyword(Ingest, lambda node, voice: "ingest")
keyword(Landwalk, lambda node, voice: f"{noun(node.land, '').bare().strip()}walk".lower(), inline=True)
keyword(Toxic, lambda node, voice: f"toxic {node.value}")
