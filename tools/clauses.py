"""Ways to break one clause of a function: a condition turned round, a boundary moved, one part of an `or` left out.

Each gives what was done, in words, and the broken function; the function that it is given stays whole.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

MOVED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
"""The comparison that has the boundary on its other side."""
IDS = ("id", "ref", "number", "next_id", "prev_id", "source", "attached_to")
"""Names of objects and of cards: -1, or what is no object, means that there is none."""


def broken(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The function broken in one clause at a time, in every way, in reading order of each way."""
    yield from turned(node)
    yield from moved(node)
    yield from dropped(node)


# conditions ----------------------------------------------------------------------------------------------------------
def turned(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each condition turned round."""
    for i in range(len(conditions(node))):
        other = copy.deepcopy(node)
        holder, name, index = conditions(other)[i]
        value = getattr(holder, name)
        test: ast.expr = value if index < 0 else value[index]
        negation = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else negated(test)
        if index < 0:
            setattr(holder, name, negation)
        else:
            value[index] = negation
        yield f"line {test.lineno}: not ({ast.unparse(test)})", other


def negated(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def conditions(node: ast.FunctionDef) -> list[tuple[ast.AST, str, int]]:
    """Where conditions stand: the node that has one, under which name, and at which place of a list."""
    found: list[tuple[ast.AST, str, int]] = []
    for inner in ast.walk(node):
        if isinstance(inner, (ast.If, ast.IfExp, ast.While)) and not is_about_logs(inner.test):
            if not isinstance(inner.test, ast.Constant):
                found.append((inner, "test", -1))
        elif isinstance(inner, ast.comprehension):
            found += [(inner, "ifs", i) for i in range(len(inner.ifs))]
        elif isinstance(inner, ast.Return) and isinstance(inner.value, (ast.Compare, ast.BoolOp)):
            found.append((inner, "value", -1))
    return found


def is_about_logs(test: ast.AST) -> bool:
    """What is written into the log decides nothing."""
    return "logging" in ast.unparse(test)


# boundaries ----------------------------------------------------------------------------------------------------------
def moved(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each boundary moved: `<` for `<=`, `>` for `>=`, and the other way round."""
    for i, (_, place) in enumerate(boundaries(node)):
        other = copy.deepcopy(node)
        compare, _ = boundaries(other)[i]
        before = ast.unparse(compare)
        compare.ops[place] = MOVED[type(compare.ops[place])]()
        yield f"line {compare.lineno}: {ast.unparse(compare)} (was {before})", other


def boundaries(node: ast.FunctionDef) -> list[tuple[ast.Compare, int]]:
    """Comparisons with a boundary, and at which of their signs."""
    found: list[tuple[ast.Compare, int]] = []
    for inner in decisive(node):
        if isinstance(inner, ast.Compare) and not asks_for_any(inner):
            found += [(inner, i) for i, op in enumerate(inner.ops) if type(op) in MOVED]
    return found


def asks_for_any(compare: ast.Compare) -> bool:
    """Does it ask whether there is an object at all? Ids begin with 0, which is some card of a library like any other.

    Seats are another matter: seat 0 is somebody.
    """
    left, right = compare.left, compare.comparators[0]
    name = left.attr if isinstance(left, ast.Attribute) else left.id if isinstance(left, ast.Name) else ""
    return len(compare.ops) == 1 and name in IDS and isinstance(right, ast.Constant) and right.value == 0


# parts of conditions -------------------------------------------------------------------------------------------------
def dropped(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Each `or` and each `and` without one of its parts."""
    for i, (_, place) in enumerate(parts(node)):
        other = copy.deepcopy(node)
        whole, _ = parts(other)[i]
        word = "or" if isinstance(whole.op, ast.Or) else "and"
        left_out = whole.values.pop(place)
        if len(whole.values) == 1:  # which is what the other part says alone
            whole.values.append(ast.copy_location(ast.Constant(word == "and"), left_out))
        yield f"line {left_out.lineno}: without '{word} {ast.unparse(left_out)}'", other


def parts(node: ast.FunctionDef) -> list[tuple[ast.BoolOp, int]]:
    """What is joined by `or` or `and`, and each place in it."""
    found: list[tuple[ast.BoolOp, int]] = []
    for inner in decisive(node):
        if isinstance(inner, ast.BoolOp) and not is_type_check(inner):
            found += [(inner, i) for i in range(len(inner.values))]
    return found


def is_type_check(whole: ast.BoolOp) -> bool:
    """Does its first part only say of which class the rest may speak? Without it the rest would not run."""
    first = whole.values[0]
    return isinstance(whole.op, ast.And) and "isinstance(" in ast.unparse(first) and len(whole.values) == 2


def decisive(node: ast.FunctionDef) -> Iterator[ast.AST]:
    """Everything in a function but what is only for the log."""
    pending: list[ast.AST] = [*node.body[1:]]
    while pending:
        inner = pending.pop(0)
        if isinstance(inner, ast.If) and is_about_logs(inner.test):
            pending += inner.orelse
            continue
        yield inner
        pending += ast.iter_child_nodes(inner)
