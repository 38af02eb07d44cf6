"""The night: a longer run of the tests, which takes other tables and seeds every night.

`APNAP_NIGHTLY=1` makes a run of pytest one. Which night it is follows from the date, or is said by `APNAP_NIGHT`: the
number that a run names in its first lines plays the same games again.
"""

from __future__ import annotations

import os
from collections import Counter
from datetime import date
from typing import Final

NIGHTLY: Final = os.environ.get("APNAP_NIGHTLY") == "1"
APART: Final = 1000  # between the first seeds of two nights

if NIGHTLY:  # processes that are started from here have the same night, also after midnight
    os.environ.setdefault("APNAP_NIGHT", str(date.today().toordinal()))
NIGHT: Final = int(os.environ.get("APNAP_NIGHT", "0")) if NIGHTLY else 0

PLAYED: Final[Counter[str]] = Counter()
"""How many games of which kind this process has played since it was last asked."""
SLOWEST: Final[list[tuple[float, str]]] = []
"""Seconds of each game that was timed since then, and a line about it."""


def tonight(first: int, count: int) -> list[int]:
    """Seeds: the first ones, which are the same by day and every night, and up to that many in all of this night."""
    own = range(NIGHT * APART, NIGHT * APART + max(0, count - first))
    return [*range(min(first, count)), *own]


def played() -> dict[str, int]:
    """What was played since this was last asked."""
    out = dict(PLAYED)
    PLAYED.clear()
    return out


def slowest() -> list[tuple[float, str]]:
    """The ten slowest games since this was last asked."""
    out = sorted(SLOWEST, reverse=True)[:10]
    SLOWEST.clear()
    return out
