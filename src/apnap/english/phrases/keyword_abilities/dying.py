"""Phrases for the words of `apnap.abilities.keyword_abilities.dying`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.dying import Afterlife, Persist, Soulshift, Undying
from apnap.english.abilities import keyword
from apnap.english.reading.table import reads

keyword(Persist, lambda node, voice: "persist")
keyword(Undying, lambda node, voice: "undying")
keyword(Soulshift, lambda node, voice: f"soulshift {node.number}")
keyword(Afterlife, lambda node, voice: f"afterlife {node.number}")
reads("keyword", "persist", Persist)
reads("keyword", "undying", Undying)
reads("keyword", "soulshift <digits>", Soulshift)
reads("keyword", "afterlife <digits>", Afterlife)
