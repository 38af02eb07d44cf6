"""Phrases for the words of `apnap.abilities.effects.damage_shields`."""

from __future__ import annotations

from apnap.abilities.effects.damage_shields import DeflectNext, PreventDamage, PreventNext, PreventNextTime
from apnap.english.amounts import AMOUNTS, of_mass
from apnap.english.common import next_time
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order


def _prevent(node: PreventDamage, voice: Voice) -> Clause:
    return order("prevent", f"all {'combat ' if node.combat else ''}damage that would be dealt this turn")


def _prevent_next(node: PreventNext, voice: Voice) -> Clause:
    much = of_mass(node.amount, "damage", voice)
    return order("prevent", f"the next {much} that would be dealt to {ref(node.to, voice).text} this turn")


def _next_time(node: PreventNextTime, voice: Voice) -> list[str]:
    what = noun(node.filter, "source").one()
    return [f"{next_time(f'{what} of your choice', 'deal damage to you')}, prevent that damage"]


def _deflect(node: DeflectNext, voice: Voice) -> list[str]:
    much = AMOUNTS.say(node.amount, voice)
    before, after = ref(node.instead_of, voice).text, ref(node.to, voice).text
    return [f"the next {much} damage that would be dealt to {before} this turn is dealt to {after} instead"]


CLAUSES.add(PreventDamage, _prevent)
CLAUSES.add(PreventNext, _prevent_next)
SENTENCES.add(PreventNextTime, _next_time)
SENTENCES.add(DeflectNext, _deflect)
reads("effect", "prevent all combat damage <would be dealt> this turn", lambda: PreventDamage(combat=True))
reads("effect", "prevent all damage <would be dealt> this turn", PreventDamage)
reads(
    "effect",
    "prevent the next <number> damage <would be dealt> to <recipient> this turn",
    lambda n, to: PreventNext(n, to=to),
)
reads(
    "effect",
    "the next time a <source> of your choice would deal damage to you <this turn> , prevent that damage",
    lambda f: PreventNextTime(*f),
)
