"""Sentences are plain English: what docs/plain_english.md says to avoid is not written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(__file__).resolve()
GLOSSARY = ROOT / "docs" / "plain_english.md"
TEXTS = [
    *(ROOT / "docs").glob("*.md"),
    *(path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "src").rglob("titles.txt"),
]
NOUNS = (
    "event|card|creature|permanent|spell|land|artifact|enchantment|target|choice|answer|action|zone|seat|step|effect|"
    "mana ability|deck list|replay|replays|part of|cost|color|token|copy|player|trigger|command"
)
AVOIDED = {
    r"\b(anew|afresh)\b": "again",
    r"\botherwise than\b": "something else than, or: differs from",
    r"\bwhosever\b": "no matter whose",
    r"\b(?<!to )save (who|what|those|where|by)\b": "except",
    r"\b(matters|matter) not\b": "does not matter",
    r"\bgo(es)? round once more\b": "repeats the loop",
    rf"(?<!here )(?<!here\n)\b(is|are|was|were) no ({NOUNS})\b(?! (left|more|longer))": "is not a ...",
    r"\bonly so (many|much|often)\b": "only that many",
    r"\bthe next so (many|much)\b": "that much of the next",
}


def found_in(text: str) -> list[str]:
    """What is to be avoided, with what to write instead."""
    return [f"'{m[0]}': {better}" for avoided, better in AVOIDED.items() for m in re.finditer(avoided, text)]


@pytest.mark.parametrize("folder", ["docs", "src", "tests", "tools", "."])
def test_what_is_to_be_avoided_is_not_written(folder: str) -> None:
    told = []
    for path in TEXTS:
        place = path.relative_to(ROOT)
        if path in (HERE, GLOSSARY) or (place.parts[0] if len(place.parts) > 1 else ".") != folder:
            continue
        told += [f"{place}: {what}" for what in found_in(path.read_text("utf-8"))]
    assert told == []


def test_what_is_to_be_avoided_would_be_found() -> None:
    assert found_in("Everybody begins anew, save who can't lose: a token is no card, where it goes matters not.")
    assert len(found_in("drawn afresh, and passing is no action")) == 2
    assert found_in("There is no card left; a way to save what matters; it is not a card; there are no targets") == []


def test_the_glossary_says_what_to_avoid() -> None:
    page = GLOSSARY.read_text("utf-8")
    assert "## Words to avoid" in page and "## What the rule book calls things" in page
    assert len(page.splitlines()) < 90, "one page"
    assert "docs/plain_english.md" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
