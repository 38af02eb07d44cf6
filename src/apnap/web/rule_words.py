"""What a rule number opens on the page: what the rule is about, and which tests show it."""

from __future__ import annotations

from typing import Final

from apnap import rulebook
from apnap.web import protocol

MOST_TESTS: Final = 4
"""Of a rule, how many are named."""


def about_rule(number: str) -> protocol.Told:
    """What a rule is about, and where it is shown."""
    entry = rulebook.explain(number)
    lines = [line for line in (entry.explanation, f"rule {entry.citation}") if line]
    shown = rulebook.tests_of(entry)
    if shown:
        lines.extend(test_words(name) for name in shown[:MOST_TESTS])
        if len(shown) > MOST_TESTS:
            lines.append(f"and by {len(shown) - MOST_TESTS} more tests")
    return protocol.Told("rule", 0, entry.title, lines)


def test_words(name: str) -> str:
    """`tests/x.py::test_a_land_is_played` as a sentence, and where it is."""
    path, _, test = name.partition("::")
    said = test.removeprefix("test_").partition("[")[0].replace("_", " ")
    return f"shown by: {said} ({path})" if said else f"shown by {path}"
