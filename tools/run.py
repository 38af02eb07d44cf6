"""Run Python on a build of the package.

python -m tools.run apnap ARGS...                the command line, compiled if an up-to-date build exists
python -m tools.run compiled [-O 1|3] ARGS...    `python ARGS...` on a compiled build, made first if need be
python -m tools.run interpreted ARGS...          `python ARGS...` on src
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn

from tools.locking import mark_in_use
from tools.project import here


def main(arguments: list[str]) -> NoReturn:
    mode, *rest = arguments or [""]
    project = here()
    if mode == "apnap":
        execute(project.find_build() or project.src, ["-m", "apnap", *rest])
    if mode == "interpreted":
        execute(project.src, rest)
    if mode == "compiled":
        from tools.build import build_or_fall_back

        opt = "3"
        if rest[:1] == ["-O"]:
            opt, rest = rest[1], rest[2:]
        execute(build_or_fall_back(project, opt), rest)
    sys.exit(__doc__)


def execute(folder: Path, arguments: list[str]) -> NoReturn:
    """Become `python ARGUMENTS` with the package taken from `folder`."""
    compiled = folder != here().src
    if compiled:
        mark_in_use(folder)
    os.environ["PYTHONPATH"] = str(folder)
    os.environ["APNAP_MODE"] = "compiled" if compiled else "interpreted"
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-P", *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
