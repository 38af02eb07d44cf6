"""`@rule("801.10")`: which rules a test shows at work. `@example("801.10", 1)`: which example of a rule it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])


def rule(*numbers: str, edition: str = "") -> Callable[[T], T]:
    """Mark a test with the rules (pinned numbers) that it shows; at most three."""
    if not numbers or len(numbers) > 3:
        raise ValueError("a test carries one to three rules")

    return marking("rule", numbers, {"edition": edition})


def example(number: str, which: int) -> Callable[[T], T]:
    """Mark a test that plays an example of a rule (pinned number), the first one being 1, with the cards it names."""
    if which < 1:
        raise ValueError("examples are counted from 1")

    return marking("example", (number, which), {})


def marking(kind: str, values: tuple[object, ...], named: dict[str, object]) -> Callable[[T], T]:
    """A mark for pytest; where that is not installed, tests are plain functions without marks."""

    def mark(test: T) -> T:
        try:
            import pytest
        except ImportError:
            return test
        marked: T = getattr(pytest.mark, kind)(*values, **named)(test)
        return marked

    return mark
