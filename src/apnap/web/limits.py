"""How much a guest may send, and from where: origins and hosts that are ours, and buckets that fill up."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]", "::1")


class Bucket:
    """That many at once, and that many a second after that."""

    def __init__(self, most: float, a_second: float) -> None:
        self.most = most
        self.a_second = a_second
        self.left = most
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Is there enough for this one more?"""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """One for each guest, by address; the oldest are forgotten."""

    def __init__(self, most: float, a_second: float, guests: int = 10_000) -> None:
        self.most, self.a_second, self.guests = most, a_second, guests
        self.of: dict[str, Bucket] = {}

    def take(self, guest: str) -> bool:
        bucket = self.of.pop(guest, None) or Bucket(self.most, self.a_second)
        self.of[guest] = bucket
        if len(self.of) > self.guests:
            del self.of[next(iter(self.of))]
        return bucket.take()


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def is_our_host(host: str, ours: Iterable[str]) -> bool:
    """Is this one of the names that the server goes by? Others are somebody who points their own name at it."""
    name = host_name(host)
    return name in {host_name(own) for own in (*LOCAL, *ours)} or "*" in ours


def is_our_origin(origin: str | None, host: str) -> bool:
    """Does a page of ours ask? A browser always says where a page comes from; a program may say nothing."""
    return origin is None or urlsplit(origin).netloc.lower() == host.lower()
