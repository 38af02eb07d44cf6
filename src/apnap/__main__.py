"""`python -m apnap`: the command line."""

from __future__ import annotations

from apnap.cli import main

if __name__ == "__main__":
    main(prog_name="apnap")
