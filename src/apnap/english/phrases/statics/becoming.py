"""Phrases for the words of `apnap.abilities.statics.becoming`."""

from __future__ import annotations

from apnap.abilities.amounts import CountOf
from apnap.abilities.selectors import Each
from apnap.abilities.statics.becoming import (
    AllCreatureTypes,
    HasBaseSize,
    IsChosenColor,
    IsChosenType,
    IsNow,
    Loses,
    LosesAllAbilities,
    LosesKeywords,
    SizeIs,
)
from apnap.english.abilities import ABILITIES
from apnap.english.amounts import AMOUNTS
from apnap.english.changes import CHANGES, Changed
from apnap.english.common import BY_VALUE, IN_PLAY, besides
from apnap.english.grammar import article, listed, plural, sentence
from apnap.english.nouns import Voice, color_words, keyword_names, noun, type_names
from apnap.english.reading.parser import Parser
from apnap.english.reading.table import Found, reads, reads_leaf
from apnap.english.reading.tokens import PLURALS, SUBTYPES
from apnap.rules.ch2_cards.subtypes import BASIC_LAND_TYPES


def base_size(node: HasBaseSize) -> str:
    if node.by_mana_value:
        return f"base power and base toughness {BY_VALUE}"
    return f"base power and toughness {node.power}/{node.toughness}"


def _is_now(node: IsNow, voice: Voice) -> Changed:
    return Changed("is", "are", is_now(node, False), rest_of_many=is_now(node, True))


def is_now(node: IsNow, many: bool) -> str:
    """`a 1/1 black creature`, `Mountains`, `every basic land type` and more."""
    words: list[str] = []
    size = node.size
    if size is not None and not node.base and not size.by_mana_value:
        words.append(f"{size.power}/{size.toughness}")
    if node.colors >= 0:
        words.append(color_words(node.colors, "and") if node.colors else "colorless")
    if node.subtypes == BASIC_LAND_TYPES:
        text = " ".join([*words, "every basic land type"])
    elif node.subtypes or node.types:
        words += [*node.subtypes, *type_names(node.types)]
        if many:
            words[-1] = plural(words[-1])
        text = " ".join(words) if many else article(" ".join(words))
    else:
        text = " ".join(words)
    if size is not None and size.by_mana_value:
        text += f" with power and toughness {BY_VALUE}"
    elif size is not None and node.base:
        text += f" with {base_size(size)}"
    if node.also == "still":
        return text + (" that are still lands" if many else " that's still a land")
    if node.also:
        text += besides(node.also, many)
    return text


def _chosen_type(node: IsChosenType, voice: Voice) -> Changed:
    its, their = (besides("types"), besides("types", many=True)) if node.also else ("", "")
    return Changed("is", "are", f"the chosen type{its}", rest_of_many=f"the chosen type{their}")


def _chosen_color(node: IsChosenColor, voice: Voice) -> Changed:
    its, their = (besides("colors"), besides("colors", many=True)) if node.also else ("", "")
    return Changed("is", "are", f"the chosen color{its}", rest_of_many=f"the chosen color{their}")


def _size_is(node: SizeIs, voice: Voice) -> str:
    number = AMOUNTS.say(node.amount, voice)
    if isinstance(node.amount, CountOf) and isinstance(node.amount.what, Each):
        number += "" if noun(node.amount.what.filter).mine else f" {IN_PLAY}"
    if node.only:
        return sentence(f"{voice.name}'s {node.only} is equal to {number}")
    return sentence(f"{voice.name}'s power and toughness are each equal to {number}")


CHANGES.add(LosesAllAbilities, lambda node, voice: Changed("loses", "lose", "all abilities"))
CHANGES.add(Loses, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and")))
CHANGES.add(
    AllCreatureTypes,
    lambda node, voice: Changed(*(("gains", "gain") if node.gains else ("loses", "lose")), "all creature types"),
)
CHANGES.add(HasBaseSize, lambda node, voice: Changed("has", "have", base_size(node)))
CHANGES.add(IsNow, _is_now)
CHANGES.add(IsChosenType, _chosen_type)
CHANGES.add(IsChosenColor, _chosen_color)
ABILITIES.add(SizeIs, _size_is)
CHANGES.add(LosesKeywords, lambda node, voice: Changed("loses", "lose", listed(keyword_names(node.flags), "and")))
reads("change", "(loses|lose) all abilities", lambda: [LosesAllAbilities()])
reads("change", "(loses|lose) <flag>", lambda flag: [Loses(flag)])
reads("change", "(has|have) base power and toughness <size>", lambda size: [HasBaseSize(size)])
reads("line", "~ 's power and toughness are each equal to <amount> .", SizeIs)
reads("line", "~ 's power is equal to <amount> .", lambda number: SizeIs(number, "power"))
reads("line", "~ 's toughness is equal to <amount> .", lambda number: SizeIs(number, "toughness"))
reads("exception", "it 's a <kind words> in addition to its other types", lambda words: [IsNow(words, also="types")])


def kind_words(parser: Parser, at: int) -> Found:
    """`Zombie`, `Zombie artifact`: subtypes, then types."""
    words = parser.words
    end = at
    while words[end] in SUBTYPES:
        end += 1
    while words[end] in ("artifact", "creature", "enchantment", "land"):
        end += 1
    if end == at:
        return []
    return [(end, " ".join(word if word in SUBTYPES else word.title() for word in words[at:end]))]


reads_leaf("kind words", kind_words)


def many_kinds(parser: Parser, at: int) -> Found:
    """`Zombies`, `artifacts`, `Mountains`."""
    word = parser.words[at]
    if word in PLURALS:
        return [(at + 1, PLURALS[word])]
    if word in ("artifacts", "enchantments", "creatures", "lands"):
        return [(at + 1, word[:-1].title())]
    return []


reads("change", "(loses|lose) all creature types", lambda: [AllCreatureTypes()])
reads("change", "(gains|gain) all creature types", lambda: [AllCreatureTypes(gains=True)])
reads("change", "(is|are) the chosen type in addition to (its|their) other types", lambda: [IsChosenType(also=True)])
reads("change", "(is|are) the chosen type", lambda: [IsChosenType()])
reads("change", "(is|are) the chosen color", lambda: [IsChosenColor()])
reads(
    "change",
    "(is|are|becomes|become) a <kind words> in addition to its other types",
    lambda words: [IsNow(words, also="types")],
)
reads("change", "are <many kinds> in addition to their other types", lambda words: [IsNow(words, also="types")])
reads("change", "become <many kinds> in addition to their other types", lambda words: [IsNow(words, also="types")])
reads("change", "(is|are|becomes|become) <color letter>", lambda letter: [IsNow("", color=letter)])
reads("change", "(is|are|becomes|become) colorless", lambda: [IsNow("", color="")])
reads("change", "(loses|lose) <flag> and <flag>", Loses)
reads_leaf("many kinds", many_kinds)
