"""The proof of the rules: the table says what the tests say, and no rule that was shown is lost."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from apnap import rulebook
from apnap.rulebook import INFORMATIONAL, MISSING, TESTED, Citation, citations
from apnap.testing.plugin import check_marks
from tools.project import here
from tools.proof import TESTS as TESTS_FILE
from tools.proof import Marked, all_tests, carriers, differences, lost, marked, table, written

RULES = Path(__file__).resolve().parents[3] / "shared" / "rules"
TESTS = marked(here())
MULTIPLAYER = [str(section) for section in range(800, 812)]
RESIDUAL = [str(section) for section in range(726, 731)]


def in_sections(sections: list[str], state: str) -> list[str]:
    return [number for number, proof in rulebook.proofs().items() if proof.section in sections and proof.state == state]


def test_the_table_says_what_the_tests_say() -> None:
    found = differences(written(here()), table(carriers(TESTS)))
    assert not found, "run: python -m tools.proof --write"


def test_the_list_of_all_tests_is_current() -> None:
    shipped = json.loads((here().root / TESTS_FILE).read_text("utf-8"))
    assert shipped == all_tests(TESTS), "run: python -m tools.proof --write"


def test_no_multiplayer_rule_is_missing() -> None:
    assert in_sections(MULTIPLAYER, MISSING) == []


def test_few_rules_ask_nothing_of_an_engine() -> None:
    assert len(in_sections(MULTIPLAYER, INFORMATIONAL)) <= 25
    assert len(in_sections(RESIDUAL, INFORMATIONAL)) <= 5
    assert sum(proof.state == INFORMATIONAL for proof in rulebook.proofs().values()) <= 45


def test_a_rule_is_excused_with_a_reason() -> None:
    for number, proof in rulebook.proofs().items():
        assert proof.state != INFORMATIONAL or (proof.reason.endswith(".") and len(proof.reason.split()) >= 5), number
        assert not proof.tests or proof.state == TESTED
    known = json.loads((here().src / "apnap" / "rulebook" / "informational.json").read_text("utf-8"))
    assert set(known) <= set(rulebook.proofs())


def test_every_example_of_the_multiplayer_rules_is_played() -> None:
    unplayed = [
        f"{number}, {i + 1}"
        for number, proof in rulebook.proofs().items()
        if proof.section in MULTIPLAYER
        for i, tests in enumerate(proof.examples)
        if not tests
    ]
    assert unplayed == []
    assert sum(len(p.examples) for p in rulebook.proofs().values() if p.section in MULTIPLAYER) == 35


def test_a_test_carries_three_rules_at_most() -> None:
    assert [test.id for test in TESTS if len(test.rules) > 3] == []


@pytest.mark.skipif(not RULES.is_dir(), reason="the reference corpus is not beside the checkout")
def test_examples_are_counted_as_the_rules_have_them() -> None:
    rows = [json.loads(line) for line in (RULES / "specification.jsonl").read_text("utf-8").splitlines()]
    assert {row["number"]: len(row["examples"]) for row in rows if row["examples"]} == rulebook.example_counts()


# how it is made ------------------------------------------------------------------------------------------------------
def test_the_table_has_the_numbers_of_the_specification() -> None:
    """729.4 and 802.5 of today are 726.4 and 802.6 there; today's 726.4 is not in it at all."""
    tests = [
        Marked("a", (Citation("729.4"), Citation("726.4"), Citation("601.2")), ()),
        Marked("b", (Citation("802.5"),), ()),
        Marked("c", (Citation("802.5", "2024"), Citation("801.10")), (("801.10", 1),)),
    ]
    assert table(tests) == {
        "726.4": {"tests": ["a"]},
        "801.10": {"tests": ["c"], "example 1": ["c"]},
        "802.5": {"tests": ["c"]},
        "802.6": {"tests": ["b"]},
    }
    assert [test.id for test in carriers([*tests, Marked("d", (Citation("601.2"),), ())])] == ["a", "b", "c"]


def test_what_is_lost_is_noticed() -> None:
    before = {"801.10": {"tests": ["a", "b"], "example 1": ["b"]}, "801.7": {"tests": ["a"]}}
    after = {"801.10": {"tests": ["a"]}}
    assert lost(before, after) == ["801.10 (example 1)", "801.7"]
    assert lost(after, before) == []
    assert differences(before, after) == [
        "801.10 tests: - b",
        "801.10 example 1: - b",
        "801.7 tests: - a",
    ]


def test_marks_are_read_off_the_sources() -> None:
    by_name = {test.id.rpartition("::")[2]: test for test in TESTS}
    assert by_name["test_a_sweeper_reaches_only_players_in_range"].examples == (("801.10", 1),)
    orders = by_name["test_damage_orders_are_announced_by_one_defending_player_after_the_other"]
    assert orders.rules == (Citation("802.5", "2024"),)


def test_citations_of_docstrings_are_understood() -> None:
    assert citations("Who. CR 801.2a-c, 801.10-11 and 800.4f.") == [
        Citation(number) for number in ("801.2a", "801.2b", "801.2c", "801.10", "801.11", "800.4f")
    ]
    assert citations("Forty life. CR 904.2-904.4, 903.12f-903.12g, 806.1-806.2b.") == [
        Citation(number)
        for number in ("904.2", "904.3", "904.4", "903.12f", "903.12g", "806.1", "806.2", "806.2a", "806.2b")
    ]
    assert citations("It is. CR 802.5 (2024 edition), 510.1.") == [Citation("802.5", "2024"), Citation("510.1")]
    assert citations("800.4a and no rule, 1.5 CR") == []
    places = rulebook.code(rulebook.spec("802.5"))
    assert [place.name for place in places] == ["order_damage"]


def test_states_are_what_they_are_called() -> None:
    assert rulebook.proof("801.10").state == TESTED
    assert rulebook.proof("800.3").state == INFORMATIONAL


# marks ---------------------------------------------------------------------------------------------------------------
class Item:
    """What pytest collects, as far as its marks go."""

    nodeid = "test_it"

    def __init__(self, *marks: pytest.MarkDecorator) -> None:
        self.marks = [decorator.mark for decorator in marks]

    def iter_markers(self, name: str) -> list[pytest.Mark]:
        return [mark for mark in self.marks if mark.name == name]


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ([pytest.mark.rule("800.4a", "800.4b"), pytest.mark.rule("800.4c", "800.4d")], "carries 4 rules"),
        ([pytest.mark.example("801.10", 1)], "does not carry that rule"),
        ([pytest.mark.rule("801.10"), pytest.mark.example("801.10", 2)], "has no such example"),
        ([pytest.mark.rule("899.1")], "in no edition we know"),
    ],
)
def test_marks_that_make_no_sense_are_refused(marks: list[pytest.MarkDecorator], said: str) -> None:
    with pytest.raises(pytest.UsageError, match=said):
        check_marks(Item(*marks))  # type: ignore[arg-type]
    check_marks(Item(pytest.mark.rule("801.10"), pytest.mark.example("801.10", 1)))  # type: ignore[arg-type]


# installed -----------------------------------------------------------------------------------------------------------
def test_the_table_is_in_the_package(tmp_path: Path) -> None:
    """From a package in an archive, without the checkout around it, the rules are shown all the same."""
    source = here().src
    archive = tmp_path / "apnap.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for path in here().files():
            if path.endswith((".py", ".txt", ".json", ".toml")):
                file.write(source / path, path)
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from apnap import rulebook;"
        "assert sys.argv[1] in rulebook.__file__; print(len(rulebook.proof('800.4a').tests))"
    )
    result = subprocess.run(
        [sys.executable, "-S", "-E", "-c", code, str(archive)], cwd=tmp_path, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) == len(rulebook.proof("800.4a").tests)


def test_the_data_files_are_named_for_the_package() -> None:
    """What `pyproject.toml` puts into a wheel beside the sources covers every file of the rulebook."""
    import tomllib

    settings = tomllib.loads((here().root / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    for path in (here().src / "apnap" / "rulebook").iterdir():
        if path.is_file() and path.suffix not in (".py", ".pyc"):
            assert f"*{path.suffix}" in patterns, path.name
