"""Breaking functions on purpose: what is broken, and that a test notices."""

from __future__ import annotations

import ast
from pathlib import Path
from types import FunctionType

import pytest

from apnap.rulebook import Citation
from tools import differences, mutate
from tools.kept_results import Kept
from tools.mutate import Cited, Mutant, chosen_sections, cited_functions, compiled, mutants

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
        "line 6: a >= b (was a > b)",
    ]
    assert len(list(mutants(cited(), returns_only=True))) == 2


@pytest.mark.parametrize(("number", "results"), [(0, "FFFF"), (1, "TTTT"), (2, "FFTF"), (3, "FTFF"), (4, "TFFF")])
def test_a_broken_function_does_something_else(number: int, results: str) -> None:
    """For 2 > 1 and 1 > 2, known and then not; unbroken it says TFFF."""
    asked = [(2, 1, True), (1, 2, True), (2, 1, False), (1, 2, False)]
    larger = function()
    assert "".join("FT"[larger(*values)] for values in asked) == "TFFF"
    larger.__code__ = compiled(list(mutants(cited()))[number], larger)
    assert "".join("FT"[larger(*values)] for values in asked) == results


def test_what_only_the_log_sees_is_left_alone() -> None:
    said = SOURCE.replace("if not known:", "if game.logging and known:")
    left = [mutant.what for mutant in mutants(cited(said))][2:]
    assert left == ["line 6: not (a > b)", "line 6: a >= b (was a > b)"]


def test_functions_of_every_section_are_found() -> None:
    found = {section for one in cited_functions(chosen_sections("800-811")) for section in one.sections}
    assert found == {str(n) for n in range(800, 812)}
    assert chosen_sections("800,726-728") == ["800", "726", "727", "728"]


def test_a_test_that_fails_or_gets_stuck_notices() -> None:
    def fails() -> None:
        raise AssertionError("no\nmore")

    assert mutate.Test("x", fails, {}, [], False).run() == "AssertionError: no"
    assert mutate.Test("x", lambda: None, {}, [], False).run() == ""


CLAUSES = '''
def fits(a, b, c):
    """CR 800.4a."""
    while a < 3:
        a += 1
    if 0 <= a < b or c:
        return True
    return isinstance(a, int) and a > 7
'''


def test_each_clause_is_broken_by_itself() -> None:
    """Conditions turned round, boundaries moved, one part of each `or` left out; a check of a class stays."""
    assert [mutant.what for mutant in mutants(cited(CLAUSES))] == [
        "return",
        "line 4: not (a < 3)",
        "line 6: not (0 <= a < b or c)",
        "line 8: not (isinstance(a, int) and a > 7)",
        "line 4: a <= 3 (was a < 3)",
        "line 6: 0 < a < b (was 0 <= a < b)",
        "line 6: 0 <= a <= b (was 0 <= a < b)",
        "line 8: a >= 7 (was a > 7)",
        "line 6: without 'or 0 <= a < b'",
        "line 6: without 'or c'",
    ]


def test_a_moved_boundary_is_noticed_at_the_boundary_alone() -> None:
    larger = function()
    larger.__code__ = compiled(list(mutants(cited()))[4], larger)
    assert larger(1, 1, True) and larger(2, 1, True) and not larger(1, 2, True)


def test_what_a_part_of_an_or_allows_is_gone_without_it() -> None:
    source = SOURCE.replace("return a > b", "return a > b or b > 9")
    without = {m.what.partition(": ")[2]: m for m in mutants(cited(source)) if "without" in m.what}
    larger = function(source)
    whole = larger.__code__
    for what, results in (("without 'or a > b'", "FT"), ("without 'or b > 9'", "TF")):
        larger.__code__ = compiled(without[what], larger)
        assert "".join("FT"[larger(*v)] for v in ((2, 1, True), (1, 10, True))) == results
        larger.__code__ = whole


LISTED = """# a comment
apnap/rules/x.py
  larger
    not (a > b)  -- nobody asks
    a >= b (was a > b)  -- they are never equal
"""


def test_what_no_test_could_notice_is_listed_with_the_reason() -> None:
    found = mutate.equivalents(LISTED)
    assert found["apnap/rules/x.py", "larger", "not (a > b)"] == "nobody asks" and len(found) == 2
    assert list(mutants(cited()))[3].known_as == ("x.py", "larger", "not (a > b)")
    with pytest.raises(SystemExit, match="line 4"):
        mutate.equivalents(LISTED.replace("  -- nobody asks", ""))


def test_the_list_names_only_clauses_that_there_are() -> None:
    listed = mutate.equivalents((mutate.ROOT / mutate.EQUIVALENT).read_text("utf-8"))
    there = {mutant.known_as for one in cited_functions(chosen_sections(mutate.SECTIONS)) for mutant in mutants(one)}
    assert [entry for entry in listed if entry not in there] == []


def test_an_id_is_not_compared_with_a_boundary() -> None:
    """Whether there is an object is one question, whether it is the first one of all is none."""
    asked = "def f(o, seat):\n    '''CR 800.4a.'''\n    return o.id >= 0 and seat >= 0\n"
    whats = [mutant.what for mutant in mutants(cited(asked))]
    assert "line 3: seat > 0 (was seat >= 0)" in whats and not any("o.id > 0" in what for what in whats)


def test_what_a_broken_clause_would_say_is_noted_where_it_differs() -> None:
    """Beside `larger(2, 1)` and `larger(1, 1)`: which mutants say something else, without changing what is said."""
    larger = function()
    broken = [(number, mutant.node) for number, mutant in enumerate(mutants(cited()))]
    watching = Mutant(cited(), "", differences.watched(cited().node, broken))
    names = {differences.NOTE: differences.differs}
    larger = FunctionType(compiled(watching, larger), names)
    noted = {}
    for values in ((2, 1, True), (1, 1, True), (2, 1, False)):
        differences.NOTED.clear()
        assert larger(*values) == function()(*values)
        noted[values] = set(differences.NOTED)
    assert noted == {(2, 1, True): {0, 1, 2, 3}, (1, 1, True): {0, 1, 2, 3, 4}, (2, 1, False): {0, 1, 2}}


def test_what_cannot_be_computed_without_a_part_differs() -> None:
    source = SOURCE.replace("return a > b", "return a is not None and a > b")
    whats = [mutant.what for mutant in mutants(cited(source))]
    broken = [(number, mutant.node) for number, mutant in enumerate(mutants(cited(source)))]
    watching = Mutant(cited(source), "", differences.watched(cited(source).node, broken))
    larger = FunctionType(compiled(watching, function(source)), {differences.NOTE: differences.differs})
    differences.NOTED.clear()
    assert larger(None, 1, True) is False
    assert whats.index("line 6: without 'and a is not None'") in differences.NOTED
    assert whats.index("line 6: without 'and a > b'") not in differences.NOTED


def test_what_would_happen_twice_is_not_computed_beside_the_whole() -> None:
    """A clause that asks somebody, or changes the game, is taken to differ wherever it is reached."""
    for said, changes in (("game.ask(d)", True), ("deal(game, 3) and b", True), ("is_near(game, b) and c", False)):
        assert differences.changes_something(ast.parse(said, mode="eval")) is changes


def test_a_rule_is_cited_with_all_its_parts() -> None:
    assert set(mutate.with_whole(Citation("508.1a"))) == {Citation("508.1a"), Citation("508.1")}
    assert set(mutate.with_whole(Citation("508.1"))) == {Citation("508.1")}


def test_what_noticed_another_mutant_of_the_function_is_tried_first() -> None:
    mutate.NOTICED.append([-1] * 2 * mutate.RECENT)
    try:
        mutant, other = (Mutant(cited(), "", cited().node, [4, 5, 6, 7], place) for place in (0, 1))
        for number in (6, 5, 6, 9):
            mutate.remember(mutant, number)
        assert mutate.likeliest_first(mutant) == [5, 6, 4, 7]
        assert mutate.likeliest_first(other) == [4, 5, 6, 7]
    finally:
        mutate.NOTICED.clear()


@pytest.fixture
def a_project(tmp_path: Path) -> Path:
    for name in ("src/engine.py", "tests/test_engine.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("1", "utf-8")
    return tmp_path


def test_what_is_kept_about_a_mutant_goes_by_the_same_name_whichever_sections_are_looked_at() -> None:
    one, other = (cited(), Cited("x.py", "x", "larger", cited().node, [Citation("800.4a"), Citation("801.7")], []))
    assert [mutant.kept_as for mutant in mutants(one)] == [mutant.kept_as for mutant in mutants(other)]


def test_what_was_found_out_about_more_mutants_holds_for_fewer(a_project: Path) -> None:
    test = "tests/test_engine.py::test_it"
    kept = Kept(a_project, ["a", "b", "c"])
    kept.note_test(test, 0.5, [0, 2])
    kept.note("a", [test], f"{test}: AssertionError: no")
    kept.note("c", [test], "")
    kept.save()
    fewer = Kept(a_project, ["c", "b"])
    assert fewer.how_a_test_went(test) == (0.5, [0])
    assert fewer.survived == {"c": [fewer.marked(test)]}
    assert Kept(a_project, ["a"]).killer("a", [test]) == f"{test}: AssertionError: no"
    assert Kept(a_project, ["c", "d"]).how_a_test_went(test) is None


@pytest.mark.parametrize(("changed", "left"), [("tests/test_engine.py", {"a"}), ("src/engine.py", set())])
def test_what_was_found_out_holds_while_the_sources_are_as_they_were(a_project: Path, changed: str, left: set) -> None:
    test = "tests/test_engine.py::test_it"
    kept = Kept(a_project, ["a"])
    kept.note_test(test, 0.5, [0])
    kept.note("a", [test], f"{test}: AssertionError: no")
    kept.save()
    (a_project / changed).write_text("2", "utf-8")
    again = Kept(a_project, ["a"])
    assert again.how_a_test_went(test) is None and again.killer("a", [test]) == ""
    assert set(again.killed) == left
