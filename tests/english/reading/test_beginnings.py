"""What a category may begin with: never too little, or the parser would not ask it."""

from __future__ import annotations

import random

from apnap.english import rules_text
from apnap.english.reading.parser import Parser, beginnings
from apnap.english.reading.refusals import Searcher
from apnap.english.reading.selves import lines_of, ready
from apnap.english.reading.table import TABLE
from apnap.english.reading.tokens import Words
from apnap.library.pool import POOL
from apnap.testing.night import NIGHT, NIGHTLY


def lines(count: int) -> list[str]:
    """Lines of cards that come with apnap, as they are printed."""
    rng = random.Random(20261119 + NIGHT)
    assert POOL.stored is not None
    names = [name for name in POOL.stored.names() if "//" not in name]
    out: list[str] = []
    while len(out) < count:
        card = POOL.get(rng.choice(names))
        if card is not None and len(card.faces) == 1:
            out += lines_of(ready(rules_text(card), card.name, ""))
    return out


def test_what_a_leaf_reads_begins_as_it_says() -> None:
    for line in lines(3000 if NIGHTLY else 150):
        parser = Parser(Words(line))
        for at in range(parser.length):
            for category, leaf in enumerate(TABLE.leaves):
                if leaf is not None and category not in parser.begins[at]:
                    assert not leaf(parser, at), f"{TABLE.names[category]} at {parser.words[at]!r} in {line!r}"


def test_no_category_is_left_out_that_would_read_something() -> None:
    for line in lines(600 if NIGHTLY else 30):
        asked, everything = Parser(Words(line)), Parser(Words(line))
        everything.begins = [frozenset(range(len(TABLE.names)))] * len(everything.words)
        for category in ("keywords", "spell", "line"):
            assert asked.whole(category) == everything.whole(category)


def test_whoever_searches_finds_the_same() -> None:
    for line in lines(600 if NIGHTLY else 60):
        for category in ("keywords", "spell", "line"):
            assert Parser(Words(line)).whole(category) == Searcher(Words(line)).whole(category)


def test_a_word_that_begins_nothing_is_expected_nowhere() -> None:
    known = beginnings()
    number = TABLE.numbers["effect"]
    assert number in known.of("draw") and number not in known.of("quickly")
    assert "draw" in known.words_of(number)
