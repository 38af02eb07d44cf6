"""Phrases for the words of `apnap.abilities.effects.damage`."""

from __future__ import annotations

from apnap.abilities.amounts import CardsIn, CountersOnThis
from apnap.abilities.casual.drafting import HighestNoted
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.selectors import This
from apnap.english.amounts import AMOUNTS, of_mass
from apnap.english.nouns import Ref, Voice, each_one, ref
from apnap.english.sentences import CLAUSES, Clause


def _deal(node: DealDamage, voice: Voice) -> Clause:
    source = node.source
    who = Ref(voice.this()) if source is None else ref(source, voice)
    to = "itself" if source is None and isinstance(node.to, This) else each_one(node.to, voice).text
    if isinstance(node.amount, (CardsIn, CountersOnThis, HighestNoted)):
        return Clause(who, "deals", "deal", f"damage to {to} equal to {AMOUNTS.say(node.amount, voice)}")
    clause = Clause(who, "deals", "deal", f"{of_mass(node.amount, 'damage', voice)} to {to}")
    if node.excess_to is not None:
        whose = "that creature's"
        clause.then = f"excess damage is dealt to {whose} controller instead"
    return clause


def _divided(node: DealDividedDamage, voice: Voice) -> Clause:
    among = ref(node.among, voice).text
    how = f"{of_mass(node.amount, 'damage', voice)} divided as you choose among {among}"
    return Clause(Ref(voice.this()), "deals", "deal", how)


CLAUSES.add(DealDamage, _deal)
CLAUSES.add(DealDividedDamage, _divided)
