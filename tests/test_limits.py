"""What is read or called with nonsense is refused with apnap's own errors, before any work is done with it."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

import apnap
from apnap import decks, library, position, record
from apnap.decks.oracle import read_facts, rows_of
from apnap.draft import new_draft
from apnap.draft import record as draft_record
from apnap.draft.sets import read_set
from apnap.errors import ApnapError, DeckError, InputError, PositionError, ReplayError
from apnap.rules.core.decisions import IllegalAnswer

NONSENSE: list[object] = [None, "0", 1.5, [1.5], ["x"], [None], 2**70, [2**70], -(2**70), [[0]], {}, b"0", object()]


@pytest.mark.parametrize("wrong", NONSENSE, ids=lambda x: repr(x)[:20])
def test_wrong_values_through_the_api_are_refused_with_our_own_errors(wrong: object) -> None:
    game = apnap.new_game(["red", "green"], seed=1)
    before = game.digest
    calls: list[Callable[[], object]] = [
        lambda: game.answer(wrong),  # type: ignore[arg-type]
        lambda: game.answer(0, seat=wrong),  # type: ignore[arg-type]
        lambda: game.answer(0, marker=wrong),  # type: ignore[arg-type]
        lambda: game.choice(wrong),  # type: ignore[arg-type]
        lambda: game.concede(wrong),  # type: ignore[arg-type]
        lambda: game.undo(wrong),  # type: ignore[arg-type]
        lambda: game.cancel(wrong),  # type: ignore[arg-type]
        lambda: game.repeat(wrong),  # type: ignore[arg-type]
        lambda: game.propose(wrong),  # type: ignore[arg-type]
        lambda: game.observe(wrong),  # type: ignore[arg-type]
        lambda: game.explain(wrong),  # type: ignore[arg-type]
        lambda: game.why_not(0, wrong),  # type: ignore[arg-type]
        lambda: apnap.new_game(["red", "green"], seed=wrong),  # type: ignore[arg-type]
    ]
    for i, call in enumerate(calls):
        if wrong is None and i in (1, 2):
            continue  # that is to say nothing about it
        with pytest.raises((IllegalAnswer, ApnapError)):
            call()
        assert game.digest == before


READERS: list[tuple[str, Callable[[Path], object], type[Exception]]] = [
    ("replay", record.load, ReplayError),
    ("draft", draft_record.load, ReplayError),
    ("set", read_set, InputError),
    ("deck", decks.read, DeckError),
    ("facts", lambda path: read_facts(path), InputError),
]


@pytest.mark.parametrize(("kind", "read", "error"), READERS, ids=lambda x: str(x) if isinstance(x, str) else "")
def test_readers_refuse_what_never_ends_or_is_nested_too_deep(
    kind: str, read: Callable[[Path], object], error: type[Exception], tmp_path: Path
) -> None:
    began = time.process_time()
    with pytest.raises(error):
        read(Path("/dev/zero"))
    deep = tmp_path / f"deep.{kind}"
    nested = b"[" * 100_000
    keys = (b"", b'{"apnap replay": ', b'{"apnap draft": ', b'{"slots": ')
    for text in (*(key + nested for key in keys), b"\xff\xfe\x00"):
        deep.write_bytes(text)
        with pytest.raises(error):
            read(deep)
    assert time.process_time() - began < 20


def test_facts_are_read_line_by_line(tmp_path: Path) -> None:
    """A row that is wrong is found before what follows it is read, be that without end."""
    file = tmp_path / "cards.jsonl"
    file.write_text('{"name": "A", "type_line": "Instant"}\n' * 3 + "{}\n" + "x" * 1000, "utf-8")
    rows = rows_of(file)
    assert [next(rows)["name"] for _ in range(3)] == ["A"] * 3
    with pytest.raises(InputError, match="card 4"):
        next(rows)
    file.write_text('{"name": "' + "A" * (2 << 20) + '"}', "utf-8")
    with pytest.raises(InputError, match="more than"):
        list(rows_of(file))


def test_a_file_of_cards_has_a_greatest_size_and_depth(tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_bytes(b"#" * (17 << 20))
    with pytest.raises(InputError, match="at most"):
        library.load_cards(file)
    for text in ("x = " + "(" * 50_000, "x = " + "-" * 200_000 + "1", "x = " + "not " * 50_000 + "1", "\0"):
        file.write_text(text, "utf-8")
        with pytest.raises(InputError):
            library.load_cards(file)


def with_header(data: bytes, change: Callable[[dict[str, object]], None]) -> bytes:
    """A record with another first line, its check sum made to fit."""
    lines = data.split(b"\n")
    header = json.loads(lines[0])
    change(header)
    lines[0] = json.dumps(header).encode()
    end = json.loads(lines[-2])
    end["end"]["check"] = zlib.crc32(b"\n".join(lines[:-2]) + b"\n")
    lines[-2] = json.dumps(end, separators=(",", ":")).encode()
    return b"\n".join(lines)


def test_a_small_replay_cannot_ask_for_more_cards_than_there_is_room_for() -> None:
    data = record.dumps(record.record_of(apnap.new_game(["red", "green"], seed=1)))

    def many(header: dict[str, object]) -> None:
        header["decks"][0]["sections"] = [["Deck", [[10**12, "Mountain"]]]]  # type: ignore[index]

    with pytest.raises(ReplayError, match="has 1000000000000 of"):
        record.loads(with_header(data, many))


def broken(key: str, value: object) -> Callable[[dict[str, object]], None]:
    def change(header: dict[str, object]) -> None:
        header["set"][key] = value  # type: ignore[index]

    return change


@pytest.mark.parametrize(
    "change",
    [
        broken("slots", [[10**30, [["common", 1]]]]),
        broken("slots", [[10, [["nowhere", 1]]]]),
        broken("slots", [[10, []]]),
        broken("slots", [[3, [["common", 0]]]]),
        broken("slots", []),
        broken("packs", 10**9),
        broken("picks", 0),
        broken("pools", {}),
        lambda header: header.update(seed=2**80),
        lambda header: header.update(seed=-1),
        lambda header: header.update(names=[]),
    ],
)
def test_a_damaged_draft_is_refused_and_never_runs_on(change: Callable[[dict[str, object]], None]) -> None:
    data = draft_record.dumps(draft_record.record_of(new_draft(seats=4, seed=3)))
    assert draft_record.loads(with_header(data, lambda header: None))
    with pytest.raises(ReplayError):
        draft_record.loads(with_header(data, change)).play()


@pytest.mark.parametrize(
    "text",
    [
        "table 2 seats, life pools 0 60\nseat 0 A\nseat 1 B\n",
        "table 2 seats, poison pools 7 0\nseat 0 A\nseat 1 B\n",
        "table 2 seats, loss groups 0 2\nseat 0 A\nseat 1 B\n",
        f"table {'9' * 5000} seats\n",
        f"table 2 seats, life {'9' * 40}\nseat 0 A\nseat 1 B\n",
        f"table 2 seats\nseat 0 A\n  library: Plains x{'9' * 5000}\nseat 1 B\n",
        "table 2 seats\nseat 0 A\n  library: " + "; ".join(["Plains x1000"] * 30) + "\nseat 1 B\n",
        "table 2 seats, leaders 5 5\nseat 0 A\nseat 1 B\n",
        "table 2 seats, starts 9\nseat 0 A\nseat 1 B\n",
        "(" * 50_000,
        "x" * (1 << 23),
    ],
    ids=lambda text: text[:40],
)
def test_a_position_with_impossible_numbers_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        position.read(text)
