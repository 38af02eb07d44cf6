"""Phrases for what is face down."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.keyword_abilities.morph_and_disguise import Disguise, HasMorph, Megamorph, Morph
from apnap.abilities.keyword_actions.manifest_and_cloak import (
    Cloak,
    IsFaceDown,
    IsTurnedFaceUp,
    Manifest,
    TurnFaceDown,
    TurnFaceUp,
)
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import CLAUSES, COSTS, Clause, of_count, order
from apnap.english.mechanics import keyword
from apnap.english.nouns import FILTERS, Voice, all_of, ref
from apnap.rules.ch7_additional.face_down import TurnsUp


def _turns_up(word: str, node: TurnsUp, voice: Voice) -> str:
    cost = COSTS.say(node.costs[0], voice)
    return f"{word} {cost}" if cost.startswith("{") else f"{word}\u2014{cost[:1].upper()}{cost[1:]}."


def _manifest(node: Manifest, voice: Voice) -> Clause:
    who = ref(node.who, voice)
    verb = "cloak" if isinstance(node, Cloak) else "manifest"
    one = isinstance(node.amount, Number) and node.amount.number == 1
    what = "the top card" if one else f"the top {of_count(node.amount, voice)} cards"
    return Clause(who, verb + "s", verb, f"{what} of {'your' if who.you else 'their'} library")


keyword(Morph, lambda node, voice: _turns_up("morph", node, voice))
keyword(Megamorph, lambda node, voice: _turns_up("megamorph", node, voice))
keyword(Disguise, lambda node, voice: _turns_up("disguise", node, voice))
CLAUSES.add(Manifest, _manifest)
CLAUSES.add(TurnFaceUp, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face up"))
CLAUSES.add(TurnFaceDown, lambda node, voice: order("turn", f"{all_of(node.what, voice).text} face down"))
EVENTS.add(IsTurnedFaceUp, lambda node, voice: f"{watched(node.filter, voice)} is turned face up")
FILTERS.add(IsFaceDown, lambda node, n: n.adjectives.append("face-down"))
FILTERS.add(HasMorph, lambda node, n: n.after.append("with a morph ability"))
