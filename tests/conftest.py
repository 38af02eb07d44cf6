"""Fixtures come from the package itself: card writers use the same ones."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from apnap.testing.night import NIGHT, NIGHTLY, played, slowest

pytest_plugins = ["apnap.testing.plugin"]

# by day the same examples in every run, however slow the machine is; at night new ones
settings.register_profile(
    "apnap", derandomize=not NIGHTLY, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.load_profile("apnap")

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # started in the background by a shell: the tests of interrupts need one to arrive, here and in what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)

# scripted games at a terminal are games against this bot, whichever people usually play against
os.environ["APNAP_BOTS"] = "first"


def pytest_report_header(config: pytest.Config) -> str | None:
    return f"night {NIGHT}: APNAP_NIGHT={NIGHT} plays the same games again" if NIGHTLY else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """At night a test tells how many games it played, and which took longest."""
    report = yield
    if NIGHTLY and report.when == "call":
        report.user_properties += [("played", played()), ("slowest", slowest())]
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """At night, how many games there were and the slowest; and where games were weighed, those that were most work."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    told = [(name, value) for report in reports for name, value in report.user_properties]
    counts = sum((Counter(value) for name, value in told if name == "played"), Counter())
    slow = [tuple(game) for name, value in told if name == "slowest" for game in value]
    games = [tuple(value) for name, value in told if name == "game"]
    if counts:
        terminalreporter.section("games played")
        for what, count in counts.most_common():
            terminalreporter.write_line(f"{count:>9,}  {what}")
    show(terminalreporter, "the slowest games, and of each the moment that took longest", slow)
    show(terminalreporter, "games with the most events and derivations, and the most at one time", games)


def show(terminalreporter: pytest.TerminalReporter, title: str, games: list[tuple[object, ...]]) -> None:
    """The ten that are first by their number."""
    if games:
        terminalreporter.section(title)
        for _, line in sorted(games, reverse=True)[:10]:  # type: ignore[type-var]
            terminalreporter.write_line(str(line))
