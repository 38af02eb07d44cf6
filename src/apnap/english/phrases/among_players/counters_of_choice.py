"""Phrases for the words of `apnap.abilities.among_players.counters_of_choice`."""

from __future__ import annotations

from apnap.abilities.among_players.counters_of_choice import AddOneKind, EntersWithOneKind
from apnap.abilities.keyword_abilities.alternative_costs import WasCast
from apnap.english.abilities import ABILITIES
from apnap.english.grammar import article, listed, sentence
from apnap.english.nouns import Voice, each_one
from apnap.english.phrases.statics.entering import ENTERS_CAST
from apnap.english.reading.table import fragment, reads
from apnap.english.sentences import CLAUSES, CONDITIONS, order

ANY_OF = "your choice of"
fragment("any of", ANY_OF)


def kinds_words(kinds: list[str], short: bool) -> str:
    """`your choice of a flying counter or a reach counter`, `your choice of a flying or reach counter`."""
    if short:
        return f"{ANY_OF} {article(listed(kinds, 'or'))} counter"
    return f"{ANY_OF} {listed([article(f'{kind} counter') for kind in kinds], 'or')}"


def _enters(node: EntersWithOneKind, voice: Voice) -> str:
    condition = node.condition
    how, front = "enters", ""
    if isinstance(condition, WasCast):
        how = ENTERS_CAST[condition.name]
    elif condition is not None:
        front = f"if {CONDITIONS.say(condition, voice)}, "
    return sentence(f"{front}{voice.this()} {how} with {kinds_words(node.kinds, node.short)} on it")


CLAUSES.add(
    AddOneKind,
    lambda node, voice: order("put", f"{kinds_words(node.kinds, node.short)} on {each_one(node.what, voice).text}"),
)
ABILITIES.add(EntersWithOneKind, _enters)
reads("kinds", "<any of> a <counter> counter or a <counter> counter", lambda *kinds: (kinds, False))
reads(
    "kinds",
    "<any of> a <counter> counter , a <counter> counter , or a <counter> counter",
    lambda *kinds: (kinds, False),
)
reads(
    "kinds",
    "<any of> a <counter> counter , a <counter> counter , a <counter> counter , or a <counter> counter",
    lambda *kinds: (kinds, False),
)
reads("kinds", "<any of> a <counter> or <counter> counter", lambda *kinds: (kinds, True))
reads("kinds", "<any of> a <counter> , <counter> , or <counter> counter", lambda *kinds: (kinds, True))
reads("kinds", "<any of> a <counter> , <counter> , <counter> , or <counter> counter", lambda *kinds: (kinds, True))
reads("effect", "put <kinds> on <object>", lambda kinds, what: AddOneKind(what, *kinds[0], short=kinds[1]))
reads("line", "~ <enters> with <kinds> on it .", lambda kinds: EntersWithOneKind(*kinds[0], short=kinds[1]))
reads(
    "line",
    "if <conditions> , ~ <enters> with <kinds> on it .",
    lambda condition, kinds: EntersWithOneKind(*kinds[0], provided=condition, short=kinds[1]),
)
reads(
    "line",
    "~ escapes with <kinds> on it .",
    lambda kinds: EntersWithOneKind(*kinds[0], provided=WasCast("escape"), short=kinds[1]),
)
