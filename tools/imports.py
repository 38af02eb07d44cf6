"""Who imports whom: packages, and modules inside one, read off the sources without loading them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tools.project import PACKAGE, here, imported_names, module_name

SRC = here().src
FILES = [path for path in here().files() if path.endswith(".py")]


def part_of(path: str) -> str:
    """The package directly under apnap that a file is in, or the name of a module that is in none."""
    return path.split("/")[1].removesuffix(".py")


def in_parts(*parts: str) -> list[str]:
    return [path for path in FILES if part_of(path) in parts]


def is_package(part: str) -> bool:
    return (SRC / PACKAGE / part).is_dir()


def parts_imported(path: str) -> set[str]:
    """The other parts that a file imports, at its top or anywhere in it; `__init__` for the public names."""
    parts = set()
    for name in imported_names(SRC / path, module_name(path)):
        pieces = name.split(".")
        if pieces[0] == PACKAGE and len(pieces) > 1:
            is_module = is_package(pieces[1]) or (SRC / PACKAGE / f"{pieces[1]}.py").is_file()
            parts.add(pieces[1] if is_module else "__init__")
    return parts - {part_of(path)}


def run_time_imports(file: Path) -> set[str]:
    """What a file imports when it runs, without what stands under TYPE_CHECKING: modules, and names in them."""
    tree = ast.parse(file.read_text("utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    names = set()
    for node in ast.walk(tree):
        if id(node) in for_types:
            continue
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


@cache
def modules_of(part: str) -> dict[str, frozenset[str]]:
    """Each module of a part by its dotted name inside it, with those of the same part that it imports at run time."""
    found = {module_name(path).removeprefix(f"{PACKAGE}.{part}."): path for path in in_parts(part)}
    out = {}
    for module, path in found.items():
        imported = set()
        for name in run_time_imports(SRC / path):
            inside = name.removeprefix(f"{PACKAGE}.{part}.")
            if inside != name:
                imported |= {known for known in (inside, f"{inside}.__init__") if known in found}
        out[module] = frozenset(imported - {module})
    return out


def reached(part: str, *start: str) -> set[str]:
    """These modules and all that they import at run time, however far, packages left out."""
    seen: set[str] = set()
    waiting = list(start)
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += modules_of(part)[module]
    return {module for module in seen if not module.endswith("__init__")}


def is_on_the_roof(module: str) -> bool:
    """Is it a module of the rules that no rule asks for: a view, or a preset of a variant?"""
    return module.split(".")[0] in ("views", "variants") or "presets" in module.split(".")


def floors() -> list[set[str]]:
    """The modules of the rules by floor, the highest first: each imports only what is on its own floor or below.

    Views and presets; the machine that plays a game and the rules it asks; the game to which events happen; what a
    state and a decision are made of.
    """
    every = {module for module in modules_of("rules") if not module.endswith("__init__")}
    ground = reached("rules", "core.state", "core.decisions.__init__")
    game = reached("rules", "core.game") - ground
    roof = {module for module in every if is_on_the_roof(module)}
    return [roof, every - roof - game - ground, game, ground]
