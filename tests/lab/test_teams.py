"""Simulations with teams: who plays with whom, that everybody has every place, and the rates of teams."""

from __future__ import annotations

from collections import Counter

import pytest

from apnap import lab
from apnap.errors import InputError
from apnap.lab import Run
from apnap.lab.schedule import line_ups, seating, team_names
from apnap.tables import TableChoice, choice


def run_of(wanted: TableChoice, *decks: str, games: int = 12) -> Run:
    return Run(lab.load_decks(decks), int(wanted.table().seats), games, 3, "first", wanted)


def teams_of(run: Run) -> list[list[int]]:
    return [[int(s) for s in team] for team in run.table().teams]


def test_teammates_stay_together_and_have_every_place() -> None:
    """Six decks in an Emperor game: each team on each side, each deck in each of the three places as often."""
    run = run_of(choice("emperor"), "red", "green", "white", "blue", "black", "ramp")
    teams = teams_of(run)
    places: Counter[tuple[int, int]] = Counter()
    for number in range(6):
        seats = seating(run, number, teams)
        assert {frozenset(seats[s] for s in team) for team in teams} == {frozenset({0, 1, 2}), frozenset({3, 4, 5})}
        for seat, deck in enumerate(seats):
            places[seat, deck] += 1
    assert set(places.values()) == {1} and len(places) == 36


def test_one_deck_for_each_team() -> None:
    run = run_of(choice("two-headed-giant"), "red", "green")
    teams = teams_of(run)
    assert [seating(run, n, teams) for n in range(2)] == [(0, 0, 1, 1), (1, 1, 0, 0)]
    assert team_names(run, ["red", "green"], teams) == ["red x2", "green x2"]


def test_teams_that_sit_apart() -> None:
    run = run_of(choice("alternating-teams", teams="2x3"), "red", "green")
    assert seating(run, 0, teams_of(run)) == (0, 1, 0, 1, 0, 1)


def test_teams_of_unequal_size_keep_their_sides() -> None:
    run = run_of(choice(teams="3,2"), "red", "green", "white", "blue", "black")
    teams = teams_of(run)
    for number in range(6):
        first, second = line_ups(run, number, teams)
        assert set(first) == {0, 1, 2} and set(second) == {3, 4}
    assert team_names(run, ["a", "b", "c", "d", "e"], teams) == ["a + b + c", "d + e"]


def test_more_decks_than_seats_are_drawn_again() -> None:
    run = run_of(choice("two-headed-giant"), games=48)
    teams = teams_of(run)
    assert team_names(run, ["x"] * 8, teams) == []
    played = Counter(deck for number in range(8) for deck in seating(run, number, teams))
    assert len(played) == 8 and set(played.values()) == {4}


def test_the_report_has_teams() -> None:
    run = run_of(choice("two-headed-giant"), "red", "green", games=4)
    report = lab.simulate(run)
    assert [team.name for team in report.teams] == ["red x2", "green x2"]
    assert sum(team.wins for team in report.teams) == 4 - report.draws
    assert all(team.games == 4 for team in report.teams)
    assert report.table == "two-headed-giant, 2 teams of 2, shared turns"
    assert lab.simulate(run, jobs=2).teams == report.teams
    game = lab.single_game(run, 1)
    assert game.setup.table.name == "two-headed-giant"
    assert [deck.name for deck in game.setup.decks] == ["green", "green", "red", "red"]


def test_a_run_has_the_seats_of_its_table() -> None:
    with pytest.raises(InputError, match="the table has 6 seats, and the run 4"):
        Run(lab.load_decks(("red",)), 4, 1, 0, "first", choice("emperor"))
