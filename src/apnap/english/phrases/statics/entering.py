"""Phrases for the words of `apnap.abilities.statics.entering`."""

from __future__ import annotations

from typing import Final

from apnap.abilities.among_players.those_who import ChoosePlayer
from apnap.abilities.amounts import THAT_MUCH, ChosenX, Times, WhereX
from apnap.abilities.casual.drafting import HighestNoted, RemovedFromDraft
from apnap.abilities.conditions import Unless
from apnap.abilities.effects.choices import ChooseValue
from apnap.abilities.effects.flow import in_order
from apnap.abilities.keyword_abilities.alternative_costs import WasCast
from apnap.abilities.selectors import THIS
from apnap.abilities.statics.choosing import A_COLOR, A_CREATURE_TYPE, ChooseAsEnters
from apnap.abilities.statics.continuous import Always
from apnap.abilities.statics.directions import ChooseSide
from apnap.abilities.statics.entering import AsThisEnters, EntersTapped, EntersWith, ThisEntersWith
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS, PER, of_things
from apnap.english.grammar import article, number_word, sentence
from apnap.english.nouns import Ref, Voice
from apnap.english.reading.said import Misread
from apnap.english.reading.table import reads, reads_knowing
from apnap.english.sentences import CLAUSES, CONDITIONS, Clause, joined, one, sentences
from apnap.rules.ch1_concepts.definitions import Effect


def _as_this_enters(node: AsThisEnters, voice: Voice) -> str:
    if node.condition is not None:
        said = f"if {CONDITIONS.say(node.condition, voice)}, {one(node.effect, voice)}"
        return sentence(f"{said} as {voice.this()} enters")
    this = voice.this()
    first, *more = sentences(node.effect, voice)
    return joined([f"as {this} enters, {first}", *more])


ENTERS_CAST: Final = {"escape": "escapes"}
"""What a permanent is said to do that enters after it was cast in some way."""


def _enters_with(node: EntersWith, voice: Voice) -> str:
    condition = node.condition
    if isinstance(condition, WasCast):
        counters = of_things(node.amount, f"{node.counter} counter", voice)
        return sentence(f"{voice.this()} {ENTERS_CAST[condition.name]} with {counters} on it")
    front = "" if condition is None or node.last else f"if {CONDITIONS.say(condition, voice)}, "
    if type(node.amount) in PER.phrases:
        counter, each = article(f"{node.counter} counter"), PER.say(node.amount, voice)
        return sentence(f"{front}{voice.this()} enters with {counter} on it for each {each}")
    if isinstance(node.amount, Times) and type(node.amount.what) in PER.phrases:
        many, each = number_word(node.amount.factor), PER.say(node.amount.what, voice)
        return sentence(f"{front}{voice.this()} enters with {many} {node.counter} counters on it for each {each}")
    if node.so_many:
        number = AMOUNTS.say(node.amount, voice)
        return sentence(f"{voice.this()} enters with a number of {node.counter} counters on it equal to {number}")
    if isinstance(node.amount, (HighestNoted, RemovedFromDraft)):
        where = AMOUNTS.say(node.amount, voice)
        return sentence(f"{front}{voice.this()} enters with X {node.counter} counters on it, where X is {where}")
    counters = of_things(node.amount, f"{node.counter} counter", voice)
    if isinstance(node.amount, Times) and isinstance(node.amount.what, ChosenX):
        counters = f"{AMOUNTS.say(node.amount, voice)} {node.counter} counters"
    said = f"{front}{voice.this()} enters with {counters} on it"
    if condition is not None and node.last:
        said += f" if {CONDITIONS.say(condition, voice)}"
    return sentence(said)


def _enters_tapped(node: EntersTapped, voice: Voice) -> str:
    unless = node.unless
    if node.first and isinstance(unless, Unless):
        return sentence(f"if {CONDITIONS.say(unless.condition, voice)}, {voice.this()} enters tapped")
    end = "" if unless is None else f" unless {CONDITIONS.say(unless, voice)}"
    return sentence(f"{voice.this()} enters tapped{end}")


def _comes_with(node: ThisEntersWith, voice: Voice) -> Clause:
    it = "it" if node.pronoun else voice.self_noun
    counter = f"{node.counter} counter"
    if type(node.amount) in PER.phrases:
        return Clause(
            Ref(it), "enters", "enter", f"with {article(counter)} on it for each {PER.say(node.amount, voice)}"
        )
    if node.so_many:
        equal = AMOUNTS.say(node.amount, voice)
        return Clause(Ref(it), "enters", "enter", f"with a number of {counter}s on it equal to {equal}")
    return Clause(Ref(it), "enters", "enter", f"with {of_things(node.amount, counter, voice)} on it")


CLAUSES.add(ThisEntersWith, _comes_with)
ABILITIES.add(EntersTapped, _enters_tapped)
ABILITIES.add(AsThisEnters, _as_this_enters)
ABILITIES.add(EntersWith, _enters_with)
reads("line", "~ <enters> tapped .", EntersTapped)
reads("line", "~ <enters> tapped unless <conditions> .", lambda condition: EntersTapped(unless=condition))
reads("line", "~ <enters> with a <counter> counter on it .", lambda kind: EntersWith(1, kind))
reads("line", "~ <enters> with <number word> <counter> counters on it .", EntersWith)
reads_knowing(
    "line",
    "~ <enters> with X <counter> counters on it .",
    lambda said, kind: EntersWith(said.amount_x(), kind),
)
reads_knowing(
    "line",
    "~ <enters> with twice X <counter> counters on it .",
    lambda said, kind: EntersWith(Times(2, said.amount_x()), kind),
)
reads(
    "line",
    "~ <enters> with a <counter> counter on it for each <counted> .",
    lambda kind, per: EntersWith(per, kind),
)
reads(
    "line",
    "~ <enters> with a number of <counter> counters on it equal to <amount> .",
    lambda kind, number: EntersWith(number, kind, so_many=True),
)
reads(
    "line",
    "if <conditions> , (it|~) <enters> with a <counter> counter on it .",
    lambda condition, kind: EntersWith(1, kind, provided=condition),
)
reads(
    "line",
    "if <conditions> , (it|~) <enters> with <number word> <counter> counters on it .",
    lambda condition, n, kind: EntersWith(n, kind, provided=condition),
)
reads(
    "line",
    "~ <enters> tapped with <number word> <counter> counters <on it> .",
    lambda n, kind: [EntersTapped(), EntersWith(n, kind, joined=True)],
)
reads(
    "line",
    "~ <enters> tapped with a <counter> counter <on it> .",
    lambda kind: [EntersTapped(), EntersWith(1, kind, joined=True)],
)
reads(
    "line",
    "~ <enters> with X <counter> counters <on it> , where X is <amount> .",
    lambda kind, number: EntersWith(WhereX(number), kind),
)
reads(
    "line",
    "~ <enters> tapped . <as it enters> , choose a color .",
    lambda: [EntersTapped(), ChooseAsEnters(A_COLOR, joined=True)],
)
reads(
    "line",
    "~ <enters> tapped . <as it enters> , choose a creature type .",
    lambda: [EntersTapped(), ChooseAsEnters(A_CREATURE_TYPE, joined=True)],
)
reads("line", "~ <enters> with a <counter> counter on it if <condition> .", lambda k, c: EntersWith(1, k, c, last=True))
reads(
    "line",
    "~ <enters> with <number word> <counter> counters on it if <condition> .",
    lambda n, k, c: EntersWith(n, k, c, last=True),
)
reads(
    "line",
    "~ <enters> with <number word> <counter> counters on it for each <counted> .",
    lambda n, kind, per: EntersWith(Times(n, per), kind),
)
reads(
    "line",
    "~ <enters> with an additional <counter> counter on it for each <counted> .",
    lambda kind, per: EntersWith(per, kind),
)
reads(
    "line",
    "~ <enters> with <counter> counters equal to <amount> on it .",
    lambda kind, number: EntersWith(number, kind),
)
for _it, _pronoun in (("~", False), ("it", True)):
    reads(
        "comes with",
        f"{_it} <enters> with a <counter> counter <on it> for each <counted>",
        lambda kind, per, it=_pronoun: ThisEntersWith(per, kind, pronoun=it),
    )
    reads(
        "comes with",
        f"{_it} <enters> with that many <counter> counters <on it>",
        lambda kind, it=_pronoun: ThisEntersWith(THAT_MUCH, kind, pronoun=it),
    )
    reads(
        "comes with",
        f"{_it} <enters> with a number of <counter> counters <on it> equal to <amount>",
        lambda kind, number, it=_pronoun: ThisEntersWith(number, kind, so_many=True, pronoun=it),
    )
reads("line", "as ~ <enters> , <sentences> .", lambda effects: as_it_enters(effects))
reads(
    "line",
    "as ~ <enters> , <sentences> . <comes with> .",
    lambda effects, comes: as_it_enters([*effects, comes]),
)


def as_it_enters(effects: list[Effect]) -> AsThisEnters:
    """Something happens as this enters; what is chosen then is remembered by another word. CR 607.2d."""
    if isinstance(effects[0], (ChooseValue, ChoosePlayer, ChooseSide)):
        raise Misread("what is chosen is remembered")
    return AsThisEnters(in_order(effects))


reads(
    "line",
    "~ <enters> tapped . <as it enters> , choose a color other than <color letter> .",
    lambda letter: [EntersTapped(), ChooseAsEnters(A_COLOR, but=letter, joined=True)],
)
reads(
    "line", "~ <enters> tapped and <changes> .", lambda changes: [EntersTapped(), Always(THIS, *changes, joined=True)]
)
reads(
    "line",
    "if <conditions> , ~ <enters> tapped .",
    lambda condition: EntersTapped(unless=Unless(condition), first=True),
)
reads("line", "~ escapes with a <counter> counter on it .", lambda kind: EntersWith(1, kind, WasCast("escape")))
reads(
    "line",
    "~ escapes with <number word> <counter> counters on it .",
    lambda n, kind: EntersWith(n, kind, WasCast("escape")),
)
