"""Studies: who meets whom, the same tables whoever plays them, stopping, going on, and the page about them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("polars", reason="tables of results need apnap[lab], which `make test` installs")

from apnap.bench_loop import game_seed, new_play
from apnap.errors import InputError
from apnap.lab import load_decks, shards
from apnap.lab.page import report
from apnap.lab.results import Outcome, conduct, tables
from apnap.lab.shards import SCHEMA, SHARD, Rows, play_shard
from apnap.lab.study import KINDS, MOST_MULLIGANS, Maker, Study
from apnap.tables import TableChoice, choice

DUEL = TableChoice(seats=2)


def study(kind: str, decks: tuple[str, ...] = ("red", "green", "white"), **named: object) -> Study:
    wishes = {"seed": 3, "choice": DUEL, **named}
    return Study(kind, load_decks(decks, wishes["choice"].table()), **wishes)  # type: ignore[arg-type]


def read(folder: Path) -> dict[str, bytes]:
    return {name: (folder / f"{name}.parquet").read_bytes() for name in SCHEMA}


# who meets whom ------------------------------------------------------------------------------------------------------
def test_everybody_meets_everybody_on_both_sides() -> None:
    found = Counter(study("matchups").seating(n).entrants for n in range(60))
    assert found == Counter(dict.fromkeys([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 10))


def test_one_deck_meets_all_the_others() -> None:
    found = Counter(study("gauntlet").seating(n).entrants for n in range(40))
    assert found == Counter(dict.fromkeys([(0, 1), (1, 0), (0, 2), (2, 0)], 10))


def test_each_begins_as_often_on_each_side() -> None:
    one = study("play-draw", ("red", "green"))
    found = Counter((seats.entrants, seats.starter) for seats in map(one.seating, range(40)))
    assert found == Counter({(who, starter): 10 for who in ((0, 1), (1, 0)) for starter in (0, 1)})


def test_mulligans_are_taken_as_arranged() -> None:
    one = study("mulligans", ("red", "green"))
    taken = Counter()
    for number in range(4 * (MOST_MULLIGANS + 1)):
        play, seats = Maker(one).play(number)
        shards.play_noting(play)
        assert [int(p.mulligans) for p in play.state.players] == list(seats.mulligans)
        taken[max(seats.mulligans)] += 1
    assert set(taken) == set(range(MOST_MULLIGANS + 1))


def test_nobody_hinders_a_goldfish() -> None:
    rows = play_shard(study("goldfish"), 0, 12)
    assert all(row[5] in ("red", "green", "white") for row in rows.games), "it always wins"
    hurt = [row for row in rows.turns if row[3] and row[12]]
    assert {row[2] for row in hurt} == {0, 1}, "it sits on either side"
    others = {(row[0], row[1]) for row in rows.seats if row[2] == "nobody"}
    assert not any((row[0], row[2]) in others and row[12] for row in rows.turns), "and casts nothing there"


def test_bots_are_entrants_as_well() -> None:
    one = study("matchups", ("red",), bots=("first", "random"))
    assert [entrant.name for entrant in one.entrants] == ["red (first)", "red (random)"]


@pytest.mark.parametrize("variant", ["two-headed-giant", "emperor", "commander", "planechase", "grand-melee"])
def test_any_variant_can_be_studied(variant: str) -> None:
    table = choice(variant)
    one = Study("pods", load_decks([], table.table()), ("first",), 1, table)
    rows = play_shard(one, 0, 1)
    assert rows.games[0][8] == "" and len(rows.seats) == table.table().seats
    assert {row[2] for row in rows.turns} == set(range(int(table.table().seats)))
    assert len(rows.turns) == len({row[:3] + row[4:] for row in rows.turns})


def test_what_cannot_be_studied_is_refused() -> None:
    with pytest.raises(InputError, match="two players or two teams"):
        study("matchups", choice=TableChoice(seats=4))
    with pytest.raises(InputError, match="two decks"):
        study("gauntlet", ("red",))
    with pytest.raises(InputError, match="no bot"):
        study("pods", bots=("nobody",))


# what is noted -------------------------------------------------------------------------------------------------------
def test_notes_change_nothing() -> None:
    one = study("pods", ("red", "green"))
    rows = play_shard(one, 0, 6)
    table = DUEL.table()
    maker = Maker(one)
    for number in range(6):
        seats = one.seating(number).entrants
        game = new_play(table, [maker.cards[i] for i in seats], ["first"] * 2, game_seed(3, number))
        game.run()
        assert (int(game.digest()), int(game.state.ticks)) == (rows.games[number][7], rows.games[number][2])


def test_what_is_noted_is_what_happened() -> None:
    rows = play_shard(study("pods", ("red", "green")), 0, 8)
    for game, _question, turns, *_rest in rows.games:
        mine = [row for row in rows.turns if row[0] == game]
        assert sorted({row[1] for row in mine}) == list(range(1, turns + 1))
        assert all(sum(row[3] for row in mine if row[1] == turn) == 1 for turn in range(1, turns + 1)), "one is active"
        for seat in (0, 1):
            whole = [row for row in mine if row[2] == seat]
            own = [row for row in whole if row[3]]
            assert [row[4] for row in own] == list(range(1, len(own) + 1))
            drops = sum(row[13] for row in whole)
            assert drops <= len(own) and max(row[7] for row in whole) <= drops
            cards = [row for row in rows.cards if row[0] == game and row[1] == seat]
            assert sum(row[3] for row in cards) == 7, "seven in the opening hand"
            assert sum(row[12] for row in whole) + drops == sum(row[5] >= 0 for row in cards)
            assert all(row[4] <= row[5] for row in cards if row[5] >= 0), "cast after it was drawn"
    spent = sum(row[10] for row in rows.turns)
    assert spent > 0


# the same for all ----------------------------------------------------------------------------------------------------
def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    one = study("matchups")
    conduct(one, tmp_path / "a", 70)
    conduct(one, tmp_path / "b", 70, player=shards.in_processes(2))
    assert read(tmp_path / "a") == read(tmp_path / "b")
    frames = tables(tmp_path / "a")
    assert {name: dict(zip(f.columns, map(str, f.dtypes), strict=True)) for name, f in frames.items()} == SCHEMA
    assert frames["games"].height == 70


def test_it_stops_at_the_same_game_however_many_play(tmp_path: Path) -> None:
    one = study("matchups", ("red", "green"))
    first = conduct(one, tmp_path / "a", 2000, until=0.25)
    second = conduct(one, tmp_path / "b", 2000, until=0.25, player=shards.in_processes(3))
    assert first.games == second.games < 2000
    assert read(tmp_path / "a") == read(tmp_path / "b")
    assert all(high - low <= 0.25 for low, high in (score.interval for score in first.scores))


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    one = study("pods", ("red", "green"))
    whole = conduct(one, tmp_path / "whole", 3 * SHARD)
    played = []

    def breaks_off(asked: Study, wanted: Iterator[int], most: int) -> shards.Shards:
        for shard, rows in shards.here(asked, wanted, most):
            played.append(shard)
            yield shard, rows
            raise KeyboardInterrupt

    folder = tmp_path / "parts"
    stopped = conduct(one, folder, 3 * SHARD, player=breaks_off)
    assert stopped.stopped and stopped.games == SHARD and tables(folder)["games"].height == SHARD
    (folder / "parts").mkdir()
    (folder / "parts" / "0000001.part").write_bytes(b"cut off")
    assert conduct(one, folder, 2 * SHARD, player=breaks_off).games == 2 * SHARD
    again = conduct(one, folder, 3 * SHARD)
    assert played == [0, 1] and not again.stopped and again.scores == whole.scores
    assert read(folder) == read(tmp_path / "whole")


def test_nothing_is_lost_where_a_study_is_asked_for_less(tmp_path: Path) -> None:
    one = study("matchups", ("red", "green"))
    folder = tmp_path / "out"
    conduct(one, folder, 6 * SHARD)
    before = (folder / "games.parquet").read_bytes()
    assert conduct(one, folder, SHARD).games == 6 * SHARD
    narrow = conduct(one, folder, 2000, until=0.9)
    assert narrow.games == 6 * SHARD and sum(score.games for score in narrow.scores) == 12 * SHARD
    assert (folder / "games.parquet").read_bytes() == before


def test_another_study_is_not_mixed_in(tmp_path: Path) -> None:
    conduct(study("pods", ("red", "green")), tmp_path / "a", 2)
    with pytest.raises(InputError, match="another study"):
        conduct(study("pods", ("red", "white")), tmp_path / "a", 2)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("keep")
    with pytest.raises(InputError, match="not empty"):
        conduct(study("pods", ("red", "green")), tmp_path / "full", 2)


def test_a_failing_game_is_noted_and_the_others_go_on(tmp_path: Path) -> None:
    bot = "class Broken:\n    def answer(self, view, decision):\n        raise OSError('x')\n"
    (tmp_path / "broken.py").write_text(bot)
    one = study("matchups", ("red",), bots=("first", f"{tmp_path / 'broken.py'}:Broken"))
    outcome = conduct(one, tmp_path / "out", 4)
    assert outcome.games == 4 and len(outcome.failures) == 4 and "OSError" in outcome.failures[0][1]


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "apnap", "simulate", "red", "green", "--study", "pods", "--seats", "2"]
    command += ["--games", "100000", "--jobs", "2", "--out", str(tmp_path / "out")]
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    try:
        until = time.monotonic() + 100
        while not list((tmp_path / "out").glob("parts/*.part")) and time.monotonic() < until:
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        shown, trouble = running.communicate(timeout=100)
    finally:
        running.kill()
    assert "goes on from here" in shown, trouble
    assert tables(tmp_path / "out")["games"].height >= SHARD


# the page ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("kind", KINDS)
def test_the_page_needs_nothing_else(kind: str, tmp_path: Path) -> None:
    outcome: Outcome = conduct(study(kind), tmp_path / "out", 2 * SHARD)
    page = report(tmp_path / "out")
    assert "http" not in page and "<script" not in page and "url(" not in page
    assert page.count("<svg") == page.count("</svg>") > 3
    for words in ("Turns to win", "Life over time", "Mana spent and wasted", "On curve", "Cards"):
        assert f"<h2>{words}</h2>" in page
    assert f"{outcome.games} games" in page and "nan" not in page.lower().replace("nan ", "nan")
    if kind != "goldfish":
        best = max(outcome.scores, key=lambda score: score.rate)
        assert best.entrant in page and "Seats, and who begins" in page


def test_rows_are_a_shard_each() -> None:
    assert isinstance(play_shard(study("pods"), 3, 3 * SHARD + 2), Rows)
    assert [row[0] for row in play_shard(study("pods"), 3, 3 * SHARD + 2).games] == [3 * SHARD, 3 * SHARD + 1]
