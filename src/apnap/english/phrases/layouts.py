"""Phrases for the words of `apnap.abilities.layouts`."""

from __future__ import annotations

from apnap.abilities.layouts import Aftermath, Fuse
from apnap.english.abilities import keyword

keyword(Fuse, lambda node, voice: "fuse", inline=True)
keyword(Aftermath, lambda node, voice: "aftermath")
