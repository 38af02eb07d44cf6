"""Phrases for cards of several faces."""

from __future__ import annotations

from apnap.abilities.conditions import ControlsMany, HasKeyword
from apnap.abilities.keyword_actions.transform_and_meld import Flip, Meld, OwnAndControlBoth, Transform, Transforms
from apnap.abilities.layouts import Fuse
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import CLAUSES, CONDITIONS, order
from apnap.english.mechanics import keyword
from apnap.english.nouns import Voice, all_of, keyword_names, noun, ref
from apnap.english.words import number_word

CLAUSES.add(Transform, lambda node, voice: order("transform", all_of(node.what, voice).text))
CLAUSES.add(Flip, lambda node, voice: order("flip", all_of(node.what, voice).text))
EVENTS.add(
    Transforms,
    lambda node, voice: f"{watched(node.filter, voice)} transforms{f' into {voice.name}' if node.into_this else ''}",
)
keyword(Fuse, lambda node, voice: "fuse", inline=True)


def _many(node: ControlsMany, voice: Voice) -> str:
    who = ref(node.who, voice)
    return f"{who.text} {who.verb('controls', 'control')} {number_word(node.number)} or more {noun(node.filter).many()}"


CONDITIONS.add(ControlsMany, _many)


def _has_keyword(node: HasKeyword, voice: Voice) -> str:
    what = ref(node.what, voice)
    return f"{what.text} {what.verb('has', 'have')} {keyword_names(node.keyword.flags)[0]}"


CONDITIONS.add(HasKeyword, _has_keyword)


# melding
CONDITIONS.add(
    OwnAndControlBoth,
    lambda node, voice: f"you both own and control {voice.this()} and a creature named {node.name}",
)
CLAUSES.add(Meld, lambda node, voice: order("exile", f"them, then meld them into {node.into}"))
