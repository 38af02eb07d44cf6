"""Several servers on one journal, on SQLite and on PostgreSQL: one lobby, one holder of each table, and takeovers."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from apnap.web.hall import Hall
from apnap.web.journal import Journal, LostJournal
from apnap.web.leases import LASTS, Elsewhere
from apnap.web.protocol import Answer, SeatWish, TableWish

Sit = Callable[..., Any]


@contextmanager
def postgres() -> Iterator[str]:
    """PostgreSQL, where it is or can be installed."""
    pytest.importorskip("psycopg", reason="PostgreSQL is reached with psycopg")
    databases = sys.modules["web_databases"]
    if databases.programs() is None:
        pytest.skip("no PostgreSQL here, and it cannot be installed")
    with databases.postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite'}"
        return
    with postgres() as url:
        yield url


@pytest.fixture
def shared() -> Iterator[str]:
    """A database for several servers."""
    with postgres() as url:
        yield url


def answered(room: Any) -> object:
    session = room.playing()
    decision = session.decision(0)
    room.whole(0)
    room.news_for(0)
    ask = room.sent[0].data["view"]["asks"][0]
    values = [0] if decision.kind in (0, 10) else list(ask.get("default", []))
    return room.act(0, Answer(ask["id"], values))


def test_a_table_is_held_by_one_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [time.time()]
    monkeypatch.setattr("apnap.web.leases.time.time", lambda: now[0])
    first, second = (Hall(Journal(database), address=f"http://{name}") for name in ("one", "two"))
    room = first.make(TableWish(seats=[SeatWish("me"), SeatWish("bot")], seed=3))
    assert answered(room) is None
    with pytest.raises(Elsewhere, match="http://one"):
        second.find(room.id)
    now[0] += LASTS + 1
    taken = second.find(room.id)
    assert taken is not None and taken.playing().game.digest == room.playing().game.digest
    assert answered(taken) is None
    with pytest.raises(LostJournal):
        answered(room)  # the first one still thinks that it has the table: what it writes is refused
    assert room.session is None, "and so it has not happened"
    assert [lost.id for lost in first.keep()] == [room.id]
    with pytest.raises(Elsewhere, match="http://two"):
        first.find(room.id)
    first.journal.close()
    second.journal.close()


def test_when_a_server_dies_another_goes_on_within_ten_seconds(
    shared: str, server: Callable[..., Any], client: Sit
) -> None:
    """Three servers; the one that holds a table is killed in the middle of a game."""
    servers = [server("serve", "--database", shared, home=f"home{i}") for i in range(3)]
    made = servers[0].make(seats=[{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green"}], seed=8)
    me = client(servers[0].address, made["mine"])
    dice = random.Random(4)
    me.plays(5, dice)
    me.quiet()
    elsewhere = sys.modules["web_client"].Client(servers[1].address, made["mine"])
    said = elsewhere.hear_until("closed")
    assert said["go"] == servers[0].address and said["again"], "a guest who comes elsewhere is sent there"
    log, asks = me.data["log"], [ask["title"] for ask in me.asks]
    servers[0].kill()
    killed = time.monotonic()
    while True:
        again = sys.modules["web_client"].Client(servers[2].address, made["mine"])
        if again.hear_until("closed", "frame")["type"] == "frame":
            break
        again.close()
        time.sleep(0.3)
        assert time.monotonic() - killed < 60, "ten seconds on a machine of its own"
    assert again.data["log"] == log and [ask["title"] for ask in again.asks] == asks, "nothing is lost"
    again.plays(2, dice)
    again.close()


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk, a lost database: the player is told, and the table is as it was when it can be written again."""
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    room = hall.make(TableWish(seats=[SeatWish("me"), SeatWish("bot")], seed=3))
    assert answered(room) is None
    digest = room.playing().game.digest

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("apnap.web.journal._execute", full)
        with pytest.raises(LostJournal, match="No space left"):
            answered(room)
    assert hall.find(room.id) is room and room.playing().game.digest == digest
    assert answered(room) is None
    hall.journal.close()
