"""Phrases for the words of `apnap.abilities.layouts`."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.layouts import FUSE, Aftermath, EitherCost, Fuse
from apnap.english.abilities import ABILITIES, keyword
from apnap.english.grammar import sentence
from apnap.english.nouns import Voice
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS

keyword(Fuse, lambda node, voice: "fuse", inline=True)
keyword(Aftermath, lambda node, voice: "aftermath")
reads("keyword", "fuse", FUSE)
reads("keyword", "aftermath", Aftermath)


def _either(node: EitherCost, voice: Voice) -> str:
    one, other = COSTS.say(node.one, voice), COSTS.say(node.other, voice)
    other = f"pay {other}" if isinstance(node.other, PayMana) else other
    return sentence(f"as an additional cost to cast this spell, {one} or {other}")


ABILITIES.add(EitherCost, _either)
reads("line", "as an additional cost to cast ~ , <paid> or <paid> .", EitherCost)
reads(
    "line", "as an additional cost to cast ~ , <paid> or pay <mana> .", lambda one, mana: EitherCost(one, PayMana(mana))
)
