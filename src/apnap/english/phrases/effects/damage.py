"""Phrases for the words of `apnap.abilities.effects.damage`."""

from __future__ import annotations

from apnap.abilities.amounts import CardsIn, CountersOnThis
from apnap.abilities.casual.drafting import HighestNoted
from apnap.abilities.effects.damage import DealDamage, DealDividedDamage
from apnap.abilities.effects.flow import And
from apnap.abilities.filters import CREATURE
from apnap.abilities.selectors import THIS, THOSE, This
from apnap.abilities.targets import AnyTarget
from apnap.english.amounts import AMOUNTS, of_mass
from apnap.english.nouns import Ref, Voice, each_one, ref
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Selector


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
reads("effect", "<this> (deals|deal) <n damage> to <recipient>", lambda this, n, to: DealDamage(n, to=to))


def _it_deals(said: Said, n: int | Amount, to: Selector) -> DealDamage:
    """'It deals damage': this, or another object that was spoken of."""
    source = said.it()
    return DealDamage(n, to=to) if source is THIS else DealDamage(n, to=to, source=source)


def source_first(said: Said) -> Selector:
    """'It', before what comes after it is spoken of."""
    return said.it()


reads_knowing("dealer", "it", source_first)
reads_knowing("dealer", "that creature", lambda said: said.that((CREATURE,)))
reads("dealer", "<target>", lambda slot: slot)
reads(
    "effect",
    "<dealer> deals <n damage> to <recipient>",
    lambda by, n, to: DealDamage(n, to=to) if by is THIS else DealDamage(n, to=to, source=by),
)
reads(
    "effect",
    "<this> deals damage to <recipient> equal to <amount>",
    lambda this, to, n: DealDamage(n, to=to),
)
reads(
    "effect",
    "<dealer> deals damage to <recipient> equal to <amount>",
    lambda by, to, n: DealDamage(n, to=to) if by is THIS else DealDamage(n, to=to, source=by),
)
reads(
    "effect",
    "<this> deals <n damage> to <recipient> and <n damage> to <recipient>",
    lambda this, n, to, m, then: And(DealDamage(n, to=to), DealDamage(m, to=then)),
)
reads_knowing(
    "effect",
    "<this> deals <n damage> divided <your choice> one or two targets",
    lambda said, this, n: DealDividedDamage(n, among=AnyTarget(count=2)),
)
reads_knowing(
    "effect",
    "<this> deals <n damage> divided <your choice> one , two , or three targets",
    lambda said, this, n: DealDividedDamage(n, among=AnyTarget(count=3)),
)


def refuse() -> DealDamage:
    raise Misread("only this divides damage")


reads_knowing(
    "effect",
    "<dealer> deals <n damage> divided <your choice> one , two , or three targets",
    lambda said, by, n: DealDividedDamage(n, among=AnyTarget(count=3)) if by is THIS else refuse(),
)
reads_knowing(
    "effect",
    "<dealer> deals <n damage> divided <your choice> one or two targets",
    lambda said, by, n: DealDividedDamage(n, among=AnyTarget(count=2)) if by is THIS else refuse(),
)
reads(
    "effect",
    "<dealer> deals <n damage> to <recipient> and <n damage> to <recipient>",
    lambda by, n, to, m, then: And(DealDamage(n, to=to), DealDamage(m, to=then)) if by is THIS else refuse(),
)
reads("effect", "<this> deals <n damage> to each of them", lambda this, n: DealDamage(n, to=THOSE))
