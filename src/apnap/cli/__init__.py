"""The command line: `apnap COMMAND`. Each command is a module, imported when it is called."""

from __future__ import annotations

from apnap.cli.group import main

__all__ = ["main"]
