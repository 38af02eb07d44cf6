"""Tests of the rules are where their number says: a folder for each chapter, files named by what they are about."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parent / "rules"
# By folder, the first and the last section of its chapter.
CHAPTERS = {
    "ch1_concepts": (100, 122),
    "ch2_cards": (200, 315),
    "ch4_zones": (400, 408),
    "ch5_turns": (500, 514),
    "ch6_spells": (600, 616),
    "ch7_additional": (700, 733),
    "ch8_multiplayer": (800, 811),
    "ch9_casual": (900, 905),
}
WITHOUT_NUMBERS = {"core", "views"}  # about the machine, and no chapter
FILES = sorted(path.relative_to(RULES) for path in RULES.rglob("test_*.py"))


def test_every_file_is_in_a_folder_of_its_own_chapter() -> None:
    assert {path.parts[0] for path in FILES} == {*CHAPTERS, *WITHOUT_NUMBERS}


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_file_is_named_by_its_section_and_says_which_rules_it_is_about(path: Path) -> None:
    text = ast.get_docstring(ast.parse((RULES / path).read_text("utf-8"))) or ""
    assert text, "a file of tests says what it is about"
    if path.parts[0] in WITHOUT_NUMBERS:
        assert not re.match(r"test_\d", path.name)
        return
    named = re.match(r"test_(\d{3})(_\d+)?_[a-z]", path.name)
    assert named, "test_<number>_<topic>.py"
    first, last = CHAPTERS[path.parts[0]]
    assert first <= int(named[1]) <= last
    cited = re.findall(r"\b(\d{3})\b", text.partition("CR ")[2])
    assert named[1] in cited, f"the docstring cites CR {named[1]}"
