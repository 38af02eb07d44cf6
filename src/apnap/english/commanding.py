"""Phrases for what Commander games use: mana of the commander's colours, 'all' of a kind, casting this."""

from __future__ import annotations

from apnap.abilities.counting import AnotherThanIt
from apnap.abilities.mana import AddIdentityColor
from apnap.abilities.mechanics.blocking import BlocksAnything
from apnap.abilities.mechanics.copying_spells import CastsThis
from apnap.abilities.mechanics.graveyards import OwnerShufflesGraveyard, PutIntoGraveyard
from apnap.abilities.selectors import All
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import CLAUSES, Clause, order
from apnap.english.nouns import FILTERS, SELECTORS, Noun, Ref, noun


def _other(node: AnotherThanIt, n: Noun) -> None:
    n.other = True


CLAUSES.add(
    AddIdentityColor,
    lambda node, voice: order("add", "one mana of any color in your commander's color identity"),
)
CLAUSES.add(
    OwnerShufflesGraveyard,
    lambda node, voice: Clause(Ref("its owner"), "shuffles", "shuffle", "their graveyard into their library"),
)
FILTERS.add(AnotherThanIt, _other)
SELECTORS.add(All, lambda node, voice: Ref(f"all {noun(node.filter).many()}", many=True))
EVENTS.add(BlocksAnything, lambda node, voice: f"{watched(node.filter, voice)} blocks")
EVENTS.add(CastsThis, lambda node, voice: "you cast this spell")
EVENTS.add(PutIntoGraveyard, lambda node, voice: f"{watched(node.filter, voice)} is put into a graveyard from anywhere")
