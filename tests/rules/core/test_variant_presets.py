"""The variants by name: what they are for which sizes, and which wishes they refuse. CR 806-811."""

from __future__ import annotations

import pytest

from apnap.position.scan import Place, Word
from apnap.position.table_line import read_table, write_table
from apnap.record import table_from_data, table_to_data
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_ONE, ATTACK_RIGHT, UNLIMITED, TableError
from apnap.rules.variants import OFF, ON, VARIANTS, Wishes

NAMES = ["free-for-all", "grand-melee", "team-vs-team", "emperor", "two-headed-giant", "alternating-teams"]
CASUAL = ["archenemy", "supervillain-rumble"]


def test_variants_have_a_name_and_a_line() -> None:
    assert list(VARIANTS) == NAMES + CASUAL
    for name, variant in VARIANTS.items():
        assert variant.name == name and variant.line and "\n" not in variant.line
        table = variant.table(list(variant.usual))
        assert table.name == name and table.seats == sum(variant.usual)
        assert table.units, "a table that is not sealed"


@pytest.mark.parametrize(
    ("name", "seats", "teams"),
    [
        ("free-for-all", 3, [[0], [1], [2]]),
        ("team-vs-team", 5, [[0, 1, 2], [3, 4]]),
        ("emperor", 6, [[0, 1, 2], [3, 4, 5]]),
        ("emperor", 9, [[0, 1, 2], [3, 4, 5], [6, 7, 8]]),
        ("emperor", 8, [[0, 1, 2, 3], [4, 5, 6, 7]]),
        ("two-headed-giant", 6, [[0, 1, 2], [3, 4, 5]]),
        ("alternating-teams", 6, [[0, 2, 4], [1, 3, 5]]),
    ],
)
def test_seats_alone_make_the_usual_teams(name: str, seats: int, teams: list[list[int]]) -> None:
    assert VARIANTS[name].table_for(seats).teams == teams


@pytest.mark.parametrize(
    ("name", "sizes", "rule"),
    [
        ("free-for-all", [4], "806.1"),
        ("free-for-all", [2, 2], "806.1"),
        ("grand-melee", [1] * 9, "807.1"),
        ("grand-melee", [5, 5], "807.1"),
        ("team-vs-team", [3], "808.1"),
        ("team-vs-team", [3, 0], "808.1"),
        ("emperor", [3], "809.1"),
        ("emperor", [3, 4], "809.6"),
        ("emperor", [2, 2], "809.2"),
        ("two-headed-giant", [2, 2, 2], "810.1"),
        ("two-headed-giant", [1, 1], "810.1"),
        ("two-headed-giant", [3, 2], "810.11"),
        ("alternating-teams", [2], "811.1"),
        ("alternating-teams", [2, 3], "811.1"),
    ],
)
def test_impossible_sizes_are_refused_with_their_rule(name: str, sizes: list[int], rule: str) -> None:
    with pytest.raises(TableError) as refused:
        VARIANTS[name].table(sizes)
    assert refused.value.rule == rule and f"CR {rule}" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "wishes", "rule"),
    [
        ("free-for-all", Wishes(attack=ATTACK_ONE), "806.2b"),
        ("free-for-all", Wishes(deploy=ON), "806.2c"),
        ("free-for-all", Wishes(reach=0), "801.2a"),
        ("grand-melee", Wishes(attack=ATTACK_RIGHT), "807.2b"),
        ("grand-melee", Wishes(deploy=ON), "807.2c"),
        ("emperor", Wishes(deploy=OFF), "804.1"),
        ("emperor", Wishes(reach=1), "809.3a"),
        ("two-headed-giant", Wishes(attack=ATTACK_LEFT), "810.7"),
        ("alternating-teams", Wishes(attack=ATTACK_ONE), "811.2b"),
        ("alternating-teams", Wishes(attack=7), "811.2b"),
    ],
)
def test_impossible_wishes_are_refused_with_their_rule(name: str, wishes: Wishes, rule: str) -> None:
    with pytest.raises(TableError) as refused:
        VARIANTS[name].table(list(VARIANTS[name].usual), wishes)
    assert refused.value.rule == rule


def test_options_that_a_variant_allows_are_set() -> None:
    assert VARIANTS["free-for-all"].table_for(5, Wishes(reach=2, attack=ATTACK_LEFT)).range == [2] * 5
    assert VARIANTS["free-for-all"].table_for(5, Wishes(attack=ATTACK_LEFT)).attack == ATTACK_LEFT
    assert VARIANTS["team-vs-team"].table_for(6, Wishes(deploy=ON)).deploy
    assert VARIANTS["alternating-teams"].table_for(6, Wishes(reach=UNLIMITED)).range is None


@pytest.mark.parametrize("name", NAMES)
def test_files_and_positions_know_every_variant(name: str) -> None:
    table = VARIANTS[name].table(list(VARIANTS[name].usual))
    data = table_to_data(table)
    assert table_to_data(table_from_data(data)) == data
    line = write_table(table)
    words = [Word(text, Place(1, 1)) for text in line.removeprefix("table ").split(", ")]
    assert table_to_data(read_table(words, int(table.seats), Place(1, 1))) == data
