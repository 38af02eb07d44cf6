"""Phrases for the words of `apnap.abilities.statics.changes`."""

from __future__ import annotations

from apnap.abilities.amounts import CountersOnThis, Times
from apnap.abilities.base import Number
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.filters import OTHER
from apnap.abilities.statics.changes import Becomes, Change, Gets, GetsForEach, Has
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import AMOUNTS, per
from apnap.english.changes import CHANGES, EXCEPTIONS, Changed
from apnap.english.common import besides
from apnap.english.grammar import article, listed, size_change
from apnap.english.nouns import Voice, color_words, keyword_names, type_names
from apnap.english.reading.leaves import LETTERS, SIZE, size_numbers
from apnap.english.reading.parser import Parser
from apnap.english.reading.said import Misread
from apnap.english.reading.table import Found, reads, reads_knowing, reads_leaf, reads_quoted, reads_where_x
from apnap.english.reading.tokens import SUBTYPES
from apnap.rules.ch1_concepts.definitions import Ability, Amount, Filter, Keywords
from apnap.rules.core.constants import CREATURE


def _gets(node: Gets, voice: Voice) -> Changed:
    power, toughness = node.power, node.toughness
    if isinstance(power, Number) and isinstance(toughness, Number):
        return Changed("gets", "get", size_change(power.number, toughness.number))
    said, other = AMOUNTS.say(power, voice), AMOUNTS.say(toughness, voice)
    if said == other and len(said) > 1:
        return Changed("gets", "get", f"+X/+X, where X is {said}")
    return Changed("gets", "get", f"+{said}/+{other}")


def _has(node: Has, voice: Voice) -> Changed:
    words: list[str] = []
    for ability in node.abilities:
        if isinstance(ability, Keywords):
            words += keyword_names(ability.flags)
        elif isinstance(ability, tuple(NAMED)):
            words.append(ABILITIES.say(ability, voice))
        else:
            inner = Voice(voice.name, "this creature", CREATURE)
            words.append(f'"{ABILITIES.say(ability, inner)}"')
    return Changed("has", "have", listed(words, "and"))


def _kind_besides(node: Becomes, voice: Voice) -> str:
    words = " ".join([*node.subtypes, *type_names(node.types)] if not node.subtypes else node.subtypes)
    return f"it's {article(words)}{besides('types')}"


def _becomes(node: Becomes, voice: Voice) -> Changed:
    words = [f"{node.power}/{node.toughness}"] if node.has_size else []
    if node.colors > 0:
        words.append(color_words(node.colors, "and"))
    words += [*node.subtypes, *type_names(node.types)]
    then = ""
    if node.still and voice.own_types:
        then = f"it's still {article(type_names(voice.own_types)[0])}"
    return Changed("becomes", "become", article(" ".join(words)), then)


CHANGES.add(Gets, _gets)
EXCEPTIONS.add(Has, lambda node, voice: f"it has {CHANGES.say(node, voice).rest}")
CHANGES.add(Has, _has)
EXCEPTIONS.add(Becomes, _kind_besides)
CHANGES.add(Becomes, _becomes)
CHANGES.add(
    GetsForEach,
    lambda node, voice: Changed(
        "gets", "get", f"{size_change(node.power, node.toughness)} for each {per(node.each, voice)}"
    ),
)


def one_ability(line: object) -> Ability:
    """A quotation that is one ability."""
    if not isinstance(line, Ability):
        raise Misread("these are several abilities")
    return line


def gets_read(change: str) -> list[Change]:
    power, toughness = size_numbers(change)
    return [Gets(power, toughness)]


def gets_for_each(change: str, *filters: Filter, times: Amount | None = None) -> list[Change]:
    power, toughness = size_numbers(change)
    return [GetsForEach(power, toughness, *filters, times=times)]


reads("change", "(gets|get) <size change>", gets_read)
reads_knowing("change", "(gets|get) +X/+X", lambda said: [Gets(said.amount_x(), said.amount_x())])
reads_knowing("change", "(gets|get) +X/+0", lambda said: [Gets(said.amount_x(), 0)])
reads_knowing("change", "(gets|get) +0/+X", lambda said: [Gets(0, said.amount_x())])
reads_knowing("change", "(gets|get) -X/-X", lambda said: [Gets(Times(-1, said.amount_x()), Times(-1, said.amount_x()))])
reads_knowing("change", "(gets|get) -X/-0", lambda said: [Gets(Times(-1, said.amount_x()), 0)])
reads_where_x("changes", "<changes0> , where X is <amount>", lambda changes: changes)
reads("change", "(gets|get) <size change> for each <permanent> [on the battlefield]", lambda c, f: gets_for_each(c, *f))
reads(
    "change",
    "(gets|get) <size change> for each other <permanent> [on the battlefield]",
    lambda c, f: gets_for_each(c, OTHER, *f),
)
reads(
    "change",
    "(gets|get) <size change> for each <counter> counter on (it|~)",
    lambda c, counter: gets_for_each(c, times=CountersOnThis(counter)),
)
reads("change", "(has|have|gains|gain) <abilities>", lambda abilities: [Has(*abilities)])
reads("exception", "it has <abilities>", lambda abilities: [Has(*abilities)])
reads("abilities", "<ability>", lambda one: [one])
reads("abilities", "<ability> and <ability>", lambda one, other: [one, other])
reads("abilities", "<ability> , <ability> , and <ability>", lambda one, two, three: [one, two, three])
reads(
    "abilities",
    "<ability> , <ability> , <ability> , and <ability>",
    lambda one, two, three, four: [one, two, three, four],
)
reads("ability", "<keyword>", lambda one: one)
reads("ability", "<quoted>", lambda one: one)
reads_quoted("quoted", '" <line> "', one_ability)
reads_quoted("quoted", '" <keywords> . "', lambda keywords: keywords[0])
reads("changes0", "<change>", lambda one: one)
reads("changes0", "<change> and <change>", lambda one, other: [*one, *other])
reads("changes0", "<change> , <change> , and <change>", lambda one, two, three: [*one, *two, *three])
reads("changes", "<changes0>", lambda changes: changes)
reads("change", "becomes <being>", lambda being: [being])
reads("change", "becomes <being> with <abilities>", lambda being, abilities: [being, Has(*abilities)])


def being_words(parser: Parser, at: int) -> Found:
    """`a 3/3 blue and black Elemental artifact creature`."""
    words = parser.words
    if words[at] != "a":
        return []
    end = at + 1
    if SIZE.fullmatch(words[end]):
        end += 1
    while words[end] in LETTERS or (words[end] == "and" and words[end + 1] in LETTERS):
        end += 1
    start = end
    while words[end] in SUBTYPES:
        end += 1
    if end == start:
        return []
    start = end
    while words[end] in ("artifact", "creature", "enchantment", "land"):
        end += 1
    return [(end, " ".join(words[at + 1 : end]))] if end > start else []


def becoming(words: str) -> Becomes:
    size, rest = "", words.split()
    if "/" in rest[0]:
        size, *rest = rest
    colors = "".join(LETTERS.get(word, "") for word in rest)
    subtypes = " ".join(word for word in rest if word in SUBTYPES)
    types = " ".join(word.title() for word in rest if word in ("artifact", "creature", "enchantment", "land"))
    return Becomes(f"{types} - {subtypes}", size, color=colors or None)


reads_leaf("being words", being_words)
reads("being", "<being words>", becoming)
reads(
    "effect",
    "<this> becomes <being> until end of turn [. it 's still a land]",
    lambda this, being: UntilEndOfTurn(this, being),
)
reads(
    "effect",
    "<this> becomes <being> with <abilities> until end of turn . it 's still a land",
    lambda this, being, abilities: UntilEndOfTurn(this, being, Has(*abilities)),
)
reads(
    "effect",
    "until end of turn , <this> becomes <being> [. it 's still a land]",
    lambda this, being: UntilEndOfTurn(this, being, first=True),
)
reads(
    "effect",
    "until end of turn , <this> becomes <being> with <abilities> . it 's still a land",
    lambda this, being, abilities: UntilEndOfTurn(this, being, Has(*abilities), first=True),
)
reads_knowing("change", "(gets|get) +X/-X", lambda said: [Gets(said.amount_x(), Times(-1, said.amount_x()))])
reads_knowing("change", "(gets|get) -0/-X", lambda said: [Gets(0, Times(-1, said.amount_x()))])
reads("change", "(gets|get) <size change> for each <counted>", lambda c, per: gets_for_each(c, times=per))
