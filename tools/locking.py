"""Locks between processes: one builder at a time, and no folder pruned while something runs from it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def locked(path: str | Path) -> Iterator[None]:
    """Hold the lock file at `path`, waiting for whoever has it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def mark_in_use(folder: Path) -> None:
    """Keep `folder` from being pruned for as long as this process lives, also after it execs."""
    handle = os.open(folder / ".in-use", os.O_RDWR | os.O_CREAT, 0o644)
    fcntl.flock(handle, fcntl.LOCK_SH)
    os.set_inheritable(handle, True)


def is_in_use(folder: Path) -> bool:
    try:
        with open(folder / ".in-use", "a") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False
