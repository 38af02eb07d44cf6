"""Phrases for the words of `apnap.abilities.statics.damage`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.players import YOU
from apnap.abilities.selectors import THIS, Each
from apnap.abilities.statics.damage import (
    DamageBecomesCounters,
    DamageKeptOff,
    DamageLessened,
    DamageMultiplied,
    DamageRedirected,
    PreventedForCounter,
)
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import article, sentence
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import fragment, reads
from apnap.rules.ch1_concepts.definitions import Filter

FACTORS: Final = {2: "double", 3: "triple"}


def source(filter: Filter) -> str:
    """`a source you control`, `a creature you control`."""
    n = noun(filter)
    return n.one() if n.types or n.subtypes or n.choice else noun(filter, "source").one()


def _multiplied(node: DamageMultiplied, voice: Voice) -> str:
    again = "" if node.brief else " to that permanent or player"
    to = "" if node.briefest else " to a permanent or player"
    return sentence(
        f"if {source(node.filter)} would deal damage{to}, "
        f"it deals {FACTORS[int(node.factor)]} that damage{again} instead"
    )


def _redirected(node: DamageRedirected, voice: Voice) -> str:
    what = " and ".join(ref(s, voice).text for s in node.instead_of)
    return sentence(f"all damage that would be dealt to {what} is dealt to {ref(node.to, voice).text} instead")


def _kept_off(node: DamageKeptOff, voice: Voice) -> str:
    combat = "combat " if node.combat else "noncombat " if node.but else ""
    ways = " and dealt ".join([word for word, said in (("to", node.to), ("by", node.by)) if said])
    return sentence(f"prevent all {combat}damage that would be dealt {ways} {ref(node.what, voice).text}")


def _lessened(node: DamageLessened, voice: Voice) -> str:
    to = noun(node.to.filter).one() if isinstance(node.to, Each) else ref(node.to, voice).text
    return sentence(f"if {source(node.filter)} would deal damage to {to}, prevent {node.less} of that damage")


ABILITIES.add(DamageMultiplied, _multiplied)
ABILITIES.add(DamageRedirected, _redirected)
ABILITIES.add(DamageKeptOff, _kept_off)
ABILITIES.add(DamageLessened, _lessened)
ABILITIES.add(
    DamageBecomesCounters,
    lambda node, voice: sentence(
        f"if damage would be dealt to {voice.this()}, put that many {node.counter} counters on {voice.this()} instead"
    ),
)
ABILITIES.add(
    PreventedForCounter,
    lambda node, voice: (
        f"If damage would be dealt to {voice.self_noun}, prevent that damage. "
        f"Remove {article(node.counter)} counter from {voice.self_noun}."
    ),
)
reads(
    "line",
    "prevent all combat damage <would be dealt> to and dealt by <subject> .",
    lambda what: DamageKeptOff(what, combat=True, by=True),
)
reads(
    "line",
    "prevent all damage <would be dealt> to and dealt by <subject> .",
    lambda what: DamageKeptOff(what, by=True),
)
reads("line", "prevent all damage <would be dealt> to <subject> .", DamageKeptOff)
reads(
    "line",
    "prevent all combat damage <would be dealt> to <subject> .",
    lambda what: DamageKeptOff(what, combat=True),
)
reads(
    "line",
    "prevent all combat damage <would be dealt> by <subject> .",
    lambda what: DamageKeptOff(what, combat=True, by=True, to=False),
)
reads("line", "prevent all damage <would be dealt> by <subject> .", lambda what: DamageKeptOff(what, by=True, to=False))
reads(
    "line",
    "if a <source> would deal damage <to anything> , it deals <double> that damage "
    "[to that permanent or player] instead .",
    lambda f: DamageMultiplied(2, *f),
)
reads(
    "line",
    "if a <permanent> would deal damage <to anything> , it deals <double> that damage [to that permanent or "
    "player] instead .",
    lambda f: DamageMultiplied(2, *f),
)
reads(
    "line",
    "all damage <would be dealt> to <who> is dealt to <subject> instead .",
    lambda who, to: DamageRedirected(to, who),
)
reads(
    "line",
    "if a <source> would deal damage to <lessened> , prevent <digits> of that damage .",
    lambda f, to, n: DamageLessened(n, to, *f),
)
reads("lessened", "you", YOU)
reads("lessened", "~", lambda: THIS)
reads(
    "line",
    "prevent all noncombat damage <would be dealt> to <subject> .",
    lambda what: DamageKeptOff(what, but=True),
)
reads("line", "prevent all noncombat damage <would be dealt> to you .", lambda: DamageKeptOff(YOU, but=True))
reads("line", "prevent all damage <would be dealt> to you .", lambda: DamageKeptOff(YOU))
reads("line", "prevent all combat damage <would be dealt> to you .", lambda: DamageKeptOff(YOU, combat=True))
fragment("damage at this", "if damage would be dealt to ~ , prevent that damage .")
reads("line", "<damage at this> remove a <counter> counter from ~ .", PreventedForCounter)
