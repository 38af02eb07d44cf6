"""Phrases for the words of `apnap.abilities.effects.delayed_triggers`."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.delayed_triggers import AtNext, MayPayWhenDone
from apnap.abilities.selectors import It
from apnap.english.nouns import Voice, ref
from apnap.english.sentences import COSTS, SENTENCES, sentences
from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.core.constants import STEP_NAMES


def _at_next(node: AtNext, voice: Voice) -> list[str]:
    said = sentences(node.ability.effect, voice)
    which = "first" if node.first else "next"
    whose = "the" if node.whose is None else ref(node.whose, voice).whose
    return [*said[:-1], f"{said[-1]} at the beginning of {whose} {which} {STEP_NAMES[node.step]}"]


def _when_done(node: MayPayWhenDone, voice: Voice) -> list[str]:
    paid = COSTS.say(node.cost, voice)
    voice.said_this = False
    inner = sentences(node.ability.effect, voice)
    pay = "pay " if isinstance(node.cost, PayMana) else ""
    first = inner[0].replace(" on it", " on that creature") if speaks_of_it(node.ability) else inner[0]
    return [f"you may {pay}{paid}", f"when you do, {first}", *inner[1:]]


def speaks_of_it(node: Node) -> bool:
    return isinstance(node, It) or any(speaks_of_it(child) for child in node.children())


SENTENCES.add(AtNext, _at_next)
SENTENCES.add(MayPayWhenDone, _when_done)
