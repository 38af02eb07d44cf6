"""What a card says, as a short string that differs when the card does: compiled or not, on every platform.

A card is a tree of nodes. The fingerprint folds in the class of every node and the value of every field, in reading
order, so it changes with the words of the card; what those words do in the rules is watched by the digests of a replay.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

from apnap.rules.ch1_concepts.fields import field, field_names
from apnap.rules.ch2_cards.printed import CardDef


@lru_cache(maxsize=4096)  # a card never changes once it is made, and a table saves after every answer
def fingerprint(card: CardDef) -> str:
    """The fingerprint of a card with all that it can make, tokens included."""
    words: list[str] = []
    _write(card, words, {})
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def _write(value: object, words: list[str], seen: dict[int, int]) -> None:
    """Put a value into words; a node that was met before goes by its number."""
    if value is None or isinstance(value, str | float):
        words.append(repr(value))
    elif isinstance(value, int):
        words.append(str(int(value)))  # a flag in a native integer field is a number once compiled
    elif isinstance(value, list | tuple):
        words.append(f"[{len(value)}")
        for item in value:
            _write(item, words, seen)
    elif isinstance(value, dict):
        words.append(f"{{{len(value)}")
        for key, item in value.items():
            _write(key, words, seen)
            _write(item, words, seen)
    elif isinstance(value, set | frozenset):
        _write(sorted(value), words, seen)
    elif isinstance(value, type) or callable(value):
        words.append(f"<{getattr(value, '__name__', type(value).__name__)}>")
    elif id(value) in seen:
        words.append(f"#{seen[id(value)]}")
    else:
        seen[id(value)] = len(seen)
        words.append(type(value).__name__)
        for name in field_names(value):
            words.append(f".{name}")
            _write(field(value, name), words, seen)
