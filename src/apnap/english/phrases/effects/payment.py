"""Phrases for the words of `apnap.abilities.effects.payment`."""

from __future__ import annotations

from apnap.abilities.costs import (
    DiscardSome,
    MoveThis,
    PayLife,
    PayMana,
    PutCounters,
    RemoveCounters,
    ReturnSome,
    SacrificeSome,
)
from apnap.abilities.effects.moves import Counter
from apnap.abilities.effects.payment import MayPay, UnlessPays
from apnap.abilities.keyword_actions.proliferate_and_blight import BlightCost
from apnap.abilities.players import YOU, ControllerOf
from apnap.english.nouns import Voice, ref
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads
from apnap.english.sentences import COSTS, SENTENCES, one, sentences
from apnap.rules.ch1_concepts.definitions import CostPart, Effect


def is_payment(cost: str) -> bool:
    """Is it paid in mana, life or the like? Other costs have a verb of their own."""
    return cost.startswith(("{", "pay "))


def _unless_pays(node: UnlessPays, voice: Voice) -> list[str]:
    happens = one(node.effect, voice)
    payer = ref(node.who, voice)
    cost = COSTS.say(node.cost, voice)
    pays = f"{payer.verb('pays', 'pay')} {cost.removeprefix('pay ')}" if is_payment(cost) else cost
    return [f"{happens} unless {payer.text} {pays}"]


def _may_pay(node: MayPay, voice: Voice) -> list[str]:
    happens = sentences(node.effect, voice)
    cost = COSTS.say(node.cost, voice)
    pays = f"pay {cost.removeprefix('pay ')}" if is_payment(cost) else cost
    return [f"{ref(node.who, voice).text} may {pays}", f"if you do, {happens[0]}", *happens[1:]]


SENTENCES.add(UnlessPays, _unless_pays)
SENTENCES.add(MayPay, _may_pay)
reads(
    "effect",
    "counter <a spell> unless its controller pays <mana>",
    lambda what, mana: UnlessPays(ControllerOf(what), PayMana(mana), Counter(what)),
)


def may_pay(cost: CostPart, effect: Effect) -> MayPay:
    """You choose the X of a cost as you pay it. CR 107.3f."""
    mana = cost.mana()
    return MayPay(cost, effect, choose_x=mana is not None and "{X}" in str(mana))


def may_do(cost: CostPart, effect: Effect) -> MayPay:
    """What is also an instruction is that: `MayThen`."""
    if isinstance(cost, (SacrificeSome, MoveThis, PutCounters, BlightCost, ReturnSome)):
        raise Misread("this is an instruction")
    if isinstance(cost, RemoveCounters) and cost.counted is None:
        raise Misread("this is an instruction")
    if isinstance(cost, DiscardSome) and cost.filter is None:
        raise Misread("this is an instruction")
    return MayPay(cost, effect, choose_x=cost.has_x())


reads("sentence", "you may pay <cost> . if you do , <sentence>", may_pay)
reads("sentence", "you may <paid> . if you do , <sentence>", may_do)
reads("sentence", "<effect> unless you pay <cost>", lambda effect, cost: UnlessPays(YOU, cost, effect))
reads("sentence", "<effect> unless you <paid>", lambda effect, cost: UnlessPays(YOU, cost, effect))
reads(
    "sentence",
    "<effect> unless <who> pays <mana>",
    lambda effect, who, mana: UnlessPays(who, PayMana(mana), effect),
)
reads(
    "sentence",
    "<effect> unless <who> pays <digits> life",
    lambda effect, who, n: UnlessPays(who, PayLife(n), effect),
)
