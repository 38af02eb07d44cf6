"""Phrases for the words of `apnap.abilities.statics.changes`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.statics.changes import Becomes, Gets, GetsForEach, Has
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.changes import CHANGES, EXCEPTIONS, Changed
from apnap.english.common import besides
from apnap.english.grammar import article, listed, size_change
from apnap.english.nouns import Voice, color_words, keyword_names, type_names
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core.constants import CREATURE


def _gets(node: Gets, voice: Voice) -> Changed:
    power, toughness = node.power, node.toughness
    if isinstance(power, Number) and isinstance(toughness, Number):
        return Changed("gets", "get", size_change(power.number, toughness.number))
    said, other = AMOUNTS.say(power, voice), AMOUNTS.say(toughness, voice)
    if said == other and len(said) > 1:
        return Changed("gets", "get", f"+X/+X, where X is {said}")
    return Changed("gets", "get", f"+{said}/+{other}")


def _has(node: Has, voice: Voice) -> Changed:
    words: list[str] = []
    for ability in node.abilities:
        if isinstance(ability, Keywords):
            words += keyword_names(ability.flags)
        elif isinstance(ability, tuple(NAMED)):
            words.append(ABILITIES.say(ability, voice))
        else:
            inner = Voice(voice.name, "this creature", CREATURE)
            words.append(f'"{ABILITIES.say(ability, inner)}"')
    return Changed("has", "have", listed(words, "and"))


def _kind_besides(node: Becomes, voice: Voice) -> str:
    words = " ".join([*node.subtypes, *type_names(node.types)] if not node.subtypes else node.subtypes)
    return f"it's {article(words)}{besides('types')}"


def _becomes(node: Becomes, voice: Voice) -> Changed:
    words = [f"{node.power}/{node.toughness}"] if node.has_size else []
    if node.colors > 0:
        words.append(color_words(node.colors, "and"))
    words += [*node.subtypes, *type_names(node.types)]
    then = ""
    if node.still and voice.own_types:
        then = f"it's still {article(type_names(voice.own_types)[0])}"
    return Changed("becomes", "become", article(" ".join(words)), then)


CHANGES.add(Gets, _gets)
EXCEPTIONS.add(Has, lambda node, voice: f"it has {CHANGES.say(node, voice).rest}")
CHANGES.add(Has, _has)
EXCEPTIONS.add(Becomes, _kind_besides)
CHANGES.add(Becomes, _becomes)
CHANGES.add(
    GetsForEach,
    lambda node, voice: Changed(
        "gets", "get", f"{size_change(node.power, node.toughness)} for each {PER.say(node.each, voice)}"
    ),
)
