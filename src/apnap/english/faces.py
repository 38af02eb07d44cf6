"""Phrases for cards of several faces."""

from __future__ import annotations

from apnap.abilities import layouts
from apnap.abilities.conditions import ControlsMany
from apnap.abilities.effects import faces
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import ABILITIES, CLAUSES, CONDITIONS, INLINE, NAMED, order
from apnap.english.nouns import Voice, all_of, noun, ref
from apnap.english.words import number_word

CLAUSES.add(faces.Transform, lambda node, voice: order("transform", all_of(node.what, voice).text))
CLAUSES.add(faces.Flip, lambda node, voice: order("flip", all_of(node.what, voice).text))
EVENTS.add(faces.Transforms, lambda node, voice: f"{watched(node.filter, voice)} transforms")
ABILITIES.add(layouts.Fuse, lambda node, voice: "fuse")
NAMED.append(layouts.Fuse)
INLINE.append(layouts.Fuse)


def _many(node: ControlsMany, voice: Voice) -> str:
    who = ref(node.who, voice)
    return f"{who.text} {who.verb('controls', 'control')} {number_word(node.number)} or more {noun(node.filter).many()}"


CONDITIONS.add(ControlsMany, _many)
