"""Phrases for the words of `apnap.abilities.effects.damage_shields`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Subject
from apnap.abilities.effects.damage_shields import (
    DealItBack,
    DeflectNext,
    PreventAll,
    PreventAndStrikeBack,
    PreventDamage,
    PreventNext,
    PreventNextTime,
)
from apnap.abilities.effects.durations import ThisTurn
from apnap.abilities.effects.life import GainLife
from apnap.abilities.players import You
from apnap.abilities.selectors import It, Those
from apnap.abilities.statics.damage import PREVENTED as SO_MUCH
from apnap.abilities.statics.damage import DamageKeptOff
from apnap.abilities.targets import Again, TargetSpell
from apnap.english.amounts import AMOUNTS, of_mass
from apnap.english.common import next_time
from apnap.english.nouns import Voice, noun, ref
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, SENTENCES, Clause, order, sentences
from apnap.rules.ch1_concepts.definitions import Effect, Selector


def _prevent(node: PreventDamage, voice: Voice) -> Clause:
    return order("prevent", f"all {'combat ' if node.combat else ''}damage that would be dealt this turn")


def _prevent_next(node: PreventNext, voice: Voice) -> Clause:
    much = of_mass(node.amount, "damage", voice)
    return order("prevent", f"the next {much} that would be dealt to {ref(node.to, voice).text} this turn")


def _next_time(node: PreventNextTime, voice: Voice) -> list[str]:
    what = noun(node.filter, "source").one()
    said = [f"{next_time(f'{what} of your choice', 'deal damage to you')}, prevent that damage"]
    then = node.then
    if isinstance(then, DealItBack):
        said.append(f"if damage is prevented this way, {voice.this()} {DEALS_BACK}")
    elif then is not None:
        said += sentences(then, voice)
    return said


def _deflect(node: DeflectNext, voice: Voice) -> list[str]:
    much = AMOUNTS.say(node.amount, voice)
    before, after = ref(node.instead_of, voice).text, ref(node.to, voice).text
    return [f"the next {much} damage that would be dealt to {before} this turn is dealt to {after} instead"]


DEALS_BACK: Final = "deals that much damage to that source's controller"
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
fragment("of your choice", "of your choice")
fragment("and is kept off", ", prevent that damage .")
fragment("so much prevented", "equal to the damage prevented this way")
fragment("is prevented this way", "if damage is prevented this way ,")
fragment("deals it back", "deals that much damage to that source 's controller")
reads(
    "sentence",
    "the next time a <source> <of your choice> would deal damage to you <this turn> <and is kept off> "
    "<is prevented this way> ~ <deals it back>",
    lambda f: PreventNextTime(*f, then=DealItBack()),
)
reads(
    "sentence",
    "the next time a <source> <of your choice> would deal damage to you <this turn> <and is kept off> you gain life "
    "<so much prevented>",
    lambda f: PreventNextTime(*f, then=GainLife(SO_MUCH, who=You(said=True))),
)


def _prevent_all(node: PreventAll, voice: Voice) -> Clause:
    ways = " and dealt ".join([word for word, said in (("to", node.to), ("by", node.by)) if said])
    what = ref(node.what, voice).text
    if isinstance(node.what, TargetSpell) and not node.to and not node.combat:
        return order("prevent", f"all damage {what} would deal this turn")
    damage = f"all {'combat ' if node.combat else ''}damage that would be dealt"
    return order("prevent", f"{damage} this turn {ways} {what}" if node.early else f"{damage} {ways} {what} this turn")


def kept_off(what: Selector, combat: bool, by: bool, to: bool, early: bool = False) -> Effect:
    """What is described may come to be affected later; what is named is affected from now on. CR 611.2c."""
    if isinstance(what, Subject) and not isinstance(what, (It, Those, Again)):
        return ThisTurn(DamageKeptOff(what, combat, by, to))
    return PreventAll(what, combat, by, to, early)


CLAUSES.add(PreventAll, _prevent_all)
reads(
    "effect",
    "prevent all damage <a spell> would deal <this turn>",
    lambda what: PreventAll(what, by=True, to=False),
)
PREVENTED: Final = [
    (kind, how, by, to)
    for kind in ("", "combat ")
    for how, by, to in (("to", False, True), ("by", True, False), ("to and dealt by", True, True))
]
for _kind, _how, _by, _to in PREVENTED:
    reads(
        "effect",
        f"prevent all {_kind}damage <would be dealt> {_how} <recipient> <this turn>",
        lambda what, kind=_kind, by=_by, to=_to: kept_off(what, kind != "", by, to),
    )
    reads(
        "effect",
        f"prevent all {_kind}damage <would be dealt> <this turn> {_how} <recipient>",
        lambda what, kind=_kind, by=_by, to=_to: kept_off(what, kind != "", by, to, True),
    )


def _strike_back(node: PreventAndStrikeBack, voice: Voice) -> list[str]:
    that_much = f"{voice.name} deals that much damage to"
    return [
        f"prevent all damage that would be dealt to {YOURS} this turn by {OTHERS}",
        f"if damage from a creature {SOURCE_PREVENTED}, {that_much} that creature",
        f"if damage from a noncreature {SOURCE_PREVENTED}, {that_much} the source's controller",
    ]


YOURS: Final = "you and planeswalkers you control"
OTHERS: Final = "sources you don't control"
SOURCE_PREVENTED: Final = "source is prevented this way"
SENTENCES.add(PreventAndStrikeBack, _strike_back)
fragment("yours", YOURS)
fragment("by others", f"by {OTHERS}")
fragment("source prevented", SOURCE_PREVENTED)
fragment("as much again", "~ deals that much damage to")
reads(
    "sentence",
    "prevent all damage <would be dealt> to <yours> <this turn> <by others> . if damage from a creature "
    "<source prevented> , <as much again> that creature . if damage from a noncreature <source prevented> , "
    "<as much again> the source 's controller",
    PreventAndStrikeBack,
)
