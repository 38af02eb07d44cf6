"""The arena: who meets whom, that games repeat, that a file of results is taken up, and what ratings say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.cli import main
from apnap.errors import InputError
from apnap.lab import load_decks
from apnap.lab.arena import Arena, play_match, run_arena, still_to_play
from apnap.lab.rating import ratings
from apnap.tables import choice


def small(bots: tuple[str, ...] = ("first", "random"), games: int = 6, seats: int = 2, variant: str = "") -> Arena:
    table = choice(variant, seats=seats)
    return Arena(bots, load_decks(["red", "green"], table.table()), games, 3, table)


def test_pairs_meet_once_at_two_sides_and_challenge_each_other_at_more() -> None:
    assert small(("first", "keen", "random")).pairs() == [("first", "keen"), ("first", "random"), ("keen", "random")]
    assert small(seats=4).pairs() == [("first", "random"), ("random", "first")]
    assert small(seats=4, variant="two-headed-giant").pairs() == [("first", "random")]


def test_a_game_depends_on_its_number_alone() -> None:
    arena = small()
    one = [play_match(arena, 0, game) for game in (3, 1)]
    assert one == [play_match(arena, 0, game) for game in (3, 1)]


def test_jobs_make_no_difference_and_a_file_is_taken_up(tmp_path: Path) -> None:
    whole = run_arena(small(games=8), jobs=2)
    file = tmp_path / "arena.jsonl"
    run_arena(small(games=3), results=file)
    with file.open("a") as out:
        out.write('{"pair": 0, "ga')  # cut off as it was written
    lines = file.read_text().count("\n")
    again = run_arena(small(games=8), results=file)
    assert again == whole
    assert file.read_text().count("\n") == lines + 6
    assert run_arena(small(games=8), results=file) == whole
    assert still_to_play(small(games=8), []) != []


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run_arena(small(games=1), results=file)
    with pytest.raises(InputError, match="another arena"):
        run_arena(small(("first", "keen"), 1), results=file)
    for content in (b"{", b"\xff", b"[" * 100_000):
        file.write_bytes(content)
        with pytest.raises(InputError, match="another arena"):
            run_arena(small(games=1), results=file)


def test_the_stronger_bot_is_rated_higher_and_intervals_narrow() -> None:
    few = ratings(["a", "b"], [("a", "b", 15.0, 20)], 2)
    many = ratings(["a", "b"], [("a", "b", 150.0, 200)], 2)
    assert few[0].bot == many[0].bot == "a"
    assert many[0].high - many[0].low < few[0].high - few[0].low
    # three to one is 191 points between them
    assert abs(many[0].points - many[1].points - 191) < 6
    assert few[0].low < few[0].points < few[0].high
    assert many[0].low > many[1].high  # 150 of 200 is no accident


def test_par_is_par_at_a_table_of_four() -> None:
    """A challenger who wins a quarter of the games against three others is as strong as they are."""
    one, other = ratings(["a", "b"], [("a", "b", 25.0, 100), ("b", "a", 25.0, 100)], 4)
    assert abs(one.points - other.points) < 1


def test_a_bot_that_won_every_game_has_a_number() -> None:
    rated = ratings(["a", "b", "c"], [("a", "b", 10.0, 10), ("a", "c", 10.0, 10), ("b", "c", 5.0, 10)], 2)
    assert rated[0].bot == "a" and rated[0].points < 2000


@pytest.mark.parametrize("bots", [("first",), ("first", "first"), ("first", "nobody")])
def test_what_is_no_arena_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(InputError):
        small(bots)


def test_the_command_says_who_won() -> None:
    words = ["arena", "first", "random", "--games", "4", "--deck", "red"]
    told = CliRunner().invoke(main, words)
    assert told.exit_code == 0 and "rating" in told.output and "wins 50%" in told.output
    data = json.loads(CliRunner().invoke(main, [*words, "--json"]).output)
    assert data["pairs"][0]["games"] == 4 and data["par"] == 0.5
    assert "| `first` | `random` | 4 |" in CliRunner().invoke(main, [*words, "--markdown"]).output
