"""How each node is said: a module of phrases for each module of `apnap.abilities` that defines nodes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages


def load() -> None:
    """Import every module of phrases, so that its phrases join the tables."""
    for found in walk_packages(__path__, f"{__name__}."):
        import_module(found.name)
