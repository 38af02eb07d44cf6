"""Noun phrases as tuples of filters: adjectives, types or subtypes or a choice of them, and what comes after.

`<permanent>`, `<permanents>`, `<card>`, `<cards>`, `<spell>`, `<spells>`, `<source>`, `<sources>`. New adjectives are
patterns of the category "adjective", what comes after the noun ("you control", "with power 2 or less") is "after";
"after a spell" is what is said of spells only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from apnap.abilities.casual.commanders import COMMANDER
from apnap.abilities.facts.qualities import OUTLAW
from apnap.abilities.facts.sharing import SharesTypeWith
from apnap.abilities.filters import (
    ARTIFACT,
    BATTLE,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    OTHER,
    PERMANENT,
    PLANESWALKER,
    SORCERY,
    TOKEN,
    AllOf,
    AnyOf,
    Not,
    Subtype,
    With,
)
from apnap.abilities.keyword_actions.the_ring import RING_BEARER_OF_ANYBODY
from apnap.english.grammar import plural
from apnap.english.reading.parser import Parser
from apnap.english.reading.table import PLAIN, TABLE, Found, reads_leaf
from apnap.english.reading.tokens import PLURALS, SUBTYPES
from apnap.rules.ch1_concepts.definitions import Filter

TYPES: Final[dict[str, Filter]] = {
    "artifact": ARTIFACT,
    "creature": CREATURE,
    "enchantment": ENCHANTMENT,
    "land": LAND,
    "planeswalker": PLANESWALKER,
    "instant": INSTANT,
    "sorcery": SORCERY,
    "battle": BATTLE,
    "permanent": PERMANENT,
    "token": TOKEN,
    "commander": COMMANDER,
    "outlaw": OUTLAW,
    "ring-bearer": RING_BEARER_OF_ANYBODY,
}
TYPES_OF_MANY: Final = {plural(word): filter for word, filter in TYPES.items()}
MOST_ADJECTIVES: Final = 5
MOST_AFTER: Final = 4
Part = object  # a filter, or the reading of one
Core = tuple[int, tuple[Part, ...]]


def flat(*parts: object) -> tuple[Filter, ...]:
    """The filters of a noun, one after the other."""
    out: list[Filter] = []
    for part in parts:
        if isinstance(part, Filter):
            out.append(part)
        elif isinstance(part, tuple):
            out.extend(flat(*part))
        else:
            raise TypeError(f"a quality is needed, not {part!r}")
    return tuple(out)


def choice(*parts: object, join: str = "or") -> Filter:
    """One of several nouns."""
    return AnyOf(*(one_filter(part) for part in parts), join=join)


def one_filter(part: object) -> Filter:
    filters = flat(part)
    return filters[0] if len(filters) == 1 else AllOf(list(filters))


def others(filters: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """Other ones than this; beside something that they share a quality with, other ones than that."""
    if not any(isinstance(f, SharesTypeWith) for f in filters):
        return (OTHER, *filters)
    return tuple(SharesTypeWith(f.what, other=True) if isinstance(f, SharesTypeWith) else f for f in filters)


NOUN: Final = TABLE.add("noun parts", "", flat, PLAIN)
CHOICE: Final = TABLE.add("noun choice", "", choice, PLAIN)
CHOICE_AND: Final = TABLE.add("noun choice and", "", lambda *parts: choice(*parts, join="and"), PLAIN)
CHOICE_EITHER: Final = TABLE.add("noun choice either", "", lambda *parts: choice(*parts, join="and/or"), PLAIN)
CHOICES: Final = (CHOICE, CHOICE_AND, CHOICE_EITHER)
ADJECTIVE: Final = TABLE.category("adjective")
AFTER: Final = TABLE.category("after")
AFTER_SPELL: Final = TABLE.category("after a spell")


def type_word(word: str, many: bool) -> Filter | None:
    """A card type, subtype, or `permanent`."""
    found = (TYPES_OF_MANY if many else TYPES).get(word)
    if found is not None:
        return found
    name = (PLURALS if many else SUBTYPES).get(word)
    return None if name is None else Subtype(name)


def fronts(parser: Parser, at: int, depth: int = 0) -> list[Core]:
    """Adjectives before a noun, none or several; types and subtypes count as such."""
    out: list[Core] = [(at, ())]
    if depth >= MOST_ADJECTIVES:
        return out
    word = parser.words[at]
    found: Found = list(parser.run(ADJECTIVE, at))
    kind = type_word(word, False)
    if kind is None and word.startswith("non-"):
        inner = SUBTYPES.get(word[4:])
        kind = None if inner is None else Not(Subtype(inner))
    if kind is not None:
        found.append((at + 1, kind))
    for end, part in found:
        if parser.words[end] == "," and parser.words[end + 1].startswith("non"):
            end += 1  # 'nonartifact, nonblack creature'
        for last, others in fronts(parser, end, depth + 1):
            out.append((last, (part, *others)))
    return out


def is_keyword(part: Part) -> bool:
    """Is it 'with flying', or the like?"""
    return isinstance(part, tuple) and isinstance(part[0], int) and TABLE.patterns[part[0]].make is With


def is_subtype(part: Part) -> bool:
    return isinstance(part, Subtype)


class Nouns:
    """How nouns of one kind are read."""

    def __init__(self, kind: str, many: bool) -> None:
        self.kind = kind
        self.many = many
        self.word = plural(kind) if many else kind
        self.bare = kind == "permanent"  # the types themselves are the noun

    def read(self, parser: Parser, at: int) -> Found:
        cores = self.cores(parser, at)
        found: Found = []
        seen: dict[int, bool] = {}
        for _ in range(MOST_AFTER):
            following: list[Core] = []
            for end, parts in cores:
                if end not in seen:  # readings of one span say the same
                    seen[end] = True
                    found.append((end, (NOUN, *parts)))
                following += self.followed(parser, end, parts)
            cores = following
            if not cores:
                break
        return found

    def followed(self, parser: Parser, end: int, parts: tuple[Part, ...]) -> list[Core]:
        """With one phrase more after it."""
        out: list[Core] = []
        found = parser.run(AFTER, end)
        if self.kind == "spell":
            found = found + parser.run(AFTER_SPELL, end)
        for last, part in found:
            if is_keyword(part) and parts and isinstance(parts[-1], tuple) and parts[-1][0] in CHOICES:
                # 'artifact or creature with flying': only the creature has it
                *others, own = parts[-1]
                out.append((last, (*parts[:-1], (*others, (NOUN, own, part)))))
            else:
                out.append((last, (*parts, part)))
        return out

    def cores(self, parser: Parser, at: int) -> list[Core]:
        """The noun with what stands before it."""
        out: list[Core] = []
        for end, front in fronts(parser, at):
            if not self.bare:
                if parser.words[end] == self.word:
                    out.append((end + 1, front))
                continue
            head = type_word(parser.words[end], self.many)
            if head is not None:
                out.append((end + 1, (*front, head)))
        out += self.lists(parser, at)
        if self.kind == "card":
            out += self.apart(parser, out)
        return out

    def apart(self, parser: Parser, cores: list[Core]) -> list[Core]:
        """`land card or Elf card`, `basic land cards and/or Gate cards`: the noun is said twice."""
        out: list[Core] = []
        words = parser.words
        for end, parts in cores:
            last = end + 1 if words[end] == "or" else -1
            if self.many and words[end] == "and" and words[end + 1] == "/" and words[end + 2] == "or":
                last = end + 3
            if last < 0 or not parts:
                continue
            for stop, front in fronts(parser, last):
                if front and words[stop] == self.word:
                    how = CHOICE if words[end] == "or" else CHOICE_EITHER
                    both = tuple(one[0] if len(one) == 1 else (NOUN, *one) for one in (parts, front))
                    out.append((stop + 1, ((how, *both),)))
        return out

    def items(self, parser: Parser, at: int) -> list[Core]:
        """A noun of a list, without the word that all share."""
        out: list[Core] = []
        for end, front in fronts(parser, at):
            head = type_word(parser.words[end], self.many and self.bare)
            if head is not None:
                out.append((end + 1, (*front, head)))
        return out

    def lists(self, parser: Parser, at: int) -> list[Core]:
        """`artifact or creature`, `artifacts, creatures, and lands`, `instant or sorcery card`."""
        out: list[Core] = []
        words = parser.words
        # of one, 'and' is said after 'each': it is one of these, and not all of them
        several = self.many or (at > 0 and words[at - 1] in ("each", "other"))
        open_lists: list[tuple[int, tuple[tuple[Part, ...], ...]]] = [
            (end, (parts,)) for end, parts in self.items(parser, at)
        ]
        while open_lists:
            longer: list[tuple[int, tuple[tuple[Part, ...], ...]]] = []
            for end, items in open_lists:
                comma = words[end] == ","
                join = end + 1 if comma else end
                if words[join] == "and" and words[join + 1] == "/" and words[join + 2] == "or":
                    last = join + 3 if several else -1
                    how = CHOICE_EITHER
                else:
                    last = join + 1 if words[join] == "or" or (several and words[join] == "and") else -1
                    how = CHOICE_AND if words[join] == "and" else CHOICE
                if last > 0 and (comma or len(items) == 1):
                    for stop, parts in self.items(parser, last):
                        self.close(parser, stop, (*items, parts), out, how)
                elif comma and len(items) < 6:
                    for stop, parts in self.items(parser, join):
                        longer.append((stop, (*items, parts)))
            open_lists = longer
        return out

    def close(self, parser: Parser, end: int, items: tuple[tuple[Part, ...], ...], out: list[Core], how: int) -> None:
        """A list with its last item; adjectives of the first are of all, unless others have their own."""
        if not self.bare:
            if parser.words[end] != self.word:
                return
            end += 1
        shared: tuple[Part, ...] = ()
        after: tuple[Part, ...] = ()
        last = items[-1]
        if len(last) == 2 and is_subtype(last[0]) and not is_subtype(last[1]):
            if all(len(item) == 1 and is_subtype(item[0]) for item in items[:-1]):
                # 'Elf or Goblin creature card': both are creature cards
                after = last[1:]
                items = (*items[:-1], last[:1])
        first = items[0]
        if len(first) > 1 and all(len(item) == 1 for item in items[1:]):
            shared = (*shared, *first[:-1])
            items = (first[-1:], *items[1:])
        choices = tuple(item[0] if len(item) == 1 else (NOUN, *item) for item in items)
        out.append((end, (*shared, (how, *choices), *after)))


def reader(kind: str, many: bool) -> Callable[[Parser, int], Found]:
    return Nouns(kind, many).read


def starts_noun(word: str, last: str) -> bool:
    """May a noun that ends with one word begin with another? Or it begins with an adjective."""
    kind = word.removeprefix("non-")
    return word == last or any(kind in known for known in (TYPES, TYPES_OF_MANY, SUBTYPES, PLURALS))


for _kind in ("permanent", "card", "spell", "source"):
    for _many, _word in ((False, _kind), (True, plural(_kind))):
        reads_leaf(_word, reader(_kind, _many), partial(starts_noun, last=_word), within=("adjective",))
