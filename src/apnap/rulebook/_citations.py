"""Which rules a text cites, and which functions and classes of this package cite a rule: in docstrings, in comments,
in log lines and errors.

A citation is 'CR 800.4a', 'CR 800.4f, 800.4g and 800.4h', 'CR 801.2a-c', 'CR 806.1-806.2c', or 'CR 802.5 (2024
edition)' for a rule that the pinned edition no longer has.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Final, NamedTuple

from apnap.rulebook._index import Entry, index

_LAST: Final = r"[1-9]\d\d\.\d+[a-z]?|[a-z]|\d+"
_ONE: Final = rf"[1-9]\d\d\.\d+[a-z]{{0,2}}(?:-(?:{_LAST}))?(?: \(\d{{4}} edition\))?"
_CITED: Final = re.compile(rf"\bCR ({_ONE}(?:(?:, and |, | and | or |; ){_ONE})*)")
_WHOLE: Final = re.compile(r"[1-9]\d\d\.\d+[a-z]{0,2}")
_PART: Final = re.compile(rf"(?<![\d.])([1-9]\d\d\.)(\d+)([a-z]{{0,2}})(?:-({_LAST}))?(?: \((\d{{4}}) edition\))?")


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
        for citation in _spans(group[1]):
            if citation not in found:
                found.append(citation)
    return found


def _spans(text: str) -> list[Citation]:
    """The rules of a list of numbers."""
    return [
        Citation(number, edition)
        for section, rule, letter, last, edition in _PART.findall(text)
        for number in _span(section, rule, letter, last)
    ]


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
    """Where the package cites a rule, or a letter below it; nothing if it was installed without its sources."""
    wanted = Citation(entry.pinned) if entry.pinned else Citation(entry.number, entry.edition)
    return [place for path in _sources() for place in _places(path, wanted)]


def cited() -> set[Citation]:
    """Every rule that the package cites: in docstrings, in comments, and as a string (a log line, an error)."""
    return {citation for path in _sources() for citations_there in _read(path).values() for citation in citations_there}


@cache
def _sources() -> list[Path]:
    """The modules of the package, this one aside, whose docstrings are about numbers."""
    from importlib.resources import files

    root = Path(str(files("apnap")))
    return [path for path in sorted(root.rglob("*.py")) if path.parent.name != "rulebook"]


def _places(path: Path, wanted: Citation) -> list[Place]:
    """The innermost functions and classes of a module that cite the rule, each once."""
    if wanted.number.partition(".")[0] not in _sections(path):
        return []
    return [place for place, found in _read(path).items() if any(is_below(c, wanted) for c in found)]


def is_below(cited: Citation, wanted: Citation) -> bool:
    """Is it the rule that is asked for, or a letter below it?"""
    if cited.edition != wanted.edition:
        return False
    rest = cited.number.removeprefix(wanted.number)
    return cited.number == wanted.number or (rest != cited.number and rest.isalpha() and wanted.number[-1].isdigit())


@cache
def _sections(path: Path) -> frozenset[str]:
    """The sections of which a module may cite something."""
    return frozenset(re.findall(r"(?<!\d)([1-9]\d\d)\.\d", path.read_text("utf-8")))


@cache
def _read(path: Path) -> dict[Place, tuple[Citation, ...]]:
    """What each function, class and the module itself cites."""
    import ast  # here, since only this question needs it
    from importlib.resources import files

    root = Path(str(files("apnap")))
    text = path.read_text("utf-8")
    where = f"apnap/{path.relative_to(root).as_posix()}"
    tree = ast.parse(text)
    owners: list[Place] = [_place(where, "", 1, ast.get_docstring(tree))] * (text.count("\n") + 2)
    strings: list[tuple[int, str]] = []
    inside: list[tuple[ast.AST, str]] = [(tree, "")]
    for node, name in inside:
        for child in ast.iter_child_nodes(node):
            below = name
            if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
                below = f"{name}.{child.name}".lstrip(".")
                first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                owner = _place(where, below, child.lineno, ast.get_docstring(child))
                last = child.end_lineno or child.lineno
                owners[first : last + 1] = [owner] * (last + 1 - first)
            elif isinstance(child, ast.Constant) and isinstance(child.value, str):
                strings.append((child.lineno, child.value))
            inside.append((child, below))
    found: dict[Place, list[Citation]] = {}
    for line, said in strings:
        found.setdefault(owners[line], []).extend([Citation(said)] if _WHOLE.fullmatch(said) else citations(said))
    for line, said in enumerate(text.splitlines(), 1):
        comment = said.partition("#")[2]
        if comment:
            found.setdefault(owners[line], []).extend(_spans(comment))
    return {place: tuple(those) for place, those in found.items() if those}


def _place(path: str, name: str, line: int, said: str | None) -> Place:
    return Place(path, name, line, " ".join((said or "").split("\n\n")[0].split()))
