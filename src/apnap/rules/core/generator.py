"""The random generator: sfc32 on masked 32-bit words, the same on every platform, compiled or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from apnap.rules.core.types import ObjectId

MASK32: Final = 0xFFFFFFFF


class Generator:
    """Four words of state and nothing else, so that whoever holds it can be forked."""

    def __init__(self) -> None:
        self.r0: i64 = 0
        self.r1: i64 = 0
        self.r2: i64 = 0
        self.r3: i64 = 1

    def seed(self, seed: i64) -> None:
        self.r0 = seed & MASK32
        self.r1 = (seed >> 32) & MASK32
        self.r2 = 0x9E3779B9
        self.r3 = 1
        for _ in range(15):
            self.random32()

    def random32(self) -> i64:
        t = (self.r0 + self.r1 + self.r3) & MASK32
        self.r3 = (self.r3 + 1) & MASK32
        self.r0 = self.r1 ^ (self.r1 >> 9)
        self.r1 = (self.r2 + ((self.r2 << 3) & MASK32)) & MASK32
        self.r2 = (((self.r2 << 21) & MASK32) | (self.r2 >> 11)) & MASK32
        self.r2 = (self.r2 + t) & MASK32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as any other."""
        limit = (MASK32 + 1) - (MASK32 + 1) % n
        while True:
            r = self.random32()
            if r < limit:
                return r % n

    def shuffle(self, ids: list[ObjectId]) -> None:
        i: i64 = len(ids) - 1
        while i > 0:
            j = self.below(i + 1)
            x = ids[i]
            ids[i] = ids[j]
            ids[j] = x
            i -= 1
