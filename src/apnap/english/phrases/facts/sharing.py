"""Phrases for the words of `apnap.abilities.facts.sharing`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.conditions import Is
from apnap.abilities.facts.sharing import MostOfOneType, SharesCardTypeWith, SharesTypeWith
from apnap.abilities.selectors import THIS, Each, Sacrificed
from apnap.english.amounts import AMOUNTS
from apnap.english.common import CARD_TYPE
from apnap.english.nouns import FILTERS, LATEST, Noun, Voice, noun, ref
from apnap.english.phrase_table import Unspoken
from apnap.english.reading.said import GONE, OBJECTS, THING, Said
from apnap.english.reading.table import fragment, reads, reads_knowing


def _shares(node: SharesTypeWith, n: Noun) -> None:
    voice = LATEST[0] if LATEST else Voice("", "this creature", 0)
    n.other = n.other or node.other
    with_what = noun(node.what.filter).one() if isinstance(node.what, Each) else ref(node.what, voice).text
    n.after.append(f"that shares a creature type with {with_what}")


FILTERS.add(SharesTypeWith, _shares)
fragment("sharing", "[on the battlefield] that (shares|share) a creature type with")
reads("after", "<sharing> <subject>", SharesTypeWith)
reads("after", "<sharing> the sacrificed <permanent>", lambda f: SharesTypeWith(Sacrificed(*f)))
reads_knowing("after", "<sharing> that <permanent>", lambda said, f: SharesTypeWith(said.that(f)))
reads("after", "<sharing> a <permanent>", lambda f: SharesTypeWith(Each(*f)))


def _shares_card_type(node: SharesCardTypeWith, n: Noun) -> None:
    voice = LATEST[0] if LATEST else Voice("", "this creature", 0)
    n.after.append(f"that shares {CARD_TYPE} {ref(node.what, voice).text}")


FILTERS.add(SharesCardTypeWith, _shares_card_type)
fragment("same card type", f"that (shares|share) {CARD_TYPE}")
reads("after", "<sharing a card type>", lambda so: so)


def it_or_gone(said: Said) -> SharesCardTypeWith:
    """'It' is what was sacrificed, if that was spoken of last."""
    for kind, _ in reversed(said.mentions):
        if kind == GONE:
            return SharesCardTypeWith(Sacrificed(pronoun=True))
        if kind in OBJECTS and kind != THING:
            break
    return SharesCardTypeWith(said.it())


reads_knowing("sharing a card type", "<same card type> it", it_or_gone)
reads(
    "sharing a card type",
    "<same card type> the sacrificed <permanent>",
    lambda f: SharesCardTypeWith(Sacrificed(*f)),
)
reads_knowing(
    "sharing a card type",
    "<same card type> that <permanent>",
    lambda said, f: SharesCardTypeWith(said.that(f)),
)
reads_knowing("sharing a card type", "<same card type> that spell", lambda said: SharesCardTypeWith(said.that_spell()))


def _most(node: MostOfOneType, voice: Voice) -> str:
    if not isinstance(node.what, Each):
        raise Unspoken("permanents are described")
    return f"the greatest number of {noun(node.what.filter).many()} {IN_COMMON}"


IN_COMMON: Final = "that have a creature type in common"
AMOUNTS.add(MostOfOneType, _most)
fragment("in common", IN_COMMON)
reads("amount", "the greatest number of <permanents> <in common>", lambda f: MostOfOneType(Each(*f)))
reads(
    "condition",
    "<card spoken of> shares a creature type with ~",
    lambda card: Is(card, SharesTypeWith(THIS)),
)
