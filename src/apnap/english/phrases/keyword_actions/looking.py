"""Phrases for the words of `apnap.abilities.keyword_actions.looking`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.looking import (
    AT_RANDOM,
    TO_BOTTOM,
    TO_GRAVEYARD,
    DigForAPrice,
    LookAndPutBack,
    LookAndTake,
    ShuffledOntoTop,
)
from apnap.abilities.selectors import This
from apnap.english.amounts import AMOUNTS
from apnap.english.common import on_bottom
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import COSTS, SENTENCES
from apnap.rules.ch1_concepts.definitions import Amount, CostPart
from apnap.rules.core.constants import BATTLEFIELD

AMONG: Final = "from among them"
AWAY: Final = {
    TO_GRAVEYARD: "into your graveyard",
    TO_BOTTOM: on_bottom("your library"),
    AT_RANDOM: on_bottom("your library", "a random"),
}


def _look(amount: Amount, voice: Voice) -> str:
    many = number_word(amount.number) if isinstance(amount, Number) else AMOUNTS.say(amount, voice)
    cards = "card" if many == "one" else f"{many} cards"
    return f"look at the top {cards} of your library"


def _take(node: LookAndTake, voice: Voice) -> list[str]:
    where = f"onto the battlefield{' tapped' if node.tapped else ''}" if node.to == BATTLEFIELD else "into your hand"
    said = [_look(node.amount, voice)]
    n = noun(node.filter, "card")
    if n.told():
        what = n.one() if node.take == 1 else f"up to {number_word(node.take)} {n.many()}"
        them = "it" if node.take == 1 else "them"
        took = f"reveal {what} {AMONG} and put {them} {where}" if node.shown else f"put {what} {AMONG} {where}"
        return [*said, f"you may {took}", f"put the rest {AWAY[node.rest]}"]
    some = f"{number_word(node.take)} of them {where}"
    other = "other" if isinstance(node.amount, Number) and node.amount.number == node.take + 1 else "rest"
    if node.may:
        return [*said, f"you may put {some}", f"put the rest {AWAY[node.rest]}"]
    away = AWAY[node.rest].removesuffix(" in any order") if other == "other" else AWAY[node.rest]
    return [*said, f"put {some} and the {other} {away}"]


SENTENCES.add(LookAndTake, _take)
SENTENCES.add(LookAndPutBack, lambda node, voice: [f"{_look(node.amount, voice)}, then put them back in any order"])


def _dig(node: DigForAPrice, voice: Voice) -> list[str]:
    look = _look(node.amount, voice)
    price = COSTS.say(node.cost, voice)
    again = f"{OFTEN}, you may {price}, put those cards {BELOW}, then {look}"
    return [look, again, f"then shuffle and {LAST_ONES} on top {ANYHOW}"]


BELOW: Final = on_bottom("your library")
THE_LAST: Final = "the last cards"
OFTEN: Final = "as many times as you choose"
ANYHOW: Final = "in any order"
LAST_ONES: Final = f"put {THE_LAST} you looked at this way"
SENTENCES.add(DigForAPrice, _dig)
fragment("as often as you like", OFTEN)
fragment("anyhow", ANYHOW)
fragment("below yours", BELOW)
fragment("the last ones", LAST_ONES)
reads(
    "sentence",
    "look at the top <number word> cards of your library . <as often as you like> , you may <paid> , put those cards "
    "<below yours> , then look at the top <number word> cards of your library . then shuffle "
    "and <the last ones> on top <anyhow>",
    lambda n, cost, again: dig(n, cost, again),
)


def dig(number: int, cost: CostPart, again: int) -> DigForAPrice:
    if number != again:
        raise Misread("as many again are looked at")
    return DigForAPrice(number, cost)


def _onto_top(node: ShuffledOntoTop, voice: Voice) -> list[str]:
    cards = f"top {number_word(node.number)} cards of your library"
    return [f"exile it and the {cards} {IN_A_PILE}", f"if you do, shuffle that pile and {BACK_ON_TOP}"]


IN_A_PILE: Final = "in a face-down pile"
BACK_ON_TOP: Final = "put it back on top of your library"
SENTENCES.add(ShuffledOntoTop, _onto_top)
fragment("in a pile", IN_A_PILE)
fragment("back on top", BACK_ON_TOP)
reads_knowing(
    "sentence",
    "exile it and the top <number word> cards of your library <in a pile> . if you do , shuffle that pile and "
    "<back on top>",
    lambda said, n: onto_top(said, n),
)


def onto_top(said: Said, number: int) -> ShuffledOntoTop:
    if not isinstance(said.it(), This):
        raise Misread("'it' is something else")
    return ShuffledOntoTop(number)
