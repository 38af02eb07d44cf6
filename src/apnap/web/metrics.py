"""Numbers about a server, as Prometheus reads them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager


class Metrics:
    """What has been counted since the server started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.here = 0
        self.messages = 0
        self.seconds = 0.0
        self.recent: deque[float] = deque(maxlen=2000)

    def arrived(self) -> None:
        self.here += 1

    def left(self) -> None:
        self.here = max(0, self.here - 1)

    @contextmanager
    def timed(self) -> Iterator[None]:
        """The time from a message to what everybody is sent."""
        began = time.perf_counter()
        yield
        took = time.perf_counter() - began
        self.messages += 1
        self.seconds += took
        self.recent.append(took)

    def slowest(self, share: float) -> float:
        """The time that this share of the last messages stayed below."""
        if not self.recent:
            return 0.0
        ordered = sorted(self.recent)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def lines(self, tables: int, commits: int, failures: int) -> str:
        """The text that is scraped."""
        numbers = [
            ("apnap_tables", "gauge", "tables in memory", tables),
            ("apnap_browsers", "gauge", "browsers connected", self.here),
            ("apnap_messages_total", "counter", "messages dealt with", self.messages),
            ("apnap_message_seconds_total", "counter", "time spent on them", round(self.seconds, 6)),
            ("apnap_message_p95_seconds", "gauge", "95 of 100 recent messages took less", round(self.slowest(0.95), 6)),
            ("apnap_journal_commits_total", "counter", "commits of the journal", commits),
            ("apnap_journal_failures_total", "counter", "what could not be written down", failures),
            ("apnap_uptime_seconds", "gauge", "time since the start", round(time.time() - self.started, 1)),
        ]
        out = []
        for name, kind, words, value in numbers:
            out += [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(out) + "\n"
