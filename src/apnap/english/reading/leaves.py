"""What is read word by word: numbers, symbols, sizes, colours, counters, keywords, subtypes."""

from __future__ import annotations

import re
from typing import Final

from apnap.abilities.filters import BLACK, BLUE, GREEN, RED, WHITE
from apnap.abilities.keyword_abilities import flags
from apnap.english.grammar import NUMBERS, TENS
from apnap.english.reading.parser import Parser
from apnap.english.reading.table import Found, reads_leaf
from apnap.english.reading.tokens import PLURALS, SUBTYPES
from apnap.rules.ch1_concepts.definitions import Filter, Keywords
from apnap.rules.core.constants import ENERGY, KEYWORD_NAMES

NUMBER_WORDS: Final = {word: i for i, word in enumerate(NUMBERS) if i > 1} | {word: n for n, word in TENS.items()}
ENERGY_SYMBOLS: Final = re.compile(r"(\{E\})+")
CHANGE: Final = re.compile(r"([+\-\u2212])(\d+)/([+\-\u2212])(\d+)")
SIZE: Final = re.compile(r"\d+/\d+")
COUNTER: Final = re.compile(r"[+\-\u2212]\d+/[+\-\u2212]\d+|[a-z][a-z\-]*")
WORD: Final = re.compile(r"[a-z][a-z\-]*")
NO_COUNTERS: Final = frozenset("a the that it on counter counters those of all more or each any no its them".split())
KEYWORDS: Final[dict[tuple[str, ...], Keywords]] = {
    tuple(name.split()): vars(flags)[name.replace(" ", "_").upper()] for name in KEYWORD_NAMES if "'" not in name
}
LONGEST_KEYWORD: Final = max(len(words) for words in KEYWORDS)
LETTERS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
COLORS: Final[dict[str, Filter]] = {"white": WHITE, "blue": BLUE, "black": BLACK, "red": RED, "green": GREEN}
NAME_WORDS: Final = frozenset("of the and in from to for a at on , - '".split())
NO_MANA: Final = ("{T}", "{Q}", "{E}", "{CHAOS}", "{TK}", "{PW}")


def digits(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    return [(at + 1, int(word))] if word.isdigit() and len(word) < 7 else []


def number_word(parser: Parser, at: int) -> Found:
    """`two` and more."""
    number = NUMBER_WORDS.get(parser.words[at])
    return [] if number is None else [(at + 1, number)]


def mana(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    if word[0] != "{" or any(symbol in word for symbol in NO_MANA):
        return []
    return [(at + 1, word)]


def energy(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    return [(at + 1, word.count("{E}"))] if ENERGY_SYMBOLS.fullmatch(word) else []


def change(parser: Parser, at: int) -> Found:
    """`+3/-1`, as two numbers in a string that `size_numbers` takes apart."""
    word = parser.words[at]
    return [(at + 1, word.replace("\u2212", "-"))] if CHANGE.fullmatch(word) else []


def size_numbers(word: str) -> tuple[int, int]:
    """The two numbers of `+3/-1`."""
    power, _, toughness = word.partition("/")
    return int(power), int(toughness)


def size(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    return [(at + 1, word)] if SIZE.fullmatch(word) else []


def counter(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    if word in ("first", "double") and parser.words[at + 1] == "strike":
        return [(at + 2, f"{word} strike")]
    if word in NO_COUNTERS or not COUNTER.fullmatch(word):
        return []
    return [(at + 1, word.replace("\u2212", "-"))]


def plain_word(parser: Parser, at: int) -> Found:
    word = parser.words[at]
    return [(at + 1, word)] if WORD.fullmatch(word) else []


def keyword_flag(parser: Parser, at: int) -> Found:
    """`flying`, `first strike`."""
    for length in range(LONGEST_KEYWORD, 0, -1):
        found = KEYWORDS.get(tuple(parser.words[at : at + length]))
        if found is not None:
            return [(at + length, found)]
    return []


def color(parser: Parser, at: int) -> Found:
    found = COLORS.get(parser.words[at])
    return [] if found is None else [(at + 1, found)]


def color_letter(parser: Parser, at: int) -> Found:
    found = LETTERS.get(parser.words[at])
    return [] if found is None else [(at + 1, found)]


def subtype(parser: Parser, at: int) -> Found:
    """`Elf`, `Elves`."""
    word = parser.words[at]
    name = SUBTYPES.get(word) or PLURALS.get(word)
    return [] if name is None else [(at + 1, name)]


def symbol(parser: Parser, at: int) -> Found:
    """{T} and {Q}, which patterns cannot write."""
    return [(at + 1, parser.words[at])] if parser.words[at] in ("{T}", "{Q}") else []


def card_name(parser: Parser, at: int) -> Found:
    """The name of a card: words with capitals, and small ones between them."""
    out: Found = []
    end = at
    while end < parser.length and end - at < 10:
        word = parser.line.original(end, end + 1)
        if word[:1].isupper():
            end += 1
            out.append((end, parser.line.original(at, end)))
        elif end > at and (word in NAME_WORDS or word == "'s"):
            end += 1
        else:
            break
    return out


def new_line(parser: Parser, at: int) -> Found:
    return [(at + 1, "")] if parser.words[at] == "\n" else []


KEYWORD_STARTS: Final = frozenset(words[0] for words in KEYWORDS)
reads_leaf("digits", digits, str.isdigit)
reads_leaf("number word", number_word, NUMBER_WORDS.__contains__)
reads_leaf("mana", mana, lambda word: word[0] == "{")
reads_leaf("energy", energy, lambda word: word[0] == "{")
reads_leaf("size change", change, lambda word: word[0] in "+-\u2212")
reads_leaf("size", size, lambda word: word[0].isdigit())
reads_leaf("counter", counter, lambda word: COUNTER.fullmatch(word) is not None)
reads_leaf("word", plain_word, lambda word: WORD.fullmatch(word) is not None)
reads_leaf("flag", keyword_flag, KEYWORD_STARTS.__contains__)
reads_leaf("color", color, COLORS.__contains__)
reads_leaf("color letter", color_letter, LETTERS.__contains__)
reads_leaf("subtype", subtype, lambda word: word in SUBTYPES or word in PLURALS)
reads_leaf("tap symbol", symbol, ("{T}", "{Q}").__contains__)
reads_leaf("new line", new_line, "\n".__eq__)
reads_leaf("card name", card_name, lambda word: word[0].isalpha())

__all__ = ["COLORS", "ENERGY", "LETTERS", "size_numbers"]
