"""Table rules as data: every field goes out and comes back."""

from __future__ import annotations

import pytest

from apnap.errors import TableError
from apnap.record import TableData, table_from_data, table_to_data
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, HANDS_NEIGHBOURS, SKIP_DRAW_NOBODY, START_FIXED, TableRules

DERIVED = {"units", "unit_of", "team_of", "friends", "allied"}


def fields_of(table: TableRules) -> set[str]:
    return {*getattr(type(table), "__mypyc_attrs__", ()), *getattr(table, "__dict__", ())}


def unusual() -> TableRules:
    """A table of which no field is what it is in an ordinary game."""
    table = TableRules(4)
    table.name = "unusual"
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    table.life_of = [0, 0, 2, 2]
    table.poison_of = [0, 0, 2, 2]
    table.loss_of = [0, 0, 2, 2]
    table.leader_of = [1, 1, 3, 3]
    table.hands = HANDS_NEIGHBOURS
    table.adjacent = True
    table.starters = [1, 3]
    table.range = [1, 2, 1, -1]
    table.exempt_types = 3
    table.attack = ATTACK_LEFT
    table.deploy = True
    table.starting_life = [30, 31, 32, 33]
    table.hand_size = [6, 7, 8, 9]
    table.free_mulligans = 3
    table.free_mulligans_for_two = 2
    table.skip_first_draw = 1 - SKIP_DRAW_NOBODY
    table.starting = START_FIXED
    table.starting_seat = 2
    table.damage_order = False
    table.poison_limit = 15
    table.deck_kind = "brawl"
    table.commander = True
    table.commander_damage = 15
    table.outside_cards = False
    table.by_hand = True
    table.planes = True
    table.communal_planes = True
    table.vanguards = True
    table.schemes = True
    table.archenemies = [2]
    return table.seal()


def test_every_field_is_there() -> None:
    """A field that TableRules gains must find its place in the data."""
    assert set(TableData.__struct_fields__) == fields_of(TableRules(2)) - DERIVED


def test_every_field_comes_back() -> None:
    table = unusual()
    ordinary = TableRules(4).seal()
    again = table_from_data(table_to_data(table))
    for name in fields_of(table):
        assert getattr(again, name) == getattr(table, name), name
        if name not in ("seats", "markers") and name not in DERIVED:
            assert getattr(table, name) != getattr(ordinary, name), f"{name} is as usual: it shows nothing here"


def test_turn_markers_come_back() -> None:
    """Players who take turns at the same time are not teams (807.1), so they have a table of their own."""
    table = TableRules(12)
    table.markers = 3
    assert table_from_data(table_to_data(table.seal())).markers == 3


def test_what_comes_back_shares_nothing() -> None:
    table = unusual()
    data = table_to_data(table)
    table_from_data(data).teams[0].append(9)
    assert table.teams == [[0, 1], [2, 3]]


@pytest.mark.parametrize("seats", [0, 1, 61])
def test_too_few_or_too_many_seats(seats: int) -> None:
    data = table_to_data(TableRules(2).seal())
    with pytest.raises(TableError):
        table_from_data(TableData(**{**{f: getattr(data, f) for f in data.__struct_fields__}, "seats": seats}))
