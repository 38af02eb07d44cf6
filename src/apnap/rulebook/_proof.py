"""For every rule of the specification, how it is known to be kept: the tests that show it, or why there is none.

`proof.json` and `tests.json` (every rule that a test carries) are written from the tests by `python -m tools.proof
--write`; `informational.json` and `examples.json` are
kept by hand: the rules that ask nothing of an engine with the reason, and how many examples a rule has.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

from apnap.rulebook._citations import Citation, is_below
from apnap.rulebook._index import Entry, index

TESTED: Final = "tested"
INFORMATIONAL: Final = "informational"
MISSING: Final = "missing"
STATES: Final = (TESTED, INFORMATIONAL, MISSING)


class Proof(NamedTuple):
    """A rule of the specification, and what shows that it is kept."""

    entry: Entry
    tests: tuple[str, ...]
    reason: str
    examples: tuple[tuple[str, ...], ...]
    """For each example of the rule, the tests that play it."""

    @property
    def state(self) -> str:
        return TESTED if self.tests else INFORMATIONAL if self.reason else MISSING

    @property
    def section(self) -> str:
        return self.entry.number.partition(".")[0]


@cache
def proofs() -> dict[str, Proof]:
    """Every rule of the specification by its number there, in its order."""
    table: dict[str, dict[str, list[str]]] = _data("proof")
    reasons: dict[str, str] = _data("informational")
    played: dict[str, list[str]]
    found: dict[str, Proof] = {}
    counts = example_counts()
    for number, entry in index().specification.items():
        row = table.get(number, {})
        played = {key: tests for key, tests in row.items() if key != "tests"}
        examples = tuple(tuple(played.get(f"example {i + 1}", ())) for i in range(counts.get(number, 0)))
        tests = tuple(row.get("tests", ()))
        found[number] = Proof(entry, tests, "" if tests else reasons.get(number, ""), examples)
    return found


def proof(number: str) -> Proof:
    """What shows that a rule is kept, by its number in the specification."""
    return proofs()[number]


@cache
def tests_by_rule() -> dict[Citation, tuple[str, ...]]:
    """For every rule that a test carries, of the specification or not, those tests."""
    found: dict[Citation, list[str]] = {}
    table: dict[str, dict[str, str]] = _data("tests")
    for path, tests in table.items():
        for name, numbers in tests.items():
            for number in numbers.split():
                number, _, edition = number.partition("@")
                found.setdefault(Citation(number, edition), []).append(f"{path}::{name}")
    return {citation: tuple(tests) for citation, tests in found.items()}


def tests_of(entry: Entry) -> tuple[str, ...]:
    """The tests that carry a rule or a letter below it, by whichever number it is asked for."""
    wanted = Citation(entry.pinned) if entry.pinned else Citation(entry.number, entry.edition)
    found = [test for citation, tests in tests_by_rule().items() if is_below(citation, wanted) for test in tests]
    return tuple(dict.fromkeys(found))


@cache
def example_counts() -> dict[str, int]:
    """How many examples a rule of the specification has, by its number there."""
    counts: dict[str, int] = _data("examples")
    return counts


def _data(name: str) -> dict:  # type: ignore[type-arg]
    from importlib.resources import files

    text = files("apnap.rulebook").joinpath(f"{name}.json").read_text(encoding="utf-8")
    data: dict[str, object] = json.loads(text)
    return data
