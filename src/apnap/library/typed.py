"""Arguments of words that are of another kind than the word takes, where Python itself would let them pass.

A compiled word refuses such an argument by itself; run from its source it would not. So what a user writes is compared
with the types that the words declare for their fields: the same cards are accepted either way.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable
from functools import cache

from apnap.abilities.base import VocabularyError
from apnap.rules.ch1_concepts.definitions import Node
from apnap.rules.ch2_cards.printed import CardDef

Check = Callable[[object], bool]


def require_types(card: CardDef) -> None:
    """Refuse a card with an argument that a compiled word would refuse."""
    for face in card.faces:
        for ability in face.chars.abilities.every:
            _look_at(ability, set())


def _look_at(node: Node, seen: set[int]) -> None:
    if id(node) in seen:
        return
    seen.add(id(node))
    kind: type = type(node)
    for name, (said, fits) in declared(kind).items():
        value = getattr(node, name, None)
        if hasattr(node, name) and not fits(value):
            raise VocabularyError(f"{kind.__name__} takes {said} for '{name}', not {value!r}")
    for child in node.children():
        _look_at(child, seen)


@cache
def declared(kind: type) -> dict[str, tuple[str, Check]]:
    """The fields of a class with the types that its constructors declare, as far as those can be checked."""
    out: dict[str, tuple[str, Check]] = {}
    for base in reversed(kind.__mro__):
        init = base.__dict__.get("__init__")
        if hasattr(base, "__mypyc_attrs__") or not inspect.isfunction(init):
            continue  # compiled, it looks by itself
        names = vars(sys.modules[base.__module__])
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(init)))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                check = check_of(node.annotation, names)
                if check is not None:
                    out[node.target.attr] = (ast.unparse(node.annotation).replace("i64", "a number"), check)
    return out


def check_of(said: ast.expr, names: dict[str, object]) -> Check | None:
    """What a declared type lets pass; None where that cannot be told."""
    if isinstance(said, ast.Constant) and said.value is None:
        return lambda value: value is None
    if isinstance(said, ast.BinOp):
        left, right = check_of(said.left, names), check_of(said.right, names)
        return None if left is None or right is None else lambda value: left(value) or right(value)
    if isinstance(said, ast.Subscript) and isinstance(said.value, ast.Name) and said.value.id == "list":
        each = check_of(said.slice, names)
        return None if each is None else lambda value: isinstance(value, list) and all(map(each, value))
    if not isinstance(said, ast.Name):
        return None
    if said.id in ("i64", "int"):
        return lambda value: isinstance(value, int)
    found = {"bool": bool, "str": str}.get(said.id) or names.get(said.id)
    return (lambda value: isinstance(value, found)) if isinstance(found, type) else None
