"""The page about writing cards is true: its cards load, print what it shows, and its test passes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from apnap.english.sentences import CLAUSES
from apnap.library import CardError, load_cards
from apnap.library.pool import POOL
from apnap.table.card_text import card_lines
from apnap.testing.scenario import Scenario

PAGE = Path(__file__).resolve().parents[1] / "docs" / "cards.md"
PAIRS = re.findall(r"^```python\n(.*?)^```\n(?:[^`]*?)^```text\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
(TEST,) = (
    block
    for block in re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    if "def test_" in block
)


@pytest.fixture(autouse=True)
def the_library_as_it_was() -> Iterator[None]:
    """Forget the cards and the phrases of the page again."""
    brought, phrases = dict(POOL.brought), dict(CLAUSES.phrases)
    yield
    POOL.brought = brought
    CLAUSES.phrases.clear()
    CLAUSES.phrases.update(phrases)


def cards_of(program: str, folder: Path) -> str:
    """What the cards of a program look like at the table."""
    file = folder / "my_cards.py"
    file.write_text(program, "utf-8")
    return "\n\n".join("\n".join(card_lines(made)) for made in load_cards(file))


@pytest.mark.parametrize("program,shown", PAIRS, ids=range(len(PAIRS)))
def test_each_example_prints_what_the_page_shows(program: str, shown: str, tmp_path: Path) -> None:
    if "Lost Bear" in program:
        with pytest.raises(CardError, match=re.escape(shown.strip())):
            cards_of(program, tmp_path)
    else:
        assert cards_of(program, tmp_path) == shown.rstrip("\n")


def test_the_test_of_the_page_passes(tmp_path: Path) -> None:
    cards_of(next(program for program, _ in PAIRS if "Famished" in program), tmp_path)
    names: dict[str, object] = {}
    exec(TEST, names)
    test = names["test_famished_bear"]
    assert callable(test)
    test(lambda seats: Scenario.lay_out(seats, 0))


def test_the_page_has_examples_for_each_step() -> None:
    assert len(PAIRS) == 6
