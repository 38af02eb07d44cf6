"""The words that cards are written in, at the command line."""

from __future__ import annotations

import ast
import json
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap import library, vocabulary
from apnap.cli import main
from apnap.library.catalogue import Word, described, offered

CARDS = Path(library.__file__).parent / "cards"


@cache
def words() -> list[Word]:
    return described({name: vars(vocabulary)[name] for name in vocabulary.__all__})


def run(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["vocabulary", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_every_word_is_listed_with_an_explanation_by_kind() -> None:
    listed = words()
    assert sorted(word.name for word in listed) == vocabulary.__all__
    assert [word.name for word in listed if not word.says] == []
    kinds = {word.name: word.kind for word in listed}
    assert kinds["Draw"] == "instructions" and kinds["Enters"] == "events" and kinds["CREATURE"] == "qualities"
    assert kinds["FLYING"] == "keywords" and kinds["Gets"] == "changes" and kinds["PayLife"] == "costs"
    assert kinds["Target"] == "targets" and kinds["THIS"] == "subjects" and kinds["X"] == "amounts"


def test_examples_come_from_cards_of_the_library_and_use_the_word() -> None:
    for word in words():
        if word.example:
            assert not word.card or word.card in library.find(word.card).name
            assert word.name in {node.id for node in ast.walk(ast.parse(word.example)) if isinstance(node, ast.Name)}
    without = [word.name for word in words() if not word.example]
    assert len(without) < 0.15 * len(words()), without  # words that only read cards use
    assert len([word for word in words() if word.card]) > 0.7 * len(words())  # others are words of read cards


def test_the_list_and_the_document_say_the_same() -> None:
    text = run()
    known = json.loads(run("--json"))
    assert len(known) == len(vocabulary.__all__)
    for word in known:
        assert word["name"] in text and word["example"] in text


def test_what_is_offered_can_be_read_off_the_source() -> None:
    assert offered() == vocabulary.__all__


def test_one_kind_and_found_words() -> None:
    events = run("events")
    assert "Enters" in events and "GainLife" not in events.replace("GainLife(", "")
    assert "SearchLibrary" in run("library")
    result = CliRunner().invoke(main, ["vocabulary", "gibberish"])
    assert result.exit_code == 2 and "kinds are" in result.output


@pytest.mark.parametrize("module", sorted(CARDS.rglob("*.py")), ids=lambda path: str(path.relative_to(CARDS)))
def test_every_word_a_module_of_the_library_uses_is_in_the_vocabulary(module: Path) -> None:
    for node in ast.parse(module.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("apnap.abilities"):
            missing = [name.name for name in node.names if name.name not in vocabulary.__all__]
            assert missing == [], f"{module.stem} uses words that are not offered: run python -m tools.vocabulary"
