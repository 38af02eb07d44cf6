"""Phrases for the words of `apnap.abilities.keyword_actions.transform_and_meld`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.transform_and_meld import Flip, Meld, OwnAndControlBoth, Transform, Transforms
from apnap.abilities.selectors import THIS
from apnap.english.events import EVENTS, watched
from apnap.english.nouns import all_of
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, order

CLAUSES.add(Transform, lambda node, voice: order("transform", all_of(node.what, voice).text))
CLAUSES.add(Flip, lambda node, voice: order("flip", all_of(node.what, voice).text))
EVENTS.add(
    Transforms,
    lambda node, voice: f"{watched(node.filter, voice)} transforms{f' into {voice.name}' if node.into_this else ''}",
)
CONDITIONS.add(
    OwnAndControlBoth,
    lambda node, voice: f"you both own and control {voice.this()} and a creature named {node.name}",
)
CLAUSES.add(Meld, lambda node, voice: order("exile", f"them, then meld them into {node.into}"))
reads("effect", "transform <object>", Transform)
reads("effect", "flip ~", lambda: Flip(THIS))
reads("event", "~ transforms into ~", lambda: Transforms(THIS, into_this=True))
reads("happens", "transforms", lambda: Transforms)
