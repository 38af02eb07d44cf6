"""No word is there for one card alone: at most a tenth of the node kinds that cards use serve a single card."""

from __future__ import annotations

import importlib
import pkgutil

import apnap.abilities
from apnap import library
from apnap.rules.ch1_concepts.definitions import Node

MOST = 0.1


def kinds() -> set[type]:
    """The node classes that the vocabulary defines."""
    found: set[type] = set()
    for module in pkgutil.walk_packages(apnap.abilities.__path__, "apnap.abilities."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.name:
                found.add(value)
    return found


def parts(value: object) -> list[object]:
    """What an object of ours holds, whether it is compiled or not."""
    if isinstance(value, (list, tuple)):
        return list(value)
    if isinstance(value, dict):
        return list(value.values())
    if not type(value).__module__.startswith("apnap."):
        return []
    names = {*getattr(type(value), "__mypyc_attrs__", ()), *getattr(value, "__dict__", ())}
    return [getattr(value, name) for name in names if name != "__dict__" and hasattr(value, name)]


def kinds_in(card: object) -> set[type]:
    """The classes of all that a card is made of, the tokens that it makes included."""
    found: set[type] = set()
    seen: set[int] = set()
    open_: list[object] = [card]
    while open_:
        value = open_.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        found.add(type(value))
        open_ += parts(value)
    return found


def test_few_node_kinds_serve_a_single_card() -> None:
    served: dict[type, list[str]] = {}
    ours = kinds()
    for card in library.cards():
        for kind in kinds_in(card) & ours:
            served.setdefault(kind, []).append(card.name)
    single = {kind.__name__: cards[0] for kind, cards in served.items() if len(cards) == 1}
    print(f"{len(single)} of {len(served)} node kinds serve a single card")
    assert len(served) > 300
    assert len(single) <= MOST * len(served), f"write more cards that use these words: {single}"


def test_nodes_are_found_inside_nodes() -> None:
    names = {kind.__name__ for kind in kinds_in(library.find("Cleric Class"))}
    assert {"ClassLevel", "BecomesLevel", "AddCounters", "Target", "ToughnessOf"} <= names
