"""Phrases for the words of `apnap.abilities.costs`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.costs import (
    DiscardSome,
    DiscardThis,
    ExileSome,
    LoyaltyCost,
    MoveThis,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
    SacrificeThis,
    TakeSome,
    TapSome,
    UntapThis,
)
from apnap.english.amounts import AMOUNTS, counters
from apnap.english.grammar import MINUS, article, number_word
from apnap.english.nouns import Voice, noun
from apnap.english.sentences import COSTS
from apnap.rules.core.constants import BATTLEFIELD, GRAVEYARD, HAND

ZONES: Final[dict[int, str]] = {GRAVEYARD: "graveyard", HAND: "hand", BATTLEFIELD: "battlefield"}


def life_words(amount: str) -> str:
    """`life equal to the number of ...`, for an amount that is said as such."""
    return f"life equal to {amount}" if amount.startswith("the number of ") else amount


def _move_this(node: MoveThis, voice: Voice) -> str:
    if node.origin == BATTLEFIELD and node.to == HAND:
        return f"return {voice.this()} to its owner's hand"
    if node.origin == BATTLEFIELD:
        return f"exile {voice.this()}"
    return f"exile this card from your {ZONES[node.origin]}"


def some(node: TakeSome, voice: Voice, state: str = "") -> str:
    """`a creature`, `two cards`."""
    kind = "permanent" if node.zone == BATTLEFIELD else "card"
    filter = node.filter
    if filter is None:
        return article(kind) if node.number == 1 else f"{number_word(node.number)} {kind}s"
    n = noun(filter, kind)
    if state:
        n.adjectives.insert(0, state.strip())
    return n.one() if node.number == 1 else f"{number_word(node.number)} {n.many()}"


def _loyalty(node: LoyaltyCost, voice: Voice) -> str:
    if node.minus_x:
        return f"[{MINUS}X]"
    if node.change == 0:
        return "[0]"
    return f"[+{node.change}]" if node.change > 0 else f"[{MINUS}{-node.change}]"


COSTS.add(PayMana, lambda node, voice: str(node.cost))
COSTS.add(UntapThis, lambda node, voice: "{Q}")
COSTS.add(
    PayLife,
    lambda node, voice: (
        f"pay {node.number} life" if node.counted is None else f"pay {life_words(AMOUNTS.say(node.counted, voice))}"
    ),
)
COSTS.add(MoveThis, _move_this)
COSTS.add(SacrificeThis, lambda node, voice: f"sacrifice {voice.this()}")
COSTS.add(DiscardThis, lambda node, voice: "discard this card")
COSTS.add(SacrificeSome, lambda node, voice: f"sacrifice {some(node, voice)}")
COSTS.add(DiscardSome, lambda node, voice: f"discard {some(node, voice)}")
COSTS.add(ExileSome, lambda node, voice: f"exile {some(node, voice)} from your {ZONES[node.zone]}")
COSTS.add(ReturnSome, lambda node, voice: f"return {some(node, voice)} to its owner's hand")
COSTS.add(TapSome, lambda node, voice: f"tap {some(node, voice, 'untapped ')}")
COSTS.add(
    RemoveCounters,
    lambda node, voice: f"remove {counters(node.number, node.name)} from {voice.this()}",
)
COSTS.add(PutCounters, lambda node, voice: f"put {counters(node.number, node.name)} on {voice.this()}")
COSTS.add(LoyaltyCost, _loyalty)
