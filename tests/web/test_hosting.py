"""What a host can count on: a clean end, logs that programs read, and no code of a guest's."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

Sit = Callable[..., Any]
SEATS = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green", "bot": "first"}]
CARDS_OF_MINE = """from pathlib import Path
Path({marker!r}).write_text("this was run")
from apnap.library import card
card("Zap of Mine", "{{R}}", "Instant")
"""


def test_a_server_that_is_told_to_stop_ends_cleanly(server: Callable[..., Any], client: Sit) -> None:
    process = server("serve", "--json-logs")
    made = process.make(seats=SEATS, seed=5)
    one = client(process.address, made["mine"])
    one.plays(6, random.Random(1))
    before = one.data["view"]
    process.child.send_signal(signal.SIGTERM)
    with pytest.raises(ConnectionClosed):
        while True:
            one.hear()
    assert process.child.wait(60) == 0
    entries = [json.loads(line) for line in process.output.read_text().splitlines() if line.startswith("{")]
    assert [set(entry) >= {"time", "level", "from", "message"} for entry in entries] == [True] * len(entries)
    assert entries[0]["message"] == f"listening at {process.address}" and entries[-1]["message"].startswith("stopped")
    assert {entry["level"] for entry in entries} == {"info"}, entries
    secret = made["mine"].partition("#")[2]
    assert secret not in process.output.read_text(), "the log opens no seat"
    (journal,) = process.home.rglob("tables.sqlite")
    with sqlite3.connect(journal) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
    process.start()
    again = client(process.address, made["mine"])
    assert {**again.data["view"], "asks": None} == {**before, "asks": None}
    assert again.asks[0]["title"] == before["asks"][0]["title"]


def test_no_guest_brings_code(tmp_path: Path, serving: Any, client: Sit) -> None:
    """Files of cards are code, and only the host's own are read: a name, a path or a text from a guest reads none."""
    marker, file = tmp_path / "run.txt", tmp_path / "mine.py"
    code = CARDS_OF_MINE.format(marker=str(marker))
    file.write_text(code)
    sixty = f"60 {file}"
    wishes: list[tuple[str, dict[str, Any]]] = []
    for path in (str(file), f"../../../..{file}", f"file://{file}", "mine.py"):
        wishes.append(("/api/tables", {"seats": [{"who": "me", "deck": path}, {"who": "bot"}]}))
        wishes.append(("/api/tables", {"seats": [{"who": "me"}, {"who": "bot", "bot": path}]}))
        wishes.append(("/api/tables", {"seats": [{"who": "me"}, {"who": "bot"}], "variant": path}))
    for text in (code, sixty, f"@{file}", f"import {file}\n60 Mountain"):
        wishes.append(("/api/tables", {"seats": [{"who": "me", "cards": text}, {"who": "bot"}]}))
        wishes.append(("/api/position", {"text": text}))
        wishes.append(("/api/replay", {"text": text}))
    wishes.append(("/api/tables", {"seats": [{"who": "me"}, {"who": "bot"}], "card_files": [str(file)]}))
    for path, wish in wishes:
        said = serving.post(path, wish)
        assert said["status"] == 400, (path, wish, said)
    for text in (code, sixty):
        assert not serving.post("/api/deck", {"cards": text})["ok"]
    made = serving.make(seats=[{"who": "me"}, {"who": "open"}])
    token = made["links"][1].partition("#")[2]
    join = {"table": made["id"], "token": token}
    for seat in ({"who": "me", "deck": str(file)}, {"who": "me", "cards": code}):
        assert serving.post("/api/join", {**join, "seat": seat})["status"] == 400
    one = client(serving.address, serving.make(seats=SEATS, seed=5)["mine"])
    for message in (
        {"type": "cards", "file": str(file)},
        {"type": "answer", "ask": one.asks[0]["id"], "values": [0], "cards": str(file)},
        {"type": "by hand", "do": "token", "refs": [], "numbers": [1, 1, 1, 0, 0], "words": str(file)},
    ):
        one.say(**message)
        one.hear_until("refused")
    time.sleep(0.2)
    assert not marker.exists()
