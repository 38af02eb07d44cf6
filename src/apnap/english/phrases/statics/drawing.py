"""Phrases for the words of `apnap.abilities.statics.drawing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.flow import in_order
from apnap.abilities.filters import every
from apnap.abilities.players import EACH_OPPONENT, You
from apnap.abilities.statics.drawing import (
    DrawsAreShared,
    DrawsPlus,
    DrawsTaken,
    MayInsteadOfDrawing,
    RevealsFirstDrawn,
)
from apnap.english.abilities import ABILITIES
from apnap.english.events import does
from apnap.english.grammar import number_word, sentence
from apnap.english.nouns import Voice, noun
from apnap.english.reading.table import fragment, reads, reads_quoted
from apnap.english.sentences import CONDITIONS, joined, sentences

BOTH: Final = "you and that player"
MAY_INSTEAD: Final = "you may instead"


def _draws_plus(node: DrawsPlus, voice: Voice) -> str:
    who = "you would" if isinstance(node.who, You) else f"{does(node.who, voice, 'would', 'would')}"
    they = "you" if isinstance(node.who, You) else "they"
    front = "" if node.condition is None else f"as long as {CONDITIONS.say(node.condition, voice)}, "
    said = f"if {who} draw one or more cards, {they} draw that many cards plus {number_word(node.more)} instead"
    return sentence(front + said)


ABILITIES.add(DrawsPlus, _draws_plus)


def _reveals(node: RevealsFirstDrawn, voice: Voice) -> str:
    first = f"{'you may ' if node.may else ''}reveal {FIRST_DRAWN}{AS_DRAWN if node.may else ''}"
    said = sentences(node.trigger.effect, Voice(voice.name, voice.self_noun, voice.own_types))
    return joined([first, f"whenever you reveal {noun(node.filter, 'card').one()} this way, {said[0]}", *said[1:]])


FIRST_DRAWN: Final = "the first card you draw each turn"
AS_DRAWN: Final = " as you draw it"
ABILITIES.add(RevealsFirstDrawn, _reveals)
fragment("first drawn", FIRST_DRAWN)
fragment("as it is drawn", AS_DRAWN.strip())
reads_quoted("revealed so", "<sentences>", lambda effects: effects)
for _may, _words in ((True, "you may reveal <first drawn> <as it is drawn>"), (False, "reveal <first drawn>")):
    reads(
        "line",
        f"{_words} . whenever you reveal a <card> <this way> , <revealed so> .",
        lambda f, effects, may=_may: RevealsFirstDrawn(every(f), in_order(effects), may=may),
    )
ABILITIES.add(
    DrawsAreShared,
    lambda node, voice: sentence(
        f"if {does(node.who, voice, 'would', 'would')} draw two or more cards, instead {BOTH} each draw a card"
    ),
)
reads(
    "line",
    "if you <would draw> one or more cards , you draw <that many> cards plus <count> instead .",
    DrawsPlus,
)


def _may_instead(node: MayInsteadOfDrawing, voice: Voice) -> str:
    first, *rest = sentences(node.instead, voice)
    return joined([f"if you would draw a card, {MAY_INSTEAD} {first}", *rest])


ABILITIES.add(MayInsteadOfDrawing, _may_instead)
reads("line", "if you <would draw> a card , you may instead <sentence> .", MayInsteadOfDrawing)


def _taken(node: DrawsTaken, voice: Voice) -> str:
    would = f"if {does(node.who, voice, 'would', 'would')} draw a card {BUT_ONE} {IN_STEPS}"
    return sentence(f"{would}, instead {SKIPPED} and {YOURS}")


BUT_ONE: Final = "except the first one they draw"
IN_STEPS: Final = "in each of their draw steps"
SKIPPED: Final = "that player skips that draw"
YOURS: Final = "you draw a card"
ABILITIES.add(DrawsTaken, _taken)
fragment("but one", BUT_ONE)
fragment("in their steps", IN_STEPS)
fragment("draw skipped", SKIPPED)
reads(
    "line",
    "if an opponent <would draw> a card <but one> <in their steps> , instead <draw skipped> and you draw a card .",
    lambda: DrawsTaken(EACH_OPPONENT),
)
