"""Phrases for the words of `apnap.abilities.statics.copying`."""

from __future__ import annotations

from apnap.abilities.statics.copying import EntersAsCopy, HasThisAbility, IsColor, IsntLegendary, IsSize, OtherThan
from apnap.english.abilities import ABILITIES
from apnap.english.changes import EXCEPTIONS, except_words
from apnap.english.grammar import sentence
from apnap.english.nouns import FILTERS, Noun, Voice, color_words, noun
from apnap.english.reading.table import reads
from apnap.rules.core.constants import GRAVEYARD


def _enters(node: EntersAsCopy, voice: Voice) -> str:
    n = noun(node.filter)
    what = n.one() if n.mine else f"any {n.bare()} on the battlefield"
    if node.where == GRAVEYARD:
        what = f"any {noun(node.filter, 'card').bare()} in a graveyard"
    return sentence(f"you may have {voice.this()} enter as a copy of {what}{except_words(node.exceptions, voice)}")


def _other_than(node: OtherThan, n: Noun) -> None:
    n.other = True


EXCEPTIONS.add(IsSize, lambda node, voice: f"it's {node.power}/{node.toughness}")
EXCEPTIONS.add(IsColor, lambda node, voice: f"that the copy is {color_words(node.colors, 'and')}")
EXCEPTIONS.add(IsntLegendary, lambda node, voice: "it isn't legendary")
EXCEPTIONS.add(HasThisAbility, lambda node, voice: "it has this ability")
ABILITIES.add(EntersAsCopy, _enters)
FILTERS.add(OtherThan, _other_than)
reads(
    "line",
    "you may have ~ enter [the battlefield] as a copy of any <permanent> on the battlefield .",
    lambda f: EntersAsCopy(*f),
)
reads(
    "line",
    "you may have ~ enter [the battlefield] as a copy of any <permanent> on the battlefield , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but),
)
reads("line", "you may have ~ enter as a copy of a <permanent> .", lambda f: EntersAsCopy(*f))
reads(
    "line",
    "you may have ~ enter as a copy of a <permanent> , except <exceptions> .",
    lambda f, but: EntersAsCopy(*f, *but),
)
reads("exception", "it isn't legendary", lambda: [IsntLegendary()])
reads("exception", "it has this ability", lambda: [HasThisAbility()])
