"""Words that were typed, against the names of things."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from apnap.table.questions import Choice

NOTHING: Final = frozenset({"none", "nothing", "nobody", "no"})


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
