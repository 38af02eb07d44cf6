"""Where phrases stand: `english/phrases` mirrors `abilities/`, and is read only when something is to be said."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from apnap.english import abilities, amounts, changes, events, nouns, sentences
from apnap.english.phrase_table import Phrases
from tools.project import here

ENGLISH = here().src / "apnap" / "english"
HELPERS = [path.stem for path in sorted(ENGLISH.glob("*.py")) if path.stem != "__init__"]
MODULES = [
    ".".join(path.relative_to(ENGLISH).with_suffix("").parts)
    for path in sorted((ENGLISH / "phrases").rglob("*.py"))
    if path.name != "__init__.py"
]
TABLES = {
    id(value): value
    for module in (abilities, amounts, changes, events, nouns, sentences)
    for value in vars(module).values()
    if isinstance(value, Phrases)
}


def run(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


def source(module: str) -> Path:
    return ENGLISH.joinpath(*module.split(".")).with_suffix(".py")


def is_pattern(node: ast.stmt) -> bool:
    """Is it about reading, not about printing?"""
    if isinstance(node, ast.For):
        return all(is_pattern(inner) for inner in node.body)
    call = node.value if isinstance(node, ast.Expr) else None
    named = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    return named and call.func.id.startswith(("reads", "fragment"))


def said_in(module: str) -> list[tuple[int, str]]:
    """The line and the class of everything that a module gives words to at its top level."""
    found = []
    for node in ast.parse(source(module).read_text("utf-8")).body:
        kind: ast.expr | None = None
        if is_pattern(node):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.value.args:
            kind = node.value.args[0]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            kind = node.targets[0].slice
        if kind is not None:
            found.append((node.lineno, ast.unparse(kind)))
        else:
            plain = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign, ast.Expr)
            assert isinstance(node, plain), f"{module}:{node.lineno} hides phrases"
    return found


def mirrored(kind: type[object]) -> str:
    """The module that the phrases for a class of nodes are in."""
    if kind.__module__.startswith("apnap.rules."):
        return "phrases.rules"
    return kind.__module__.replace("apnap.abilities", "phrases", 1)


@pytest.mark.parametrize("module", MODULES)
def test_a_phrase_stands_where_its_node_does(module: str) -> None:
    loaded = import_module(f"apnap.english.{module}")
    said = said_in(module)
    assert said, f"{module} has no phrases"
    for line, name in said:
        assert mirrored(vars(loaded)[name]) == module, f"{module}:{line} speaks of {name}"


@pytest.mark.parametrize("module", HELPERS)
def test_what_phrases_share_speaks_of_no_node(module: str) -> None:
    assert not said_in(module), f"{module} has phrases of its own"


def test_every_phrase_is_found() -> None:
    """Nothing joins the tables in another way, and no module of phrases is left out."""
    loaded = {module: vars(import_module(f"apnap.english.{module}")) for module in MODULES}
    written = {loaded[module][name] for module in MODULES for _, name in said_in(module)}
    known = {kind for table in TABLES.values() for kind in table.phrases if kind.__module__.startswith("apnap.")}
    assert known <= written


def test_asking_for_a_text_loads_every_phrase() -> None:
    program = "import sys, apnap.english; print('\\n'.join(m for m in sys.modules if m.startswith('apnap.english.')))"
    loaded = run(program).split()
    assert {f"apnap.english.{module}" for module in MODULES} <= set(loaded)


def test_words_are_loaded_when_they_are_asked_for() -> None:
    program = "import sys, apnap, apnap.api; print([m for m in sys.modules if m.startswith('apnap.english')])"
    assert run(program).strip() == "[]"
