"""Phrases for the words of `apnap.abilities.keyword_abilities.exile_and_cast`."""

from __future__ import annotations

from apnap.abilities.keyword_abilities.exile_and_cast import (
    WAS_FORETOLD,
    Cipher,
    EncodedCard,
    ExileSuspended,
    ExileWithCounters,
    Foretell,
    Madness,
    Plot,
    Rebound,
    Suspend,
    SuspendGained,
    Warp,
    WasForetold,
)
from apnap.english.abilities import DASH, keyword
from apnap.english.amounts import counters
from apnap.english.nouns import SELECTORS, Ref, Voice, all_of, ref
from apnap.english.reading.said import Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, COSTS, SENTENCES, order
from apnap.rules.ch1_concepts.definitions import Selector

keyword(Foretell, lambda node, voice: f"foretell {node.cost}")
keyword(Plot, lambda node, voice: f"plot {node.cost}")
CONDITIONS.add(WasForetold, lambda node, voice: "this spell was foretold")
keyword(Suspend, lambda node, voice: f"suspend {node.number}{DASH}{node.cost}")


def _madness(node: Madness, voice: Voice) -> str:
    if not node.parts:
        return f"madness {node.cost}".rstrip()
    parts = [COSTS.say(part, voice) for part in node.parts]
    return f"madness{DASH}{', '.join([node.cost, *(words[:1].upper() + words[1:] for words in parts)])}."


keyword(Madness, _madness)
keyword(Rebound, lambda node, voice: "rebound")
reads("keyword", "foretell <mana>", Foretell)
reads("keyword", "plot <mana>", Plot)
reads_knowing("condition", "~ was foretold", lambda said: (said.was_cast(), WAS_FORETOLD)[1])
reads("keyword", "suspend <digits> \u2014 <mana>", Suspend)
reads("keyword", "madness <mana>", Madness)
reads("keyword", "madness \u2014 <mana> , <paid> .", Madness)
reads("keyword", "rebound", Rebound)
reads("keyword", "warp <mana>", Warp)


SENTENCES.add(Cipher, lambda node, voice: ["cipher"])
SELECTORS.add(EncodedCard, lambda node, voice: Ref("the encoded card"))
reads("spell", "cipher [.]", lambda: [Cipher()])


keyword(SuspendGained, lambda node, voice: "suspend")
CLAUSES.add(
    ExileWithCounters,
    lambda node, voice: order(
        "exile",
        f"{all_of(node.what, voice).text} with {counters(node.number, node.counter)} on {on_each(node.what, voice)}",
    ),
)
CLAUSES.add(
    ExileSuspended,
    lambda node, voice: order(
        "exile",
        f"{all_of(node.what, voice).text} with {counters(node.number, 'time')} on it and it gains suspend",
    ),
)


def on_each(what: Selector, voice: Voice) -> str:
    return "them" if ref(what, voice).many else "it"


def with_counters(said: Said, what: Selector, number: int, counter: str) -> ExileWithCounters:
    said.exiles = True
    return ExileWithCounters(what, number, counter)


reads_knowing(
    "effect",
    "exile <object> with a <counter> counter on (it|them)",
    lambda said, what, counter: with_counters(said, what, 1, counter),
)
reads_knowing("effect", "exile <object> with <number word> <counter> counters on (it|them)", with_counters)


def suspended(said: Said, what: Selector, number: int) -> ExileSuspended:
    said.exiles = True
    return ExileSuspended(what, number)


reads_knowing("effect", "exile <object> with <number word> time counters <on it> and it gains suspend", suspended)
