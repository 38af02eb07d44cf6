"""Creatures that come into combat without being declared. CR 506.3, 508.4, 508.7, 509.4."""

from __future__ import annotations

from apnap.rules.ch5_turns.combat.arrivals import (
    becomes_attacking,
    becomes_blocking,
    choose_attacked,
    made_to_block,
    reselect,
)
from apnap.rules.ch5_turns.combat.block import declare_blockers
from apnap.rules.ch8_multiplayer.table import ATTACK_ONE, TableRules
from apnap.rules.core.constants import ARTIFACT, BATTLE, CREATURE, EV_ATTACK, EV_BLOCK, EV_BLOCKED, NONE
from apnap.rules.core.decisions import D_CHOOSE, D_NUMBER
from apnap.testing import rule
from tests.rules.ch5_turns.combat.combat_board import Board, player


def attacking_board(seats: int = 3) -> tuple[Board, int]:
    board = Board(seats)
    bear = board.creature(0, 2, 2)
    board.attacks(0, {bear: player(1)})
    board.to_attackers()
    return board, bear


@rule("508.4", "508.4d")
def test_a_creature_put_onto_the_battlefield_attacking_was_not_declared() -> None:
    """Its controller chooses, restrictions do not matter, and it never attacked."""
    board, bear = attacking_board()
    walker = board.planeswalker(2, 4)
    token = board.creature(0, 1, 1, sick=True, tapped=True)
    board.chooses(0, walker)
    target = choose_attacked(board.game, 0, token)
    assert board.heard(0, D_CHOOSE)[0].candidates == [player(1), player(2), walker]
    assert becomes_attacking(board.game, token, target)
    assert board.attackers() == [bear, token]
    assert board.state.objs[token].defender == 2
    event = board.state.turn().events[EV_ATTACK]
    assert event is not None and event.prev is None
    board.damage()
    assert board.state.objs[walker].counter("loyalty") == 3


@rule("506.3a", "506.3f")
def test_some_permanents_cannot_be_put_into_combat_attacking() -> None:
    """Noncreatures, creature battles, other players' creatures, and targets that are gone."""
    board, bear = attacking_board()
    golem = board.creature(0, 1, 1, types=ARTIFACT)
    siege = board.creature(0, 1, 1, types=CREATURE | BATTLE)
    other = board.creature(2, 1, 1)
    token = board.creature(0, 1, 1)
    for id in (golem, siege, other, bear):
        assert not becomes_attacking(board.game, id, player(1))
    board.game.leaves(2)
    assert not becomes_attacking(board.game, token, player(2))
    assert not becomes_attacking(board.game, token, NONE)
    assert board.attackers() == [bear]


@rule("508.4", "508.7d")
def test_only_the_chosen_defender_can_be_attacked() -> None:
    table = TableRules(3)
    table.attack = ATTACK_ONE
    board = Board(table=table)
    bear = board.creature(0, 2, 2)
    walker = board.planeswalker(2, 3)
    board.chooses(0, player(2))
    board.attacks(0, {bear: player(2)})
    board.to_attackers()
    assert not reselect(board.game, bear, player(1))
    assert reselect(board.game, bear, walker)
    board.damage()
    assert board.state.objs[walker].counter("loyalty") == 1
    assert board.life(2) == 20


@rule("508.7a")
def test_reselecting_changes_who_blocks() -> None:
    board, bear = attacking_board()
    board.creature(1, 1, 1)
    guard = board.creature(2, 1, 1)
    assert reselect(board.game, bear, player(2))
    board.blocks(2, (guard, bear))
    declare_blockers(board.game)
    assert board.state.objs[bear].blockers == [guard]


@rule("509.4", "509.3c")
def test_a_creature_put_onto_the_battlefield_blocking_was_not_declared() -> None:
    """An unblocked attacker becomes blocked; nothing 'blocked'."""
    board, bear = attacking_board()
    token = board.creature(1, 1, 1, tapped=True)
    stranger = board.creature(2, 1, 1)
    assert not becomes_blocking(board.game, stranger, bear)
    assert becomes_blocking(board.game, token, bear)
    assert board.state.objs[bear].blocked
    assert board.state.turn().events[EV_BLOCK] is None
    assert board.state.turn().events[EV_BLOCKED] is not None
    board.damage()
    assert board.life(1) == 20


@rule("509.4")
def test_a_new_blocker_is_put_into_the_line() -> None:
    """The place is announced under the older edition's damage assignment order."""
    board, bear = attacking_board()
    first = board.creature(1, 1, 1)
    board.blocks(1, (first, bear))
    declare_blockers(board.game)
    token = board.creature(1, 1, 1)
    board.says(0, D_NUMBER, [0])
    assert becomes_blocking(board.game, token, bear)
    assert board.state.objs[bear].blockers == [token, first]
    last = board.creature(1, 1, 1)
    board.says(0, D_NUMBER, [2])
    assert made_to_block(board.game, last, bear)
    assert board.state.objs[bear].blockers == [token, first, last]
    event = board.state.turn().events[EV_BLOCK]
    assert event is not None and event.prev is not None


@rule("509.3b")
def test_an_effect_makes_a_blocker_block_another_attacker() -> None:
    """It blocks one more, at the place that its controller announces."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    wall = board.creature(1, 3, 9)
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (wall, a))
    board.to_blockers()
    board.says(1, D_NUMBER, [0])
    assert made_to_block(board.game, wall, b)
    assert board.state.objs[wall].blocking == [b, a]
    assert board.state.objs[b].blocked
    assert not made_to_block(board.game, wall, b)
