"""`@rule("801.10")`: which rules a test shows at work. `@example("801.10", 1)`: which example of a rule it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

T = TypeVar("T", bound=Callable[..., object])


def rule(*numbers: str, edition: str = "") -> Callable[[T], T]:
    """Mark a test with the rules (pinned numbers) that it shows; at most three."""
    if not numbers or len(numbers) > 3:
        raise ValueError("a test carries one to three rules")

    def mark(test: T) -> T:
        marked: T = pytest.mark.rule(*numbers, edition=edition)(test)
        return marked

    return mark


def example(number: str, which: int) -> Callable[[T], T]:
    """Mark a test that plays an example of a rule (pinned number), the first one being 1, with the cards it names."""
    if which < 1:
        raise ValueError("examples are counted from 1")

    def mark(test: T) -> T:
        marked: T = pytest.mark.example(number, which)(test)
        return marked

    return mark
