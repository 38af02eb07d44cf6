"""What a run of `tools.mutate` found out, kept for the next: how a test went, and which test noticed a mutant.

It holds as long as the sources are the same, and for a test as long as its own file is; so a run that was ended goes on
where it was, one after a new test tries that test alone on what has survived so far, and one of a single section knows
what one of all sections found out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final
from zlib import crc32

FILE: Final = "build/cache/mutate.json"


class Kept:
    """Results by the names of tests and mutants."""

    def __init__(self, root: Path, mutants: list[str]) -> None:
        self.root = root
        self.path = root / FILE
        self.fingerprints: dict[str, int] = {}
        self.key = self.fingerprint_of_sources()
        self.watched: dict[str, list[str]] = {}
        """The mutants that were looked for when tests were run as they are, by a number for all of them."""
        self.tests: dict[str, tuple[int, float, str, list[int]]] = {}
        """By the test: the fingerprint of its file, its seconds, which mutants were looked for, and which differed."""
        self.killed: dict[str, tuple[str, int, str]] = {}
        """By the mutant: which test noticed it, the fingerprint of its file, and what was wrong."""
        self.survived: dict[str, list[str]] = {}
        """By the mutant: the tests that did not notice it, with the fingerprints of their files."""
        self.load()
        self.mutants = mutants
        self.now = str(crc32("\n".join(mutants).encode()))
        self.watched[self.now] = mutants
        self.numbers = {name: self.numbers_of(names) for name, names in self.watched.items()}

    def numbers_of(self, watched: list[str]) -> list[int] | None:
        """The numbers that those mutants have in this run, or -1; nothing if one of this run is not among them."""
        numbers = {mutant: i for i, mutant in enumerate(self.mutants)}
        return [numbers.get(mutant, -1) for mutant in watched] if set(numbers) <= set(watched) else None

    def fingerprint_of_sources(self) -> int:
        """Of the engine, of these tools, and of what tests share."""
        out = 0
        shared = [file for file in (self.root / "tests").rglob("*.py") if not file.name.startswith("test_")]
        mine = [file for file in (self.root / "tools").glob("*.py") if file.stem in ("clauses", "differences")]
        for file in sorted([*(self.root / "src").rglob("*.py"), *shared, *mine]):
            out = crc32(file.read_bytes(), out)
        return out

    def fingerprint(self, test: str) -> int:
        """Of the file that a test is in."""
        path = test.partition("::")[0]
        if path not in self.fingerprints:
            self.fingerprints[path] = crc32((self.root / path).read_bytes())
        return self.fingerprints[path]

    def load(self) -> None:
        try:
            data: dict[str, Any] = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return
        if data.get("key") == self.key and "watched" in data:
            self.watched = data["watched"]
            self.tests = {name: (mark, took, of, differs) for name, (mark, took, of, differs) in data["tests"].items()}
            self.killed = {name: (test, mark, how) for name, (test, mark, how) in data["killed"].items()}
            self.survived = data["survived"]

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        used = {of for _, _, of, _ in self.tests.values()}
        data = {
            "key": self.key,
            "watched": {name: mutants for name, mutants in self.watched.items() if name in used},
            "tests": self.tests,
            "killed": self.killed,
            "survived": self.survived,
        }
        self.path.write_text(json.dumps(data), "utf-8")

    def marked(self, test: str) -> str:
        return f"{test} {self.fingerprint(test)}"

    def how_a_test_went(self, test: str) -> tuple[float, list[int]] | None:
        """Its seconds and the mutants that differ in it, if its file is as it was and all of them were looked for."""
        mark, seconds, watched, differs = self.tests.get(test, (-1, 0.0, "", []))
        numbers = self.numbers.get(watched)
        if mark != self.fingerprint(test) or numbers is None:
            return None
        return seconds, [numbers[i] for i in differs if numbers[i] >= 0]

    def note_test(self, test: str, seconds: float, differs: list[int]) -> None:
        """A test was run as it is: how long it took, and which mutants of this run differ in it."""
        self.tests[test] = (self.fingerprint(test), seconds, self.now, differs)

    def killer(self, mutant: str, tests: Iterable[str]) -> str:
        """Which test of these noticed it, and how; '' if that is not known."""
        test, mark, how = self.killed.get(mutant, ("", -1, ""))
        return f"{test}: {how}" if test and test in set(tests) and mark == self.fingerprint(test) else ""

    def note(self, mutant: str, tests: list[str], how: str) -> None:
        """A mutant was tried: which test noticed it and how, or that none of these did."""
        if how:
            test, _, wrong = how.partition(": ")
            self.killed[mutant] = (test, self.fingerprint(test), wrong)
        else:
            self.survived[mutant] = sorted({*self.survived.get(mutant, []), *map(self.marked, tests)})
