"""Phrases about damage that is doubled, redirected or prevented, and about piles."""

from __future__ import annotations

from typing import Final

from apnap.abilities.effects.damage_shields import DeflectNext, PreventNextTime
from apnap.abilities.events.damage_events import DamageIsPrevented
from apnap.abilities.keyword_actions.revealing import OpponentSeparates
from apnap.abilities.selectors import Each
from apnap.abilities.statics.damage import (
    DamageBecomesCounters,
    DamageKeptOff,
    DamageLessened,
    DamageMultiplied,
    DamageRedirected,
    PreventedForCounter,
)
from apnap.english.abilities import EVENTS
from apnap.english.common import next_time
from apnap.english.effects import ABILITIES, AMOUNTS, SENTENCES
from apnap.english.nouns import Voice, noun, ref
from apnap.english.words import article, listed, number_word, sentence
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
    combat = "combat " if node.combat else ""
    ways = " and dealt ".join([word for word, said in (("to", node.to), ("by", node.by)) if said])
    return sentence(f"prevent all {combat}damage that would be dealt {ways} {ref(node.what, voice).text}")


def _lessened(node: DamageLessened, voice: Voice) -> str:
    to = noun(node.to.filter).one() if isinstance(node.to, Each) else ref(node.to, voice).text
    return sentence(f"if {source(node.filter)} would deal damage to {to}, prevent {node.less} of that damage")


def _next_time(node: PreventNextTime, voice: Voice) -> list[str]:
    what = noun(node.filter, "source").one()
    return [f"{next_time(f'{what} of your choice', 'deal damage to you')}, prevent that damage"]


def _deflect(node: DeflectNext, voice: Voice) -> list[str]:
    much = AMOUNTS.say(node.amount, voice)
    before, after = ref(node.instead_of, voice).text, ref(node.to, voice).text
    return [f"the next {much} damage that would be dealt to {before} this turn is dealt to {after} instead"]


def _separates(node: OpponentSeparates, voice: Voice) -> list[str]:
    piles = [f"{pile} into your {zone}" for pile, zone in (("one pile", "hand"), ("the other", "graveyard"))]
    these = "cards"
    return [
        f"reveal the top {number_word(node.number)} {these} of your library",
        f"an opponent separates those {these} into two piles",
        f"put {listed(piles, 'and')}",
    ]


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
SENTENCES.add(DeflectNext, _deflect)
SENTENCES.add(OpponentSeparates, _separates)
SENTENCES.add(PreventNextTime, _next_time)
EVENTS.add(
    DamageIsPrevented,
    lambda node, voice: f"damage that would be dealt to {ref(node.to, voice).text} is prevented",
)
ABILITIES.add(
    PreventedForCounter,
    lambda node, voice: (
        f"If damage would be dealt to {voice.self_noun}, prevent that damage. "
        f"Remove {article(node.counter)} counter from {voice.self_noun}."
    ),
)
