"""Breaking functions on purpose: what is broken, and that a test notices."""

from __future__ import annotations

import ast
from types import FunctionType

import pytest

from apnap.rulebook import Citation
from tools import mutate
from tools.mutate import Cited, chosen_sections, cited_functions, compiled, mutants

SOURCE = '''
def larger(a, b, known: bool) -> bool:
    """Is it larger? CR 800.4a."""
    if not known:
        return False
    return a > b
'''


def cited(source: str = SOURCE) -> Cited:
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return Cited("x.py", "x", node.name, node, [Citation("800.4a")], [])


def function(source: str = SOURCE) -> FunctionType:
    names: dict[str, FunctionType] = {}
    exec(source, names)
    return names["larger"]


def test_a_function_is_broken_by_neutral_values_and_turned_conditions() -> None:
    assert [mutant.what for mutant in mutants(cited())] == [
        "return False",
        "return True",
        "line 4: not (not known)",
        "line 6: not (a > b)",
    ]
    assert len(list(mutants(cited(), returns_only=True))) == 2


@pytest.mark.parametrize(("number", "results"), [(0, "FFFF"), (1, "TTTT"), (2, "FFTF"), (3, "FTFF")])
def test_a_broken_function_does_something_else(number: int, results: str) -> None:
    """For 2 > 1 and 1 > 2, known and then not; unbroken it says TFFF."""
    asked = [(2, 1, True), (1, 2, True), (2, 1, False), (1, 2, False)]
    larger = function()
    assert "".join("FT"[larger(*values)] for values in asked) == "TFFF"
    larger.__code__ = compiled(list(mutants(cited()))[number], larger)
    assert "".join("FT"[larger(*values)] for values in asked) == results


def test_what_only_the_log_sees_is_left_alone() -> None:
    said = SOURCE.replace("if not known:", "if game.logging and known:")
    assert [mutant.what for mutant in mutants(cited(said))][2:] == ["line 6: not (a > b)"]


def test_functions_of_every_section_are_found() -> None:
    found = {section for one in cited_functions(chosen_sections("800-811")) for section in one.sections}
    assert found == {str(n) for n in range(800, 812)}
    assert chosen_sections("726-728,800") == {"726", "727", "728", "800"}


def test_a_test_that_fails_or_gets_stuck_notices() -> None:
    def fails() -> None:
        raise AssertionError("no\nmore")

    assert mutate.Test("x", fails, {}, [], False).run() == "AssertionError: no"
    assert mutate.Test("x", lambda: None, {}, [], False).run() == ""
