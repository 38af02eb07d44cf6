"""Phrases for the words of `apnap.abilities.keyword_actions.revealing`."""

from __future__ import annotations

from apnap.abilities.keyword_actions.revealing import OpponentSeparates, RevealAndPut, RevealAndTake
from apnap.english.amounts import counters
from apnap.english.common import THIS_WAY, on_bottom
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Voice, noun
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import SENTENCES
from apnap.rules.core.constants import GRAVEYARD


def _take(node: RevealAndTake, voice: Voice) -> list[str]:
    where = "into your graveyard" if node.rest == GRAVEYARD else on_bottom("your library")
    return [
        f"reveal the top {number_word(node.number)} cards of your library",
        f"put all {noun(node.filter, 'card').many()} {THIS_WAY} into your hand and the rest {where}",
    ]


def _reveal(node: RevealAndPut, voice: Voice) -> list[str]:
    found = noun(node.filter, "card").one()
    return [
        f"reveal the top {number_word(node.number)} cards of your library",
        f"put {found} from among them onto the battlefield with {counters(node.counters, node.counter)} on it",
    ]


def _separates(node: OpponentSeparates, voice: Voice) -> list[str]:
    piles = [f"{pile} into your {zone}" for pile, zone in (("one pile", "hand"), ("the other", "graveyard"))]
    these = "cards"
    return [
        f"reveal the top {number_word(node.number)} {these} of your library",
        f"an opponent separates those {these} into two piles",
        f"put {listed(piles, 'and')}",
    ]


SENTENCES.add(RevealAndTake, _take)
SENTENCES.add(RevealAndPut, _reveal)
SENTENCES.add(OpponentSeparates, _separates)
fragment("two piles", "into two piles")
fragment("one pile", "put one pile into your hand")
reads(
    "effect",
    "reveal the top <number word> cards of your library . a opponent separates those cards <two piles> . "
    "<one pile> and the other into your graveyard",
    OpponentSeparates,
)
