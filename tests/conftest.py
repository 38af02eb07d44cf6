"""Fixtures come from the package itself: card writers use the same ones."""

from __future__ import annotations

import os
import signal

pytest_plugins = ["apnap.testing.plugin"]

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # started in the background by a shell: the tests of interrupts need one to arrive, here and in what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)

# scripted games at a terminal are games against this bot, whichever people usually play against
os.environ["APNAP_BOTS"] = "first"
