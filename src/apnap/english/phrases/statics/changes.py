"""Phrases for the words of `apnap.abilities.statics.changes`."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.amounts import ForEach, Times
from apnap.abilities.base import Number
from apnap.abilities.effects.durations import UntilEndOfTurn
from apnap.abilities.facts.measures import CountersOn, PerEach
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.filters import CREATURE as CREATURES
from apnap.abilities.filters import OTHER, Another, AnotherThanIt, SharesCreatureType, Subtype
from apnap.abilities.selectors import Those
from apnap.abilities.statics.changes import Becomes, Change, Gets, GetsForEach, Has, HasOneOf
from apnap.abilities.statics.continuous import Always
from apnap.english.abilities import ABILITIES, NAMED
from apnap.english.amounts import AMOUNTS, is_simple, per
from apnap.english.changes import CHANGES, EXCEPTIONS, Changed
from apnap.english.common import besides
from apnap.english.grammar import article, listed, quotation, size_change
from apnap.english.nouns import Voice, color_words, keyword_names, type_names
from apnap.english.reading.leaves import size_numbers
from apnap.english.reading.said import THING, Misread, Said
from apnap.english.reading.table import fragment, reads, reads_knowing, reads_quoted, reads_where_x
from apnap.english.sentences import with_x
from apnap.rules.ch1_concepts.definitions import Ability, Amount, CostPart, Effect, Filter, Keywords, Node
from apnap.rules.ch1_concepts.fields import replaced
from apnap.rules.ch2_cards.subtypes import is_creature_type
from apnap.rules.core.constants import CREATURE


def _gets(node: Gets, voice: Voice) -> Changed:
    power, toughness = node.power, node.toughness
    if isinstance(power, Number) and isinstance(toughness, Number):
        more = "an additional " if node.additional else ""
        return Changed("gets", "get", f"{more}{size_change(power.number, toughness.number)}")
    sign, said = signed_amount(power, voice)
    sign_too, other = signed_amount(toughness, voice)
    if "0" in (said, other):
        sign = sign_too = "-" if "-" in (sign, sign_too) else "+"
    return Changed("gets", "get", f"{sign}{said}/{sign_too}{other}")


def signed_amount(number: Amount, voice: Voice) -> tuple[str, str]:
    """A sign, and the amount after it."""
    if isinstance(number, Times) and number.factor == -1:
        return "-", signed_amount(number.what, voice)[1]
    if isinstance(number, Number):
        return ("-", str(-number.number)) if number.number < 0 else ("+", str(number.number))
    return "+", AMOUNTS.say(number, voice) if is_simple(number) else voice.call_x(number)


def _has(node: Has, voice: Voice) -> Changed:
    words: list[str] = []
    for ability in node.abilities:
        if isinstance(ability, Keywords):
            words += keyword_names(ability.flags)
        elif isinstance(ability, tuple(NAMED)):
            words.append(ABILITIES.say(ability, voice))
        else:
            inner = Voice(voice.name, "this creature", CREATURE)
            words.append(quotation(with_x(ABILITIES.say(ability, inner), inner)))
    return Changed("has", "have", listed(words, "and"), traits=words)


def _kind_besides(node: Becomes, voice: Voice) -> str:
    words = " ".join([*node.subtypes, *type_names(node.types)] if not node.subtypes else node.subtypes)
    return f"it's {article(words)}{besides('types')}"


def _becomes(node: Becomes, voice: Voice) -> Changed:
    words = [f"{node.power}/{node.toughness}"] if node.has_size else []
    if node.colors > 0:
        words.append(color_words(node.colors, "and"))
    words += [*node.subtypes, *type_names(node.types)]
    then = ""
    if node.still and (node.kept or voice.own_types):
        then = f"it's still {article(node.kept or type_names(voice.own_types)[0])}"
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
reads("change", "(gets|get) a additional <size change>", lambda c: [replaced(gets_read(c)[0], additional=True)])
reads_knowing("change", "(gets|get) +X/+X", lambda said: [Gets(said.amount_x(), said.amount_x())])
reads_knowing("change", "(gets|get) +X/+0", lambda said: [Gets(said.amount_x(), 0)])
reads_knowing("change", "(gets|get) +0/+X", lambda said: [Gets(0, said.amount_x())])
reads_knowing("change", "(gets|get) -X/-X", lambda said: [Gets(Times(-1, said.amount_x()), Times(-1, said.amount_x()))])
reads_knowing("change", "(gets|get) -X/-0", lambda said: [Gets(Times(-1, said.amount_x()), 0)])
reads_where_x("changes", "<changes0> , where X is <amount>", lambda changes: changes)
reads("change", "(gets|get) <size change> for each <permanent> [on the battlefield]", lambda c, f: gets_for_each(c, *f))
reads(
    "change",
    "(gets|get) <size change> for each <permanent> on the battlefield <after>",
    lambda change, f, after: gets_for_each(change, *f, after),
)


def for_each_other(said: Said, change: str, filters: tuple[Filter, ...]) -> list[Change]:
    """Others than this, if this is what gets it or is of that kind; else others than whatever gets it."""
    if any(isinstance(f, SharesTypeWith) for f in filters):
        rest = [f for f in filters if f is not CREATURES and not isinstance(f, SharesTypeWith)]
        return gets_for_each(change, SharesCreatureType(), *rest)
    own = bool(said.mentions) and said.mentions[-1][0] == THING
    return gets_for_each(change, AnotherThanIt() if are_creatures(filters) and not own else OTHER, *filters)


reads(
    "change",
    "(gets|get) <size change> for each other creature on the battlefield that <shares a type>",
    lambda change: gets_for_each(change, SharesCreatureType(at_least_one=True)),
)
fragment("shares a type", "shares at least one creature type with it")


def are_creatures(filters: tuple[Filter, ...]) -> bool:
    """Does a noun speak of creatures, rather than of enchantments or Auras?"""
    return any(f is CREATURES or (isinstance(f, Subtype) and is_creature_type(f.name)) for f in filters)


reads_knowing("change", "(gets|get) <size change> for each other <permanent> [on the battlefield]", for_each_other)
reads("change", "(has|have|gains|gain) <abilities>", lambda abilities: [Has(*abilities, how="apart")])
reads("exception", "it has <abilities>", lambda abilities: [Has(*abilities)])
reads("abilities", "<ability>", lambda one: [one])
reads("abilities", "<ability> and <ability>", lambda one, other: [one, other])
reads("abilities", "<ability> , <ability> , and <ability>", lambda one, two, three: [one, two, three])
reads(
    "abilities",
    "<ability> , <ability> , <ability> , and <ability>",
    lambda one, two, three, four: [one, two, three, four],
)
reads(
    "abilities",
    "<ability> , <ability> , <ability> , <ability> , and <ability>",
    lambda one, two, three, four, five: [one, two, three, four, five],
)
reads("ability", "<keyword>", lambda one: one)
reads("ability", "<quoted>", lambda one: one)
reads_quoted("quoted", '" <line> "', one_ability)
reads_quoted("quoted", "' <line> '", one_ability)
reads_quoted("quoted", '" <keywords> . "', lambda keywords: keywords[0])
reads("changes0", "<change>", lambda one: one)
reads("changes0", "<change> and <change>", lambda one, other: [*one, *other])
reads("changes0", "<change> , <change> , and <change>", lambda one, two, three: [*one, *two, *three])
reads(
    "changes0",
    "<change> , <change> , <change> , and <change>",
    lambda one, two, three, four: [*one, *two, *three, *four],
)
reads("changes", "<changes0>", lambda changes: changes)
reads_knowing("change", "(gets|get) +X/-X", lambda said: [Gets(said.amount_x(), Times(-1, said.amount_x()))])
reads_knowing("change", "(gets|get) -0/-X", lambda said: [Gets(0, Times(-1, said.amount_x()))])


def gets_per(change: str, each: Amount) -> list[Change]:
    """For each of what is counted differently from as permanents."""
    if isinstance(each, ForEach):
        raise Misread("permanents are counted as the change is looked at")
    if isinstance(each, PerEach) and isinstance(each.what, CountersOn) and type(each.what.what) is Those:
        raise Misread("each of several has counters of its own")
    return gets_for_each(change, times=each)


reads("change", "(gets|get) <size change> for each <counted>", gets_per)
reads_quoted("quoted", '" <open line> [,] "', one_ability)
reads_quoted("quoted in a row", '" <open line> , "', one_ability)
reads("abilities", "<ability> , <quoted in a row> and <ability>", lambda one, two, three: [one, two, three])
reads(
    "changes0",
    "<change> , (has|have) <quoted in a row> and <change>",
    lambda one, ability, three: [*one, Has(ability, how="apart"), *three],
)
reads(
    "changes0",
    "<change> , (has|have) <ability> and <quoted in a row> and <change>",
    lambda one, ability, other, three: [*one, Has(ability, other, how="apart"), *three],
)
reads_knowing("open line", "<costs> : <sentences>", lambda said, costs, effects: activated_here(costs, effects))
reads_knowing("open line", "<trigger> <events> , <sentences>", lambda said, kind, event, effects: kind(event, *effects))
reads("open line", "<subject> <changes>", lambda what, changes: Always(what, *changes))


def activated_here(costs: list[CostPart], effects: list[Effect]) -> Activate:
    return Activate(*costs, *effects)


reads(
    "changes0",
    "<change> , <change> , <change> and <change>",
    lambda one, two, three, four: [*one, *two, *three, *four],
)


def _one_of(node: HasOneOf, voice: Voice) -> Changed:
    return Changed(
        "gains", "gain", f"your choice of {listed([keyword_names(k.flags)[0] for k in node.keywords], 'or')}"
    )


CHANGES.add(HasOneOf, _one_of)
reads("lasting change", "(gains|gain) your choice of <flag> or <flag>", HasOneOf)
reads("lasting change", "(gains|gain) your choice of <flag> , <flag> , or <flag>", HasOneOf)
reads("lasting change", "(gains|gain) your choice of <flag> , <flag> , <flag> , or <flag>", HasOneOf)
reads("effect", "<object> <lasting change> until end of turn", lambda what, change: UntilEndOfTurn(what, change))
reads(
    "effect",
    "<object> <changes0> and <lasting change> until end of turn",
    lambda what, changes, change: UntilEndOfTurn(what, *changes, change),
)


def gets_both(one: str, first: Amount, other: str, second: Amount) -> list[Change]:
    """So much for each of one kind, and for each of another; others than this are not said so."""
    if any(isinstance(node, Another) for each in (first, second) for node in all_within(each)):
        raise Misread("others than what gets it are counted by themselves")
    return [*gets_for_each(one, times=first), *gets_for_each(other, times=second)]


def all_within(node: Node) -> list[Node]:
    return [node, *(inner for child in node.children() for inner in all_within(child))]


reads("change", "(gets|get) <size change> for each <counted> and <size change> for each <counted>", gets_both)
