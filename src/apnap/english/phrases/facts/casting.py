"""Phrases for the words of `apnap.abilities.facts.casting`."""

from __future__ import annotations

from apnap.abilities.conditions import CastFrom, Is, Unless, YouCastIt
from apnap.abilities.facts.casting import WAS_CAST, YOU_CAST, WasASpell
from apnap.abilities.selectors import This
from apnap.english.nouns import FILTERS, Noun
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads_knowing
from apnap.rules.ch1_concepts.definitions import Condition, Filter
from apnap.rules.core.constants import GRAVEYARD, HAND
from apnap.rules.core.types import Zone


def _cast(node: WasASpell, n: Noun) -> None:
    if node.yours:
        raise Unspoken("who cast it is said in a sentence of its own")
    n.adjectives.append("cast")


FILTERS.add(WasASpell, _cast)


def of_it(said: Said, what: Filter) -> Is:
    """Something else than this is asked about."""
    it = said.it()
    if isinstance(it, This):
        raise Misread("this was cast in a way of its own")
    return Is(it, what, was=True)


def from_yours(said: Said, zone: Zone) -> Condition:
    """`you cast it from your hand`."""
    if isinstance(said.it(), This):
        return CastFrom(zone, it=True)
    return of_it(said, WasASpell(zone, yours=True))


reads_knowing("condition", "it was cast", lambda said: of_it(said, WAS_CAST))
reads_knowing("condition", "it wasn't cast", lambda said: Unless(of_it(said, WAS_CAST)))
reads_knowing(
    "condition", "you cast it", lambda said: YouCastIt() if isinstance(said.it(), This) else of_it(said, YOU_CAST)
)
reads_knowing("condition", "you cast it from your hand", lambda said: from_yours(said, HAND))
reads_knowing("condition", "you didn't cast it from your hand", lambda said: Unless(from_yours(said, HAND)))
reads_knowing("condition", "you cast it from your graveyard", lambda said: from_yours(said, GRAVEYARD))
