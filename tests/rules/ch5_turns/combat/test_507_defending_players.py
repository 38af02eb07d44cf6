"""Who can be attacked in a combat. CR 506.2, 507, 801.3, 802, 803, 805.10a."""

from __future__ import annotations

import pytest

from apnap.rules.ch5_turns.combat.begin import begin_combat
from apnap.rules.ch8_multiplayer.table import ATTACK_LEFT, ATTACK_ONE, ATTACK_RIGHT, TableRules
from apnap.rules.core.constants import bits
from apnap.rules.core.decisions import D_ATTACK, D_CHOOSE, FOR_DEFENDER
from apnap.testing import rule
from tests.rules.ch5_turns.combat.combat_board import Board, player


def defenders(board: Board) -> list[int]:
    begin_combat(board.game)
    return list(bits(board.state.turn().defenders))


def table_with(seats: int, attack: int = 0, teams: list[list[int]] | None = None, shared: bool = False) -> TableRules:
    table = TableRules(seats)
    table.attack = attack
    if teams:
        table.teams = teams
    table.shared_turns = shared
    return table


@rule("802.2")
def test_all_opponents_defend() -> None:
    assert defenders(Board(4)) == [1, 2, 3]
    assert defenders(Board(2)) == [1]


@rule("507.1")
def test_one_opponent_is_chosen() -> None:
    board = Board(table=table_with(4, ATTACK_ONE))
    bear = board.creature(0, 2, 2)
    board.planeswalker(1, 3)
    board.chooses(0, player(2))
    board.to_attackers()
    choice = board.heard(0, D_CHOOSE)[0]
    assert choice.purpose == FOR_DEFENDER
    assert choice.candidates == [player(1), player(2), player(3)]
    assert board.heard(0, D_ATTACK)[0].defenders == [player(2)]
    assert not board.state.objs[bear].tapped


@rule("506.2")
def test_the_only_opponent_needs_no_choice() -> None:
    """With two players, it is whoever is not active."""
    board = Board(table=table_with(2, ATTACK_ONE))
    assert defenders(board) == [1]
    assert not board.script[0].heard


@rule("800.4a")
def test_another_opponent_is_chosen_when_the_chosen_one_leaves() -> None:
    board = Board(table=table_with(3, ATTACK_ONE))

    def answer(game: object, decision: object) -> list[int]:
        board.game.leaves(2)
        return [player(2)]

    board.says(0, D_CHOOSE, answer)
    assert defenders(board) == [1]


@rule("803.1a")
@pytest.mark.parametrize(("attack", "expected"), [(ATTACK_LEFT, [1]), (ATTACK_RIGHT, [3])])
def test_only_the_neighbour_on_the_agreed_side_can_be_attacked(attack: int, expected: list[int]) -> None:
    assert defenders(Board(table=table_with(4, attack))) == expected


@rule("803.1a", "801.2c")
def test_a_leavers_seat_closes_up() -> None:
    """Seats are those of the players in the game."""
    board = Board(table=table_with(4, ATTACK_LEFT))
    board.game.leaves(1)
    assert defenders(board) == [2]


@rule("803.1a")
def test_a_teammate_to_the_left_means_no_attack() -> None:
    """On the left the next opponent sits two seats away."""
    board = Board(table=table_with(4, ATTACK_LEFT, [[0, 1], [2, 3]]))
    board.creature(0, 2, 2)
    board.to_attackers()
    assert board.state.turn().defenders == 0
    assert not board.script[0].heard


@rule("803.1a")
def test_reversed_turn_order_does_not_move_the_seats() -> None:
    board = Board(table=table_with(4, ATTACK_LEFT))
    board.state.direction = -1
    assert defenders(board) == [1]


@rule("801.3")
def test_attacks_reach_as_far_as_influence() -> None:
    board = Board(5)
    board.state.reach = [0b10011, 0b00111, 0b01110, 0b11100, 0b11001]
    assert defenders(board) == [1, 4]


@rule("805.10a")
def test_a_team_defends_as_a_whole() -> None:
    board = Board(table=table_with(4, 0, [[0, 1], [2, 3]], True))
    assert defenders(board) == [2, 3]


@rule("506.2a", "805.10a")
def test_one_of_two_teams_is_chosen() -> None:
    """The players who share turns with the chosen one defend with them."""
    board = Board(table=table_with(6, ATTACK_ONE, [[0, 1], [2, 3], [4, 5]], True))
    board.chooses(0, player(4))
    assert defenders(board) == [4, 5]


@rule("803.1a", "805.10b")
def test_under_attack_left_each_player_of_a_team_has_their_own_neighbour() -> None:
    """A creature attacks only its controller's neighbour."""
    board = Board(table=table_with(4, ATTACK_LEFT, [[0, 1], [2, 3]], True))
    board.creature(0, 2, 2)
    mate = board.creature(1, 2, 2)
    board.to_attackers()
    decision = board.heard(0, D_ATTACK)[0]
    assert decision.attackers == [mate]
    assert decision.defenders == [player(2)]


@rule("800.4j")
def test_nobody_attacks_on_a_turn_without_active_player() -> None:
    board = Board(3)
    board.creature(1, 2, 2)
    board.game.leaves(0)
    board.to_attackers()
    assert board.state.turn().defenders == 0
    assert not board.attackers()
