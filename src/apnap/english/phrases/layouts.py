"""Phrases for the words of `apnap.abilities.layouts`."""

from __future__ import annotations

from apnap.abilities.layouts import FUSE, Aftermath, Fuse
from apnap.english.abilities import keyword
from apnap.english.reading.table import reads

keyword(Fuse, lambda node, voice: "fuse", inline=True)
keyword(Aftermath, lambda node, voice: "aftermath")
reads("keyword", "fuse", FUSE)
reads("keyword", "aftermath", Aftermath)
