"""Writes src/apnap/rulebook/proof.json: which tests show each rule of the specification, and each of its examples.

python -m tools.proof [--write] [--drop] [--trust]

Without anything: say where the table and the tests differ. `--write` runs every test that carries a rule of the
specification and writes down those that pass; `--trust` writes without running them. A rule that was shown and is no
longer is an error unless `--drop` is given.

Tests carry numbers of the pinned edition, `@rule("801.10")`, or of an older one, `@rule("802.5", edition="2024")`; the
table has the numbers of the specification.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from apnap import rulebook
from apnap.rulebook import Citation
from tools.project import Project, here

TABLE: Final = "src/apnap/rulebook/proof.json"
TESTS: Final = "src/apnap/rulebook/tests.json"
Table = dict[str, dict[str, list[str]]]


@dataclass(frozen=True)
class Marked:
    """A test, the rules that it carries, and the examples that it plays."""

    id: str
    rules: tuple[Citation, ...]
    examples: tuple[tuple[str, int], ...]


def marked(project: Project) -> list[Marked]:
    """All tests with a mark, read off the sources."""
    found: list[Marked] = []
    for path in sorted((project.root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "@rule(" not in text and "@example(" not in text:
            continue
        where = path.relative_to(project.root).as_posix()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                test = marked_test(f"{where}::{node.name}", node)
                if test.rules or test.examples:
                    found.append(test)
    return found


def marked_test(id: str, node: ast.FunctionDef) -> Marked:
    rules: list[Citation] = []
    examples: list[tuple[str, int]] = []
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Name):
            continue
        values = [ast.literal_eval(value) for value in decorator.args if isinstance(value, ast.Constant)]
        edition = "".join(str(ast.literal_eval(k.value)) for k in decorator.keywords if k.arg == "edition")
        if decorator.func.id == "rule":
            rules += [Citation(str(value), edition) for value in values]
        elif decorator.func.id == "example":
            examples.append((str(values[0]), int(values[1])))
    return Marked(id, tuple(rules), tuple(examples))


def specification_number(cited: Citation) -> str:
    """The number in the specification; '' for a rule that it does not have."""
    entry = rulebook.entry_of(cited)
    return "" if entry is None else entry.number


def carriers(tests: Iterable[Marked]) -> Iterator[Marked]:
    """The tests that carry a rule of the specification."""
    for test in tests:
        if test.examples or any(specification_number(cited) for cited in test.rules):
            yield test


def table(tests: Iterable[Marked]) -> Table:
    """By the number in the specification, the tests that carry the rule, and those that play its examples."""
    found: dict[str, dict[str, set[str]]] = {}
    for test in tests:
        for cited in test.rules:
            number = specification_number(cited)
            if number:
                found.setdefault(number, {}).setdefault("tests", set()).add(test.id)
        for number, which in test.examples:
            number = specification_number(Citation(number))
            found.setdefault(number, {}).setdefault(f"example {which}", set()).add(test.id)
    return {
        entry.number: {key: sorted(found[entry.number][key]) for key in sorted(found[entry.number], reverse=True)}
        for entry in rulebook.specification()
        if entry.number in found
    }


def all_tests(tests: Iterable[Marked]) -> dict[str, dict[str, str]]:
    """By file, every test with the rules that it carries, of the specification or not."""
    found: dict[str, dict[str, str]] = {}
    for test in tests:
        path, _, name = test.id.partition("::")
        numbers = [f"{c.number}@{c.edition}" if c.edition else c.number for c in test.rules]
        if numbers:
            found.setdefault(path, {})[name] = " ".join(numbers)
    return found


def write_all_tests(project: Project) -> None:
    """Write down which tests carry which rules."""
    (project.root / TESTS).write_text(json.dumps(all_tests(marked(project)), indent=0) + "\n", "utf-8")


def written(project: Project) -> Table:
    """The table as it is in the package."""
    path = project.root / TABLE
    data: Table = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return data


def lost(before: Table, after: Table) -> list[str]:
    """The rules and examples that were shown and are no longer."""
    return [
        f"{number} ({key})" if key != "tests" else number
        for number, row in before.items()
        for key in row
        if key not in after.get(number, {})
    ]


def differences(before: Table, after: Table) -> list[str]:
    """What is in one and not in the other, a line for each."""
    return [
        f"{number} {key}: {sign} {test}"
        for number in {**before, **after}
        for key in {**before.get(number, {}), **after.get(number, {})}
        for sign, ours, theirs in (("-", before, after), ("+", after, before))
        for test in ours.get(number, {}).get(key, [])
        if test not in theirs.get(number, {}).get(key, [])
    ]


class Outcomes:
    """A pytest plugin that writes down how each test ended: it passed if it did so at every table it ran at."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bad: set[str] = set()
        self.good: set[str] = set()

    def pytest_runtest_logreport(self, report: object) -> None:
        name = str(getattr(report, "nodeid", "")).partition("[")[0]
        if getattr(report, "outcome", "") == "failed":
            self.bad.add(name)
        elif getattr(report, "when", "") == "call" and getattr(report, "outcome", "") == "passed":
            self.good.add(name)

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(sorted(self.good - self.bad)), "utf-8")


def run_here(arguments: list[str]) -> None:
    """Run tests in this process, and write down which passed."""
    import pytest

    path, *ids = arguments
    sys.exit(int(pytest.main(["-q", "--no-header", *ids], plugins=[Outcomes(Path(path))])) > 1)


def passing(project: Project, tests: list[Marked]) -> set[str]:
    """Which of these pass, each at the table it names and at a random one."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "outcomes.json"
        environment = {**os.environ, "PYTHONPATH": str(project.src), "APNAP_NIGHTLY": ""}
        command = [sys.executable, "-m", "tools.proof", "--run", str(path), *(test.id for test in tests)]
        subprocess.run(command, cwd=project.root, env=environment, check=True)
        return set(json.loads(path.read_text("utf-8")))


def main() -> None:
    if sys.argv[1:2] == ["--run"]:
        run_here(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m tools.proof", description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="run the tests, and write down those that pass")
    parser.add_argument("--trust", action="store_true", help="write without running the tests")
    parser.add_argument("--drop", action="store_true", help="even if a rule is shown no longer")
    options = parser.parse_args()
    project = here()
    tests = list(carriers(marked(project)))
    before = written(project)
    if not options.write and not options.trust:
        found = differences(before, table(tests))
        print("\n".join(found) if found else "the table says what the tests say")
        sys.exit(bool(found))
    if not options.trust:
        good = passing(project, tests)
        for test in tests:
            if test.id not in good:
                print(f"does not pass: {test.id}")
        tests = [test for test in tests if test.id in good]
    after = table(tests)
    gone = lost(before, after)
    if gone and not options.drop:
        sys.exit(f"shown no longer: {', '.join(gone)}\nnothing is written (--drop to do it anyway)")
    (project.root / TABLE).write_text(json.dumps(after, indent=1) + "\n", "utf-8")
    write_all_tests(project)
    for line in differences(before, after):
        print(line)
    shown = sum("tests" in row for row in after.values())
    print(f"{shown} of {len(rulebook.specification())} rules are shown by {len(tests)} tests")


if __name__ == "__main__":
    main()
