"""Attacking only the neighbour to the left, or to the right. CR 803."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_ATTACK
from apnap.rules.views.why_not_combat import seating_reason
from apnap.testing import rule
from apnap.testing.handles import Permanent, Seat
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario


def attackable(table: Scenario) -> list[Permanent | Seat]:
    """What seat 0 could attack in this turn."""
    table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK or table.active != [table.seat(0)], "an attack, or the next turn")
    if decision.kind != D_ATTACK:
        return []
    return [table.of(-1 - ref) if ref < 0 else Permanent(table, ref) for ref in decision.defenders]


@rule("803.1")
@pytest.mark.parametrize(("option", "seats"), [("left", [1]), ("right", [4]), ("multiple", [1, 2, 3, 4])])
def test_the_option_says_who_can_be_attacked(scenario: Builder, option: str, seats: list[int]) -> None:
    table = scenario(seats=5, attack=option)
    assert set(attackable(table)) == {table.seat(s) for s in seats}


@rule("803.1a")
def test_planeswalkers_and_battles_of_the_left_neighbour(scenario: Builder) -> None:
    table = scenario(seats=4, attack="left")
    walkers = [table.seat(s).has("Jace Beleren") for s in (1, 2, 3)]
    sieges = [table.seat(s).has("Invasion of Dominaria") for s in (0, 3, 3)]
    for siege, protector in zip(sieges, (1, 1, 2), strict=True):
        table.game.state.edit(siege.id).protector = table.seat(protector).number
    table.refresh()
    assert set(attackable(table)) == {table.seat(1), walkers[0], sieges[0], sieges[1]}


@rule("803.1b")
def test_planeswalkers_and_battles_of_the_right_neighbour(scenario: Builder) -> None:
    table = scenario(seats=4, attack="right")
    walkers = [table.seat(s).has("Jace Beleren") for s in (1, 2, 3)]
    sieges = [table.seat(s).has("Invasion of Dominaria") for s in (0, 1, 2)]
    for siege, protector in zip(sieges, (3, 3, 1), strict=True):
        table.game.state.edit(siege.id).protector = table.seat(protector).number
    table.refresh()
    assert set(attackable(table)) == {table.seat(3), walkers[2], sieges[0], sieges[1]}


@rule("803.1a")
def test_with_a_teammate_to_the_left_nobody_is_attacked(scenario: Builder) -> None:
    assert attackable(scenario(seats=4, attack="left", teams=[[0, 1], [2, 3]])) == []


@rule("803.1a")
def test_with_a_teammate_to_the_right_the_left_neighbour_is(scenario: Builder) -> None:
    table = scenario(seats=4, attack="left", teams=[[3, 0], [1, 2]])
    assert attackable(table) == [table.seat(1)]


@rule("803.1b")
def test_with_a_teammate_to_the_right_nobody_is_attacked(scenario: Builder) -> None:
    assert attackable(scenario(seats=4, attack="right", teams=[[0, 3], [1, 2]])) == []


@rule("803.1b")
def test_with_a_teammate_to_the_left_the_right_neighbour_is(scenario: Builder) -> None:
    table = scenario(seats=4, attack="right", teams=[[0, 1], [2, 3]])
    assert attackable(table) == [table.seat(3)]


@rule("803.1a")
def test_the_seat_of_a_player_who_left_is_not_counted(scenario: Builder) -> None:
    table = scenario(seats=4, attack="left")
    table.seat(1).concedes()
    assert attackable(table) == [table.seat(2)]


@rule("803.1b")
def test_nor_does_it_to_the_right(scenario: Builder) -> None:
    table = scenario(seats=4, attack="right")
    table.seat(3).concedes()
    assert attackable(table) == [table.seat(2)]


@rule("803.1a", "801.3")
def test_range_of_influence_limits_it_further(scenario: Builder) -> None:
    assert attackable(scenario(seats=4, attack="left", range_of_influence=0)) == []


@rule("803.1", "801.3", "809.3c")
@pytest.mark.parametrize(
    ("settings", "whom", "number"),
    [
        ({"attack": "left"}, 2, "803.1a"),
        ({"attack": "right"}, 1, "803.1b"),
        ({"range_of_influence": 1}, 2, "801.3"),
        ({"teams": [[0, 1], [2, 3]]}, 1, "508.1b"),
        ({"attack": "one"}, 1, "506.2"),
    ],
)
def test_why_somebody_who_sits_elsewhere_is_not_attacked(
    scenario: Builder, settings: dict[str, object], whom: int, number: str
) -> None:
    table = scenario(seats=4, **settings)
    attacker, other = table.seat(0).number, table.seat(whom).number
    assert seating_reason(table.game, attacker, other)[0] == number
    assert table.game.name_of_seat(other) in seating_reason(table.game, attacker, other)[1]


@rule("809.3c", "800.4a")
def test_why_neither_who_sits_beyond_nor_a_leaver_is_attacked(scenario: Builder) -> None:
    """An emperor reaches two seats, and attacks one."""
    table = scenario(variant="emperor")
    emperor, beyond = table.seat(1).number, table.seat(3).number
    assert table.game.state.in_reach(emperor, beyond)
    assert seating_reason(table.game, emperor, beyond)[0] == "809.3c"
    table.seat(3).concedes()
    assert seating_reason(table.game, emperor, beyond)[0] == "800.4a"
    assert seating_reason(table.game, emperor, -1) == ("800.4a", "nobody is not in the game")
