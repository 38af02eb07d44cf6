"""Which rules a text cites, and which functions and classes of this package cite a rule in their docstrings.

A citation is 'CR 800.4a', 'CR 800.4f, 800.4g and 800.4h', 'CR 801.2a-c', 'CR 806.1-806.2c', or 'CR 802.5 (2024
edition)' for a rule that the pinned edition no longer has.
"""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Final, NamedTuple

from apnap.rulebook._index import Entry, index

_LAST: Final = r"[1-9]\d\d\.\d+[a-z]?|[a-z]|\d+"
_ONE: Final = rf"[1-9]\d\d\.\d+[a-z]{{0,2}}(?:-(?:{_LAST}))?(?: \(\d{{4}} edition\))?"
_CITED: Final = re.compile(rf"\bCR ({_ONE}(?:(?:, and |, | and | or |; ){_ONE})*)")
_PART: Final = re.compile(rf"([1-9]\d\d\.)(\d+)([a-z]{{0,2}})(?:-({_LAST}))?(?: \((\d{{4}}) edition\))?")


class Citation(NamedTuple):
    """A rule by its number, and the year of its edition where that is not the pinned one."""

    number: str
    edition: str = ""


class Place(NamedTuple):
    """A function, a class or a whole module that cites a rule: where it is, what it is called, and its first line."""

    path: str
    name: str
    line: int
    about: str


def citations(text: str) -> list[Citation]:
    """What a docstring cites, in its order; 801.2a-c is three rules."""
    found: list[Citation] = []
    for group in _CITED.finditer(text):
        for section, rule, letter, last, edition in _PART.findall(group[1]):
            for number in _span(section, rule, letter, last):
                if Citation(number, edition) not in found:
                    found.append(Citation(number, edition))
    return found


def _span(section: str, rule: str, letter: str, last: str) -> list[str]:
    """The numbers from one to another, as far as there are such rules."""
    first = f"{section}{rule}{letter}"
    if not last:
        return [first]
    last = last.removeprefix(section)
    end = last.rstrip(ascii_lowercase) or rule
    between = [f"{section}{n}" for n in range(int(rule) + 1, int(end) + 1)]
    if last[-1].isalpha():
        begin = ord(letter) + 1 if letter and end == rule else ord("a")
        between += [f"{section}{end}{chr(c)}" for c in range(begin, ord(last[-1]) + 1)]
    return [first, *(number for number in between if number in index().pinned)]


def entry_of(cited: Citation) -> Entry | None:
    """The rule of the specification that is cited; None for others."""
    if cited.edition:
        entry = index().specification.get(cited.number)
        return entry if entry is not None and entry.edition == cited.edition else None
    entry = index().pinned.get(cited.number)
    return entry if entry is not None and index().specification.get(entry.number) is entry else None


def code(entry: Entry) -> list[Place]:
    """Where the package cites a rule in docstrings; nothing if it was installed without its sources."""
    import ast  # here, as the next two, since only this question needs them
    from importlib.resources import files
    from pathlib import Path

    root = Path(str(files("apnap")))
    wanted = Citation(entry.pinned) if entry.pinned else Citation(entry.number, entry.edition)
    found: list[Place] = []
    for path in sorted(root.rglob("*.py")):
        text = path.read_text("utf-8")
        if path.parent.name == "rulebook" or wanted.number.partition(".")[0] not in text:
            continue
        where = f"apnap/{path.relative_to(root).as_posix()}"
        tree = ast.parse(text)
        inside: list[tuple[ast.AST, str]] = [(tree, "")]
        for node, name in inside:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                    inside.append((child, f"{name}.{child.name}".lstrip(".")))
            if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)):
                said = ast.get_docstring(node) or ""
                if wanted in citations(said):
                    line = 1 if isinstance(node, ast.Module) else node.lineno
                    found.append(Place(where, name, line, " ".join(said.split("\n\n")[0].split())))
    return found
