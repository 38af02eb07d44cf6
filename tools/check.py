"""All that `make test` checks, in the order in which mistakes are cheapest to hear of. Quiet where all is well.

python -m tools.check [--jobs N] [TESTS...]
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys

from tools.project import here

BOTH_MODES = "scenario or interpreted"
NOTHING_COLLECTED = 5
PROGRESS = re.compile(r"(bringing up nodes\.\.\.|[.sxXFE]* *(\[ *\d+%\])?)$")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__.split("\n")[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("tests", nargs="*", default=["tests"])
    options = parser.parse_args()
    pytest = ["-m", "pytest", "-q", "-n", str(options.jobs), "--dist", "worksteal", *options.tests]
    quiet("lint", ["-m", "ruff", "check", "--quiet", "--output-format", "concise", "."])
    quiet("types", ["-m", "mypy", "--no-error-summary"])
    quiet("types of the page", ["-m", "tools.page_types"])
    aloud("tests", ["-m", "tools.run", "compiled", "-O", "1", *pytest])
    interpreted(["-m", "tools.run", "interpreted", *pytest, "-m", BOTH_MODES])


def quiet(stage: str, arguments: list[str]) -> None:
    """Run a stage that says nothing unless it fails."""
    result = subprocess.run(
        [sys.executable, *arguments], cwd=here().root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if result.returncode != 0:
        print(result.stdout, end="")
        sys.exit(f"{stage}: failed")


def aloud(stage: str, arguments: list[str]) -> None:
    """Run tests and show what they print as they go; without the dots where nobody watches a terminal."""
    if sys.stdout.isatty():
        code = subprocess.run([sys.executable, *arguments], cwd=here().root).returncode
    else:
        running = subprocess.Popen(
            [sys.executable, *arguments], cwd=here().root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert running.stdout is not None
        for line in running.stdout:
            if not PROGRESS.match(line):
                print(line, end="", flush=True)
        code = running.wait()
    if code != 0:
        sys.exit(f"{stage}: failed")


def interpreted(arguments: list[str]) -> None:
    """Run again, on src, what must come out the same there; in one line if it does."""
    result = subprocess.run(
        [sys.executable, *arguments], cwd=here().root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if result.returncode == NOTHING_COLLECTED:
        sys.exit(f"interpreted: failed, no test is marked {BOTH_MODES!r}")
    closing = re.search(r"(\d+) passed.* in ([\d.]+)s", result.stdout)
    if result.returncode != 0 or closing is None:
        print(result.stdout, end="")
        sys.exit("interpreted: failed")
    print(f"interpreted as well: {closing[1]} tests, {float(closing[2]):.0f} s")


if __name__ == "__main__":
    main()
