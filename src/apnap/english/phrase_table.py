"""A table of phrases: for each class of nodes, how to say one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from apnap.rules.ch1_concepts.definitions import Node

B = TypeVar("B", bound=Node)
N = TypeVar("N", bound=Node)
V = TypeVar("V")
R = TypeVar("R")


class Unspoken(Exception):
    """A node that no phrase says."""


class Phrases(Generic[B, V, R]):
    """Phrases for the nodes of one category; a class that has none of its own takes that of its nearest base."""

    def __init__(self, category: str) -> None:
        self.category = category
        self.phrases: dict[type[Node], Callable[[Node, V], R]] = {}

    def add(self, kind: type[N], phrase: Callable[[N, V], R]) -> None:
        if kind in self.phrases:
            raise ValueError(f"two phrases for {kind.__name__}")

        def checked(node: Node, voice: V) -> R:
            assert isinstance(node, kind)
            return phrase(node, voice)

        self.phrases[kind] = checked

    def say(self, node: B, voice: V) -> R:
        for kind in type(node).__mro__:
            phrase = self.phrases.get(kind)
            if phrase is not None:
                return phrase(node, voice)
        raise Unspoken(f"there is no phrase for the {self.category} {type(node).__name__}")
