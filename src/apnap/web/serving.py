"""The server as a process: it listens, says where, and opens a browser if there is somebody to look at it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from apnap.errors import InputError
from apnap.table.saves import state_folder
from apnap.web.app import Guarded, Server, application
from apnap.web.journal import Journal
from apnap.web.limits import LOCAL, host_name

PORT = 8642
log = logging.getLogger("apnap.web")


def default_database() -> str:
    """The journal of whoever plays at this machine."""
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "tables.sqlite"
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # the secrets of seats are in it
    return f"sqlite:///{path}"


def listening(host: str, port: int, *, search: bool) -> socket.socket:
    """A socket that listens; with `search`, at the first free port from that one on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, port + 20 if search else port + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
            return found
        except OSError as error:
            found.close()
            trouble = error
    raise InputError(f"nothing can listen at {host}:{port}: {trouble.strerror}", hint="choose another --port")


def serve(
    host: str,
    port: int,
    database: str,
    *,
    names: tuple[str, ...] = (),
    key: str = "",
    search: bool = False,
    public: str = "",
    images: Path | None = None,
    json_logs: bool = False,
    ready: Callable[[str, Server], None],
) -> None:
    """Serve until somebody ends it. `ready` is called with the address once it can be opened."""
    journal = Journal(database)
    found = listening(host, port, search=search)
    shown = "127.0.0.1" if host in ("0.0.0.0", "") else f"[{host}]" if ":" in host else host
    address = public.rstrip("/") or f"http://{shown}:{found.getsockname()[1]}"
    if public:
        names = (*names, host_name(address.partition("//")[2]))
    app = application(journal, names if host in LOCAL else (*names, host), key, address, images)
    assert isinstance(app, Guarded)
    inner: Server = app.app.state.server  # type: ignore[attr-defined]
    configuration = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="wsproto",
        http="h11",
        lifespan="on",
        ws_max_size=70_000,
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=False,
    )
    server = uvicorn.Server(configuration)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[found]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready(address, inner)
            log.info("listening at %s", address)
        await serving

    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        JsonLines() if json_logs else logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    )
    logging.basicConfig(level=logging.INFO if json_logs else logging.WARNING, handlers=[lines])
    if threading.current_thread() is threading.main_thread():
        # uvicorn gives a signal back once it has dealt with it; whoever ends us politely finds that all went well
        signal.signal(signal.SIGTERM, lambda *_: setattr(server, "should_exit", True))
    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        pass
    log.info("stopped: everything is in the journal")


class JsonLines(logging.Formatter):
    """A log as lines of JSON, for programs that gather them."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def open_browser(address: str) -> bool:
    """Open a page, where there is a screen to open it on."""
    if os.environ.get("APNAP_BROWSER") == "none":
        return False
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def journal_at(path: Path) -> str:
    return f"sqlite:///{path}"
