"""A table from what people say: variants by name, teams, options; what cannot be is refused with its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import apnap
from apnap import record
from apnap.errors import InputError, TableError
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT
from apnap.rules.variants import VARIANTS
from apnap.tables import choice, table_words, team_lines, team_sizes


@pytest.mark.parametrize(
    ("text", "sizes"), [("2x3", (3, 3)), ("3x2", (2, 2, 2)), ("3,2", (3, 2)), ("2v2", (2, 2)), ("", ())]
)
def test_team_sizes(text: str, sizes: tuple[int, ...]) -> None:
    assert team_sizes(text) == sizes


@pytest.mark.parametrize("text", ["2", "x3", "two", "2x", "-1,2", "2x3x4"])
def test_what_says_nothing_about_teams(text: str) -> None:
    with pytest.raises(InputError, match="says nothing about teams"):
        team_sizes(text)


def test_options_without_a_variant() -> None:
    table = choice(seats=6, range="1", attack="left").table()
    assert table.range == [1] * 6 and table.attack == ATTACK_LEFT and table.name == "free-for-all"
    assert choice(teams="2x3", deploy=True).table().name == "team-vs-team"
    assert choice(seats=5).table().name == "game"
    assert choice(range="unlimited", seats=3).table().range is None


def test_every_variant_has_its_usual_table() -> None:
    for name, variant in VARIANTS.items():
        table = choice(name).table()
        assert table.seats == sum(variant.usual)
        assert table_words(table)[0] == name


def test_a_table_in_words() -> None:
    table = choice("emperor").table()
    assert table_words(table) == ["emperor", "2 teams of 3", "range 1-2", "deploy creatures"]
    assert team_lines(table, ["A", "B", "C", "D", "E", "F"]) == ["A, B (emperor) and C", "D, E (emperor) and F"]
    assert team_lines(choice(seats=3).table(), ["A", "B", "C"]) == []
    assert "4 turn markers" in table_words(choice("grand-melee", seats=17).table())


@pytest.mark.parametrize(
    ("variant", "options", "rule"),
    [
        ("grand-melee", {"seats": 9}, "807.1"),
        ("grand-melee", {"attack": "multiple"}, "807.2b"),
        ("grand-melee", {"deploy": True}, "807.2c"),
        ("free-for-all", {"teams": "2x2"}, "806.1"),
        ("free-for-all", {"deploy": True}, "806.2c"),
        ("free-for-all", {"attack": "one"}, "806.2b"),
        ("emperor", {"range": 2}, "809.3a"),
        ("emperor", {"deploy": False}, "804.1"),
        ("emperor", {"seats": 7}, "809.6"),
        ("two-headed-giant", {"teams": "3x2"}, "810.1"),
        ("alternating-teams", {"teams": "3,2"}, "811.1"),
        ("", {"seats": 1}, "100.1"),
        ("", {"seats": 61}, "100.1"),
    ],
)
def test_what_cannot_go_together(variant: str, options: dict[str, object], rule: str) -> None:
    with pytest.raises(TableError) as error:
        choice(variant, **options).table()  # type: ignore[arg-type]
    assert error.value.rule == rule


def test_names_that_nobody_knows() -> None:
    with pytest.raises(InputError, match="no variant called 'emprer'\ndid you mean 'emperor'"):
        choice("emprer")
    with pytest.raises(InputError, match="no attack option"):
        choice(attack="up")
    with pytest.raises(InputError, match="not a range of influence"):
        choice(range="far")
    with pytest.raises(TableError, match="need 6 seats, not 5"):
        choice(seats=5, teams="2x3").table()
    assert choice("Two Headed_Giant").variant == "two-headed-giant"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_of_each_variant_is_recorded_and_replayed(variant: str, tmp_path: Path) -> None:
    game = apnap.new_game(["red", "white"], variant=variant, agents=["first"], seed=5)
    game.play.limit = 1200
    game.run()
    path = tmp_path / "game.replay"
    record.save(game, path)
    again = record.load(path).play()
    assert again.setup.table.name == variant
    assert again.result.turns == game.result.turns


def test_a_table_or_a_variant() -> None:
    with pytest.raises(TableError, match="a table and a variant"):
        apnap.new_game(variant="emperor", table=choice("emperor").table())


def test_a_combination_with_a_name_goes_into_another_one() -> None:
    table = choice("archenemy-commander+planechase").table()
    assert table.schemes and table.commander and table.planes and table.name == "archenemy+planechase+commander"
    assert choice("planechase + Archenemy Commander").table().name == table.name
    with pytest.raises(InputError, match="'commander' is named twice"):
        choice("archenemy-commander+commander").table()


def test_planar_decks_are_each_players_or_everybodys() -> None:
    with pytest.raises(InputError, match="each player's, or all players'"):
        choice("planechase+communal-planechase").table()
