"""Every rule that the sources cite has a title, and is a rule of the pinned edition where that can be checked."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from apnap import rulebook

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT.parent / "shared" / "rules" / "rules.jsonl"

NUMBER = r"[1-9]\d\d\.\d+[a-z]{0,2}"
CITED = re.compile(rf"\bCR ({NUMBER}(?:(?:, | and |, and | or ){NUMBER})*)|[\"']({NUMBER})[\"']")


def citations(text: str) -> list[str]:
    """The numbers behind 'CR', one or a list of them, and those that are a whole string."""
    return [number for found in CITED.finditer(text) for number in re.findall(NUMBER, found[0])]


def cited() -> dict[str, str]:
    """Each number that the sources cite, with a file that does."""
    files = sorted((ROOT / "src").rglob("*.py"))
    return {number: path.name for path in files for number in citations(path.read_text("utf-8"))}


def test_citations_are_found() -> None:
    assert citations('"""Pay. CR 601.2h, 118.3 and 704.5aa."""') == ["601.2h", "118.3", "704.5aa"]
    assert citations("IllegalAnswer(seat, rule='508.1c')") == ["508.1c"]
    assert citations("speed = 100.5  # not 601.2a") == []
    assert cited()


def test_every_citation_has_a_title() -> None:
    assert all(rulebook.title(number) for number in cited())


@pytest.mark.skipif(not RULES.is_file(), reason="the reference corpus is not beside the checkout")
def test_every_citation_is_a_rule_of_the_pinned_edition() -> None:
    today = {json.loads(line)["number"] for line in RULES.read_text("utf-8").splitlines()}
    assert {number: file for number, file in cited().items() if number not in today} == {}


def test_every_citation_of_an_older_edition_has_a_title() -> None:
    """`509.2 (2024 edition)`, as the log and errors say it."""
    found = 0
    for path in sorted((ROOT / "src").rglob("*.py")):
        for number, year in re.findall(r"\b(\d{3}\.\d+[a-z]?) \((\d{4}) edition\)", path.read_text("utf-8")):
            assert rulebook.title(number, edition=year), f"{path.name} cites {number} of {year}"
            found += 1
    assert found


def test_every_number_that_the_sources_cite_leads_to_its_code() -> None:
    """What `apnap rules NUMBER` shows: the places that cite it, whether or not the number has a title of its own."""
    found = rulebook.cited()
    assert len(found) > 1000
    lost = []
    for citation in sorted(found):
        if not rulebook.code(rulebook.explain(citation.number, citation.edition)):
            lost.append(citation)
    assert lost == []


@pytest.mark.parametrize("number", ["702.54", "601.2f", "704.5k", "614.5", "702.16", "508.1d"])
def test_rules_outside_the_specification_have_code_and_tests(number: str) -> None:
    entry = rulebook.explain(number)
    assert rulebook.code(entry)
    assert rulebook.tests_of(entry)


def test_comments_and_log_lines_are_citations_as_well() -> None:
    names = {place.name for place in rulebook.code(rulebook.explain("613.7c"))}
    assert any(name for name in names), "a comment inside a function leads to the function"
