"""Phrases for the words of `apnap.abilities.effects.payment`."""

from __future__ import annotations

from apnap.abilities.effects.payment import MayPay, UnlessPays
from apnap.english.nouns import Voice, ref
from apnap.english.sentences import COSTS, SENTENCES, one


def _unless_pays(node: UnlessPays, voice: Voice) -> list[str]:
    happens = one(node.effect, voice)
    payer = ref(node.who, voice)
    return [f"{happens} unless {payer.text} {payer.verb('pays', 'pay')} {COSTS.say(node.cost, voice)}"]


def _may_pay(node: MayPay, voice: Voice) -> list[str]:
    happens = one(node.effect, voice)
    return [f"{ref(node.who, voice).text} may pay {COSTS.say(node.cost, voice)}", f"if you do, {happens}"]


SENTENCES.add(UnlessPays, _unless_pays)
SENTENCES.add(MayPay, _may_pay)
