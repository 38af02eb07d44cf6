"""Votes of the council, and clashes. CR 701.38, 701.30."""

from __future__ import annotations

import pytest

from apnap.rules.ch7_additional.voting import FOR_VOTE
from apnap.rules.core.constants import DOUBLE_STRIKE, UPKEEP
from apnap.rules.core.decisions import FOR_LOOK, FOR_PLAYER
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario, Seat


def votes(table: Scenario, *choices: int) -> list[Seat]:
    """Everybody asked votes as said; who was asked, in order."""
    asked = []
    for choice in choices:
        decision = table.asked(purpose=FOR_VOTE)
        asked.append(table.of(decision.seat))
        table.answer([choice])
    return asked


@rule("701.38a")
@pytest.mark.parametrize("first", [0, 2])
def test_players_vote_in_turn_order_from_the_controller_on(scenario: Builder, first: int) -> None:
    table = scenario(seats=4)
    for _ in range(first):
        table.next_turn()
    if first:
        table.to_step(3, table.seat(first))
    table.seat(first).casts("Plea for Power")
    assert votes(table, 0, 0, 0, 1) == [table.seat((first + i) % 4) for i in range(4)]
    table.resolve_stack()
    assert table.next_turn() == table.seat(first)


@rule("701.38a")
def test_a_tie_counts_as_the_second_choice(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Plea for Power")
    votes(table, 0, 0, 1, 1)
    table.resolve_stack()
    assert len(table.seat(0).hand) == 3
    assert table.next_turn() == table.seat(1)


def test_tyrants_choice_kills_creatures_or_costs_life_by_vote(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.each_seat_has("Grizzly Bears")
    table.seat(0).casts("Tyrant's Choice")
    votes(table, 0, 0, 1)
    table.resolve_stack()
    table.expect(bears).stayed(0).died(1, 2)
    table.seat(0).casts("Tyrant's Choice")
    votes(table, 0, 1, 1)
    table.resolve_stack()
    assert [seat.life for seat in table.seats()] == [20, 16, 16]


def test_coercive_portal_is_sacrificed_or_draws_by_vote(scenario: Builder) -> None:
    table = scenario(seats=3)
    portal = table.seat(0).has("Coercive Portal")
    bears = table.each_seat_has("Grizzly Bears")
    land = table.seat(1).has("Forest")
    table.to_step(UPKEEP, table.seat(0))
    votes(table, 1, 1, 0)
    hand = len(table.seat(0).hand)
    table.resolve_stack()
    assert portal.stayed and len(table.seat(0).hand) >= hand
    table.to_step(UPKEEP, table.seat(0))
    votes(table, 0, 1, 0)
    table.resolve_stack()
    assert portal.died and land.stayed
    table.expect(bears).died(0, 1, 2)


@rule("701.38a")
def test_each_vote_counts_in_a_dilemma(scenario: Builder) -> None:
    table = scenario(seats=5)
    guard = table.seat(0).casts("Lieutenants of the Guard").resolves()
    votes(table, 0, 1, 0, 1, 1)
    table.resolve_stack()
    assert guard.counters("+1/+1") == 2
    assert table.seat(0).battlefield.count("Soldier Token") == 3


@rule("701.38a", "801.10")
def test_only_players_in_reach_vote(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1)
    guard = table.seat(0).casts("Lieutenants of the Guard").resolves()
    assert votes(table, 0, 0, 0) == [table.seat(i) for i in (0, 1, 5)]
    table.resolve_stack()
    assert guard.counters("+1/+1") == 3


def test_a_voter_who_concedes_has_no_vote(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Plea for Power")
    votes(table, 0)
    decision = table.asked(purpose=FOR_VOTE)
    assert decision.seat == table.seat(1).number
    table.seat(3).concedes()
    votes(table, 1, 0)
    table.resolve_stack()
    assert table.next_turn() == table.seat(0)


# clashes ------------------------------------------------------------------------------------------------------------
@rule("701.30")
def test_the_higher_card_wins(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(0).library("Hill Giant")
    table.seat(1).library("Grizzly Bears")
    brawler = table.seat(0).casts("Oaken Brawler").resolves()
    first = table.asked(purpose=FOR_LOOK)
    assert first.seat == table.seat(0).number  # in APNAP order
    table.answer([0])
    second = table.asked(purpose=FOR_LOOK)
    assert second.seat == table.seat(1).number
    table.answer([1])
    table.resolve_stack()
    assert brawler.counters("+1/+1") == 1
    tops = [table.game.char(table.game.state.ids(seat.number, 0)[-1]).name for seat in table.seats()]
    bottoms = [table.game.char(table.game.state.ids(seat.number, 0)[0]).name for seat in table.seats()]
    assert tops == ["Hill Giant", "Forest"] and bottoms == ["Forest", "Grizzly Bears"]


@rule("701.30")
@pytest.mark.parametrize(("mine", "theirs"), [("Grizzly Bears", "Grizzly Bears"), ("Grizzly Bears", "Hill Giant")])
def test_an_equal_card_wins_nothing(scenario: Builder, mine: str, theirs: str) -> None:
    table = scenario(seats=2)
    table.seat(0).library(mine)
    table.seat(1).library(theirs)
    rascal = table.seat(0).casts("Paperfin Rascal").resolves()
    table.resolve_stack()
    assert rascal.counters("+1/+1") == 0


@rule("701.30")
def test_with_an_opponent_of_ones_choice(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).library("Hill Giant")
    table.seat(1).library("Serra Angel")
    hoodlums = table.seat(0).casts("Bog Hoodlums").resolves()
    decision = table.asked(purpose=FOR_PLAYER)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    table.resolve_stack()
    assert hoodlums.counters("+1/+1") == 1


@rule("701.30")
def test_a_player_with_an_empty_library_reveals_nothing_in_a_clash(scenario: Builder) -> None:
    table = scenario(seats=2)
    table.seat(1).empty_library()
    table.seat(0).library("Forest")
    elite = table.seat(0).casts("Nath's Elite").resolves()
    table.resolve_stack()
    assert elite.counters("+1/+1") == 1  # a land's mana value is greater than none at all
    table.seat(1).library("Forest")
    table.seat(0).empty_library()
    other = table.seat(0).casts("Adder-Staff Boggart").resolves()
    table.resolve_stack()
    assert other.counters("+1/+1") == 0


def test_a_knight_that_clashes_as_it_attacks(scenario: Builder) -> None:
    table = scenario(seats=2)
    knight = table.seat(0).has("Springjack Knight")
    table.seat(0).library("Hill Giant")
    table.seat(0).attacks({knight: table.seat(1)})
    table.resolve_stack()
    assert knight.has(DOUBLE_STRIKE)


def test_bog_hoodlums_cannot_block_and_naths_elite_must_be_blocked(scenario: Builder) -> None:
    table = scenario(seats=2)
    hoodlums = table.seat(1).has("Bog Hoodlums")
    blocker = table.seat(1).has("Grizzly Bears")
    elite = table.seat(0).has("Nath's Elite")
    table.seat(0).attacks({elite: table.seat(1)})
    with pytest.raises(Exception, match="509.1"):
        table.seat(1).blocks({hoodlums: elite})
    with pytest.raises(Exception, match="509.1"):
        table.seat(1).blocks({})
    table.seat(1).blocks({blocker: elite})
