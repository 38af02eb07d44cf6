"""Simulation: fair seats, the same result for any number of jobs, and every game to be had again by its number."""

from __future__ import annotations

import signal
import threading
from collections import Counter
from dataclasses import replace

import pytest

from apnap import lab, record
from apnap.errors import InputError, TableError
from apnap.lab import Chunk, Run, games
from apnap.lab.report import Report


def run_of(*decks: str, **fields: object) -> Run:
    return replace(Run(lab.load_decks(decks), seats=2, games=8, seed=3), **fields)


def timeless(report: Report) -> Report:
    return replace(report, seconds=0.0, jobs=0)


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    run = run_of(seats=3, games=13)
    alone = lab.simulate(run)
    assert timeless(alone) == timeless(lab.simulate(run, jobs=3))
    assert alone.games == 13
    assert sum(deck.wins for deck in alone.decks) + alone.draws + alone.unfinished == 13
    assert timeless(lab.simulate(replace(run, seed=4))) != timeless(alone)


def test_the_result_does_not_depend_on_the_chunks() -> None:
    run = run_of("red", "green", games=7)
    whole = lab.play_chunk(run, 0, 7)
    parts = Chunk(2)
    for first, count in ((4, 3), (0, 1), (1, 3)):
        parts.add(lab.play_chunk(run, first, count))
    assert parts == whole


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    lab.simulate(run_of("red", "green", games=9), progress=done.append)
    assert sum(done) == 9


def test_seats_are_rotated() -> None:
    run = run_of("red", "green", "white", seats=3, games=30)
    assert [lab.seating(run, number) for number in range(3)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    places = Counter((deck, seat) for number in range(30) for seat, deck in enumerate(lab.seating(run, number)))
    assert set(places.values()) == {10}


def test_fewer_decks_than_seats_are_dealt_round() -> None:
    run = run_of("red", "green", seats=5)
    assert Counter(lab.seating(run, 0)) == {0: 3, 1: 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_more_decks_than_seats_meet_in_many_pods_and_as_often(seats: int) -> None:
    run = run_of(seats=seats, games=10 * seats * 30)
    played: Counter[int] = Counter()
    pods = set()
    for number in range(run.games):
        seated = lab.seating(run, number)
        assert len(set(seated)) == seats
        pods.add(frozenset(seated))
        played.update(seated)
    assert len(played) == 10  # all built-in decks
    assert len(pods) > 4
    mean = run.games * seats / 10
    assert all(abs(count - mean) < mean / 4 for count in played.values())


def test_a_single_game_of_a_run_is_that_game() -> None:
    run = run_of(seats=3, games=6, agent="random")
    for number in range(6):
        game = lab.single_game(run, number)
        game.run()
        counted = lab.play_chunk(run, number, 1)
        assert counted.turns == game.result.turns
        assert counted.digest == (game.digest ^ (number * 2654435761)) & 0xFFFFFFFF
        winners = {game.setup.decks[seat].name for seat in game.result.winners}
        assert winners == {run.decks[i].name for i, won in enumerate(counted.won) if won}
    assert record.record_of(game).play().digest == game.digest


def test_games_that_fail_are_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(table: object, decks: object, agents: object, seed: int, colors: object) -> object:
        if seed == 3 * 1000003 + 2:
            return Broken()
        return real(table, decks, agents, seed, colors)

    class Broken:
        def run(self) -> None:
            raise RuntimeError("on purpose")

    real = games.new_play
    monkeypatch.setattr(games, "new_play", fails)
    report = lab.simulate(run_of("red", "green", games=5))
    assert report.games == 4
    assert [(f.game, f.error) for f in report.failures] == [(2, "RuntimeError: on purpose")]


def test_an_interrupt_keeps_what_was_played() -> None:
    def interrupt(count: int) -> None:
        signal.raise_signal(signal.SIGINT)  # to this thread: sent to the process it may arrive later, in any callback

    assert threading.current_thread() is threading.main_thread()
    report = lab.simulate(run_of("red", "green", games=64), progress=interrupt)
    assert 0 < report.games < 64
    assert report.asked == 64


@pytest.mark.parametrize(
    "fields",
    [{"games": 0}, {"games": -1}, {"seed": -1}, {"seed": 2**32}, {"agent": "frist"}, {"decks": ()}],
)
def test_runs_that_cannot_be(fields: dict[str, object]) -> None:
    with pytest.raises(InputError):
        run_of("red", **fields)


@pytest.mark.parametrize("seats", [-1, 0, 1, 61])
def test_tables_that_cannot_be(seats: int) -> None:
    with pytest.raises(TableError):
        run_of("red", seats=seats)


@pytest.mark.parametrize("jobs", [0, -2, 100000])
def test_jobs_that_cannot_be(jobs: int) -> None:
    with pytest.raises(InputError, match="jobs"):
        lab.simulate(run_of("red"), jobs=jobs)


def test_a_game_that_the_run_does_not_have() -> None:
    with pytest.raises(InputError, match="no game 8"):
        lab.single_game(run_of("red"), 8)


def test_a_deck_against_itself_is_told_apart() -> None:
    report = lab.simulate(run_of("red", "red", games=2))
    assert [deck.name for deck in report.decks] == ["red #1", "red #2"]
