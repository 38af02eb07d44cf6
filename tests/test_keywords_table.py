"""The table of keywords says what the sources say."""

from __future__ import annotations

from tools.keywords import defined, keywords, shown_by, table
from tools.project import here


def states(page: str) -> list[list[str]]:
    """Rule, keyword, and whether it is done, line by line."""
    return [line.split(" | ")[:3] for line in page.splitlines() if line.startswith("| 70")]


def test_the_table_in_docs_is_up_to_date() -> None:
    written = (here().root / "docs" / "keywords.md").read_text("utf-8")
    assert states(written) == states(table(here())), "run: python -m tools.keywords"


def test_every_keyword_is_there_once() -> None:
    found = keywords()
    assert len({rule for rule, _ in found}) == len(found) > 250
    names = dict(found)
    assert names["702.16"] == "Protection" and names["701.22"] == "Scry" and names["702.2"] == "Deathtouch"


def test_a_word_and_a_test_make_a_keyword_done() -> None:
    assert {"Protection", "FLYING", "Scry", "casting.cast"} <= defined(here())
    assert any("test_protection" in place for place in shown_by(here())["702.16"])
    lines = table(here()).splitlines()
    assert any(line.startswith("| 702.16 | Protection | done |") for line in lines)
    assert all(" | done | `" in line or " | not yet | | |" in line for line in lines if line.startswith("| 70"))
