"""Phrases for the words of `apnap.abilities.player_counters`."""

from __future__ import annotations

from apnap.abilities.base import Number
from apnap.abilities.player_counters import (
    CountersOfPlayer,
    GetCounters,
    GetsCounters,
    IsPoisoned,
    LoseCounters,
    PayCounters,
)
from apnap.abilities.players import EACH_OPPONENT, ControllerOf, EachOpponent
from apnap.english.amounts import AMOUNTS, PER, of_things
from apnap.english.events import EVENTS, does
from apnap.english.grammar import number_word
from apnap.english.nouns import Voice, ref
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, COSTS, Clause
from apnap.rules.ch1_concepts.definitions import Amount, Selector
from apnap.rules.core.constants import ENERGY

SYMBOLS = {ENERGY: "{E}", "ticket": "{TK}"}


def symbols(number: Amount, counter: str, voice: Voice) -> str:
    """`{E}{E}`, `six {E}`, `three rad counters`."""
    symbol = SYMBOLS.get(counter)
    if symbol is None:
        return of_things(number, f"{counter} counter", voice)
    if not isinstance(number, Number):
        said = AMOUNTS.say(number, voice)
        return f"that many {symbol}" if said == "that much" else f"an amount of {symbol} equal to {said}"
    n = int(number.number)
    return symbol * n if n < 5 else f"{number_word(n)} {symbol}"


def _lose_counters(node: LoseCounters, voice: Voice) -> Clause:
    return Clause(ref(node.who, voice), "loses", "lose", f"all {node.counter} counters".replace("  ", " "), spoken=True)


def _pay(node: PayCounters, voice: Voice) -> str:
    counted = node.counted
    if counted is not None:
        return f"pay {AMOUNTS.say(counted, voice)} {SYMBOLS.get(node.counter, node.counter + ' counters')}"
    return f"pay {symbols(Number(node.number), node.counter, voice)}"


def _whose(who: Selector, voice: Voice) -> str:
    return "your opponents" if isinstance(who, EachOpponent) else ref(who, voice).text


def _who_has(who: Selector, voice: Voice) -> str:
    one = isinstance(who, ControllerOf)
    return f"{_whose(who, voice)} {'has' if one else 'have'}"


CLAUSES.add(
    GetCounters,
    lambda node, voice: Clause(
        ref(node.who, voice), "gets", "get", symbols(node.amount, node.counter, voice), spoken=True
    ),
)
CLAUSES.add(LoseCounters, _lose_counters)
COSTS.add(PayCounters, _pay)
AMOUNTS.add(
    CountersOfPlayer,
    lambda node, voice: f"the number of {node.counter} counters {ref(node.who, voice).text} have",
)
PER.add(CountersOfPlayer, lambda node, voice: f"{node.counter} counter {_who_has(node.who, voice)}")
CONDITIONS.add(IsPoisoned, lambda node, voice: f"{ref(node.who, voice).text} is poisoned")
EVENTS.add(
    GetsCounters,
    lambda node, voice: (
        f"{does(node.who, voice, 'gets', 'get')} one or more {SYMBOLS.get(node.counter, node.counter + ' counters')}"
    ),
)
reads("effect", "[you] get <energy>", lambda n: GetCounters(n, ENERGY))
reads("effect", "<who> (gets|get) a <word> counter", lambda who, kind: GetCounters(1, kind, who=who))
reads("effect", "<who> (gets|get) <number word> <word> counters", lambda who, n, kind: GetCounters(n, kind, who=who))
reads("paid", "pay <energy>", lambda n: PayCounters(n, ENERGY))
reads("event", "you get one or more {E}", lambda: GetsCounters(ENERGY))
reads("condition", "<who> is poisoned", IsPoisoned)
reads("counted", "<word> counter you have", CountersOfPlayer)
reads("counted", "<word> counter your opponents have", lambda kind: CountersOfPlayer(kind, EACH_OPPONENT))
reads("amount", "the number of <word> counters you have", CountersOfPlayer)
reads("effect", "<who> (loses|lose) all <word> counters", lambda who, kind: LoseCounters(kind, who=who))
reads("effect", "you get <number word> {E}", lambda n: GetCounters(n, ENERGY))
reads("effect", "you get {E} for each <counted>", lambda per: GetCounters(per, ENERGY))
reads("effect", "you get an amount of {E} equal to <amount>", lambda n: GetCounters(n, ENERGY))
reads("paid", "pay <number word> {E}", lambda n: PayCounters(n, ENERGY))
reads("effect", "<who> (loses|lose) all counters", lambda who: LoseCounters("", who=who))
reads_knowing("effect", "you get that many {E}", lambda said: GetCounters(said.that_much(), ENERGY))
