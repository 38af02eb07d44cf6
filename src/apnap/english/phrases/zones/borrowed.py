"""Phrases for the words of `apnap.abilities.zones.borrowed`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.facts.measures import EachCard
from apnap.abilities.players import EACH_PLAYER, YOU
from apnap.abilities.zones.borrowed import CastToBorrow, HasAbilitiesOfCards
from apnap.abilities.zones.exiled_with import CardsExiledHere
from apnap.english.changes import CHANGES, Changed
from apnap.english.nouns import Voice, noun, ref
from apnap.english.phrases.zones.exiled_with import linked
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES
from apnap.rules.ch1_concepts.definitions import Filter, Selector
from apnap.rules.core.constants import GRAVEYARD

ALL_OF_THEM: Final = "all activated abilities of that card"


def _borrow(node: CastToBorrow, voice: Voice) -> list[str]:
    what = ref(node.what, voice).text.replace(" from a graveyard", " in a graveyard")
    return [
        f"you may cast {what} this turn",
        f"when you cast it this turn, {voice.self_noun} gains {ALL_OF_THEM} until end of turn",
    ]


SENTENCES.add(CastToBorrow, _borrow)
fragment("all its abilities", ALL_OF_THEM)
reads(
    "sentence",
    "you may cast <any card> <this turn> . when you cast it <this turn> , ~ gains <all its abilities> "
    "<until end of turn>",
    CastToBorrow,
)

EVERY: Final = "all activated abilities of"
PLACES: Final[dict[Selector, str]] = {EACH_PLAYER: "all graveyards", YOU: "your graveyard"}


def _abilities(node: HasAbilitiesOfCards, voice: Voice) -> Changed:
    of = node.of
    if isinstance(of, EachCard):
        return Changed("has", "have", f"{EVERY} all {noun(of.filter, 'card').many()} in {PLACES[of.whose]}")
    every = "all " if isinstance(of, CardsExiledHere) and not of.the else ""
    return Changed("has", "have", f"{EVERY} {every}{ref(of, voice).text}")


def in_graveyards(found: tuple[int, Selector, tuple[Filter, ...]]) -> EachCard:
    """Cards in graveyards; hands and libraries are not looked through for this."""
    zone, whose, filters = found
    for known in PLACES:
        if zone == GRAVEYARD and whose == known:
            return EachCard(zone, *filters, whose=known)
    raise Misread("your graveyard is meant, or all of them")


def exiled_here(said: Said, *filters: Filter, the: bool = False) -> CardsExiledHere:
    linked(said)
    return CardsExiledHere(*filters, the=the)


CHANGES.add(HasAbilitiesOfCards, _abilities)
fragment("all activated abilities of", EVERY)
reads("lent by", "all <those cards in>", in_graveyards)
reads_knowing("lent by", "all <cards> <exiled here>", lambda said, f: exiled_here(said, *f))
reads_knowing("lent by", "the exiled card", lambda said: exiled_here(said, the=True))
reads("change", "(has|have) <all activated abilities of> <lent by>", lambda of: [HasAbilitiesOfCards(of)])
