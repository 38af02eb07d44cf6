"""Phrases for the words of `apnap.abilities.keyword_actions.revealing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.filters import ARTIFACT, CREATURE, ENCHANTMENT, LAND
from apnap.abilities.keyword_actions.revealing import (
    OpponentSeparates,
    Reveal,
    RevealAndPut,
    RevealAndTake,
    SeekLandOrNonland,
    TakeChosenType,
)
from apnap.english.amounts import counters
from apnap.english.common import THIS_WAY, on_bottom
from apnap.english.grammar import listed, number_word
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, SENTENCES, order
from apnap.rules.core.constants import GRAVEYARD, LIBRARY


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
    piles = ["one pile into your hand", "the other into your graveyard"]
    if node.rest == LIBRARY:
        piles[1] = f"the other {on_bottom('your library')}"
    these = "cards"
    return [
        f"reveal the top {number_word(node.number)} {these} of your library",
        f"an opponent separates those {these} into two piles",
        f"put {listed(piles, 'and')}",
    ]


CLAUSES.add(Reveal, lambda node, voice: order("reveal", ref(node.what, voice).text))
reads("effect", "reveal <card ref>", Reveal)
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
fragment("to the bottom in order", "on the bottom of your library")
reads(
    "effect",
    "reveal the top <number word> cards of your library . a opponent separates those cards <two piles> . "
    "<one pile> and the other <to the bottom in order> in any order",
    lambda n: OpponentSeparates(n, rest=LIBRARY),
)


def _seek(node: SeekLandOrNonland, voice: Voice) -> list[str]:
    return [f"{LAND_OR_NOT} and {SEARCHED} until {OF_KIND}", f"{TAKEN} and {OTHERS} {on_bottom('your library')}"]


LAND_OR_NOT: Final = "choose land or nonland"
SEARCHED: Final = "reveal cards from the top of your library"
OF_KIND: Final = "you reveal a card of the chosen kind"
TAKEN: Final = "put that card into your hand"
OTHERS: Final = "put all other cards revealed this way"
SENTENCES.add(SeekLandOrNonland, _seek)
fragment("land or not", LAND_OR_NOT)
fragment("seek cards", SEARCHED)
fragment("chosen kind", OF_KIND)
fragment("take that card", TAKEN)
fragment("put others away", OTHERS)
fragment("to the bottom", "on the bottom of your library")
reads(
    "sentence",
    "<land or not> and <seek cards> until <chosen kind> . <take that card> and <put others away> <to the bottom> "
    "in any order",
    SeekLandOrNonland,
)


def _chosen_type(node: TakeChosenType, voice: Voice) -> list[str]:
    kinds = " or ".join(noun(one).types[0] for one in (node.one, node.other))
    taken = f"put all cards of the chosen type {THIS_WAY} into your hand"
    return [
        f"choose {kinds}",
        f"reveal the top {number_word(node.number)} cards of your library",
        f"{taken} and the rest into your graveyard",
    ]


SENTENCES.add(TakeChosenType, _chosen_type)
fragment("shown into the hand", "revealed this way into your hand")
fragment("of the chosen type", "put all cards of the chosen type")
reads(
    "sentence",
    "choose <one card type> or <one card type> . reveal the top <number word> cards of your library . "
    "<of the chosen type> <shown into the hand> and the rest into your graveyard",
    lambda one, other, n: TakeChosenType(n, one, other),
)
for _word, _type in (("artifact", ARTIFACT), ("creature", CREATURE), ("enchantment", ENCHANTMENT), ("land", LAND)):
    reads("one card type", _word, _type)
