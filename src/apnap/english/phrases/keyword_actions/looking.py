"""Phrases for the words of `apnap.abilities.keyword_actions.looking`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.base import Number
from apnap.abilities.keyword_actions.looking import AT_RANDOM, TO_BOTTOM, TO_GRAVEYARD, LookAndPutBack, LookAndTake
from apnap.english.amounts import AMOUNTS
from apnap.english.common import on_bottom
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, noun
from apnap.english.reading.said import Misread
from apnap.english.reading.table import fragment, reads, reads_knowing
from apnap.english.sentences import SENTENCES
from apnap.rules.ch1_concepts.definitions import Amount, Filter
from apnap.rules.core.constants import BATTLEFIELD, HAND

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


def chosen(
    n: int | Amount, filters: tuple[Filter, ...], rest: str, take: int = 1, to: int = HAND, tapped: bool = False
) -> LookAndTake:
    """Some that fit, of those looked at."""
    if not filters:
        raise Misread("any card is said otherwise")
    return LookAndTake(n, *filters, take=take, to=to, rest=rest, tapped=tapped)


SENTENCES.add(LookAndTake, _take)
SENTENCES.add(LookAndPutBack, lambda node, voice: [f"{_look(node.amount, voice)}, then put them back in any order"])
fragment("look at the top", "look at the top")
fragment("of your library", "of your library")
fragment("from among them", "from among them")
reads("rest", "into your graveyard", TO_GRAVEYARD)
reads("rest", "on the bottom <of your library> in any order", TO_BOTTOM)
reads("rest", "on the bottom <of your library>", TO_BOTTOM)
reads("rest", "on the bottom in any order", TO_BOTTOM)
reads("rest", "on the bottom <of your library> in a random order", AT_RANDOM)
reads("looked", "<look at the top> <number word> cards <of your library>", lambda n: n)
reads_knowing("looked", "<look at the top> X cards <of your library>", lambda said: said.amount_x())
reads("taken", "one of them <into your hand>", 1)
reads("taken", "<number word> of them <into your hand>", lambda n: n)
reads(
    "sentence",
    "<looked> . put <taken> and the (rest|other) <rest>",
    lambda n, take, rest: LookAndTake(n, take=take, rest=rest),
)
reads(
    "sentence",
    "<looked> , then put <taken> and the (rest|other) <rest>",
    lambda n, take, rest: LookAndTake(n, take=take, rest=rest),
)
reads(
    "sentence",
    "<looked> . you may reveal a <card> <from among them> and put it <into your hand> . put the rest <rest>",
    lambda n, f, rest: chosen(n, f, rest),
)
reads(
    "sentence",
    "<looked> . you may reveal up to <number word> <cards> <from among them> and put them <into your hand> . "
    "put the rest <rest>",
    lambda n, take, f, rest: chosen(n, f, rest, take=take),
)
reads(
    "sentence",
    "<looked> . you may put a <card> <from among them> <onto the battlefield> . put the rest <rest>",
    lambda n, f, rest: chosen(n, f, rest, to=BATTLEFIELD),
)
reads(
    "sentence",
    "<looked> . you may put a <card> <from among them> <onto the battlefield> tapped . put the rest <rest>",
    lambda n, f, rest: chosen(n, f, rest, to=BATTLEFIELD, tapped=True),
)
reads(
    "sentence",
    "<looked> . you may put one of them <into your hand> . put the rest <rest>",
    lambda n, rest: LookAndTake(n, may=True, rest=rest),
)
reads("sentence", "<looked> , then put them back in any order", LookAndPutBack)
