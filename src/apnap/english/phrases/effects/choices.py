"""Phrases for the words of `apnap.abilities.effects.choices`."""

from __future__ import annotations

from apnap.abilities.effects.choices import ChoosePermanent, DiscardedThisWay, TheChosen, ToOne
from apnap.english.nouns import SELECTORS, Ref, noun
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, CONDITIONS, order

CLAUSES.add(
    ChoosePermanent,
    lambda node, voice: order("choose", f"{noun(node.among.filter).one()} on the battlefield"),
)
SELECTORS.add(TheChosen, lambda node, voice: Ref(f"that {noun(node.filter).bare()}"))
CONDITIONS.add(DiscardedThisWay, lambda node, voice: f"{noun(node.filter, 'card').one()} is discarded this way")
CLAUSES.add(ToOne, lambda node, voice: CLAUSES.say(node.effect, voice))
reads("effect", "choose a <permanent> [on the battlefield]", lambda f: ChoosePermanent(*f))
reads("condition", "a <card> is discarded this way", lambda f: DiscardedThisWay(*f))
reads("condition", "a <card> was discarded this way", lambda f: DiscardedThisWay(*f))
reads("condition", "you discarded a <card> this way", lambda f: DiscardedThisWay(*f))
