"""Nodes of the vocabulary: what they are made of is said once, and all else follows from it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache

import pytest

from apnap import library
from apnap.rules.ch1_concepts.fields import attribute_names, declared, field, field_names
from apnap.rules.ch1_concepts.nodes import Node
from apnap.rules.ch2_cards.printed import CardDef
from tools.project import here

SRC = here().src
ENGINE = [path for path in here().files() if path.startswith(("apnap/rules/", "apnap/abilities/"))]


def referents(value: object) -> Iterator[object]:
    """What an object refers to, as the interpreter's garbage collector sees it: no list of attributes is believed."""
    for other in gc.get_referents(value):
        if isinstance(other, list | tuple | dict):
            yield from referents(other)
        elif not isinstance(other, type):
            yield other


@cache
def everything() -> tuple[object, ...]:
    """All objects that the cards of the library are made of."""
    seen: dict[int, object] = {}
    todo: list[object] = list(library.cards())
    while todo:
        value = todo.pop()
        if id(value) not in seen and type(value).__module__.startswith("apnap."):
            seen[id(value)] = value
            todo.extend(referents(value))
    return tuple(seen.values())


@cache
def nodes() -> tuple[Node, ...]:
    return tuple(value for value in everything() if isinstance(value, Node))


def nodes_in(value: object) -> list[Node]:
    if isinstance(value, Node):
        return [value]
    if isinstance(value, list | tuple):
        return [node for item in value for node in nodes_in(item)]
    return []


def is_among(node: object, others: list[Node]) -> bool:
    return any(node is other for other in others)


def test_there_is_something_to_look_at() -> None:
    assert len(nodes()) > 9_000
    assert len({type(node) for node in nodes()}) > 650


def test_every_node_inside_a_node_is_a_child_or_derived() -> None:
    hidden = set()
    for node in nodes():
        known = node.children()
        for name in declared(type(node), "DERIVED"):
            known += nodes_in(field(node, name))
        for inside in referents(node):
            if isinstance(inside, Node) and not is_among(inside, known):
                hidden.add(f"{type(node).__name__} hides {type(inside).__name__}")
    assert not hidden


def test_children_come_in_the_order_of_the_fields() -> None:
    for node in nodes():
        inside = [child for name in field_names(node) for child in nodes_in(field(node, name))]
        assert [id(child) for child in node.children()] == [id(child) for child in inside]


def test_what_is_declared_as_derived_or_as_wording_is_there() -> None:
    for node in nodes():
        for variable in ("DERIVED", "WORDING"):
            missing = declared(type(node), variable).keys() - set(attribute_names(node))
            assert not missing, f"{type(node).__name__}.{variable} names {missing}"


def test_no_derived_field_is_a_child_only_by_another_way_in() -> None:
    """The slots of an ability are those of its effect: nothing can be targeted that no field leads to."""
    for node in nodes():
        if "slots" in declared(type(node), "DERIVED"):
            below: list[Node] = []
            todo = node.children()
            while todo:
                below.append(todo.pop())
                todo += below[-1].children()
            for slot in nodes_in(field(node, "slots")):
                assert is_among(slot, below)


@pytest.mark.parametrize("path", ENGINE)
def test_no_class_lists_its_children_and_bases_assign_first(path: str) -> None:
    """Both modes must see the same order: a compiled class lists what its bases assign before what it assigns."""
    for made in ast.walk(ast.parse((SRC / path).read_text("utf-8"))):
        if not isinstance(made, ast.ClassDef):
            continue
        for function in made.body:
            if not isinstance(function, ast.FunctionDef):
                continue
            assert function.name != "children" or made.name == "Node", f"{path}: {made.name} lists its children"
            if function.name == "__init__":
                lines = [node.lineno for node in ast.walk(function) if is_own_attribute(node)]
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__":
                        assert not lines or call.lineno < min(lines), f"{path}: {made.name} assigns before its base"


def is_own_attribute(node: ast.AST) -> bool:
    """Is it an assignment to `self.something`?"""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


class HomeMade(Node):
    """A word in a file of a user, which is never compiled."""

    DERIVED = ("doubled",)

    def __init__(self, first: Node, rest: list[Node]) -> None:
        self.first = first
        self.rest = rest
        self.doubled = [first, first]
        self._cache = first


def test_a_word_of_a_user_needs_to_list_nothing() -> None:
    a, b, c = Node(), Node(), Node()
    word = HomeMade(a, [b, c])
    assert word.children() == [a, b, c]
    assert field_names(word) == ["first", "rest"]


def test_cards_are_made_of_nothing_unknown() -> None:
    """Whatever is not a node inside a card is one of these few values of the rules."""
    others = {type(value).__name__ for value in everything() if not isinstance(value, Node)}
    assert CardDef.__name__ in others
    assert others <= {
        "AbilitySet", "BasicMana", "CardDef", "CastMethod", "Chars", "Extension", "Face", "Guise", "ManaCost", "Mask",
        "OptionalCost", "Reduction", "Symbol", "Aid",
    }, others  # fmt: skip
