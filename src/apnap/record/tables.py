"""A table's rules as plain data, every field of them, and back."""

from __future__ import annotations

import msgspec

from apnap.errors import TableError
from apnap.rules.ch8_multiplayer import table as tables
from apnap.rules.ch8_multiplayer.table import TableRules


class TableData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of TableRules, except those that `seal` derives. Later ones get the ordinary game's value."""

    seats: int
    name: str
    teams: list[list[int]]
    shared_turns: bool
    life_of: list[int]
    poison_of: list[int]
    loss_of: list[int]
    range: list[int] | None
    attack: int
    deploy: bool
    markers: int
    starting_life: list[int]
    hand_size: list[int]
    free_mulligans: int
    skip_first_draw: int
    starting: int
    starting_seat: int
    damage_order: bool
    poison_limit: int
    leader_of: list[int] = []
    hands: int = 0
    adjacent: bool = False
    starters: list[int] = []
    exempt_types: int = 0
    deck_kind: str = "constructed"
    commander: bool = False
    commander_damage: int = 0
    planes: bool = False
    communal_planes: bool = False
    vanguards: bool = False
    schemes: bool = False
    archenemies: list[int] = []
    outside_cards: bool = True
    by_hand: bool = False
    free_mulligans_for_two: int = 0


def table_to_data(table: TableRules) -> TableData:
    """What a file says about a table."""
    return msgspec.convert(table, TableData, from_attributes=True)


def table_from_data(data: TableData) -> TableRules:
    """The table that a file speaks of, checked. TableError says why there can be none."""
    if not 2 <= data.seats <= 60:
        raise TableError(f"a table for {data.seats}", rule="100.1")
    table = TableRules(data.seats)
    for name in data.__struct_fields__:
        setattr(table, name, getattr(data, name))
    if not data.leader_of:
        table.leader_of = [-1] * data.seats
    for by_seat in (data.life_of, data.poison_of, data.loss_of):
        if any(not 0 <= seat < data.seats for seat in by_seat):
            raise TableError("a group of seats with one that is not there", rule="103.4")
    if data.range is not None and len(data.range) != data.seats:
        raise TableError("a range of influence that does not name every seat once", rule="801.1")
    if not 0 <= data.starting_seat < data.seats:
        raise TableError(f"seat {data.starting_seat} is to start", rule="103.1")
    try:
        return table.seal()
    except tables.TableError as error:
        raise TableError(error.message, rule=error.rule) from None
