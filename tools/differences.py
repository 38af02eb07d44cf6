"""In which tests a broken clause would say something else than the whole one does.

Only such a test can notice it. Every function is watched in one run of all tests: where a clause is reached, each of
the ways in which it is broken is computed beside it and compared, and the game goes on with what the whole clause says.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterable
from typing import Final

NOTE: Final = "apnap_differs"
Path = list[tuple[str, int]]
"""The way from a function to an expression in it: names of fields, with the place where a field is a list, or -1."""

QUESTIONS: Final = ("is_", "has_", "can_", "may_", "in_", "_is", "_may", "_has", "covers", "concerns", "about", "fits")
"""How the name of a function begins that is given the game and only looks at it."""
CHANGES: Final = ("ask", "emit", "wants", "take_skip")

NOTED: set[int] = set()
"""The numbers of those that made a difference since this was last emptied."""


def path_to_difference(whole: ast.AST, broken: ast.AST) -> Path:
    """The way to the smallest expression of `whole` that `broken` has otherwise; empty if it is no expression."""
    path: Path = []
    best = 0
    while True:
        step = only_step(whole, broken)
        if step is None:
            return path[:best]
        path.append(step)
        whole, broken = at(whole, [step]), at(broken, [step])
        if isinstance(whole, ast.expr):
            best = len(path)


def only_step(whole: ast.AST, broken: ast.AST) -> tuple[str, int] | None:
    """To the only child in which the two differ, if it is only one."""
    if type(whole) is not type(broken):
        return None
    steps: Path = []
    for name in whole._fields:
        mine, other = getattr(whole, name), getattr(broken, name)
        if isinstance(mine, list):
            if len(mine) != len(other):
                return None
            pairs = [((name, i), one, two) for i, (one, two) in enumerate(zip(mine, other, strict=True))]
        else:
            pairs = [((name, -1), mine, other)]
        for step, one, two in pairs:
            if isinstance(one, ast.AST) and isinstance(two, ast.AST):
                if ast.dump(one) != ast.dump(two):
                    steps.append(step)
            elif one != two:
                return None
    return steps[0] if len(steps) == 1 else None


def at(node: ast.AST, path: Path) -> ast.AST:
    for name, index in path:
        found = getattr(node, name)
        node = found if index < 0 else found[index]
    return node


def watched(node: ast.FunctionDef, broken: Iterable[tuple[int, ast.FunctionDef]]) -> ast.FunctionDef:
    """The function as it is, which also notes the numbers of those broken ones that would do something else.

    Where it is not a single expression that is broken, being called is enough.
    """
    out = copy.deepcopy(node)
    places: dict[tuple[tuple[str, int], ...], list[tuple[int, ast.AST]]] = {}
    always: list[int] = []
    for number, other in broken:
        path = path_to_difference(node, other)
        if path and path[0][0] == "body":
            places.setdefault(tuple(path), []).append((number, at(other, path)))
        else:
            always.append(number)
    for place in sorted(places, key=len, reverse=True):
        *way, (name, index) = place
        holder = at(out, way)
        value = getattr(holder, name)
        call = noting(value if index < 0 else value[index], places[place])
        if index < 0:
            setattr(holder, name, call)
        else:
            value[index] = call
    if always:
        out.body.insert(1, ast.parse(f"{NOTE}(None, {[(number, None) for number in always]})").body[0])
    return ast.fix_missing_locations(out)


def noting(expression: ast.expr, others: list[tuple[int, ast.AST]]) -> ast.expr:
    """A call that gives what the expression says, and compares."""
    call = ast.parse(f"{NOTE}(0, [])", mode="eval").body
    assert isinstance(call, ast.Call)
    call.args[0] = expression
    pairs = call.args[1]
    assert isinstance(pairs, ast.List)
    for number, other in others:
        pair = ast.parse(f"({number}, lambda: 0)", mode="eval").body
        assert isinstance(pair, ast.Tuple) and isinstance(pair.elts[1], ast.Lambda)
        if changes_something(other):
            pair.elts[1] = ast.Constant(None)
        else:
            pair.elts[1].body = copy.deepcopy(other)  # type: ignore[assignment]
        pairs.elts.append(pair)
    return call


def changes_something(expression: ast.AST) -> bool:
    """Could it do anything but look? Then it is not computed a second time, and taken to differ."""
    for call in ast.walk(expression):
        if isinstance(call, ast.Call):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
            given = [ast.unparse(argument) for argument in call.args[:1]]
            if name in CHANGES or (given and given[0] in ("game", "play", "self") and not name.startswith(QUESTIONS)):
                return True
    return any(isinstance(inner, ast.NamedExpr) for inner in ast.walk(expression))


def differs(value: object, others: list[tuple[int, Callable[[], object] | None]]) -> object:
    """Note which of the others say something else; the value itself."""
    for number, other in others:
        if number not in NOTED and (other is None or says_otherwise(value, other)):
            NOTED.add(number)
    return value


def says_otherwise(value: object, other: Callable[[], object]) -> bool:
    try:
        said = other()
        return said is not value and bool(said != value)
    except Exception:
        return True
