"""The index against the rules themselves, where the reference corpus is beside the checkout."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path

import pytest

from apnap import rulebook
from apnap.rulebook._index import index

RULES = Path(__file__).resolve().parents[3] / "shared" / "rules"
needs_the_corpus = pytest.mark.skipif(not RULES.is_dir(), reason="the reference corpus is not beside the checkout")

LONGEST_RUN = 5
"""As many words in a row may be those of a rule, since its terms are ours too."""


@cache
def texts(name: str) -> dict[str, str]:
    """The rules of one file by their number, examples included."""
    path = RULES / name
    content = gzip.decompress(path.read_bytes()).decode("utf-8") if path.suffix == ".gz" else path.read_text("utf-8")
    rows = [json.loads(line) for line in content.splitlines()]
    return {row["number"]: " ".join([row["text"], *row["examples"]]) for row in rows}


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9+/'-]+", text.lower().replace("\u2019", "'"))


def runs(text: str) -> set[tuple[str, ...]]:
    """Every sequence of words that is too long to be shared with the rules."""
    found = words(text)
    return {tuple(found[i : i + LONGEST_RUN + 1]) for i in range(len(found) - LONGEST_RUN)}


def ours() -> dict[str, str]:
    """All that we say, by what to call it when it is wrong; the names of chapters and sections aside."""
    said = {number: entry.title for number, entry in index().pinned.items() if "." in number}
    for entry in [*rulebook.specification(), *index().older.values()]:
        said[entry.citation] = f"{entry.title}. {entry.explanation}"
    return said


@needs_the_corpus
@pytest.mark.parametrize(
    "edition", ["specification.jsonl", "rules.jsonl", "rules-2024-03-08.jsonl.gz", "rules-2025-06-06.jsonl.gz"]
)
def test_nothing_is_copied_from_the_rules(edition: str) -> None:
    """Not from the rule itself, and not from any other."""
    theirs = {run: number for number, text in texts(edition).items() for run in runs(text)}
    copied = {
        citation: f"{' '.join(run)} ({theirs[run]})"
        for citation, text in ours().items()
        for part in text.split(". ")
        for run in runs(part)
        if run in theirs
    }
    assert not copied


def test_a_copied_sentence_would_be_found() -> None:
    rule = "Whenever seven words of it are the same, it is a copy."
    assert runs("Title: whenever seven WORDS of it are theirs") & runs(rule)
    assert not runs("whenever seven words of it differ") & runs(rule)


@needs_the_corpus
def test_the_specification_is_there_with_its_numbers_of_today() -> None:
    numbers = json.loads((RULES / "number_map.json").read_text("utf-8"))["map"]
    assert {entry.number: entry.pinned or None for entry in rulebook.specification()} == numbers
    rows = [json.loads(line) for line in (RULES / "specification.jsonl").read_text("utf-8").splitlines()]
    assert [(e.number, e.edition) for e in rulebook.specification()] == [
        (row["number"], row["cr_version"][:4]) for row in rows
    ]


@needs_the_corpus
def test_every_entry_is_a_rule_of_its_edition() -> None:
    today = texts("rules.jsonl")
    assert [number for number in index().pinned if "." in number and number not in today] == []
    then = texts("rules-2024-03-08.jsonl.gz")
    assert all(number in then for number in index().older)
    # Each of them says something else today, or there would be no need to ask for its edition.
    assert all(then[number] != today.get(number) for number in index().older)


@needs_the_corpus
def test_every_rule_of_today_is_answered() -> None:
    """Each rule has a title of its own, or if it has a letter, at least its rule has one."""
    for number in texts("rules.jsonl"):
        assert rulebook.title(number)
        assert number[-1].isalpha() or rulebook.known(number), number


@needs_the_corpus
@pytest.mark.parametrize(
    ("first", "last"), [(100, 122), (300, 300), (400, 408), (500, 514), (601, 606), (608, 616), (703, 704), (800, 905)]
)
def test_the_rules_that_a_game_runs_by_have_titles_down_to_the_letter(first: int, last: int) -> None:
    """All but a few about tournaments, printed symbols and single predefined tokens."""
    aside = re.compile(r"100\.6[ab]|107\.(8|15|16|17)[a-z]|111\.10[a-z]")
    missing = [
        number
        for number in texts("rules.jsonl")
        if first <= int(number[:3]) <= last and not aside.fullmatch(number) and not rulebook.known(number)
    ]
    assert not missing
