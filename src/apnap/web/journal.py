"""What a server must not lose: its tables, and every answer, written down before it is acknowledged.

Entries are only ever appended. An answer is an entry that says from which place on the record of the game is new: what
is taken back needs no rewriting. SQLite by default (write-ahead log, synced at every commit); any database that
SQLAlchemy knows by its URL. All writing is done by one thread, which commits together whatever waits.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from apnap.errors import InputError

ANSWERS: Final = "answers"
SAID: Final = "said"
STOPS: Final = "stops"
DRAFTED: Final = "drafted"
CLOCK: Final = "clock"
LATER: Final = "later"
SAT_IN: Final = "sat in"
YIELDS: Final = "yields"

METADATA = MetaData()
_tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("stage", String(20), nullable=False),
    Column("made", LargeBinary, nullable=False),
    Column("game", LargeBinary, nullable=True),
)
_entries = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("start", Integer, nullable=False),
    Column("digest", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
Index("tables_by_stage", _tables.c.stage)

Records = list[list[int]]
"""Answers, each as seat, kind, marker, and the answer itself."""


class LostJournal(Exception):
    """It could not be written down, and so it has not happened."""


@dataclass(frozen=True)
class Entry:
    """One thing to write down."""

    kind: str
    start: int
    digest: int
    data: bytes


@dataclass
class Stored:
    """A table as the journal knows it."""

    id: str
    created: float
    stage: str
    made: bytes
    """Who sits where and with which secret; what was wished for."""
    game: bytes | None
    """The game before its first answer, as a replay."""
    records: Records = field(default_factory=list)
    digest: int | None = None
    said: list[bytes] = field(default_factory=list)
    stops: dict[int, bytes] = field(default_factory=dict)
    yields: dict[int, bytes] = field(default_factory=dict)
    """By seat, the abilities that it always passes on."""
    later: bytes = b""
    """What waits to be done by hand."""
    sat_in: dict[int, str] = field(default_factory=dict)
    """By seat, the bot that plays for somebody who is away."""
    drafted: Records = field(default_factory=list)
    """Answers of a draft, each as seat, kind, and the answer itself."""
    thought: dict[int, int] = field(default_factory=dict)
    """By seat, how many milliseconds it has thought, where there is a clock."""
    entries: int = 0


@dataclass
class _Work:
    statements: list[object]
    done: Future[None]


class Journal:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.engine = create_engine(url, connect_args=_arguments(url), pool_pre_ping=not url.startswith("sqlite"))
            if url.startswith("sqlite"):
                event.listen(self.engine, "connect", _prepare_sqlite)
            METADATA.create_all(self.engine)
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            raise InputError(
                f"the journal cannot be opened: {_cause(error)}", hint=f"look at what --database says: {url}"
            ) from None
        self._queue: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()
        self.closed = False
        self.commits = 0
        self.failures = 0

    def close(self) -> None:
        """Write what waits, and stop."""
        self.closed = True
        self._queue.put(None)
        self._thread.join(timeout=10)
        self.engine.dispose()

    # writing ----------------------------------------------------------------------------------------------------------
    def add_table(self, id: str, stage: str, made: bytes) -> None:
        self._do([insert(_tables).values(id=id, created=time.time(), stage=stage, made=made, game=None)])

    def change_table(self, id: str, stage: str, made: bytes, game: bytes | None) -> None:
        self._do([update(_tables).where(_tables.c.id == id).values(stage=stage, made=made, game=game)])

    def append(self, id: str, n: int, entries: Sequence[Entry]) -> None:
        """Write entries of a table, the first of which has this number. They are durable when this returns."""
        rows = [
            {"table_id": id, "n": n + i, "kind": e.kind, "start": e.start, "digest": e.digest, "data": e.data}
            for i, e in enumerate(entries)
        ]
        self._do([insert(_entries).values(row) for row in rows])

    def _do(self, statements: list[object]) -> None:
        if self.closed:
            raise LostJournal("the server stops")
        work = _Work(statements, Future())
        self._queue.put(work)
        try:
            work.done.result(timeout=30)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            self.failures += 1
            raise LostJournal(_cause(error)) from None

    def _write(self) -> None:
        """The thread that writes: everything that waits goes into one commit."""
        while True:
            work = self._queue.get()
            if work is None:
                return
            batch = [work]
            last = False
            while len(batch) < 256 and not self._queue.empty():
                waiting = self._queue.get()
                if waiting is None:
                    last = True
                    break
                batch.append(waiting)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Work]) -> None:
        try:
            with self.engine.begin() as connection:
                for work in batch:
                    _execute(connection, work)
            self.commits += 1
        except Exception as error:
            if len(batch) == 1:
                batch[0].done.set_exception(error)
            else:  # one bad statement must not take the others with it
                for work in batch:
                    self._commit([work])
            return
        for work in batch:
            work.done.set_result(None)

    # reading ----------------------------------------------------------------------------------------------------------
    def tables(self, stages: Sequence[str]) -> list[Stored]:
        """Tables in these stages, the newest first, without their games."""
        wanted = select(_tables.c.id, _tables.c.created, _tables.c.stage, _tables.c.made)
        wanted = wanted.where(_tables.c.stage.in_(list(stages))).order_by(_tables.c.created.desc())
        with self.engine.connect() as connection:
            return [Stored(r.id, r.created, r.stage, r.made, None) for r in connection.execute(wanted)]

    def load(self, id: str, whole: bool = True) -> Stored | None:
        """A table with everything that was written about it; or only whether it is there, and how it was made."""
        with self.engine.connect() as connection:
            row = connection.execute(select(_tables).where(_tables.c.id == id)).first()
            if row is None:
                return None
            stored = Stored(row.id, row.created, row.stage, row.made, row.game)
            if not whole:
                return stored
            for entry in connection.execute(select(_entries).where(_entries.c.table_id == id).order_by(_entries.c.n)):
                stored.entries = entry.n + 1
                if entry.kind == ANSWERS:
                    del stored.records[entry.start :]
                    stored.records += msgspec.json.decode(entry.data, type=Records)
                    stored.digest = entry.digest
                elif entry.kind == SAID:
                    stored.said.append(entry.data)
                elif entry.kind == STOPS:
                    stored.stops[entry.start] = entry.data
                elif entry.kind == YIELDS:
                    stored.yields[entry.start] = entry.data
                elif entry.kind == LATER:
                    stored.later = entry.data
                elif entry.kind == SAT_IN:
                    stored.sat_in.pop(entry.start, None)
                    if entry.data:
                        stored.sat_in[entry.start] = entry.data.decode()
                elif entry.kind == DRAFTED:
                    stored.drafted += msgspec.json.decode(entry.data, type=Records)
                elif entry.kind == CLOCK:
                    stored.thought[entry.start] = entry.digest
            return stored


def _execute(connection: Connection, work: _Work) -> None:
    for statement in work.statements:
        connection.execute(statement)  # type: ignore[call-overload]


def _arguments(url: str) -> dict[str, object]:
    return {"check_same_thread": False, "timeout": 20} if url.startswith("sqlite") else {}


def _prepare_sqlite(connection: object, record: object) -> None:
    """Durable at every commit, and readers do not wait for the writer."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=20000")
    cursor.close()


def _cause(error: BaseException) -> str:
    """What went wrong, in one line."""
    inner = getattr(error, "orig", None) or error
    return f"{inner}".strip().splitlines()[0] if f"{inner}".strip() else type(inner).__name__


__all__ = [
    "ANSWERS",
    "CLOCK",
    "DRAFTED",
    "LATER",
    "METADATA",
    "SAID",
    "SAT_IN",
    "STOPS",
    "YIELDS",
    "Engine",
    "Entry",
    "Journal",
    "LostJournal",
    "Records",
    "Stored",
]
