"""Phrases for the words of `apnap.abilities.keyword_abilities.dying`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.dying import Afterlife, Haunt, HauntedDies, Persist, Soulshift, Undying
from apnap.english.abilities import keyword
from apnap.english.events import EVENTS
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads, reads_knowing

keyword(Persist, lambda node, voice: "persist")
keyword(Undying, lambda node, voice: "undying")
keyword(Soulshift, lambda node, voice: f"soulshift {node.number}")
keyword(Afterlife, lambda node, voice: f"afterlife {node.number}")
reads("keyword", "persist", Persist)
reads("keyword", "undying", Undying)
reads("keyword", "soulshift <digits>", Soulshift)
reads("keyword", "afterlife <digits>", Afterlife)
keyword(Haunt, lambda node, voice: "haunt")
reads_knowing("keyword", "haunt", lambda said: Haunt(said.is_spell()))


def _haunted(node: HauntedDies, voice: Voice) -> str:
    return f"the creature {'it' if voice.own_types else 'this card'} haunts dies"


EVENTS.add(HauntedDies, _haunted)
reads("event", "the creature (it|this card|~) haunts dies", HauntedDies)
