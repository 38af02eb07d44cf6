"""Databases for the journal: a file, and a PostgreSQL server of the tests' own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.browser import installed

AS_POSTGRES = ["runuser", "-u", "postgres", "--"]


def programs() -> Path | None:
    """Where PostgreSQL's programs are, installed where that is possible."""
    found = installed("postgresql", lambda: sorted(Path("/usr/lib/postgresql").glob("*/bin")))
    return found[-1] if found else None


class Postgres:
    """A PostgreSQL server with a database of its own.

    Its files are not among those of pytest: every run of pytest that begins shuts that folder to other users, and one
    that begins meanwhile would keep initdb and pg_ctl from their files.
    """

    def __init__(self) -> None:
        bin = programs()
        assert bin is not None
        self.folder = Path(tempfile.mkdtemp(prefix="apnap-postgres-"))
        self.folder.chmod(0o777)  # the user of the server must get to its files
        self.bin, self.data = bin, self.folder / "data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"postgresql+psycopg://apnap@127.0.0.1:{self.port}/postgres"
        self.run("initdb", "-D", str(self.data), "-U", "apnap", "-A", "trust", "-E", "UTF8")

    def run(self, program: str, *arguments: str) -> None:
        user = AS_POSTGRES if os.geteuid() == 0 else []
        command = [*user, str(self.bin / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, timeout=120, cwd=self.folder)

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log.txt")
        self.run("pg_ctl", "-D", str(self.data), "-o", settings, "-l", log, "-w", "start")

    def stop(self) -> None:
        """At once, as when its machine goes down."""
        lock = self.data / "postmaster.pid"
        if lock.exists():
            os.kill(int(lock.read_text().splitlines()[0]), signal.SIGQUIT)
            for _ in range(1200):
                if not lock.exists():
                    return
                time.sleep(0.05)

    def remove(self) -> None:
        if not (self.data / "postmaster.pid").exists():  # it should be running
            print("PostgreSQL has ended by itself:", (self.folder / "log.txt").read_text()[-2000:])
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """A server with a database of its own; its URL."""
    server = Postgres()
    server.start()
    try:
        yield server.url
    finally:
        server.remove()
