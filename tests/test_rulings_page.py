"""Every ruling of docs/rulings.md is numbered, cites rules that exist, and names tests that do."""

from __future__ import annotations

import re
from pathlib import Path

from apnap import rulebook

ROOT = Path(__file__).resolve().parents[1]
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
ENTRIES = re.findall(r"^(\d+)\. \*\*([^:*]+):(.*?)(?=^\d+\. |^## |\Z)", RULINGS, re.MULTILINE | re.DOTALL)


def test_rulings_are_numbered_in_order() -> None:
    assert [int(number) for number, _, _ in ENTRIES] == list(range(1, len(ENTRIES) + 1))
    assert len(ENTRIES) == len(re.findall(r"^\d+\. ", RULINGS, re.MULTILINE))


def test_rulings_cite_rules_that_exist() -> None:
    for number, rules, _ in ENTRIES:
        for rule in rules.split(","):
            cited = rule.strip().split("-")[0]
            assert rulebook.known(cited, ""), f"ruling {number} cites {cited}"


def test_rulings_name_tests_that_exist() -> None:
    for number, _, body in ENTRIES:
        named = re.findall(r"`(tests/[^`:]+)(?:::(\w+))?`", body)
        assert named, f"ruling {number} names no test"
        for path, test in named:
            source = (ROOT / path).read_text("utf-8")
            assert (f"def {test}(" if test else "def test_") in source, f"ruling {number} names {path}::{test}"
