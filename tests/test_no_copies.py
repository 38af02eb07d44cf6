"""No sentence here is that of a rule, of a card or of a ruling: those texts are not ours to ship.

Compared with the reference corpus, where that is beside the checkout. Words alone count, in lower case: signs, numbers,
mana symbols and what a line is broken by are left out, and a name like `test_a_player_loses` is words too. A run of
words that ends in a placeholder, `f"you may cast {what}"`, ends there; so does one that ends in the slot of a pattern
that is read, `"you may cast <spells>"`.
"""

from __future__ import annotations

import ast
import gzip
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

from apnap.rules.ch2_cards.subtypes import all_kinds

HERE: Final = Path(__file__).resolve().parents[1]
CORPUS: Final = HERE.parent / "shared"
needs_the_corpus = pytest.mark.skipif(not CORPUS.is_dir(), reason="the reference corpus is not beside the checkout")

RUN: Final = 9
"""That many words in a row, and more, are a copy; terms and fixed phrases are shorter."""
SENTENCE: Final = 7
"""That many words are a copy in one string, where they are all of a card's sentence."""

FOLDERS: Final = ("src", "docs", "tests", "tools", ".ci")
SUFFIXES: Final = {".py", ".md", ".txt", ".json", ".toml", ".svg", ".in", ".cfg", ".yml", ""}
PRINTING: Final = ("english", "library", "abilities")
"""The parts of the package that card texts are printed from."""

WORD: Final = re.compile(r"\||[a-z]{2,}'(?:s|t|re|ve|ll|d)\b|[a-z]+")
SYMBOL: Final = r"\{(?:[A-Z0-9]|[A-Z0-9]+/[A-Z](?:/P)?|[0-9]+|CHAOS)\}"
NO_WORD: Final = "qz"  # ends a run
SLOT: Final = re.compile(r"<[a-z][a-z0-9 ]*>")
NO_WORDS: Final = re.compile(rf"{SYMBOL}|\\N\{{[^}}]*\}}|\\[nt]|\||\b[fr]{{1,2}}(?=[\"'])")
BETWEEN: Final = " | "
"""What stands between two texts of theirs, so that no run goes over."""


def plain(text: str) -> str:
    """As long as it was, so that a place in it is still that place."""
    text = SLOT.sub(lambda found: f"{NO_WORD:<{len(found[0])}}", text)
    return NO_WORDS.sub(lambda found: " " * len(found[0]), text).lower().replace("\u2019", "'")


def words(text: str) -> list[str]:
    return WORD.findall(plain(text))


def runs(found: list[str]) -> Iterator[int]:
    """The hash of each run of words, in order."""
    return map(hash, zip(*(islice(found, i, None) for i in range(RUN)), strict=False))


def files() -> dict[str, str]:
    """All of our text by its path."""
    paths = [path for path in HERE.iterdir() if path.is_file()]
    for folder in FOLDERS:
        paths += [path for path in (HERE / folder).rglob("*") if path.is_file()]
    return {
        path.relative_to(HERE).as_posix(): path.read_text("utf-8")
        for path in sorted(paths)
        if path.suffix in SUFFIXES
        and path.name not in DATA
        and not any(part.startswith((".venv", "__pycache__", ".git")) for part in path.parts)
    }


DATA: Final = ("read_cards.txt",)
"""Nodes as data: names of classes and constants, whose order is that of the words they stand for."""

ALLOWED: Final[dict[str, frozenset[str]]] = {
    "subtypes that are listed (205.3): names, in the order of the alphabet": frozenset(
        word for name in all_kinds() for word in words(name)
    ),
}
"""Runs that are facts: by the reason, all words that such a run may have."""


# theirs ---------------------------------------------------------------------------------------------------------------
def rows(path: Path) -> list[dict[str, Any]]:
    content = gzip.decompress(path.read_bytes()).decode("utf-8") if path.suffix == ".gz" else path.read_text("utf-8")
    return [json.loads(line) for line in content.splitlines()]


@cache
def faces() -> list[dict[str, Any]]:
    """Every face of every card and token."""
    cards = json.loads(gzip.decompress((CORPUS / "cards" / "oracle-cards.json.gz").read_bytes()))
    cards += rows(CORPUS / "cards" / "tokens.jsonl")
    return [face for card in cards for face in card.get("card_faces") or card.get("faces") or [card]]


def theirs() -> Iterator[tuple[str, Iterable[str]]]:
    """All that is not ours: what it is, and text by text."""
    yield "the rules", (CORPUS / "rules" / "comprehensive-rules.txt").read_text("utf-8").splitlines()
    for name in ("specification.jsonl", "rules-2024-03-08.jsonl.gz", "rules-2025-06-06.jsonl.gz"):
        found = rows(CORPUS / "rules" / name)
        yield name, [json.dumps(row, ensure_ascii=False) for row in found]
    yield "a card", [face.get("oracle_text") or "" for face in faces()]
    rulings = rows(CORPUS / "cards" / "rulings.jsonl.gz")
    yield "a ruling", [ruling["text"] for row in rulings for ruling in row["rulings"]]


# comparing ------------------------------------------------------------------------------------------------------------
def allowed(run: list[str]) -> bool:
    return any(kind.issuperset(run) for kind in ALLOWED.values())


def copied(ours: dict[str, str], known: Iterable[tuple[str, Iterable[str]]]) -> list[str]:
    """Each run of words that both have: where it is, from what, and the run."""
    all_of_ours: set[int] = set()
    for text in ours.values():
        all_of_ours.update(runs(words(text)))
    origin: dict[int, str] = {}
    for what, texts in known:
        for run in all_of_ours.intersection(runs(words_between(texts))):
            origin.setdefault(run, what)
    found: list[str] = []
    for name, text in ours.items():
        if not origin.keys().isdisjoint(runs(words(text))):
            found += runs_of(name, text, origin)
    return found


def words_between(texts: Iterable[str]) -> list[str]:
    """The words of all texts, with a mark between any two."""
    return WORD.findall(BETWEEN.join(map(plain, texts)))


def runs_of(name: str, text: str, origin: dict[int, str]) -> Iterator[str]:
    """The longest runs of a file that begin with one of these."""
    said = plain(text)
    places = [(match[0], match.start()) for match in WORD.finditer(said)]
    all_words = [word for word, _ in places]
    hashes = list(runs(all_words))
    i = 0
    while i < len(hashes):
        last = i
        while last < len(hashes) and hashes[last] in origin:
            last += 1
        if last > i:
            run = all_words[i : last + RUN - 1]
            if not allowed(run):
                yield f"{name}:{said.count(chr(10), 0, places[i][1]) + 1}: {' '.join(run)} ({origin[hashes[i]]})"
        i = last + 1


def sentences(text: str) -> Iterator[tuple[str, ...]]:
    """What a text says sentence by sentence, reminders aside, as words."""
    for part in re.split(r"\n|(?<=[.!?\"])\s+|: ", re.sub(r"\([^()]*\)", " ", text)):
        said = tuple(words(part))
        if len(said) >= SENTENCE:
            yield said


def literals(program: str) -> Iterator[tuple[int, str]]:
    """The strings of a program with their lines; of a string with placeholders, each piece between them."""
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


@needs_the_corpus
def test_no_run_of_words_is_copied() -> None:
    """Say it in your own words and cite the rule; build a phrase of cards from those of english/common.py."""
    found = copied(files(), theirs())
    assert not found, "\n".join(found)


@needs_the_corpus
def test_no_string_is_a_whole_sentence_of_a_card() -> None:
    """Where texts are printed from nodes, sentences are put together."""
    known = {said for face in faces() for said in sentences(face.get("oracle_text") or "")}
    whole = [
        f"{name}:{line}: {' '.join(said)}"
        for name, text in files().items()
        if name.endswith(".py") and name.startswith(tuple(f"src/apnap/{part}/" for part in PRINTING))
        for line, literal in literals(text)
        for said in sentences(literal)
        if said in known
    ]
    assert not whole, "\n".join(whole)


def test_a_copy_would_be_found() -> None:
    rule = "Whoever reads ten words of it in a row has read a copy."
    ours = {
        "docs/a.md": "# Copies\n\nWhoever reads ten WORDS of\n# it, in a row, has nothing of their own.",
        "tests/b.py": "def test_whoever_reads_ten_words_of_it_in_no_row(): ...",
        "src/c.py": "f'Ten words of {2} it in a ' \"row has read \" f'{no} copy'",
    }
    assert copied(ours, [("the rules", [rule])]) == [
        "docs/a.md:3: whoever reads ten words of it in a row has (the rules)",
        "src/c.py:1: ten words of it in a row has read (the rules)",
    ]
    assert copied(ours, [("the rules", [rule[:30], rule[30:]])]) == []


def test_a_whole_sentence_would_be_found() -> None:
    (line, literal), *_ = literals('x = 1\ny = f"{x}: One two three, four {{G}} five\N{EM DASH}six seven. Eight"')
    assert (line, list(sentences(literal))) == (2, [("one", "two", "three", "four", "five", "six", "seven")])


def test_names_that_are_listed_are_not_a_copy() -> None:
    assert allowed(["elf", "goblin", "island", "aura"])
    assert not allowed(["elf", "or", "goblin"])
