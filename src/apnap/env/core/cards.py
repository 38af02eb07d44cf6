"""A card as numbers: what it is, and which words its abilities are made of.

Words are nodes of the vocabulary, and pairs of a word and one inside it; each is hashed to one of a few places, where
it counts up or down. So a card that nobody has seen has features, and cards that say like things are near to each
other.
"""

from __future__ import annotations

import zlib
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from apnap.env.core.layout import TYPES, WORDS, squeezed
from apnap.rules.ch1_concepts.definitions import Ability
from apnap.rules.ch1_concepts.nodes import Node
from apnap.rules.ch2_cards.characteristics import AbilitySet, Chars
from apnap.rules.core.constants import BASIC, KEYWORD_NAMES, LEGENDARY, SNOW

MOST_KEPT: Final = 4000
COLOR_COUNT: Final = 5


class CardVectors:
    """Vectors of characteristics, made once for each."""

    def __init__(self) -> None:
        self.known: dict[Chars, bytes] = {}
        self.words: dict[AbilitySet, bytes] = {}
        self.numbers: dict[str, bytes] = {}

    def vector(self, chars: Chars) -> bytes:
        """What these characteristics are as numbers: the fields of `CARD_FIELDS`."""
        known = self.known.get(chars)
        if known is not None:
            return known
        if len(self.known) > MOST_KEPT:
            self.known.clear()  # derived ones come and go
        made = self.made(chars)
        self.known[chars] = made
        return made

    def number(self, name: str) -> bytes:
        """Four bytes that stand for a card: the same everywhere and for ever. Nothing without a name."""
        known = self.numbers.get(name)
        if known is None:
            known = card_number(name).to_bytes(4, "little") if name else bytes(4)
            self.numbers[name] = known
        return known

    def made(self, chars: Chars) -> bytes:
        out = BytesWriter()
        out.write(self.number(chars.name))
        cost = chars.cost
        put(out, 0 if cost is None else cost.value)
        put(out, 0 if cost is None else cost.x)
        for color in range(COLOR_COUNT):
            put(out, chars.colors >> color & 1)
        put(out, 1 if chars.supertypes & BASIC else 0)
        put(out, 1 if chars.supertypes & LEGENDARY else 0)
        put(out, 1 if chars.supertypes & SNOW else 0)
        for kind in range(len(TYPES)):
            put(out, chars.types >> kind & 1)
        put(out, 1 if chars.types >> len(TYPES) else 0)
        put(out, chars.power)
        put(out, chars.toughness)
        put(out, chars.loyalty if chars.loyalty > 0 else chars.defense if chars.defense > 0 else 0)
        for word in range(len(KEYWORD_NAMES)):
            put(out, chars.keywords >> word & 1)
        abilities = chars.abilities
        words = self.words.get(abilities)
        if words is None:
            if len(self.words) > MOST_KEPT:
                self.words.clear()
            words = words_of(abilities)
            self.words[abilities] = words
        out.write(words)
        return out.getvalue()


def card_number(name: str) -> int:
    """The number of a card: from its name alone."""
    return zlib.crc32(name.encode())


def words_of(abilities: AbilitySet) -> bytes:
    """How many abilities of each kind, and their words."""
    out = BytesWriter()
    put(out, len(abilities.activated))
    put(out, len(abilities.triggered))
    put(out, len(abilities.statics))
    put(out, 0 if abilities.spell is None else 1)
    put(out, 1 if abilities.mana else 0)
    sums: list[i64] = [0] * WORDS
    for ability in abilities.every:
        count_words(ability, sums)
    for x in sums:
        put(out, x)
    return out.getvalue()


def count_words(ability: Ability, sums: list[i64]) -> None:
    count_below(ability, "", sums)


def count_below(node: Node, above: str, sums: list[i64]) -> None:
    """Count a word, the pair that it makes with the word around it, and all inside it."""
    name = type(node).__name__
    count(name, sums)
    if above:
        count(f"{above} {name}", sums)
    for child in node.children():
        count_below(child, name, sums)


def count(word: str, sums: list[i64]) -> None:
    """One word, up or down at its place."""
    number: i64 = zlib.crc32(word.encode())
    sums[number % WORDS] += 1 if number >> 16 & 1 else -1


def put(out: BytesWriter, x: i64) -> None:
    """One number as a signed byte."""
    y = x if -100 <= x <= 100 else squeezed(x)
    out.append(u8(y & 255))
