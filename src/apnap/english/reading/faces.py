"""A face of a card read from its text: line by line, each with exactly one meaning, or a refusal that says where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from apnap.abilities.amounts import ChosenX, WhereX
from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CardPart, face
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.flow import Instead, InsteadOfBefore, Lines
from apnap.abilities.keyword_abilities.sagas_and_levels import StationSymbol
from apnap.abilities.statics.becoming import SizeIs
from apnap.abilities.statics.changes import color_mask
from apnap.english.abilities import INLINE
from apnap.english.phrase_table import Unspoken
from apnap.english.reading import fragments, leaves, nouns
from apnap.english.reading.overload import with_brackets, with_other_spells, without_brackets
from apnap.english.reading.parser import Parser, TooMuch
from apnap.english.reading.refusals import Searcher
from apnap.english.reading.said import Misread, Said, build, of_the_same
from apnap.english.reading.selves import lines_of, ready, without_ability_word
from apnap.english.reading.tokens import LONGEST_LINE, Words
from apnap.rules.ch1_concepts.definitions import Ability, Effect, Keywords, Node
from apnap.rules.ch1_concepts.fields import replaced, same
from apnap.rules.ch2_cards.printed import Face

LOADED: Final = (fragments, leaves, nouns)  # their categories are in the table once they are imported
LONGEST_TEXT: Final = 4000  # letters of a text box
SPELLS: Final = frozenset({"Instant", "Sorcery"})
DASH: Final = "\u2014"


@dataclass(frozen=True)
class FaceText:
    """What is printed on a face, as files of cards have it."""

    name: str
    cost: str
    types: str
    text: str
    size: str = ""  # power and toughness, loyalty, defense, or the modifiers of a vanguard
    colors: str | None = None  # letters, where the file says them

    @property
    def words(self) -> frozenset[str]:
        return frozenset(self.types.replace(DASH, "-").split(" - ")[0].split())

    @property
    def subtypes(self) -> frozenset[str]:
        return frozenset(self.types.replace(DASH, "-").partition(" - ")[2].split())


class Unread(Exception):
    """A text that is not understood, and where."""

    def __init__(self, why: str, line: str = "", at: int = 0, expected: Sequence[str] = ()) -> None:
        super().__init__(why)
        self.why = why
        self.line = line
        self.at = at
        self.expected = list(expected)
        self.ambiguous = False

    def shown(self) -> str:
        """The line with a caret, and what was expected there."""
        if not self.line:
            return self.why
        start = self.line.rfind("\n", 0, self.at) + 1
        end = self.line.find("\n", self.at)
        line = self.line[start : end if end >= 0 else len(self.line)]
        shown = f"{line}\n{' ' * (self.at - start)}^ {self.why}"
        if self.expected:
            shown += f": expected {', '.join(self.expected[:8])}"
        return shown


@dataclass
class Tally:
    """What reading a face came to, for figures."""

    lines: int = 0
    lines_read: int = 0
    unread: list[Unread] = field(default_factory=list)


Mentions = list[tuple[str, object]]


def meanings(
    line: str, categories: Sequence[str], said: Said
) -> tuple[list[list[CardPart]], list[Mentions], Parser, Words]:
    """The different meanings of a line, each as parts of a card, with what each has spoken of."""
    words = Words(line)
    if len(words.words) > LONGEST_LINE:
        raise Unread("this is too long for a line of a card", line)
    parser = Parser(words)
    found: list[list[CardPart]] = []
    spoken: list[Mentions] = []
    for category in categories:
        try:
            readings = parser.whole(category)
        except (TooMuch, RecursionError) as error:
            raise Unread(f"this is too much to read: {error}", line) from error
        for reading in readings:
            parts, mentions = built(reading, said)
            if parts is not None and not any(same(parts, other) for other in found):
                found.append(parts)
                spoken.append(mentions)
        if found:
            break
    if len(found) > 1:
        kept = [i for i, parts in enumerate(found) if not says_x_too_soon(parts)]
        found, spoken = [found[i] for i in kept], [spoken[i] for i in kept]
    return found, spoken, parser, words


def says_x_too_soon(parts: Sequence[object]) -> bool:
    """Is there an X before the X that the line defines? Then it is that one as well. CR 107.3i."""
    said = [node for part in parts if isinstance(part, Node) for node in in_order(part)]
    return len(said) > 1 and isinstance(said[0], ChosenX) and any(isinstance(node, WhereX) for node in said)


def in_order(node: Node) -> Iterator[Node]:
    """What is called X in a node, in reading order."""
    if isinstance(node, (ChosenX, WhereX)):
        yield node
    for child in node.children():
        yield from in_order(child)


def built(reading: object, said: Said) -> tuple[list[CardPart] | None, Mentions]:
    """What a reading makes, and what it has spoken of; None if it makes nothing that the vocabulary allows."""
    own = Said(said.name, said.types, said.linked, said.chooses, said.puts)
    own.mentions = list(said.mentions)
    own.subtypes = said.subtypes
    own.kinds = [-1] if said.mentions else []  # lines before it named something
    try:
        made = build(reading, own)
    except (Misread, VocabularyError, Unspoken, ValueError, TypeError, AttributeError):
        return None, []
    parts: list[CardPart] = []
    for part in made if isinstance(made, list) else [made]:
        if not isinstance(part, (Ability, Effect)):
            return None, []
        parts.append(part)
    return parts, own.mentions


def refusal(line: str, categories: Sequence[str]) -> Unread:
    """Why a line has no meaning: the furthest word that fits nowhere, and what would fit."""
    words = Words(line)
    parser = Searcher(words)
    whole = False
    for category in categories:
        try:
            whole = bool(parser.whole(category)) or whole
        except (TooMuch, RecursionError):
            break
    if whole:
        return Unread("the words fit together, but the vocabulary has no such thing", line)
    return Unread("not understood", line, words.place(parser.furthest), sorted(parser.expected))


def read_line(line: str, said: Said, before: Mentions | None = None) -> list[CardPart]:
    """The one meaning of a line.

    A line of a spell may speak of what the lines before it spoke of, where it has no meaning by itself; `before` has
    that, and is told what this line speaks of.
    """
    plain = without_ability_word(line)
    categories = ("keywords", "spell", "line") if said.is_spell() else ("keywords", "line")
    found, spoken, _, _ = meanings(plain, categories, said)
    if not found and before and said.is_spell():
        knowing = Said(said.name, said.types, said.linked, said.chooses, said.puts)
        knowing.mentions = before
        found, spoken, _, _ = meanings(plain, ("spell",), knowing)
    if len(found) == 1:
        if before is not None:
            before.extend(spoken[0])
        return found[0]
    if not found:
        raise refusal(plain, categories)
    unread = Unread(f"this has {len(found)} meanings", plain)
    unread.ambiguous = True
    raise unread


def read_parts(text: FaceText, tally: Tally) -> list[CardPart]:
    """The abilities and instructions of a face."""
    if len(text.text) > LONGEST_TEXT:
        raise Unread("this is too long for a text box")
    types = text.words
    shorter: list[CardPart] = []
    if types & SPELLS and "[" in text.text and CLEAVE.search(text.text):
        shorter = read_parts(replace(text, text=without_brackets(text.text)), Tally())
        text = replace(text, text=with_brackets(text.text))
    plain = ready(text.text, text.name, text.types)
    said = Said(text.name, types, LINKED.search(plain) is not None, CHOOSES.search(plain) is not None)
    said.puts = PUTS.search(plain) is not None
    said.subtypes = text.subtypes
    parts: list[CardPart] = []
    effects: list[Effect] = []
    place = 0
    before: Mentions = []
    for line in blocks(lines_of(plain)):
        tally.lines += 1
        try:
            read = read_line(line, said, before)
        except Unread as unread:
            tally.unread.append(unread)
            continue
        tally.lines_read += 1
        own = [part for part in read if isinstance(part, Effect)]
        if own and len(own) == len(read):
            place = place if effects else len(parts)
            if isinstance(own[0], InsteadOfBefore):
                if not effects:
                    tally.unread.append(Unread("nothing was said before that this happens instead of", line))
                    continue
                other: Effect = own[0].other
                if own[0].damage is not None:
                    usual = effects[-1]
                    if not isinstance(usual, DealDamage):
                        tally.unread.append(Unread("no damage was dealt that this is dealt instead of", line))
                        continue
                    other = replaced(usual, amount=own[0].damage)
                other = of_the_same(effects[-1], other)
                effects[-1] = Instead(effects[-1], own[0].condition, other, own[0].last, True, own[0].early)
                continue
            effects.append(own[0] if len(own) == 1 else in_one(own))
        else:
            parts += in_own_line(parts, read)
    if tally.unread:
        raise tally.unread[0]
    if effects:
        parts.insert(place, effects[0] if len(effects) == 1 else Lines(*effects))
    try:
        return with_other_spells(parts, shorter)
    except Misread as error:
        raise Unread(str(error)) from error


def in_own_line(parts: list[CardPart], read: list[CardPart]) -> list[CardPart]:
    """What a line says; keywords that come after a line of keywords are in a line of their own."""
    first = read[0] if read else None
    if parts and isinstance(first, Keywords) and isinstance(parts[-1], tuple(INLINE)):
        return [Keywords(first.flags, apart=True), *read[1:]]
    return read


def in_one(effects: list[Effect]) -> Effect:
    from apnap.abilities.effects.flow import in_order

    return in_order(effects)


CLEAVE: Final = re.compile(r"(?m)^Cleave \{")
LINKED: Final = re.compile(r"\b(?:the exiled (?:card|permanent|creature)s?|exiled with (?:~|it\b|him\b|her\b))")
CHOOSES: Final = re.compile(r"(?m)^As ~ enters, choose an? (?:player|opponent)\.")
PUTS: Final = re.compile(
    r"(?:[Rr]eturn target [^.]* to|[Pp]ut target [^.]* onto) the battlefield(?: under your control)?\.[^\"]*"
    r"\bput onto the battlefield with ~"
)
LEVEL: Final = re.compile(r"^(?:LEVEL \d+(?:-\d+|\+)|STATION \d+\+)$")
CLASS_LEVEL: Final = re.compile(r"^(?:\{[^}]+\})+: Level \d+$")


def blocks(lines: list[str]) -> list[str]:
    """Lines, with those of a level or a station symbol put together as one."""
    out: list[str] = []
    within = False
    for line in lines:
        if LEVEL.match(line) or CLASS_LEVEL.match(line):
            within = True
            out.append(line)
        elif within:
            out[-1] += "\n" + line
        else:
            out.append(line)
    return out


def read_face(text: FaceText, tally: Tally | None = None) -> Face:
    """A face, built by the ordinary constructors."""
    parts = read_parts(text, Tally() if tally is None else tally)
    check_stars(text.size, parts)
    given = with_size(text.size, parts)
    try:
        made = face(text.name, text.cost, text.types, *given)
        if text.colors is not None and made.chars.colors != color_mask(text.colors):
            made = face(text.name, text.cost, text.types, *given, colors=text.colors)
    except VocabularyError as error:
        raise Unread(str(error)) from error
    return made


def with_size(size: str, parts: list[CardPart]) -> list[CardPart]:
    """The numbers of a face; on a station card they are in the box of its last symbol. CR 721.2b-c."""
    symbols = [i for i, part in enumerate(parts) if isinstance(part, StationSymbol)]
    if not size or not symbols:
        return [size, *parts] if size else parts
    last = parts[symbols[-1]]
    assert isinstance(last, StationSymbol)
    return [*parts[: symbols[-1]], StationSymbol(last.least, *last.abilities, size=size), *parts[symbols[-1] + 1 :]]


STARS: Final = ("*", "1+*")  # what is added to it is said by the ability as well


def check_stars(size: str, parts: list[CardPart]) -> None:
    """A star is what an ability defines, in just the places where that ability defines it. CR 208.2."""
    defined: set[str] = set()
    for part in parts:
        if isinstance(part, SizeIs):
            defined.update([part.only] if part.only else ["power", "toughness"])
    power, _, toughness = size.partition("/")
    stars = {name for name, number in (("power", power), ("toughness", toughness)) if number in STARS}
    if "*" in size and (stars != defined or size.count("*") != len(stars)):
        raise Unread(f"nothing says what {size} is")


def same_abilities(one: Face, other: Face) -> bool:
    """Do two faces have the same abilities, in the same order?"""
    return same(list(own_abilities(one)), list(own_abilities(other)))


def own_abilities(made: Face) -> list[Node]:
    return list(made.chars.abilities.every)
