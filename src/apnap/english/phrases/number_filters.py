"""Phrases for the words of `apnap.abilities.number_filters`."""

from __future__ import annotations

from apnap.abilities.conditions import Is
from apnap.abilities.filters import ManaValueAtMost, PowerAtLeast, PowerAtMost, ToughnessAtMost
from apnap.abilities.number_filters import (
    EachIs,
    HasBaseSizeOf,
    HasSize,
    ManaValueAtLeast,
    ManaValueIs,
    ToughnessAtLeast,
)
from apnap.english.nouns import FILTERS, Noun
from apnap.english.phrases.filters import bounded
from apnap.english.reading.leaves import size_numbers
from apnap.english.reading.table import reads, reads_knowing

FILTERS.add(ManaValueAtLeast, lambda node, n: n.after.append(bounded("mana value", node.amount, "greater")))


def _each(node: EachIs, n: Noun) -> None:
    before = len(n.after)
    FILTERS.say(node.filter, n)
    n.after[before:] = [f"each {words}" for words in n.after[before:]]


FILTERS.add(EachIs, _each)
reads("after", "each with <property>", EachIs)
FILTERS.add(ManaValueIs, lambda node, n: n.after.append(bounded("mana value", node.amount, "")))
FILTERS.add(ToughnessAtLeast, lambda node, n: n.after.append(bounded("toughness", node.amount, "greater")))
reads("property", "mana value <digits> or greater", ManaValueAtLeast)
reads("property", "mana value <digits>", ManaValueIs)
reads("property", "toughness <digits> or greater", ToughnessAtLeast)
reads_knowing("property", "mana value X or less", lambda said: ManaValueAtMost(said.amount_x()))
reads_knowing("property", "mana value X or greater", lambda said: ManaValueAtLeast(said.amount_x()))
reads_knowing("property", "mana value X", lambda said: ManaValueIs(said.amount_x()))
reads_knowing("property", "power X or less", lambda said: PowerAtMost(said.amount_x()))
reads_knowing("property", "power X or greater", lambda said: PowerAtLeast(said.amount_x()))
reads_knowing("property", "toughness X or less", lambda said: ToughnessAtMost(said.amount_x()))
reads_knowing("property", "toughness X or greater", lambda said: ToughnessAtLeast(said.amount_x()))
FILTERS.add(HasSize, lambda node, n: n.adjectives.insert(0, f"{node.power}/{node.toughness}"))
reads("condition", "<that> is <size>", lambda what, size: Is(what, HasSize(*size_numbers(size))))


def _base(node: HasBaseSizeOf, n: Noun) -> None:
    if node.either:
        n.after.append(f"with base power or toughness {node.power}")
    elif node.toughness < 0:
        n.after.append(f"with base power {node.power}")
    elif node.power < 0:
        n.after.append(f"with base toughness {node.toughness}")
    else:
        n.after.append(f"with base power and toughness {node.power}/{node.toughness}")


FILTERS.add(HasBaseSizeOf, _base)
reads("after", "with base power and toughness <size>", lambda size: HasBaseSizeOf(*size_numbers(size)))
reads("after", "with base power or toughness <digits>", lambda n: HasBaseSizeOf(n, n, either=True))
reads("after", "with base power <digits>", HasBaseSizeOf)
reads("after", "with base toughness <digits>", lambda n: HasBaseSizeOf(-1, n))
