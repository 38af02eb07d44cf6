"""Phrases for the words of `apnap.abilities.amounts`."""

from __future__ import annotations

from apnap.abilities.amounts import (
    CardsIn,
    ChosenX,
    CountersOnThis,
    CountOf,
    DamageDealt,
    ForEach,
    HalfUp,
    LifeOf,
    ManaValueOf,
    PowerOf,
    ThatMuch,
    ToughnessOf,
)
from apnap.english.amounts import AMOUNTS, PER
from apnap.english.nouns import Voice, noun, ref
from apnap.rules.ch1_concepts.definitions import Filter
from apnap.rules.core.constants import ZONE_NAMES


def counted(filter: Filter) -> str:
    """`creature you control`, `Elf on the battlefield`, `other creature on the battlefield that ...`."""
    n = noun(filter)
    if not n.mine:
        n.mine = "on the battlefield"
    return ("other " if n.other else "") + n.bare()


def holder(node: CardsIn, voice: Voice) -> str:
    """`your`, `that player's`: who was named before is that player."""
    whose = ref(node.who, voice).whose
    return "that player's" if whose == "its" else whose


AMOUNTS.add(ChosenX, lambda node, voice: "X")
AMOUNTS.add(ThatMuch, lambda node, voice: "that much")
AMOUNTS.add(DamageDealt, lambda node, voice: "the damage dealt this way")
AMOUNTS.add(CountOf, lambda node, voice: f"the number of {ref(node.what, voice).text}")
AMOUNTS.add(PowerOf, lambda node, voice: f"{ref(node.what, voice).whose} power")
AMOUNTS.add(ToughnessOf, lambda node, voice: f"{ref(node.what, voice).whose} toughness")
AMOUNTS.add(LifeOf, lambda node, voice: f"{ref(node.who, voice).whose} life total")
PER.add(ForEach, lambda node, voice: counted(node.filter))
AMOUNTS.add(
    CardsIn, lambda node, voice: f"the number of cards in {holder(node, voice)} {ZONE_NAMES[node.zone]}"
)
AMOUNTS.add(
    HalfUp,
    lambda node, voice: f"half {AMOUNTS.say(node.what, voice).replace('your life total', 'your life')}, rounded up",
)
AMOUNTS.add(ManaValueOf, lambda node, voice: f"{ref(node.what, voice).whose} mana value")
AMOUNTS.add(CountersOnThis, lambda node, voice: f"the number of {node.counter} counters on it")
