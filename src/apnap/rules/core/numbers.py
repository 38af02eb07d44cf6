"""Amounts that grow: exact up to a bound, and refused beyond it, the same compiled and interpreted.

Life, damage, counters, mana and whatever is computed from them stay within LARGEST, so that their sums fit into native
numbers. Tokens are objects, of which no more than MOST_TOKENS are made at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.interrupts import TooLarge

LARGEST: Final = 1 << 60
MOST_TOKENS: Final = 100_000


def product(a: i64, b: i64) -> i64:
    """The product of two amounts."""
    if a and b:
        x = -a if a < 0 else a
        y = -b if b < 0 else b
        if x > LARGEST or y > LARGEST // x:
            raise TooLarge(f"{a} times {b} is more than {LARGEST}, which is as far as apnap counts")
    return a * b


def total(a: i64, b: i64) -> i64:
    """The sum of two amounts, each of which is within the bound."""
    n = a + b
    if n > LARGEST or n < -LARGEST:
        raise TooLarge(f"{a} and {b} are more than {LARGEST}, which is as far as apnap counts")
    return n


def check_tokens(count: i64) -> None:
    """Refuse to make more tokens at once than there is room for."""
    if count > MOST_TOKENS:
        raise TooLarge(f"{count} tokens at once are more than the {MOST_TOKENS} that apnap makes")
