"""Phrases for the words of `apnap.abilities.keyword_abilities.morph_and_disguise`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise, HasMorph, Megamorph, Morph
from apnap.english.abilities import keyword
from apnap.english.nouns import FILTERS, Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS
from apnap.rules.ch7_additional.face_down import TurnsUp


def _turns_up(word: str, node: TurnsUp, voice: Voice) -> str:
    cost = COSTS.say(node.costs[0], voice)
    return f"{word} {cost}" if cost.startswith("{") else f"{word}\u2014{cost[:1].upper()}{cost[1:]}."


keyword(Morph, lambda node, voice: _turns_up("morph", node, voice))
keyword(Megamorph, lambda node, voice: _turns_up("megamorph", node, voice))
keyword(Disguise, lambda node, voice: _turns_up("disguise", node, voice))
FILTERS.add(HasMorph, lambda node, n: n.after.append("with a morph ability"))
reads("keyword", "morph <mana>", Morph)
reads("keyword", "morph \u2014 <paid> .", Morph)
reads("keyword", "megamorph <mana>", Megamorph)
reads("keyword", "disguise <mana>", Disguise)
