"""The table of keywords says what the sources say."""

from __future__ import annotations

import re
from importlib import import_module
from types import ModuleType

from tools.keywords import SHELVES, defined, keywords, shown_by, table
from tools.project import here


def rows(page: str) -> list[list[str]]:
    """Rule, keyword, whether it is done, words, modules and a test, line by line."""
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| 70")]


def quoted(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def test_the_table_in_docs_is_up_to_date() -> None:
    written = (here().root / "docs" / "keywords.md").read_text("utf-8")
    now = table(here())
    assert [row[:5] for row in rows(written)] == [row[:5] for row in rows(now)], "run: python -m tools.keywords"


def test_every_word_is_in_the_module_that_the_table_names() -> None:
    """By importing it: a node class, a flag or another constant, or a function of the rules."""
    page = (here().root / "docs" / "keywords.md").read_text("utf-8")
    done = [row for row in rows(page) if row[2] == "done"]
    assert len(done) > 190
    for rule, keyword, _, words, modules, _ in done:
        loaded = [import_module(f"apnap.{module}") for module in quoted(modules)]
        homes = set()
        for word in quoted(words):
            name = word.rpartition(".")[2]
            found = [module for module in loaded if name in vars(module) and is_home(module, name)]
            assert len(found) == 1, f"{rule} {keyword}: {word} in {modules}"
            homes.add(found[0].__name__)
        assert homes == {module.__name__ for module in loaded}, f"{rule} {keyword}: {modules}"


def is_home(module: ModuleType, name: str) -> bool:
    """Is it defined there, rather than imported?"""
    path = here().src.joinpath(*module.__name__.split(".")).with_suffix(".py")
    found = re.search(rf"^(class |def )?{name}\b(?(1)[(:]|.*=)", path.read_text("utf-8"), re.MULTILINE)
    return found is not None


def test_a_keyword_has_one_home() -> None:
    """No two modules define a word of a keyword, or the table would not know which it names."""
    have = defined(here())
    for row in rows(table(here())):
        for word in quoted(row[3]):
            assert len(have[word]) == 1, f"{word} is defined in {have[word]}"


def test_every_keyword_is_there_once() -> None:
    found = keywords()
    assert len({rule for rule, _ in found}) == len(found) > 250
    names = dict(found)
    assert names["702.16"] == "Protection" and names["701.22"] == "Scry" and names["702.2"] == "Deathtouch"


def test_a_word_and_a_test_make_a_keyword_done() -> None:
    assert {"Protection", "FLYING", "Scry", "casting.cast"} <= defined(here()).keys()
    assert any("test_protection" in place for place in shown_by(here())["702.16"])
    lines = table(here()).splitlines()
    assert any(line.startswith("| 702.16 | Protection | done |") for line in lines)
    assert all(" | done | `" in line or " | not yet | | " in line for line in lines if line.startswith("| 70"))


def test_a_keyword_to_come_has_a_place_that_exists() -> None:
    listed = [rule for rules in SHELVES.values() for rule in rules.split()]
    not_yet = {row[0] for row in rows(table(here())) if row[2] == "not yet"}
    assert len(listed) == len(set(listed))
    assert set(listed) <= not_yet, "done: it needs no place in SHELVES any more"
    assert not_yet <= set(listed), "a keyword that is not done needs a place in SHELVES"
    for module in SHELVES:
        assert here().src.joinpath("apnap", *module.split(".")).with_suffix(".py").is_file(), module
