"""How the server and its page do here: figures for `apnap bench`, measured on a server of its own with real sockets.

`tables200_p95_ms` is the time from an answer to what it changes, which 95 of 100 answers stay below, with 200 four-seat
tables and four people at each of them, who think for four seconds on average before each answer. `page_ready_s` goes
from the start of the process to the first question in the hands of the page. `page_kib` is all that the page loads.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from apnap.bench import Figure
from apnap.web.hall import Hall
from apnap.web.journal import Journal
from apnap.web.protocol import VERSION, SeatWish, TableWish

FIGURES: Final = (
    Figure("tables200_p95_ms", "200 tables of four: answer to update, p95", "ms", at_most=150),
    Figure("page_ready_s", "process start to first question on the page", "s", at_most=3),
    Figure("page_kib", "what the page loads", "KiB", at_most=300),
)
TABLES: Final = 200
THINKING: Final = 4.0
SECONDS: Final = 20.0
PAGE: Final = Path(__file__).parent / "page"
LOADED: Final = (".html", ".js", ".css", ".svg")
MOST_CUTS: Final = 20
"""How often a line may be cut before it counts as gone."""


class Started:
    """A server of its own, in a folder that goes away with it."""

    def __init__(self, *arguments: str, tables: int = 0) -> None:
        self.home = tempfile.TemporaryDirectory()
        self.tables = populated(Path(self.home.name), tables) if tables else []
        self.began = time.perf_counter()
        environment = {**os.environ, "APNAP_HOME": self.home.name, "APNAP_BROWSER": "none"}
        command = [sys.executable, "-P", "-m", "apnap", *arguments, "--port", "0"]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        self.link = next(word for word in line.split() if word.startswith("http"))
        self.address = "/".join(self.link.split("/")[:3])

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(20)
        self.home.cleanup()


def page_kib() -> float:
    """All files that the page loads, as they are sent."""
    return sum(path.stat().st_size for path in PAGE.rglob("*") if path.suffix in LOADED) / 1024


def page_ready() -> float:
    """From the start of `apnap play` until its page has everything it loads, and a question."""
    server = Started("play", "--seats", "4", "--seed", "1")
    try:
        for path in sorted(PAGE.rglob("*.js")):
            urllib.request.urlopen(f"{server.address}/page/{path.relative_to(PAGE)}", timeout=20).read()
        asyncio.run(first_question(server.link))
        return time.perf_counter() - server.began
    finally:
        server.stop()


async def first_question(link: str) -> None:
    seat = Seat(await Seat.connected(link), link)
    await seat.hello()
    while seat.ask is None:
        await seat.hear()
    await seat.line.close()


class Seat:
    """Somebody at a table, who knows what is asked of them and nothing else."""

    def __init__(self, line: Any, link: str) -> None:
        self.line = line
        self.link = link
        self.table, _, self.token = link.partition("/table/")[2].partition("#")
        self.ask: dict[str, Any] | None = None
        self.cuts = 0

    @staticmethod
    def connected(link: str) -> Any:
        from websockets.asyncio.client import connect

        address = "/".join(link.split("/")[:3]).replace("http", "ws")
        return connect(f"{address}/socket", max_size=None, open_timeout=60, compression=None)

    async def hello(self) -> None:
        await self.line.send(json.dumps({"type": "hello", "v": VERSION, "table": self.table, "token": self.token}))
        await self.hear()

    async def come_back(self) -> None:
        """A line that was cut is taken up again, as a page does it: a server under load may have lost its lease."""
        self.cuts += 1
        if self.cuts > MOST_CUTS:
            raise ConnectionError(f"the line to {self.link} was cut again and again")
        await asyncio.sleep(0.2 * self.cuts)
        self.line = await Seat.connected(self.link)
        await self.hello()

    async def hear(self) -> str:
        from websockets.exceptions import ConnectionClosed

        try:
            message = json.loads(await self.line.recv())
        except ConnectionClosed:
            await self.come_back()
            return "change"
        view = message.get("data", {}).get("view", {})
        if "asks" in view:
            self.ask = view["asks"][0] if view["asks"] else None
        return str(message["type"])

    async def answer(self, dice: random.Random) -> float:
        """Answer, and how long it took until something came of it."""
        from websockets.exceptions import ConnectionClosed

        assert self.ask is not None
        asked, began = self.ask, time.perf_counter()
        message = json.dumps({"type": "answer", "ask": asked["id"], "values": values(asked, dice)})
        with contextlib.suppress(ConnectionClosed):  # heard next
            await self.line.send(message)
        while await self.hear() != "change" or self.ask is asked:
            if time.perf_counter() - began > 20:
                break
        return time.perf_counter() - began


def values(ask: dict[str, Any], dice: random.Random) -> list[int]:
    """Something that is nearly always legal."""
    kind, choices = ask["kind"], ask.get("choices", [])
    if kind == "priority":
        return [dice.choice(choices[:6])["value"]]
    if "default" in ask or kind == "pay":
        return list(ask.get("default", []))
    if kind == "number":
        return [ask["minimum"]]
    if kind in ("mulligan", "yes or no"):
        return [0]
    return [choice["value"] for choice in choices[: max(ask["minimum"], 1)]]


async def one_table(address: str, links: list[str], seed: int, ready: asyncio.Barrier, times: list[float]) -> None:
    """Four people at a table: whoever is asked thinks, and answers."""
    dice = random.Random(seed)
    async with contextlib.AsyncExitStack() as lines:
        seats = [Seat(await lines.enter_async_context(Seat.connected(address)), address + link) for link in links]
        for seat in seats:
            await seat.hello()
        await ready.wait()
        until = time.perf_counter() + SECONDS
        listening = {seat: asyncio.create_task(seat.hear()) for seat in seats}
        while time.perf_counter() < until:
            await asyncio.sleep(dice.expovariate(1 / THINKING))
            for seat in seats:
                while listening[seat].done():
                    listening[seat].result()  # a line that was cut says so
                    listening[seat] = asyncio.create_task(seat.hear())
                    await asyncio.sleep(0)
            asked = next((seat for seat in seats if seat.ask is not None), None)
            if asked is None:
                continue
            listening[asked].cancel()
            await asyncio.sleep(0)
            times.append(await asked.answer(dice))
            listening[asked] = asyncio.create_task(asked.hear())
        for seat in seats:
            listening[seat].cancel()
            await seat.line.close()


async def all_tables(address: str, tables: list[list[str]]) -> list[float]:
    times: list[float] = []
    ready = asyncio.Barrier(len(tables))
    await asyncio.gather(*(one_table(address, links, seed, ready, times) for seed, links in enumerate(tables)))
    return times


def tables_p95(tables: int = TABLES) -> float:
    """In milliseconds."""
    server = Started("serve", tables=tables)
    try:
        times = sorted(asyncio.run(all_tables(server.address, server.tables)))
        return 1000 * times[int(0.95 * len(times))] if times else float("inf")
    finally:
        server.stop()


def populated(home: Path, tables: int) -> list[list[str]]:
    """A journal with tables of four people each; by table the links of the seats."""
    journal = Journal(f"sqlite:///{home / 'tables.sqlite'}")
    hall = Hall(journal)
    rooms = [hall.make(TableWish(seats=[SeatWish("me")] * 4, seed=seed)) for seed in range(tables)]
    journal.close()
    return [room.links() for room in rooms]


def bench(say: Callable[[str], None]) -> dict[str, float]:
    """All of it; nothing of what needs a socket where there is no library for one."""
    out = {"page_kib": round(page_kib(), 1)}
    try:
        import websockets  # noqa: F401
    except ModuleNotFoundError:
        return out
    say("page_ready_s")
    out["page_ready_s"] = round(page_ready(), 3)
    say("tables200_p95_ms")
    out["tables200_p95_ms"] = round(tables_p95(), 1)
    return out
