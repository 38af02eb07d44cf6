"""Phrases for the words of `apnap.abilities.facts.this_way`."""

from __future__ import annotations

from apnap.abilities.amounts import CountOf
from apnap.abilities.facts.this_way import (
    LIFE_LOST_THIS_WAY,
    THE_RESULT,
    WAYS,
    AnyThisWay,
    CountThisWay,
    EachAttached,
    LifeLostThisWay,
    TheResult,
)
from apnap.abilities.filters import AnyOf, Subtype
from apnap.english.amounts import AMOUNTS, SINGLE
from apnap.english.nouns import SELECTORS, Ref, Voice, noun, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CONDITIONS


def _attached(node: EachAttached, voice: Voice) -> Ref:
    return Ref(f"{noun(node.filter).many()} attached to {ref(node.to, voice).text}", many=True)


AMOUNTS.add(CountThisWay, lambda node, voice: f"the number of {noun(node.filter).many()} {node.verb} this way")
SINGLE.add(CountThisWay, lambda node, voice: f"{noun(node.filter).bare()} {node.verb} this way")
CONDITIONS.add(
    AnyThisWay,
    lambda node, voice: f"{noun(node.filter).one()} {'is' if node.now else 'was'} {node.verb} this way",
)
AMOUNTS.add(LifeLostThisWay, lambda node, voice: "the life lost this way")
AMOUNTS.add(TheResult, lambda node, voice: "the result")
SELECTORS.add(EachAttached, _attached)
for verb in WAYS:
    reads("amount", f"the number of <permanents> {verb} this way", lambda f, verb=verb: CountThisWay(verb, *f))
    reads("single", f"<permanent> {verb} this way", lambda f, verb=verb: CountThisWay(verb, *f))
    reads("condition", f"a <permanent> was {verb} this way", lambda f, verb=verb: AnyThisWay(verb, *f))
    reads("condition", f"a <permanent> is {verb} this way", lambda f, verb=verb: AnyThisWay(verb, *f, now=True))
reads("amount", "the life lost this way", LIFE_LOST_THIS_WAY)
reads("amount", "the result", THE_RESULT)
reads("attachments", "<permanents> attached to <subject>", lambda f, to: EachAttached(to, *f))
reads(
    "attachments",
    "<subtype> and <subtype> attached to <subject>",
    lambda one, other, to: EachAttached(to, AnyOf(Subtype(one), Subtype(other))),
)
reads("amount", "the number of <attachments>", CountOf)
reads("single", "<permanent> attached to <subject>", lambda f, to: CountOf(EachAttached(to, *f)))
reads(
    "single",
    "<subtype> and <subtype> attached to <subject>",
    lambda one, other, to: CountOf(EachAttached(to, AnyOf(Subtype(one), Subtype(other)))),
)
