"""A build laid out by what games run: the modules that most of the time is spent in are compiled twice.

First so that they count what they run, for some games (tools/lesson.py); then with these counts, so that what is run
often is quick and lies together. The second time they are optimised as one, where the linker can: a small function of
one module is put where another calls it. Only gcc is asked for it, only at -O3; a build without it does the same,
slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.project import Project

LESSON = Path(__file__).with_name("lesson.py")
NATIVE = "__native_"
SECONDS = 600  # that a lesson may take at most
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
# functions that the lesson does not reach are compiled as if there had been none
COUNTED = ("-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch")
TOGETHER = ("-flto", "-fno-fat-lto-objects")  # leave what remains to be done to the linker


class Training:
    """The two passes over the modules that are trained. Paths stay the same: gcc finds counts by that of the object."""

    def __init__(self, project: Project, sources: Iterable[Path], wanted: bool, together: bool) -> None:
        names = {NATIVE + path.removesuffix(".py").replace("/", "___") + ".c" for path in project.trained()}
        self.folder = project.build / "training"
        self.counts = self.folder / "counts"
        self.sources = [path for path in sources if wanted and path.name in names]
        self.together = TOGETHER if together else ()
        shutil.rmtree(self.counts, ignore_errors=True)
        self.counts.mkdir(parents=True, exist_ok=True)

    def object_of(self, source: Path) -> Path:
        return self.folder / f"{source.stem}.o"

    def flags(self, source: Path, counted: bool) -> tuple[str, ...]:
        seed = f"-frandom-seed={source.stem}"
        if counted:
            return (seed, f"-fprofile-use={self.counts}", *COUNTED, *self.together)
        return (seed, f"-fprofile-dir={self.counts}", *COUNTING)

    def link_flags(self, sources: Iterable[Path], jobs: int) -> tuple[str, ...]:
        """What the linker is told of a library of these files, some of which may have been left to it."""
        if not self.together or not set(self.sources) & set(sources):
            return ()
        return (f"-flto={jobs}", "-O3", "-fvisibility=hidden", f"-fprofile-use={self.counts}", *COUNTED, "-w")

    def counts_of(self, source: Path) -> bytes:
        """What was counted in one file; nothing where it was not run."""
        name = str(self.object_of(source).with_suffix(".gcda")).replace("/", "#")
        path = self.counts / name
        return path.read_bytes() if path.is_file() else b""

    def learn(self, build: Path) -> bool:
        """Play the games of the lesson on an instrumented build; was anything counted?"""
        environment = {**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-P", str(LESSON)]
        try:
            done = subprocess.run(command, env=environment, capture_output=True, timeout=SECONDS)
        except (OSError, subprocess.TimeoutExpired):
            return False
        return done.returncode == 0 and any(self.counts_of(source) for source in self.sources)


def is_gcc(identity: str) -> bool:
    return "gcc" in identity.lower() and "clang" not in identity.lower()
