"""Finding cards by what is printed on them, with filters that people know: `t:elf c:g mv<=3 o:draw keyword:flying`."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from apnap.errors import InputError
from apnap.library.pool import POOL
from apnap.rules.ch2_cards.printed import CardDef
from apnap.rules.core.constants import COLOR_LETTERS, bits

TERM: Final = re.compile(r"(-?)(?:(t|type|c|color|o|oracle|kw|keyword|mv|cmc|name)(:|<=|>=|=|<|>))?(.+)")
HINT: Final = "write words of the name, or t:elf, c:rg, o:draw, keyword:flying, mv<=3; a minus before one leaves it out"
WORDS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
LONG: Final = {"type": "t", "color": "c", "oracle": "o", "keyword": "kw", "cmc": "mv"}


@dataclass(frozen=True)
class Term:
    """One condition."""

    without: bool
    kind: str
    sign: str
    value: str


def split(query: str) -> list[str]:
    """Words, those in double quotes together; an apostrophe is one, as in many names."""
    reader = shlex.shlex(query, posix=True)
    reader.whitespace_split = True
    reader.quotes = '"'
    reader.commenters = ""
    return list(reader)


def terms_of(query: str) -> list[Term]:
    """A search as conditions, which all hold."""
    try:
        words = split(query)
    except ValueError as error:
        raise InputError(f"this search cannot be read: {error}", hint=HINT) from error
    found: list[Term] = []
    for word in words:
        match = TERM.fullmatch(word)
        if match is None:
            raise InputError(f"'{word}' is no condition", hint=HINT)
        kind = match.group(2) or "name"
        kind = LONG.get(kind, kind)
        if kind == "mv" and not match.group(4).isdigit():
            raise InputError(f"'{word}': a mana value is a number", hint=HINT)
        found.append(Term(bool(match.group(1)), kind, match.group(3) or ":", match.group(4).casefold()))
    return found


def search(query: str) -> Iterator[CardDef]:
    """The cards that fit, by name."""
    terms = sorted(terms_of(query), key=lambda term: term.kind in ("o", "kw"))  # texts are printed last
    if not terms:
        raise InputError("there is nothing to search for", hint=HINT)
    for name in POOL.every_name():
        names = [term for term in terms if term.kind == "name"]
        if all((term.value in name.casefold()) != term.without for term in names):
            card = POOL.get(name) or POOL.get_by_hand(name)
            if card is not None and all(fits(card, term) for term in terms):
                yield card


def fits(card: CardDef, term: Term) -> bool:
    return holds(card, term) != term.without


def holds(card: CardDef, term: Term) -> bool:
    from apnap.english import rules_text, type_line

    if term.kind == "name":
        return term.value in card.name.casefold()
    if term.kind == "t":
        return any(term.value in type_line(face.chars).casefold() for face in card.faces)
    if term.kind == "mv":
        return compared(int(card.base.mana_value()), term.sign, int(term.value))
    if term.kind == "c":
        own = {COLOR_LETTERS[i] for i in bits(card.base.colors)}
        wanted = colors_in(term.value)
        if not wanted:
            return not own
        return {"<=": own <= wanted, "=": own == wanted, "<": own < wanted, ">": own > wanted}.get(
            term.sign, own >= wanted
        )
    text = "\n".join(rules_text(card, i) for i in range(len(card.faces))).casefold()
    return bool(re.search(rf"\b{re.escape(term.value)}\b", text)) if term.kind == "kw" else term.value in text


def colors_in(value: str) -> set[str]:
    """`rg`, `red`; nothing for colorless."""
    if value in ("c", "colorless"):
        return set()
    if value in WORDS:
        return {WORDS[value]}
    letters = {letter.upper() for letter in value}
    if not letters <= set(COLOR_LETTERS):
        raise InputError(f"'{value}' is no colour", hint=HINT)
    return letters


def compared(number: int, sign: str, other: int) -> bool:
    return {"<=": number <= other, ">=": number >= other, "<": number < other, ">": number > other}.get(
        sign, number == other
    )
