"""Replay files that are not what they should be: one clear message, with the place, and nothing lost."""

from __future__ import annotations

import errno
import json
import os
import zlib
from pathlib import Path

import pytest

import apnap
from apnap import record
from apnap.api import Game
from apnap.decks import load
from apnap.errors import ReplayError
from apnap.files import CannotWrite


@pytest.fixture(scope="module")
def game() -> Game:
    played = apnap.new_game(["red", "green"], seed=3, agents=["first"])
    played.run()
    return played


@pytest.fixture
def lines(game: Game) -> list[bytes]:
    return record.dumps(record.record_of(game)).splitlines(keepends=True)


def checked(lines: list[bytes]) -> bytes:
    """The file with its last line made to fit: as somebody would who changes a replay by hand."""
    end = json.loads(lines[-1])
    end["end"]["check"] = zlib.crc32(b"".join(lines[:-1]))
    return b"".join(lines[:-1]) + json.dumps(end, separators=(",", ":")).encode() + b"\n"


def changed(line: bytes, **fields: object) -> bytes:
    return json.dumps({**json.loads(line), **fields}).encode() + b"\n"


def refused(data: bytes) -> ReplayError:
    with pytest.raises(ReplayError) as caught:
        record.loads(data, "game.replay").play()
    assert "game.replay" in str(caught.value)
    return caught.value


def test_the_file_itself_is_fine(lines: list[bytes], game: Game) -> None:
    assert record.loads(b"".join(lines)).play().digest == game.digest
    assert record.loads(checked(lines)).play().digest == game.digest


def test_a_newer_format_says_so(lines: list[bytes]) -> None:
    lines[0] = changed(lines[0], **{"apnap replay": 2, "something": "new"})
    error = refused(checked(lines))
    assert "has format 2" in error.message and "up to date" in error.hint


def test_every_place_to_break_off_is_noticed(lines: list[bytes]) -> None:
    data = b"".join(lines)
    for length in [*range(0, len(data), 97), len(data) - 2, len(data) - 1]:
        error = refused(data[:length])
        assert "breaks off" in error.message or "not a replay" in error.message, length


def test_any_changed_byte_is_noticed(lines: list[bytes]) -> None:
    data = b"".join(lines)
    for place in range(0, len(data), 61):
        refused(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])


def test_a_line_that_is_not_json_is_named(lines: list[bytes]) -> None:
    lines[2] = b'{"answers": [[0,0,\n'
    error = refused(checked(lines))
    assert error.where is not None and error.where.line == 3
    assert "damaged" in error.message


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"hello\n", b"{}\n{}\n{}\n", b"[1]\n", b"\xff\xfe\x00", b'{"format": 1}\n']
)
def test_other_files_are_not_replays(data: bytes) -> None:
    assert "not a replay" in refused(data).message


def test_an_unknown_card_is_named(lines: list[bytes]) -> None:
    lines[0] = lines[0].replace(b"Gray Ogre", b"Grey Ogr")
    error = refused(checked(lines))
    assert error.message == "a card of this game is not known: 'Grey Ogr'"
    assert "Gray Ogre" in error.hint


def test_a_changed_card_is_named(lines: list[bytes]) -> None:
    header = json.loads(lines[0])
    lines[0] = changed(lines[0], cards={**header["cards"], "Hill Giant": "0" * 16}, apnap="0.0.1")
    error = refused(checked(lines))
    assert error.message == "a card has changed since this game was recorded: Hill Giant"
    assert "recorded by apnap 0.0.1" in error.hint


def test_a_wrong_digest_names_the_turn(lines: list[bytes]) -> None:
    end = json.loads(lines[-1])
    end["end"]["turns"][4] ^= 1
    lines[-1] = json.dumps(end, separators=(",", ":")).encode() + b"\n"
    error = refused(b"".join(lines))
    assert "turn 5 does not begin as it did" in error.message


def test_a_wrong_end_is_noticed(lines: list[bytes]) -> None:
    end = json.loads(lines[-1])
    end["end"]["final"] ^= 1
    lines[-1] = json.dumps(end, separators=(",", ":")).encode() + b"\n"
    error = refused(b"".join(lines))
    assert "went differently at the end" in error.message


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ([0, 0, 99], "choose one of the"),
        ([0, 0], "choose one of the"),
        ([0, 3, 1], "is asked"),
        ([7, 0, 0], "is not an answer"),
        ([0], "is not an answer"),
        ([0, 0, 1 << 80], "is not an answer"),
    ],
)
def test_an_answer_that_does_not_fit_is_named(lines: list[bytes], entry: list[int], what: str) -> None:
    answers = json.loads(lines[1])["answers"]
    first = next(i for i, answer in enumerate(answers) if answer[:2] == [0, 0])
    answers[first] = entry
    lines[1] = changed(lines[1], answers=answers)
    error = refused(checked(lines))
    assert what in error.message
    if what != "is not an answer":
        assert f"answer {first + 1} of" in error.message


def test_more_answers_than_the_game_has(lines: list[bytes]) -> None:
    lines.insert(-1, b'{"answers":[[0,0,0]]}\n')
    end = json.loads(lines[-1])
    end["end"]["answers"] += 1
    lines[-1] = json.dumps(end, separators=(",", ":")).encode() + b"\n"
    assert "the game is over already" in refused(checked(lines)).message


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"names": ["Ada"]}, "1 names for 2 seats"),
        ({"decks": []}, "0 decks for 2 seats"),
        ({"seed": "x"}, "damaged"),
        ({"seed": 1 << 70}, "damaged"),
        ({"surprise": 1}, "damaged"),
    ],
)
def test_a_header_that_does_not_add_up(lines: list[bytes], fields: dict[str, object], what: str) -> None:
    lines[0] = changed(lines[0], **fields)
    assert what in refused(checked(lines)).message


@pytest.mark.parametrize(
    "fields",
    [
        {"teams": [[0, 1]]},
        {"teams": [[0], [0]]},
        {"life_of": [0, 9]},
        {"starting_seat": 5},
        {"range": [1]},
        {"seats": 1},
    ],
)
def test_an_impossible_table_is_refused(lines: list[bytes], fields: dict[str, object]) -> None:
    header = json.loads(lines[0])
    lines[0] = changed(lines[0], table={**header["table"], **fields})
    refused(checked(lines))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ReplayError, match="no such file"):
        record.load(tmp_path / "nothing")
    with pytest.raises(ReplayError, match="cannot be read"):
        record.load(tmp_path)


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.replay"
    path.write_bytes(b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite, match="no space left on device; the file that was there is unchanged"):
        record.save(game, path)
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["game.replay"]


def test_a_folder_that_is_not_there(tmp_path: Path, game: Game) -> None:
    with pytest.raises(CannotWrite, match="no such file or directory"):
        record.save(game, tmp_path / "nowhere" / "game.replay")


def test_a_link_stays_a_link(tmp_path: Path, game: Game) -> None:
    there = tmp_path / "there.replay"
    link = tmp_path / "link.replay"
    link.symlink_to(there)
    record.save(game, link)
    assert link.is_symlink() and there.is_file() and not there.is_symlink()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no /dev/full")
def test_a_full_device_is_said_to_be_full_and_stays_what_it_is(game: Game) -> None:
    with pytest.raises(CannotWrite, match="no space left"):
        record.save(game, "/dev/full")
    assert Path("/dev/full").is_char_device()


def test_commanders_and_planes_are_cards_of_a_game_too() -> None:
    game = apnap.new_game(["elves", "skies"], variant="commander+planechase", seed=1, agents=["first"])
    cards = record.record_of(game).cards
    leader = load("elves").commanders[0]
    assert leader in cards
    header, *rest = record.dumps(record.record_of(game)).splitlines(keepends=True)
    text = changed(header, cards={**json.loads(header)["cards"], leader: "0" * 16})
    assert refused(checked([text, *rest])).message == f"a card has changed since this game was recorded: {leader}"
