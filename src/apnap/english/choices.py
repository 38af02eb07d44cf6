"""Phrases for chosen values, states, reflexive abilities, and what can't be done."""

from __future__ import annotations

from apnap.abilities.costs import PayMana
from apnap.abilities.effects.delayed_triggers import MayPayWhenDone
from apnap.abilities.effects.durations import ThisTurn, UntilYours
from apnap.abilities.events.damage_events import IsDealtDamage
from apnap.abilities.events.triggers import StateIs
from apnap.abilities.players import EachOpponent, You
from apnap.abilities.selectors import It
from apnap.abilities.statics.allowances import MoreLands
from apnap.abilities.statics.choosing import ChooseAsEnters, ChosenPlayer, OfChosenColor, OfChosenType
from apnap.abilities.statics.costs import SpellsCost
from apnap.abilities.statics.forbidding import CantActivate, CantBeCountered, CantCast, CantPreventDamage
from apnap.abilities.statics.replacements import UncastExiled
from apnap.english.abilities import EVENTS, watched
from apnap.english.effects import ABILITIES, CONDITIONS, COSTS, SENTENCES, sentences
from apnap.english.nouns import FILTERS, SELECTORS, Ref, Voice, noun, ref
from apnap.english.words import article, sentence
from apnap.rules.ch1_concepts.definitions import Node

FILTERS.add(OfChosenColor, lambda node, n: n.after.append("of the chosen color"))
FILTERS.add(OfChosenType, lambda node, n: n.after.append("of the chosen type"))
SELECTORS.add(ChosenPlayer, lambda node, voice: Ref("the chosen player"))
ABILITIES.add(
    ChooseAsEnters,
    lambda node, voice: sentence(f"as {voice.this()} enters, choose {article(node.kind)}"),
)
EVENTS.add(StateIs, lambda node, voice: CONDITIONS.say(node.condition, voice))
EVENTS.add(
    IsDealtDamage,
    lambda node, voice: f"{watched(node.filter, voice)} is dealt {'combat ' if node.combat else ''}damage",
)


def _when_done(node: MayPayWhenDone, voice: Voice) -> list[str]:
    paid = COSTS.say(node.cost, voice)
    voice.said_this = False
    inner = sentences(node.ability.effect, voice)
    pay = "pay " if isinstance(node.cost, PayMana) else ""
    first = inner[0].replace(" on it", " on that creature") if speaks_of_it(node.ability) else inner[0]
    return [f"you may {pay}{paid}", f"when you do, {first}", *inner[1:]]


def speaks_of_it(node: Node) -> bool:
    return isinstance(node, It) or any(speaks_of_it(child) for child in node.children())


SENTENCES.add(MayPayWhenDone, _when_done)


def cant_cast(node: CantCast, voice: Voice) -> str:
    who = "you" if isinstance(node.who, You) else "your opponents"
    if not isinstance(node.who, (You, EachOpponent)):
        who = ref(node.who, voice).text
    return f"{who} can't cast {noun(node.filter, 'spell').many()}"


def _this_turn(node: ThisTurn, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    said = said[:1].lower() + said[1:]
    if isinstance(node.static, MoreLands):
        return [said.replace(" on each of your turns", " this turn")]
    if isinstance(node.static, SpellsCost):
        return [said.replace(" you cast cost", " you cast this turn cost")]
    if isinstance(node.static, UncastExiled):
        return [f"until end of turn, {said}"]
    return [said.replace(", it ", " this turn, it ", 1) if ", it " in said else f"{said} this turn"]


def _until_yours(node: UntilYours, voice: Voice) -> list[str]:
    said = ABILITIES.say(node.static, voice).removesuffix(".")
    said = said[:1].lower() + said[1:]
    return [f"until your next turn, {said}" if node.first else f"{said} until your next turn"]


ABILITIES.add(CantCast, lambda node, voice: sentence(cant_cast(node, voice)))
ABILITIES.add(
    CantBeCountered,
    lambda node, voice: sentence(f"{noun(node.filter, 'spell').many()} can't be countered"),
)
ABILITIES.add(
    CantActivate,
    lambda node, voice: sentence(f"activated abilities of {noun(node.filter).many()} can't be activated"),
)
ABILITIES.add(CantPreventDamage, lambda node, voice: "Damage can't be prevented.")
SENTENCES.add(ThisTurn, _this_turn)
SENTENCES.add(UntilYours, _until_yours)
