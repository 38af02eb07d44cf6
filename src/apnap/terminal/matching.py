"""Words that were typed, against the names of things; and what is said where they fit nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from apnap.table.questions import Choice

NOTHING: Final = frozenset({"none", "nothing", "nobody", "no", "0"})


class Unclear(Exception):
    """What was typed is not an answer to the question: why, and what to type instead."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class NotNamed(Unclear):
    """Nothing that can be chosen has this name."""

    def __init__(self, message: str, words: str) -> None:
        super().__init__(message)
        self.words = words


def plain(text: str) -> str:
    """Letters and figures only, in lower case."""
    return " ".join(re.sub(r"[^a-z0-9 ]+", "", text.casefold().replace("-", " ")).split())


def fits(text: str, name: str) -> bool:
    """Do the words typed begin words of the name, in order? `li bo` is Lightning Bolt."""
    wanted = plain(text).split()
    have = plain(name).split()
    i = 0
    for word in have:
        if i < len(wanted) and word.startswith(wanted[i]):
            i += 1
    return bool(wanted) and i == len(wanted)


def keys_of(choices: Sequence[Choice]) -> str:
    """`a1, a2, a3`, or `a1 to a9` where there are many."""
    if len(choices) > 4:
        return f"{choices[0].key} to {choices[-1].key}"
    return ", ".join(choice.key for choice in choices) or "there is none"
