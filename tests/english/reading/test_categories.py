"""Categories of the reader: one name has one meaning."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ENGLISH = Path(__file__).resolve().parents[3] / "src" / "apnap" / "english"
READING = Path(__file__).resolve().parents[3] / "docs" / "reading.md"
DECLARE = ("reads", "reads_knowing", "reads_where_x", "reads_apart", "reads_quoted", "reads_leaf")


def declared(by: tuple[str, ...]) -> dict[str, set[str]]:
    """The categories that are declared so, and the modules that do it."""
    homes: dict[str, set[str]] = defaultdict(set)
    for path in ENGLISH.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in by and node.args:
                name = node.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    homes[name.value].add(str(path.relative_to(ENGLISH)))
    return homes


def shared() -> set[str]:
    """The categories that docs/reading.md explains, which any module may add to."""
    page = READING.read_text("utf-8")
    table = page[page.index("| category |") : page.index("Then look at what it reads")]
    names = set(re.findall(r"`([^`]+)`", table))
    return names | {name.replace("(s)", "") for name in names} | {name.replace("(s)", "s") for name in names}


def test_a_category_of_several_modules_is_explained() -> None:
    homes = declared(DECLARE)
    assert len(homes) > 200
    unknown = {name: sorted(modules) for name, modules in homes.items() if len(modules) > 1}
    assert {name: modules for name, modules in unknown.items() if name not in shared()} == {}


def test_a_fragment_has_one_home_and_means_nothing_else() -> None:
    fragments, homes = declared(("fragment",)), declared(DECLARE)
    assert len(fragments) > 100
    assert {name: sorted(modules) for name, modules in fragments.items() if len(modules) > 1} == {}
    assert sorted(set(fragments) & set(homes)) == []
