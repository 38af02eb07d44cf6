"""Phrases for the words of `apnap.abilities.effects.counters`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.amounts import CountOf, ManaValueOf, Times
from apnap.abilities.base import Number
from apnap.abilities.effects.counters import (
    AddCounters,
    AddKinds,
    DistributeCounters,
    DoubleCounters,
    MoveCounters,
    PutItsCounters,
    RemoveAllCounters,
    ShareOutCounters,
    TakeAllCounters,
    TakeCounters,
)
from apnap.abilities.effects.flow import Both, If
from apnap.abilities.selectors import IT, THIS, Each, This
from apnap.abilities.targets import Target, TargetSlot
from apnap.english.amounts import AMOUNTS, PER, counters, of_things
from apnap.english.grammar import article, listed, number_word, plural
from apnap.english.nouns import Ref, Voice, all_of, each_one, noun, ref
from apnap.english.reading.said import EVENT, Misread, Said
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, COSTS, Clause, order
from apnap.rules.ch1_concepts.definitions import Amount, Filter, Selector

COSTS.add(RemoveAllCounters, lambda node, voice: f"remove all {node.counter} counters from {voice.this()}")
reads("paid", "remove all <counter> counters from ~", RemoveAllCounters)


def _add_counters(node: AddCounters, voice: Voice) -> Clause:
    clause = _counters_on(node, voice)
    if node.you:
        clause.subject = Ref("you", you=True, said=True)
    return clause


def _counters_on(node: AddCounters, voice: Voice) -> Clause:
    if node.so_many:
        counters = f"a number of {node.counter} counters equal to {AMOUNTS.say(node.amount, voice)}"
        return order("put", f"{counters} on {each_one(node.what, voice).text}")
    if type(node.amount) in PER.phrases:
        counter = article(f"{node.counter} counter")
        per = PER.say(node.amount, voice)
        return order("put", f"{counter} on {each_one(node.what, voice).text} for each {per}")
    if isinstance(node.amount, Times) and type(node.amount.what) in PER.phrases:
        counters = f"{number_word(node.amount.factor)} {plural(f'{node.counter} counter')}"
        per = PER.say(node.amount.what, voice)
        return order("put", f"{counters} on {each_one(node.what, voice).text} for each {per}")
    if isinstance(node.amount, (ManaValueOf, CountOf)):
        what = each_one(node.what, voice).text
        same = isinstance(node.amount, ManaValueOf) and node.amount.what is node.what
        much = "that creature's mana value" if same else AMOUNTS.say(node.amount, voice)
        return order("put", f"X {node.counter} counters on {what}, where X is {much}")
    counters = of_things(node.amount, f"{node.counter} counter", voice)
    what = each_one(node.what, voice).text
    if " equal to " in counters:
        return order("put", f"a number of {node.counter} counters on {what} equal to {AMOUNTS.say(node.amount, voice)}")
    return order("put", f"{counters} on {what}")


def some_counters(amount: Amount, counter: str, voice: Voice) -> str:
    """`a luck counter`, `two luck counters`, `X luck counters`."""
    if isinstance(amount, Number):
        return counters(amount.number, counter)
    return f"{AMOUNTS.say(amount, voice)} {counter} counters"


def _distribute(node: DistributeCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counter"
    return order("distribute", f"{of_things(node.amount, kind, voice)} among {ref(node.among, voice).text}")


SECOND: Final = ("another target", "a second target")  # of two targets


def _move(node: MoveCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counter".strip()
    counters = f"any number of {kind}s" if node.amount is None else of_things(node.amount, kind, voice)
    source, to = ref(node.source, voice).text, ref(node.to, voice).text
    return order(
        "move", f"{counters} from {source} onto {to.replace(*SECOND) if isinstance(node.source, TargetSlot) else to}"
    )


def _put_its(node: PutItsCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counters" if node.counter else "counters"
    whose = "those" if node.those else ref(node.source, voice).whose
    return order("put", f"{whose} {kind} on {ref(node.to, voice).text}")


CLAUSES.add(AddCounters, _add_counters)
CLAUSES.add(
    TakeCounters,
    lambda node, voice: order(
        "remove", f"{some_counters(node.amount, node.counter, voice)} from {ref(node.what, voice).text}"
    ),
)
CLAUSES.add(DistributeCounters, _distribute)


def _take_all(node: TakeAllCounters, voice: Voice) -> Clause:
    if node.them:
        return order("remove", node.them)
    kind = f"{node.counter} counters" if node.counter else "counters"
    plain = isinstance(node.what, Each) and node.what.how == "plain"
    return order("remove", f"all {kind} from {(ref if plain else all_of)(node.what, voice).text}")


CLAUSES.add(TakeAllCounters, _take_all)


def _double(node: DoubleCounters, voice: Voice) -> Clause:
    kind = f"{node.counter} counters" if node.counter else "each kind of counter"
    return order("double", f"the number of {kind} on {each_one(node.what, voice).text}")


CLAUSES.add(DoubleCounters, _double)
CLAUSES.add(MoveCounters, _move)
CLAUSES.add(PutItsCounters, _put_its)
reads("effect", "put a <counter> counter on <object>", lambda kind, what: AddCounters(1, kind, on=what))
reads("effect", "put <number word> <counter> counters on <object>", lambda n, kind, what: AddCounters(n, kind, on=what))
reads_knowing(
    "effect",
    "put X <counter> counters on <object>",
    lambda said, kind, what: AddCounters(said.amount_x(), kind, on=what),
)
reads_knowing(
    "effect",
    "put that many <counter> counters on <object>",
    lambda said, kind, what: AddCounters(said.that_much(), kind, on=what),
)
reads_knowing(
    "effect",
    "put that number of <counter> counters on <object>",
    lambda said, kind, what: AddCounters(said.that_much(), kind, on=what),
)
reads(
    "effect",
    "put a <counter> counter on <object> for each <counted>",
    lambda kind, what, per: AddCounters(per, kind, on=what),
)
reads(
    "effect",
    "put a number of <counter> counters on <object> equal to <amount>",
    lambda kind, what, number: AddCounters(number, kind, on=what),
)


def distributed(said: Said, n: int | Amount, kind: str, among: TargetSlot) -> DistributeCounters:
    effect = DistributeCounters(n, kind, among)
    said.became(among, effect.among)
    return effect


reads_knowing("effect", "distribute <number> <counter> counters among <divided among>", distributed)
CLAUSES.add(
    ShareOutCounters,
    lambda node, voice: order(
        "distribute",
        f"{of_things(node.amount, f'{node.counter} counter', voice)} among it and any number of "
        f"{noun(node.among.filter).many()}",
    ),
)


def shared_out(said: Said, n: int | Amount, kind: str, filters: tuple[Filter, ...]) -> ShareOutCounters:
    if not isinstance(said.it(), This):
        raise Misread("'it' is something else")
    return ShareOutCounters(n, kind, *filters)


reads_knowing("effect", "distribute <number> <counter> counters among it and any number of <permanents>", shared_out)
reads("effect", "remove a <counter> counter from <object>", lambda kind, what: TakeCounters(1, kind, what))
reads("effect", "remove <number word> <counter> counters from <object>", TakeCounters)
reads("moved counters", "a <counter> counter", lambda kind: (1, kind))
reads("moved counters", "any number of <counter> counters", lambda kind: (None, kind))
reads("moved counters", "<number word> <counter> counters", lambda n, kind: (n, kind))
reads(
    "effect",
    "move <moved counters> from <object> onto <object>",
    lambda counters, source, to: MoveCounters(counters[0], counters[1], source, to),
)
reads(
    "effect",
    "put <put counters> on <one chosen>",
    lambda put, what: AddCounters(put[0], put[1], on=what),
)
for _there in ("one chosen", "object"):
    reads(
        "effect",
        f"you put <put counters> on <{_there}>",
        lambda put, what: AddCounters(put[0], put[1], on=what, you=True),
    )
reads("put counters", "a <counter> counter", lambda kind: (1, kind))
reads("put counters", "<number word> <counter> counters", lambda n, kind: (n, kind))
reads_knowing("put counters", "X <counter> counters", lambda said, kind: (said.amount_x(), kind))
reads_knowing("put counters", "that many <counter> counters", lambda said, kind: (said.that_much(), kind))
reads("counters there", "<put counters> on <object>", lambda put, what: AddCounters(put[0], put[1], on=what))
reads("effect", "put <counters there> and <counters there>", Both)
reads(
    "effect",
    "put <put counters> and <put counters> on <object>",
    lambda one, other, what: Both(*(AddCounters(n, kind, on=what) for n, kind in (one, other))),
)


def _kinds(node: AddKinds, voice: Voice) -> Clause:
    puts = [counters(n, kind) for n, kind in zip(node.numbers, node.counters, strict=True)]
    return order("put", f"{listed(puts, 'and')} on {each_one(node.what, voice).text}")


CLAUSES.add(AddKinds, _kinds)
reads("fixed counters", "a <counter> counter", lambda kind: (1, kind))
reads("fixed counters", "<number word> <counter> counters", lambda n, kind: (n, kind))
for _i in range(3, 6):
    reads("several kinds", "<fixed counters> , " * (_i - 1) + "and <fixed counters>", lambda *puts: puts)
reads(
    "effect",
    "put <several kinds> on <object>",
    lambda puts, what: AddKinds(what, [n for n, _ in puts], [k for _, k in puts]),
)
reads("either way", "put <counters there>", lambda effect: effect)
reads("either way", "remove a <counter> counter from <object>", lambda kind, what: TakeCounters(1, kind, what))
reads("effect", "put <counters there> , <counters there> , and <counters there>", Both)
reads(
    "counters if",
    "<counters there> if <condition>",
    lambda effect, condition: If(condition, effect, after=True),
)
reads("effect", "put <counters if> and <counters if>", Both)
reads("effect", "put its counters on <object>", lambda to: PutItsCounters(THIS, to))
reads("effect", "put its <counter> counters on <object>", lambda kind, to: PutItsCounters(THIS, to, kind))
reads(
    "effect",
    "put <number word> <counter> counters on <object> for each <counted>",
    lambda n, k, o, a: AddCounters(Times(n, a), k, on=o),
)
reads("effect", "put <counter> counters on <object> equal to <amount>", lambda k, o, a: AddCounters(a, k, on=o))
reads("effect", "double the number of <counter> counters on <object>", lambda kind, what: DoubleCounters(what, kind))
reads("effect", "<double> the number of each kind of counter on <object>", DoubleCounters)
reads("moved counters", "a counter", lambda: (1, ""))
reads_knowing(
    "effect",
    "move <moved counters> from <target> onto a second target <permanent>",
    lambda said, counters, source, f: MoveCounters(
        counters[0], counters[1], source, said.chose(Target(*f, other=True))
    ),
)
reads("effect", "remove all counters from <object>", TakeAllCounters)
reads("effect", "remove all <counter> counters from <object>", lambda kind, what: TakeAllCounters(what, kind))


def spoken_of(said: Said, words: str) -> TakeAllCounters:
    """The counters on this that a condition was about."""
    if not said.counter:
        raise Misread("no counters were spoken of")
    return TakeAllCounters(THIS, said.counter, words)


for _words in ("all of them", "all of them from it", "those counters"):
    reads_knowing("effect", f"remove {_words}", lambda said, words=_words: spoken_of(said, words))


def those_counters(said: Said, to: Selector) -> PutItsCounters:
    """The counters that something had: what the event is about."""
    for kind, node in said.mentions:
        if kind == EVENT and isinstance(node, Selector):
            return PutItsCounters(IT, to, those=True)
    raise Misread("no counters were spoken of")


reads_knowing("effect", "put those counters on <object>", those_counters)
reads("moved counters", "any number of counters", lambda: (None, ""))
reads(
    "effect",
    "put a number of <counter> counters equal to <amount> on <object>",
    lambda kind, number, what: AddCounters(number, kind, on=what, so_many=True),
)
