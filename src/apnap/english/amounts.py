"""Amounts in words: that much of something, that many things, one for each of what is counted."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import AsMany, ChosenX, ThatMuch, Times, WhereX
from apnap.abilities.base import Number
from apnap.abilities.facts.measures import HalfDown, Plus
from apnap.english.grammar import article, number_word, plural
from apnap.english.nouns import Voice
from apnap.english.phrase_table import Phrases
from apnap.rules.ch1_concepts.definitions import Amount, Selector

AMOUNTS: Final[Phrases[Amount, Voice, str]] = Phrases("amount")
PER: Final[Phrases[Amount, Voice, str]] = Phrases("thing counted")  # said as 'for each ...'


ONE_BY_ONE: Final[Phrases[Selector, Voice, str]] = Phrases("one of several")  # `opponent who drew a card this way`
SINGLE: Final[Phrases[Amount, Voice, str]] = Phrases("thing counted")  # the same, where 'equal to' is more usual


def per(amount: Amount, voice: Voice) -> str:
    """What is counted, after 'for each'."""
    return PER.say(amount, voice) if type(amount) in PER.phrases else SINGLE.say(amount, voice)


THAT: Final = (ThatMuch, AsMany)  # said by a word


def is_simple(amount: Amount) -> bool:
    return isinstance(amount, (Number, ChosenX, WhereX))


def is_halved(amount: Amount) -> bool:
    """Is it said for several amounts at once how their halves are rounded?"""
    return isinstance(amount, HalfDown) and amount.apart


def of_mass(amount: Amount, unit: str, voice: Voice) -> str:
    """`3 damage`, `X life`, `that much life`, `damage equal to its power`."""
    if type(amount) in PER.phrases:
        return f"1 {unit} for each {PER.say(amount, voice)}"
    if isinstance(amount, Times) and type(amount.what) in PER.phrases:
        return f"{amount.factor} {unit} for each {PER.say(amount.what, voice)}"
    if is_simple(amount) or type(amount) in THAT or is_halved(amount):
        return f"{AMOUNTS.say(amount, voice)} {unit}"
    if isinstance(amount, Times) and isinstance(amount.what, ChosenX):
        return f"{AMOUNTS.say(amount, voice)} {unit}"
    if isinstance(amount, Plus) and isinstance(amount.one, ChosenX) and isinstance(amount.other, Number):
        return f"{AMOUNTS.say(amount, voice)} {unit}"
    return f"{unit} equal to {AMOUNTS.say(amount, voice)}"


def of_things(amount: Amount, unit: str, voice: Voice) -> str:
    """`a card`, `two cards`, `X cards`, `cards equal to ...`."""
    if isinstance(amount, Number):
        return article(unit) if amount.number == 1 else f"{number_word(amount.number)} {plural(unit)}"
    if isinstance(amount, (ChosenX, WhereX)) or is_halved(amount):
        return f"{AMOUNTS.say(amount, voice)} {plural(unit)}"
    if type(amount) in THAT:
        return f"that many {plural(unit)}"
    if isinstance(amount, Plus) and type(amount.one) in THAT and isinstance(amount.other, Number):
        return f"that many {plural(unit)} plus {number_word(amount.other.number)}"
    if isinstance(amount, Plus) and isinstance(amount.one, ChosenX) and type(amount.other) in PER.phrases:
        return f"X {plural(unit)} plus an additional {unit} for each {PER.say(amount.other, voice)}"
    if type(amount) in PER.phrases:
        return f"{article(unit)} for each {PER.say(amount, voice)}"
    return f"{plural(unit)} equal to {AMOUNTS.say(amount, voice)}"


def of_count(amount: Amount, voice: Voice) -> str:
    return number_word(amount.number) if isinstance(amount, Number) else AMOUNTS.say(amount, voice)


def counters(n: int, name: str) -> str:
    return article(f"{name} counter") if n == 1 else f"{number_word(n)} {name} counters"


def is_per(amount: Amount) -> bool:
    """Is it said as one or so many for each of something?"""
    return type(amount.what if isinstance(amount, Times) else amount) in PER.phrases
