"""Cards that a user brings: one by one with `card(...)`, or a file of such calls, all of them or none."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from apnap.abilities.base import VocabularyError
from apnap.abilities.cards import CardPart
from apnap.abilities.cards import card as build
from apnap.errors import InputError, Where, did_you_mean
from apnap.library.pool import POOL
from apnap.library.typed import require_types
from apnap.rules.ch2_cards.printed import TRANSFORM, CardDef, Face

LARGEST_FILE: Final = 16 << 20
"""Bytes of a file of cards: more than all cards there are would need."""


class CardError(InputError):
    """A card is written in a way that its words do not allow, or twice."""


def card(
    name: str,
    cost: str,
    type_line: str,
    *parts: CardPart,
    colors: str | None = None,
    back: Face | None = None,
    layout: str = TRANSFORM,
) -> CardDef:
    """Bring a card: `card("Zap", "{R}", "Instant", DealDamage(2, to=AnyTarget()))`."""
    made = build(name, cost, type_line, *parts, colors=colors, back=back, layout=layout)
    require_types(made)
    POOL.add(made)
    return made


def load_cards(path: str | os.PathLike[str]) -> list[CardDef]:
    """Read cards from a Python file with `card(...)` calls. All of them are taken in, or none.

    The file runs as Python: read only files that you trust.
    """
    import importlib.util

    place = Path(path)
    if not place.is_file():
        raise CardError("there is no such file of cards", hint="check its name and its folder", where=Where(str(place)))
    if place.stat().st_size > LARGEST_FILE:
        raise CardError(f"a file of cards has at most {LARGEST_FILE} bytes", hint="take two", where=Where(str(place)))
    spec = importlib.util.spec_from_file_location(f"apnap_cards_{place.stem}", place)
    if spec is None or spec.loader is None:
        raise CardError("a file of cards is Python: its name ends in .py", where=Where(str(place)))
    before = dict(POOL.brought)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        POOL.brought = before
        raise _placed(error, place) from error
    return [made for name, made in POOL.brought.items() if name not in before]


def _placed(error: Exception, path: Path) -> CardError:
    """The error with the card and the line in the file that it comes from."""
    if isinstance(error, SyntaxError):
        return CardError(f"this is not Python: {error.msg}", where=Where(str(path), error.lineno or 0))
    import traceback

    line = 0
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename).resolve() == path.resolve():
            line = frame.lineno or 0
    name, first = _card_at(path, line)
    message = str(error) if isinstance(error, VocabularyError) else f"{type(error).__name__}: {error}"
    if name and not message.startswith(f"{name}: "):
        message = f"{name}: {message}"
    return CardError(message, hint=_near_word(error), where=Where(str(path), first or line))


def _near_word(error: Exception) -> str:
    """For a word that there is not, those of the vocabulary that are written nearly so."""
    if not isinstance(error, NameError) or not error.name:
        return ""
    import difflib

    from apnap.library.catalogue import offered

    words = {word.casefold(): word for word in offered()}
    return did_you_mean([words[near] for near in difflib.get_close_matches(error.name.casefold(), list(words), 3)])


def _card_at(path: Path, line: int) -> tuple[str, int]:
    """The name in the `card(...)` call that covers a line, and where the call begins."""
    import ast

    try:
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return "", 0  # then the error is about the whole file
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
            if node.lineno <= line <= (node.end_lineno or node.lineno) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    return first.value, node.lineno
    return "", 0
