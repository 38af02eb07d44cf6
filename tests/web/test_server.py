"""The server as guests meet it: seats and their secrets, limits, what is refused, and what a crash leaves."""

from __future__ import annotations

import base64
import json
import random
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from apnap.web import protocol
from apnap.web.limits import Bucket, Buckets

Sit = Callable[..., Any]
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
DUEL = [{"who": "me", "deck": "red"}, {"who": "bot", "deck": "green"}]
PEOPLE = [{"who": "me", "deck": "red", "name": "Ann"}, {"who": "open", "name": "Bob"}]


def two_people(serving: Any) -> tuple[str, str]:
    made = serving.make(seats=PEOPLE, seed=5)
    taken = {"table": made["id"], "token": made["links"][1].partition("#")[2], "seat": {"who": "me", "deck": "green"}}
    assert made["stage"] == "gathering"
    assert serving.post("/api/join", taken)["stage"] == "playing"
    return made["links"][0], made["links"][1]


# seats and secrets ---------------------------------------------------------------------------------------------------
def test_a_socket_answers_for_its_own_seat_only(serving: Any, client: Sit) -> None:
    links = two_people(serving)
    ann, bob = (client(serving.address, link) for link in links)
    first, other = (ann, bob) if ann.asks else (bob, ann)
    ask = first.asks[0]["id"]
    other.quiet()
    other.say(type="answer", ask=ask, values=[0])
    assert other.hear_until("refused")["rule"] == "117.1"
    assert first.asks[0]["id"] == ask, "nothing has happened"
    other.say(type="answer", ask=ask, values=[0], seat=0)
    assert "unknown field" in other.hear_until("refused")["words"], "there is no field for somebody else's seat"


def test_who_looks_on_takes_no_part(serving: Any, client: Sit) -> None:
    made = serving.make(seats=DUEL, seed=5)
    me, guest = client(serving.address, made["links"][0]), client(serving.address, made["watch"])
    assert guest.data["you"] == -1 and not guest.asks
    guest.say(type="answer", ask=me.asks[0]["id"], values=[0])
    assert guest.hear_until("refused")["words"] == "whoever looks on takes no part in the game"
    guest.say(type="concede")
    assert guest.hear_until("refused")
    hands = [seat["hand"] for seat in guest.data["view"]["seats"]]
    assert hands == [[], []]


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "\u00e9"])
def test_a_wrong_secret_opens_nothing(serving: Any, token: str) -> None:
    made = serving.make(seats=DUEL, seed=5)
    client = sys.modules["web_client"].Client(serving.address, f"/table/{made['id']}#{token}")
    said = client.hear()
    assert said["type"] == "closed" and not said["again"]
    with pytest.raises(ConnectionClosed):
        client.hear()


def test_a_late_answer_is_told_from_a_right_one(serving: Any, client: Sit) -> None:
    made = serving.make(seats=DUEL, seed=5)
    me = client(serving.address, made["links"][0])
    ask = me.asks[0]["id"]
    assert me.answer([0])["type"] == "change"
    me.say(type="answer", ask=ask, values=[0])
    assert "not asked any more" in me.hear_until("refused")["words"]


# what is refused -----------------------------------------------------------------------------------------------------
def test_a_page_of_somebody_else_is_turned_away(serving: Any) -> None:
    with pytest.raises(InvalidStatus):
        sys.modules["web_client"].Client(serving.address, "/table/x#y", origin="http://evil.example")
    said = serving.post("/api/tables", {"seats": DUEL}, origin="http://evil.example")
    assert said["status"] == 403
    assert serving.post("/api/tables", {"seats": DUEL}, host="evil.example")["status"] == 403, "nor by another name"


def test_headers_allow_nothing_from_elsewhere(serving: Any) -> None:
    for path in ("/", "/table/x", "/page/main.js", "/api/lobby"):
        with urllib.request.urlopen(serving.address + path, timeout=60) as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"{serving.address}/page/../app.py", timeout=60)


def test_parts_of_the_page_are_asked_for_again_and_sent_once(serving: Any) -> None:
    """A browser that kept some of them for a while would mix two versions after the server was renewed."""
    address = f"{serving.address}/page/main.js"
    with urllib.request.urlopen(address, timeout=60) as answer:
        assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(urllib.request.Request(address, headers={"if-none-match": tag}), timeout=60)
    assert error.value.code == 304


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": [{"who": "me"}]}, "two players at least"),
        ({"seats": [{"who": "me"}] * 61}, "seats"),
        ({"variant": "chess"}, "no variant called 'chess'"),
        ({"variant": "emperor", "seats": DUEL}, "809"),
        ({"seats": [{"who": "me", "deck": "../../../etc/passwd"}, {"who": "bot"}]}, "we have no deck"),
        ({"seats": [{"who": "me", "cards": "4 Moutain"}, {"who": "bot"}]}, "Mountain"),
        ({"seats": [{"who": "bot", "bot": "genius"}] * 2}, "no bot called"),
        ({"dance": 1}, "dance"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(serving: Any, wish: dict[str, Any], words: str) -> None:
    said = serving.make(**wish)
    assert said["status"] == 400
    assert words in json.dumps(said)


def test_a_deck_is_checked_on_the_spot(serving: Any) -> None:
    good = serving.post("/api/deck", {"cards": "40 Mountain\n20 Forest\n"})
    assert good["ok"] and good["words"] == "60 of 60 cards known, ready to play"
    few = serving.post("/api/deck", {"cards": "20 Mountain\n"})
    assert not few["ok"] and "100.2a" in few["problems"][0]
    typo = serving.post("/api/deck", {"cards": "60 Moutain\n"})
    assert not typo["ok"] and "Mountain" in typo["problems"][0]


def test_a_message_that_is_too_long_ends_the_line(serving: Any, client: Sit) -> None:
    made = serving.make(seats=DUEL, seed=5)
    me = client(serving.address, made["links"][0])
    with pytest.raises(ConnectionClosed):
        me.say(type="say", text="x" * 200_000)
        while True:
            me.hear()


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("apnap.web.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(3, 2.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(1, 1.0, guests=2)
    assert [buckets.take(guest) for guest in "aabca"] == [True, False, True, True, True], "a was forgotten"


# messages without sense ----------------------------------------------------------------------------------------------
def test_no_message_breaks_a_game_or_changes_what_it_may_not(serving: Any, client: Sit) -> None:
    """Random and mutated messages: each is refused, or does what a player may do; the game goes on after them."""
    dice = random.Random(11)
    me = client(serving.address, serving.make(seats=DUEL, seed=6)["links"][0])
    me.plays(6, dice)
    me.line.close()
    ask = me.asks[0]
    good = [
        {"type": "answer", "ask": ask["id"], "values": [0]},
        {"type": "stops", "mine": ["upkeep"], "theirs": [], "hold": True},
        {"type": "why", "ref": 3},
        {"type": "rule", "number": "104.3a"},
        {"type": "until", "ask": ask["id"], "step": "end step"},
    ]
    # the same decoder, without the wire: many more of them
    for _ in range(20_000):
        message = json.loads(json.dumps(dice.choice(good)))
        field = dice.choice(list(message))
        message[field] = dice.choice([None, -1, 2**70, "", "x" * 600, [], {}, [[]], 1.5, True, "answer", [2**41]])
        data = bytearray(json.dumps(message).encode())
        for _ in range(dice.randrange(3)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        try:
            protocol.decode(bytes(data))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            pass
    again = sys.modules["web_client"].Client(serving.address, f"/table/{me.table}#{me.token}")
    again.hear_until("frame")
    for ref in (-5, -1000, 10**9, 2**40):
        for kind in ("why", "explain"):
            again.say(type=kind, ref=ref)
            assert again.hear_until("told", "refused")
    for values in ([], [10**9], [-1], [0, 0], [1] * 500):
        again.until(lambda: again.asks)
        before = again.asks[0]["id"]
        said = again.answer(values)
        if said["type"] == "refused":
            assert again.asks[0]["id"] == before
    again.plays(3, dice)
    again.close()


# what a crash leaves -------------------------------------------------------------------------------------------------
def test_a_server_that_is_killed_loses_nothing(server: Callable[..., Any], client: Sit) -> None:
    """Killed in the middle of a game again and again: every answer that was acknowledged is there."""
    process = server("serve")
    made = process.make(seats=DUEL, seed=8)
    dice = random.Random(3)
    for _ in range(2):
        me = client(process.address, made["links"][0])
        me.plays(dice.randrange(1, 6), dice)
        me.quiet()
        before = standing(me)
        process.kill()
        process.start()
        again = client(process.address, made["links"][0])
        again.quiet()
        assert standing(again) == before


def standing(one: Any) -> tuple[dict[str, Any], list[Any], str]:
    return {**one.data["view"], "asks": [strip(ask) for ask in one.asks]}, one.data["log"], one.data["stage"]


def strip(ask: dict[str, Any]) -> dict[str, Any]:
    """A question but for what a restart may change: its id, and what can be taken back."""
    return {key: value for key, value in ask.items() if key not in ("id", "undo")}


def test_health_and_metrics(serving: Any, client: Sit) -> None:
    client(serving.address, serving.make(seats=DUEL, seed=8)["links"][0])
    with urllib.request.urlopen(f"{serving.address}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    assert "apnap_tables " in text and "apnap_browsers " in text and "apnap_message_p95_seconds" in text
    with urllib.request.urlopen(f"{serving.address}/health", timeout=60) as answer:
        assert answer.read() == b"ok\n"


def test_pictures_of_the_hosts_own_are_shown(tmp_path: Any, server: Callable[..., Any], person: Sit) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "Mountain.png").write_bytes(PICTURE)
    (folder / "secret.txt").write_text("no picture")
    process = server("serve", "--images", str(folder), "--json-logs")
    with urllib.request.urlopen(f"{process.address}/api/images", timeout=60) as answer:
        assert json.load(answer) == ["Mountain"]
    with urllib.request.urlopen(f"{process.address}/image/Mountain", timeout=60) as answer:
        assert answer.read() == PICTURE and answer.headers["content-type"] == "image/png"
    for name in ("secret", "secret.txt", "..%2Fpictures%2FMountain", "Forest"):
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(f"{process.address}/image/{name}", timeout=60)
    me = person(process.address + process.make(seats=DUEL, seed=7)["mine"])
    me.until_asked()
    shown = "() => document.querySelector(\"[data-name='Mountain']\").style.getPropertyValue('--art')"
    me.until(lambda: me.page.evaluate(shown), lambda art: "/image/Mountain" in art)
    other = shown.replace("Mountain", "Raging Goblin")
    me.until(lambda: me.page.evaluate(other), lambda art: "data:image/svg" in art)  # the others are drawn by us
