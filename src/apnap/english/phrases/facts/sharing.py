"""Phrases for the words of `apnap.abilities.facts.sharing`."""

from __future__ import annotations

from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.selectors import Each
from apnap.english.nouns import FILTERS, LATEST, Noun, Voice, noun, ref
from apnap.english.reading.table import fragment, reads


def _shares(node: SharesTypeWith, n: Noun) -> None:
    voice = LATEST[0] if LATEST else Voice("", "this creature", 0)
    n.other = n.other or node.other
    with_what = noun(node.what.filter).one() if isinstance(node.what, Each) else ref(node.what, voice).text
    n.after.append(f"that shares a creature type with {with_what}")


FILTERS.add(SharesTypeWith, _shares)
fragment("sharing", "[on the battlefield] that (shares|share) a creature type with")
reads("after", "<sharing> <subject>", SharesTypeWith)
reads("after", "<sharing> a <permanent>", lambda f: SharesTypeWith(Each(*f)))
