"""Databases for the journal: a file, and a PostgreSQL server of the tests' own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

AS_POSTGRES = ["runuser", "-u", "postgres", "--"]


def programs() -> Path | None:
    """Where PostgreSQL's programs are, installed where that is possible."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        command = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
        subprocess.run(command, capture_output=True, timeout=240, env=quietly)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return found[-1] if found else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A server with a database of its own; its URL."""
    bin = programs()
    assert bin is not None
    user = AS_POSTGRES if os.geteuid() == 0 else []
    data = folder / "data"
    for above in (folder, *folder.parents):  # the user of the server must get to its files
        if os.access(above, os.W_OK) and above != Path("/"):
            above.chmod(above.stat().st_mode | 0o055)
    folder.chmod(0o777)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(*command: str) -> None:
        subprocess.run([*user, *command], check=True, capture_output=True, timeout=120, cwd=folder)

    run(str(bin / "initdb"), "-D", str(data), "-U", "apnap", "-A", "trust", "-E", "UTF8")
    settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(str(bin / "pg_ctl"), "-D", str(data), "-o", settings, "-l", str(folder / "log.txt"), "-w", "start")
    try:
        yield f"postgresql+psycopg://apnap@127.0.0.1:{port}/postgres"
    finally:
        lock = data / "postmaster.pid"
        if lock.exists():
            os.kill(int(lock.read_text().splitlines()[0]), signal.SIGQUIT)  # at once; nobody needs what is in it
