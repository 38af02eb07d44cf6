"""Fixtures come from the package itself: card writers use the same ones."""

from __future__ import annotations

import os
import signal

import pytest

pytest_plugins = ["apnap.testing.plugin"]

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # started in the background by a shell: the tests of interrupts need one to arrive, here and in what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)

# scripted games at a terminal are games against this bot, whichever people usually play against
os.environ["APNAP_BOTS"] = "first"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Which games were most work, where games were weighed (tests/properties/test_tail.py)."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    games = [value for report in reports for name, value in report.user_properties if name == "game"]
    if games:
        terminalreporter.section("games with the most events and derivations, and the most at one time")
        for _, line in sorted(games, reverse=True)[:10]:
            terminalreporter.write_line(line)
