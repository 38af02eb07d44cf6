"""Type lines: supertypes, card types, subtypes. CR 205."""

from __future__ import annotations

from mypy_extensions import i64

from apnap.abilities.base import VocabularyError
from apnap.rules.core.constants import SUPERTYPE_NAMES, TYPE_NAMES


class TypeLine:
    """A type line, read."""

    def __init__(self, supertypes: i64, types: i64, subtypes: list[str]) -> None:
        self.supertypes: i64 = supertypes
        self.types: i64 = types
        self.subtypes: list[str] = subtypes


def parse_type_line(text: str) -> TypeLine:
    """Read `Legendary Creature - Dog`, with a hyphen or a long dash before the subtypes."""
    line = text.replace("\u2014", "-").replace("\u2013", "-")
    left = line
    subtypes: list[str] = []
    cut = line.find(" - ")
    if cut >= 0:
        left = line[:cut]
        subtypes = line[cut + 3 :].split()
        if left == "Plane":
            subtypes = [line[cut + 3 :]]  # all words together are one subtype (311.3)
    supertypes: i64 = 0
    types: i64 = 0
    for word in left.split():
        if word in SUPERTYPE_NAMES:
            supertypes |= 1 << SUPERTYPE_NAMES.index(word)
        elif word in TYPE_NAMES:
            types |= 1 << TYPE_NAMES.index(word)
        else:
            raise VocabularyError(f"{word!r} in the type line {text!r} is not a card type or supertype")
    if types == 0:
        raise VocabularyError(f"the type line {text!r} has no card type")
    for word in subtypes:
        if not word[0].isupper():
            raise VocabularyError(f"the subtype {word!r} in {text!r} is written with a capital")
    return TypeLine(supertypes, types, subtypes)


def type_words(supertypes: i64, types: i64, subtypes: list[str]) -> str:
    """The type line of these types, with a long dash. CR 205.1, 205.4b."""
    parts: list[str] = []
    for i in SUPERTYPE_ORDER:
        if supertypes >> i & 1:
            parts.append(SUPERTYPE_NAMES[i])
    for i in TYPE_ORDER:
        if types >> i & 1:
            parts.append(TYPE_NAMES[i])
    line = " ".join(parts)
    if subtypes:
        line += " \u2014 " + " ".join(subtypes)
    return line


# the order in which cards print them: legendary before snow, kindred first, artifact and land before creature
SUPERTYPE_ORDER = [4, 0, 1, 2, 3]
TYPE_ORDER = [8, 2, 0, 4, 1, 3, 6, 5, 7, 9, 10, 11, 12, 13, 14]
