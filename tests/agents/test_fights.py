"""How a quick thought sees fights: who dies, which attacks are dared, who stays at home, which blocks are good."""

from __future__ import annotations

import pytest

from apnap.agents import fights
from apnap.agents.sketch import SketchAgent
from apnap.rules.core.constants import NONE
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK
from apnap.testing import Scenario, Seat
from apnap.testing.plugin import Builder


def two(scenario: Builder) -> tuple[Scenario, Seat, Seat]:
    table = scenario(2)
    return table, table.seat(0), table.seat(1)


def attacked(table: Scenario) -> list[int]:
    return [int(ref) for ref in SketchAgent().choose(table.game, table.asked(kind=D_ATTACK))]


def blocked(table: Scenario, seat: Seat) -> list[int]:
    return [int(id) for id in SketchAgent().choose(table.game, table.asked(seat, kind=D_BLOCK))]


@pytest.mark.parametrize(
    ("first", "second", "dies"),
    [
        ("Grizzly Bears", "Grizzly Bears", fights.FIRST_DIES | fights.SECOND_DIES),
        ("Grizzly Bears", "Craw Wurm", fights.FIRST_DIES),
        ("Craw Wurm", "Grizzly Bears", fights.SECOND_DIES),
        ("Wall of Omens", "Grizzly Bears", 0),
        ("White Knight", "Grizzly Bears", fights.SECOND_DIES),
        ("Grizzly Bears", "White Knight", fights.FIRST_DIES),
        ("Typhoid Rats", "Craw Wurm", fights.FIRST_DIES | fights.SECOND_DIES),
    ],
)
def test_who_dies_in_a_fight(scenario: Builder, first: str, second: str, dies: int) -> None:
    table, mine, other = two(scenario)
    a, b = mine.has(first), other.has(second)
    assert fights.fight(table.game, a.id, b.id) == dies


def test_an_attack_is_dared_where_a_trade_is_no_loss(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    mine.has("Grizzly Bears")
    other.has("Grizzly Bears")
    assert attacked(table) == [other.ref]


def test_no_attack_where_a_cheaper_creature_would_be_traded_for(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    mine.has("Craw Wurm")
    other.has("Typhoid Rats")
    assert attacked(table) == [NONE]


def test_two_who_would_block_together_are_feared(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    mine.has("Craw Wurm")
    other.have("Grizzly Bears", "Grizzly Bears")
    assert attacked(table) == [NONE]


def test_who_is_needed_stays_at_home(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    mine.at(3)
    mine.has("Hill Giant")
    other.has("Hill Giant", tapped=True)
    assert attacked(table) == [NONE]


def test_the_cheapest_that_survives_blocks(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    bears = mine.has("Grizzly Bears")
    _wurm, giant = other.has("Craw Wurm"), other.has("Hill Giant")
    mine.attacks({bears: other})
    assert blocked(table, other) == [giant.id, bears.id]


def test_nobody_blocks_to_trade_for_less(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    rats = mine.has("Typhoid Rats")
    other.has("Craw Wurm")
    mine.attacks({rats: other})
    assert blocked(table, other) == []


def test_two_block_together_what_is_worth_more_than_either(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    wurm = mine.has("Craw Wurm")
    pair = other.have("Grizzly Bears", "Grizzly Bears")
    mine.attacks({wurm: other})
    given = blocked(table, other)
    assert sorted(given[0::2]) == sorted(int(p.id) for p in pair)


def test_the_least_valuable_one_is_given_up(scenario: Builder) -> None:
    table, mine, other = two(scenario)
    wurm = mine.has("Craw Wurm")
    other.at(5)
    other.has("Grizzly Bears")
    elves = other.has("Llanowar Elves")
    mine.attacks({wurm: other})
    assert blocked(table, other) == [elves.id, wurm.id]
