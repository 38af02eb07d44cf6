"""What may happen to a server: kills under load, full disks, lost databases, messages that make no sense.

By day few and short; `make nightly` has fifty kills on each database and a hundred thousand messages, others every
night.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException

from apnap.testing.night import NIGHT, NIGHTLY
from apnap.web import protocol, rooms, sockets
from apnap.web.hall import Hall
from apnap.web.journal import Journal, LostJournal
from apnap.web.metrics import Metrics
from apnap.web.protocol import Answer, SeatWish, TableWish
from apnap.web.rooms import OVER, SPECTATOR, Room
from apnap.web.sockets import Guest, Tables
from tests.web.browser import PATIENCE, until

KILLS, MESSAGES = 50, 100_000
at_night = pytest.mark.skipif(not NIGHTLY, reason="a long run, for the night")
BOTS = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green", "bot": "first"}]


def databases() -> Any:
    module = sys.modules["web_databases"]
    pytest.importorskip("psycopg", reason="PostgreSQL is reached with psycopg")
    if module.programs() is None:
        pytest.skip("no PostgreSQL here, and it cannot be installed")
    return module


class Player(threading.Thread):
    """Somebody who plays on and on, whatever happens to the server; and who knows what they were told."""

    def __init__(self, addresses: list[str], link: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.addresses, self.link, self.dice = addresses, link, random.Random(seed)
        self.log: list[Any] = []
        self.acknowledged = self.connected = 0
        self.lost: list[str] = []
        self.leaves = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.leaves.is_set():
            address = self.dice.choice(self.addresses)
            try:
                self.plays(address)
            except (WebSocketException, OSError, EOFError, TimeoutError):
                time.sleep(0.1)
            except Exception as error:  # whatever the server did not say as it should: the test tells it
                self.lost.append(f"{type(error).__name__}: {error}")
                time.sleep(0.1)

    def plays(self, address: str) -> None:
        me = sys.modules["web_client"].Client(address, self.link)
        try:
            said = me.hear_until("frame", "closed")
            if said["type"] == "closed":
                time.sleep(0.3)
                return
            self.connected += 1
            if me.data["log"][: len(self.log)] != self.log:
                self.lost.append(f"of {len(self.log)} lines that were sent")
            while not self.leaves.is_set() and not me.over:
                before = len(me.heard)
                me.plays(1, self.dice)
                self.acknowledged += any(said["type"] == "change" for said in me.heard[before:])
                self.log = me.data["log"]
                del me.heard[:-2]
            self.leaves.wait(0.2)
        finally:
            me.close()


def ends(players: list[Player]) -> None:
    for player in players:
        player.leaves.set()
    for player in players:
        player.join(30)


def intact(url: str, tables: list[str]) -> None:
    """Every table can be taken up from the journal, and is what its last entry says."""
    journal = Journal(url)
    hall = Hall(journal, address="http://nobody")
    hall.leases.engine = journal.engine
    for id in tables:
        stored = journal.load(id)
        assert stored is not None
        room = Room(id, msgspec.json.decode(stored.made, type=sys.modules["apnap.web.made"].Made), journal)
        room.take_up(stored)  # compares digests
    journal.close()


def all_back(players: list[Player], before: list[int]) -> None:
    """Wait until everybody has connected again."""
    deadline = time.monotonic() + 3 * PATIENCE
    while any(p.connected <= k for p, k in zip(players, before, strict=True)) and time.monotonic() < deadline:
        time.sleep(0.05)


def killed_under_load(process: Any, url: str, kills: int, tables: int, seed: int) -> tuple[int, int]:
    """Kill a server again and again in the middle of games; how much was acknowledged, and how often all came back."""
    dice = random.Random(seed)
    made = [process.make(seats=BOTS, seed=seed + i) for i in range(tables)]
    players = [Player([process.address], one["mine"], i) for i, one in enumerate(made)]
    back = [0] * tables
    for _ in range(kills):
        all_back(players, back)
        time.sleep(dice.random() * 0.8)
        back = [player.connected for player in players]
        process.kill()
        process.start()
    all_back(players, back)
    until(lambda: sum(player.acknowledged for player in players) > tables)
    ends(players)
    assert [player.lost for player in players if player.lost] == [], "nothing that was acknowledged is lost"
    assert all(player.connected > kills for player in players), [player.connected for player in players]
    process.stop()
    intact(url, [one["id"] for one in made])
    return sum(p.acknowledged for p in players), sum(p.connected for p in players)


def low_port() -> int:
    """A free port that no client is given for its own end: those who come back again and again might take it."""
    for port in random.sample(range(20_000, 30_000), 50):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no free port")


@pytest.fixture
def on_sqlite(tmp_path: Path, server: Callable[..., Any]) -> tuple[Any, str]:
    url = f"sqlite:///{tmp_path / 'kills.sqlite'}"
    return server("serve", "--database", url, port=low_port()), url


@pytest.fixture
def on_postgres(server: Callable[..., Any]) -> Iterator[tuple[Any, str]]:
    with databases().postgres() as url:
        yield server("serve", "--database", url, port=low_port()), url


def test_a_few_kills_under_load(on_sqlite: tuple[Any, str]) -> None:
    acknowledged, connected = killed_under_load(*on_sqlite, kills=2, tables=3, seed=5)
    assert acknowledged > 3 and connected >= 9, (acknowledged, connected)


@at_night
def test_many_kills_under_load_on_sqlite(on_sqlite: tuple[Any, str]) -> None:
    print(killed_under_load(*on_sqlite, kills=KILLS, tables=8, seed=11))


@at_night
def test_many_kills_under_load_on_postgresql(on_postgres: tuple[Any, str]) -> None:
    print(killed_under_load(*on_postgres, kills=KILLS, tables=8, seed=12))


@at_night
def test_one_of_three_servers_is_killed_under_load(server: Callable[..., Any]) -> None:
    """Its tables go on at the others within ten seconds; nothing acknowledged is lost, no table is played twice."""
    with databases().postgres() as url:
        servers = [server("serve", "--database", url, home=f"home{i}") for i in range(3)]
        made = [servers[i % 3].make(seats=BOTS, seed=40 + i) for i in range(9)]
        addresses = [one.address for one in servers]
        players = [Player(addresses, one["mine"], i) for i, one in enumerate(made)]
        deadline = time.time() + PATIENCE
        while any(player.connected < 1 for player in players) and time.time() < deadline:
            time.sleep(0.1)
        time.sleep(2)
        held = [player for i, player in enumerate(players) if i % 3 == 0]
        before = [player.connected for player in held]
        servers[0].kill()
        killed = time.time()
        while any(p.connected <= k for p, k in zip(held, before, strict=True)) and time.time() < killed + 60:
            time.sleep(0.05)
        took = time.time() - killed
        print(f"taken over within {took:.1f} s")
        time.sleep(2)
        ends(players)
        assert [player.lost for player in players if player.lost] == []
        for one in servers[1:]:
            one.stop()
        intact(url, [one["id"] for one in made])
        assert took < 30, "ten seconds on a machine of its own"


# what cannot be written ----------------------------------------------------------------------------------------------
def answered(room: Room) -> object:
    room.sent.pop(0, None)
    room.whole(0)
    view = room.sent[0].data["view"]
    assert isinstance(view, dict)
    ask = view["asks"][0]
    return room.act(0, Answer(ask["id"], sys.modules["web_client"].some_answer(ask, random.Random(1))))


def test_a_full_disk_is_said_and_survived(tmp_path: Path) -> None:
    """SQLite itself says that the disk is full; once there is room, the table goes on where it was."""
    journal = Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    full = [False]

    def limit(connection: Any, record: Any, proxy: Any) -> None:
        cursor = connection.cursor()
        pages = cursor.execute("PRAGMA page_count").fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count={pages if full[0] else 1 << 30}")
        cursor.close()

    event.listen(journal.engine, "checkout", limit)
    hall = Hall(journal)
    room = hall.make(TableWish(seats=[SeatWish("me"), SeatWish("bot", bot="first")], seed=3))
    assert answered(room) is None
    full[0] = True
    failed = None
    for _ in range(60):
        digest = room.playing().game.digest
        try:
            room.say(0, "x" * 300)
            answered(room)
        except LostJournal as lost:
            failed = str(lost)
            break
    assert failed is not None and "full" in failed
    full[0] = False
    again = hall.find(room.id)
    assert again is not None and again.playing().game.digest == digest, "what could not be written has not happened"
    assert answered(again) is None
    journal.close()


def test_a_lost_database_is_said_and_survived() -> None:
    database = databases().Postgres()
    database.start()
    try:
        hall = Hall(Journal(database.url))
        room = hall.make(TableWish(seats=[SeatWish("me"), SeatWish("bot", bot="first")], seed=3))
        assert answered(room) is None
        digest = room.playing().game.digest
        database.stop()
        with pytest.raises(LostJournal):
            answered(room)
        with pytest.raises((LostJournal, SQLAlchemyError)):
            hall.find(room.id)
        database.start()
        again = hall.find(room.id)
        assert again is not None and again.playing().game.digest == digest
        assert answered(again) is None
        hall.journal.close()
    finally:
        database.remove()


def test_bots_go_on_by_themselves_once_the_journal_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots did and could not be written has not happened; nobody has to speak before they try again."""
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    tables = Tables(hall, Metrics())
    monkeypatch.setattr(sockets, "TRIED_AGAIN", 0.05)
    monkeypatch.setattr(rooms, "IN_ONE_GO", 1)
    seats = [SeatWish("me", deck="red"), SeatWish("bot", bot="first"), SeatWish("bot", bot="first")]
    room = hall.make(TableWish(seats=seats, seed=3))
    calls, append = [0], hall.journal.append

    def failing(id: str, n: int, entries: Any) -> None:
        calls[0] += 1
        if calls[0] in (1, 3, 4):
            raise LostJournal("the disk is full")
        append(id, n, entries)

    async def until(done: Callable[[], object]) -> None:
        for _ in range(600):
            if done():
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the table does not go on")

    async def watched() -> None:
        guest = Guest(object(), 0)  # type: ignore[arg-type]
        tables.guests[room.id] = {guest}
        room.whole(0)
        monkeypatch.setattr(hall.journal, "append", failing)
        ask = room.sent[0].data["view"]["asks"][0]  # type: ignore[index, call-overload]
        await tables.done(room, guest, Answer(ask["id"], [0]))
        assert b"has not happened" in guest.queue.get_nowait()  # type: ignore[operator]
        await until(lambda: room.is_at_hand and room.playing().waiting(0))
        await tables.done(room, guest, protocol.Concede())
        await until(lambda: room.stage == OVER)

    with ThreadPoolExecutor(1) as apart:  # where a browser is driven, this thread has a loop already
        apart.submit(lambda: asyncio.run(watched())).result()
    assert calls[0] > 4, "the bots were kept from it twice, and have gone on to the end"
    hall.journal.close()


# messages that make no sense ------------------------------------------------------------------------------------------
KINDS = [kind.__struct_config__.tag for kind in protocol.Message.__args__]
ODD: list[object] = [None, -1, 2**70, "", "x" * 600, [], {}, [[]], 1.5, True, "answer", [2**41], 0, [0], "upkeep"]


def some_message(dice: random.Random, ask: dict[str, Any] | None) -> bytes:
    """A message that may be right, nearly right, or nonsense."""
    kind = dice.choice(KINDS)
    right: dict[str, Any] = {
        "hello": {"v": 1, "table": "x"},
        "answer": {"ask": ask["id"] if ask else "0-0", "values": [dice.randrange(-4, 9)]},
        "suggest": {"ask": ask["id"] if ask else "0-0", "values": [0]},
        "stops": {"mine": ["upkeep"], "theirs": ["end step"], "of": {"1": ["draw step"]}},
        "until": {"ask": ask["id"] if ask else "0-0", "step": dice.choice(["", "end step", "nowhere"])},
        "yield": {"name": "Soul Warden's ability"},
        "turn to": {"ask": ask["id"] if ask else "0-0"},
        "repeat": {"times": dice.choice([1, 10**9])},
        "why": {"ref": dice.randrange(-70, 400), "by": dice.choice([-1000, dice.randrange(-9, 400)])},
        "explain": {"ref": dice.randrange(-70, 400)},
        "rule": {"number": dice.choice(["601.2", "999", "x", "104.3a"])},
        "say": {"text": "hello"},
        "sit in": {"seat": dice.randrange(4), "bot": dice.choice(["", "first", "genius"])},
    }.get(kind, {})
    message = {"type": kind, **right}
    if ask and kind == "answer" and dice.random() < 0.5:
        message["values"] = sys.modules["web_client"].some_answer(ask, dice)
    for _ in range(dice.choice([0, 0, 0, 1, 2])):
        field = dice.choice([*message, "extra"])
        message[field] = dice.choice(ODD)
    data = bytearray(json.dumps(message).encode())
    for _ in range(dice.choice([0, 0, 0, 1, 3])):
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data)


def fuzzed(hall: Hall, messages: int, seed: int) -> dict[str, int]:
    """Send them to tables of two people; what each of them was."""
    dice = random.Random(seed)
    counted = {"nonsense": 0, "refused": 0, "told": 0, "done": 0, "tables": 0}
    room = None
    for _ in range(messages):
        if room is None or room.stage == OVER:
            seats = [SeatWish("me", deck="red"), SeatWish("me", deck="green"), SeatWish("bot", bot="first")]
            room = hall.make(TableWish(seats=seats, seed=dice.randrange(10**6)))
            counted["tables"] += 1
        seat = dice.choice([0, 0, 1, 1, SPECTATOR])
        for watching in (0, 1, SPECTATOR):
            room.whole(watching)
            room.news_for(watching)
        view = room.sent[dice.choice([0, 1])].data["view"]
        assert isinstance(view, dict)
        asks = view["asks"]
        data = some_message(dice, asks[0] if asks else None)
        game, record = room.playing().game, len(room.written)
        before, asked = game.digest, {int(d.decider) for d in room.playing().waiting()}
        try:
            message = protocol.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            counted["nonsense"] += 1
            continue
        said = room.act(seat, message)
        changed = room.playing().game.digest != before or len(room.written) != record
        if isinstance(said, protocol.Refused):
            counted["refused"] += 1
            assert not changed, f"{message} of seat {seat} was refused, and changed something"
            assert "went wrong" not in said.words and "engine failed" not in said.words, (said, message)
        elif said is not None:
            counted["told"] += 1
            assert not changed
        else:
            counted["done"] += 1
            allowed = isinstance(message, protocol.Concede | protocol.Undo | protocol.SitIn) or seat in asked
            passing = isinstance(message, protocol.SetStops | protocol.Yield)
            assert not changed or ((allowed or passing) and seat >= 0), f"{message} of seat {seat} changed something"
    return counted


def test_messages_that_make_no_sense_change_nothing(tmp_path: Path) -> None:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    counted = fuzzed(hall, 1500, 3)
    assert min(counted.values()) > 0, counted
    hall.journal.close()


@at_night
def test_many_more_messages(tmp_path: Path) -> None:
    hall = Hall(Journal(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    print(fuzzed(hall, MESSAGES, 4 + NIGHT))
    hall.journal.close()
