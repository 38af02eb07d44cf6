"""Phrases for what lasts until something happens, or for as long as something is so."""

from __future__ import annotations

from apnap.abilities.effects.durations import ForAsLongAs, ThisRemains, ThisRemainsTapped, YouControlThis
from apnap.abilities.effects.exile_and_return import ExileForThis, ExileUntilThisLeaves, ReturnExiledCards
from apnap.abilities.statics.changes import YouControl
from apnap.english.common import THE_EXILED
from apnap.english.effects import CLAUSES, CONDITIONS, Clause, changes_words, order
from apnap.english.nouns import Voice, all_of, ref

CLAUSES.add(ExileForThis, lambda node, voice: order("exile", all_of(node.what, voice).text))
CLAUSES.add(
    ReturnExiledCards,
    lambda node, voice: order("return", f"{THE_EXILED} to the battlefield under its owner's control"),
)
CLAUSES.add(
    ExileUntilThisLeaves,
    lambda node, voice: order(
        "exile", f"{all_of(node.what, voice).text} until {voice.self_noun} leaves the battlefield"
    ),
)
CONDITIONS.add(YouControlThis, lambda node, voice: f"you control {voice.self_noun}")
CONDITIONS.add(ThisRemains, lambda node, voice: f"{voice.self_noun} remains on the battlefield")
CONDITIONS.add(ThisRemainsTapped, lambda node, voice: f"{voice.self_noun} remains tapped")


def _as_long_as(node: ForAsLongAs, voice: Voice) -> Clause:
    subject = ref(node.subject, voice)
    last = f"for as long as {CONDITIONS.say(node.last, voice)}"
    if isinstance(node.changes[0], YouControl):
        return order("gain", f"control of {subject.text} {last}")
    words, then = changes_words(node.changes, subject, voice, True)
    verb, _, rest = f"{words} {last}".partition(" ")
    return Clause(subject, verb, verb, rest, then=then)


CLAUSES.add(ForAsLongAs, _as_long_as)
