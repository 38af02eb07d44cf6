"""The library's cards, read from the corpus: the same nodes as those written by hand, and the same behaviour."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from apnap.library import pool
from apnap.rules.ch1_concepts.fields import same
from apnap.rules.ch2_cards.printed import CardDef
from apnap.testing.night import NIGHTLY
from tests.helpers.read_versions import CORPUS, read_versions
from tools.project import here

needs_the_corpus = pytest.mark.skipif(not CORPUS.is_file(), reason="the reference corpus is not beside the checkout")

FLAGS = "Loses and LosesKeywords are two words for one thing"
THIS = "by hand it says IT, read it says THIS"
# May only shrink.
EXCEPTIONS = {
    "Canopy Claws": FLAGS,
    "Flaming Fist": THIS,
    "Fool's Demise": THIS,
    "Glowstone Recluse": "what it mutates into says IT by hand, and THIS read",
    "Gravity Sphere": FLAGS,
    "Septic Rats": THIS,
    "Vulpikeet": "what it mutates into says IT by hand, and THIS read",
}
QUICK = ("test_burn", "test_gold", "test_counters", "test_mutations", "test_schemes", "test_auras")
READ_AT_LEAST = 1350


@cache
def read() -> dict[str, CardDef]:
    return read_versions()


def differs(one: CardDef, other: CardDef) -> bool:
    """Do their faces differ in anything but words?"""
    if len(one.faces) != len(other.faces):
        return True
    for mine, theirs in zip(one.faces, other.faces, strict=True):
        a, b = mine.chars, theirs.chars
        if (a.types, a.subtypes, a.colors, a.power, a.toughness) != (
            b.types,
            b.subtypes,
            b.colors,
            b.power,
            b.toughness,
        ):
            return True
        if not same(list(a.abilities.every), list(b.abilities.every)):
            return True
    return False


@needs_the_corpus
def test_read_cards_have_the_nodes_that_were_written() -> None:
    wrong = {name for name, card in read().items() if differs(pool.find(name), card)}
    assert sorted(wrong - EXCEPTIONS.keys()) == []
    assert sorted(EXCEPTIONS.keys() - wrong) == [], "these are equal now: take them out of the list"
    assert len(read()) >= READ_AT_LEAST
    assert len(EXCEPTIONS) <= 0.03 * len(read())


@needs_the_corpus
def test_the_tests_of_the_cards_pass_on_the_read_versions() -> None:
    root = here().root
    paths = ["tests/library", "tests/rulings", "tests/puzzles"]
    if not NIGHTLY:
        paths = [f"tests/library/{name}.py" for name in QUICK]
    # these compare printed texts, which may differ in wording
    left_out = ["--ignore=tests/library/test_against_the_world.py", "--ignore=tests/library/test_tested.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.helpers.read_versions", *left_out, *paths]
    by_day = {**os.environ, "APNAP_NIGHTLY": ""}  # at the tables of an ordinary run
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, env=by_day)
    assert done.returncode == 0, done.stdout[-3000:]
