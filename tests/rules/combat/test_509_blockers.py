"""Declaring blockers. CR 509, and evasion, CR 702."""

from __future__ import annotations

import pytest

from apnap.rules.ch1_concepts.definitions import Static
from apnap.rules.ch5_turns.combat.block import can_block
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import (
    ARTIFACT,
    BATTLE,
    BLACK,
    CREATURE,
    EV_BLOCK,
    EV_BLOCKED,
    FEAR,
    FLYING,
    HORSEMANSHIP,
    INTIMIDATE,
    MENACE,
    NONE,
    REACH,
    S_BLOCK,
    SHADOW,
    SKULK,
    UNBLOCKABLE,
    WHITE,
)
from apnap.rules.core.decisions import D_BLOCK, D_ORDER, FOR_DAMAGE_ORDER, IllegalAnswer
from apnap.rules.core.game import Game
from apnap.rules.core.state import Standing
from apnap.testing import rule
from tests.rules.combat.board import Board, player


class Spider(Static):
    """One creature can block so many more."""

    def __init__(self, blocker: int, more: int) -> None:
        super().__init__([S_BLOCK])
        self.blocker = blocker
        self.more = more

    def extra_blocks(self, game: Game, effect: Standing, blocker: int) -> int:
        return self.more if blocker == self.blocker else 0


@rule("702.9b", "702.28", "702.31")
@pytest.mark.parametrize(
    ("attacker", "blocker", "expected"),
    [
        (0, 0, True),
        (FLYING, 0, False),
        (FLYING, FLYING, True),
        (FLYING, REACH, True),
        (0, FLYING, True),
        (SHADOW, 0, False),
        (0, SHADOW, False),
        (SHADOW, SHADOW, True),
        (FLYING | SHADOW, FLYING, False),
        (HORSEMANSHIP, 0, False),
        (HORSEMANSHIP, HORSEMANSHIP, True),
        (0, HORSEMANSHIP, True),
        (UNBLOCKABLE, 0, False),
        (MENACE, 0, True),
    ],
)
def test_evasion(attacker: int, blocker: int, expected: bool) -> None:
    """Evasion abilities add up."""
    board = Board()
    a = board.creature(0, 2, 2, attacker)
    b = board.creature(1, 2, 2, blocker)
    assert can_block(board.game, b, a) is expected


@rule("702.36", "702.13")
def test_fear_and_intimidate_look_at_colours_and_artifacts() -> None:
    board = Board()
    fearsome = board.creature(0, 2, 2, FEAR, colors=1 << WHITE)
    grim = board.creature(0, 2, 2, INTIMIDATE, colors=1 << WHITE)
    black = board.creature(1, 2, 2, colors=1 << BLACK)
    white = board.creature(1, 2, 2, colors=1 << WHITE)
    golem = board.creature(1, 2, 2, types=CREATURE | ARTIFACT)
    plain = board.creature(1, 2, 2)
    assert [can_block(board.game, b, fearsome) for b in (black, white, golem, plain)] == [True, False, True, False]
    assert [can_block(board.game, b, grim) for b in (black, white, golem, plain)] == [False, True, True, False]


@rule("702.118")
def test_skulk_compares_power() -> None:
    board = Board()
    a = board.creature(0, 2, 2, SKULK)
    assert can_block(board.game, board.creature(1, 2, 5), a)
    assert not can_block(board.game, board.creature(1, 3, 1), a)


@rule("509.1a")
def test_who_can_block() -> None:
    """Untapped creatures that are no battles, sick or not, and only creatures that attack their player."""
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    sick = board.creature(1, 1, 1, sick=True)
    board.creature(1, 1, 1, tapped=True)
    board.creature(1, 1, 1, types=CREATURE | BATTLE)
    other = board.creature(2, 1, 1)
    board.attacks(0, {a: player(1), b: player(2)})
    board.to_blockers()
    first = board.heard(1, D_BLOCK)[0]
    assert (first.candidates, first.others) == ([sick], [a])
    second = board.heard(2, D_BLOCK)[0]
    assert (second.candidates, second.others) == ([other], [b])


@rule("509.1a", "802.4a", "310.9c")
def test_an_attacker_of_a_planeswalker_is_blocked_by_its_controller() -> None:
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    walker = board.planeswalker(1, 3)
    siege = board.battle(0, 2, 3)
    guard = board.creature(1, 0, 4)
    ally = board.creature(2, 0, 4)
    board.attacks(0, {a: walker, b: siege})
    board.blocks(1, (guard, a))
    board.blocks(2, (ally, b))
    board.to_blockers()
    assert board.state.objs[a].blockers == [guard]
    assert board.state.objs[b].blockers == [ally]


@rule("509.1g")
def test_blocks_and_becoming_blocked_are_events() -> None:
    """An attacker becomes blocked once, however many block it."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a), (c, a))
    board.to_blockers()
    turn = board.state.turn()
    blocks = turn.events[EV_BLOCK]
    assert blocks is not None and blocks.prev is not None and blocks.prev.prev is None
    blocked = turn.events[EV_BLOCKED]
    assert blocked is not None and blocked.prev is None
    assert board.state.objs[a].blocked
    assert board.state.objs[b].blocking == [a]


@rule("509.1a")
def test_a_creature_blocks_one_attacker() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    with pytest.raises(IllegalAnswer, match="509.1a"):
        board.to_blockers()
    assert not board.state.objs[a].blocked


@rule("509.3", edition="2024")
def test_a_creature_that_can_block_more_blocks_more() -> None:
    """Who blocks several orders them."""
    board = Board()
    a = board.creature(0, 2, 2)
    b = board.creature(0, 2, 2)
    c = board.creature(1, 1, 9)
    board.effect(Spider(c, 1))
    board.attacks(0, {a: player(1), b: player(1)})
    board.blocks(1, (c, a), (c, b))
    board.orders(1, b, a)
    board.to_blockers()
    assert board.heard(1, D_ORDER)[0].purpose == FOR_DAMAGE_ORDER
    assert board.state.objs[c].blocking == [b, a]


@rule("509.1b")
def test_flyers_are_not_blocked_by_walkers() -> None:
    board = Board()
    bird = board.creature(0, 2, 2, FLYING)
    bear = board.creature(0, 2, 2)
    wall = board.creature(1, 0, 4)
    board.attacks(0, {bird: player(1), bear: player(1)})
    board.blocks(1, (wall, bird))
    with pytest.raises(IllegalAnswer, match="509.1"):
        board.to_blockers()


@rule("509.1b")
def test_nobody_is_asked_when_nothing_can_block() -> None:
    board = Board()
    bird = board.creature(0, 2, 2, FLYING)
    board.creature(1, 0, 4)
    board.attacks(0, {bird: player(1)})
    board.fight()
    assert not board.heard(1, D_BLOCK)
    assert board.life(1) == 18


@rule("702.111b")
def test_menace_needs_two() -> None:
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a))
    with pytest.raises(IllegalAnswer, match="509.1b"):
        board.to_blockers()
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    b = board.creature(1, 1, 1)
    c = board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.blocks(1, (b, a), (c, a))
    board.to_blockers()
    assert board.state.objs[a].blockers == [b, c]


@rule("702.111b")
def test_menace_against_a_single_creature_asks_nothing() -> None:
    board = Board()
    a = board.creature(0, 3, 3, MENACE)
    board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.to_blockers()
    assert not board.heard(1, D_BLOCK)


@rule("805.10d")
def test_a_team_blocks_together() -> None:
    """Any of its creatures blocks what attacks any of its players, and menace counts them together."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    a = board.creature(1, 3, 3, MENACE)
    b = board.creature(2, 1, 1)
    c = board.creature(3, 1, 1)
    board.attacks(0, {a: player(2)})
    board.blocks(2, (b, a), (c, a))
    board.to_blockers()
    assert board.state.objs[a].blockers == [b, c]
    assert not board.heard(3, D_BLOCK)
    assert len(board.heard(0, D_ORDER)) == 1  # the team's, by its primary player


@rule("802.4a")
def test_teammates_who_do_not_share_turns_do_not_block_for_each_other() -> None:
    table = TableRules(4)
    table.teams = [[0, 2], [1, 3]]
    board = Board(table=table)
    a = board.creature(0, 3, 3)
    board.creature(3, 1, 1)
    board.attacks(0, {a: player(1)})
    board.to_blockers()
    assert not board.heard(3, D_BLOCK)
    assert not board.heard(1, D_BLOCK)


@rule("802.4")
def test_defending_players_declare_in_turn_order() -> None:
    board = Board(4)
    attackers = [board.creature(0, 1, 1) for _ in range(3)]
    for seat in (1, 2, 3):
        board.creature(seat, 1, 1)
    board.state.direction = -1
    asked: list[int] = []
    for seat in (1, 2, 3):

        def answer(game: object, decision: object, seat: int = seat) -> list[int]:
            asked.append(seat)
            return []

        board.says(seat, D_BLOCK, answer)
    board.attacks(0, dict(zip(attackers, (player(1), player(2), player(3)), strict=True)))
    board.to_blockers()
    assert asked == [3, 2, 1]


@rule("800.4a", "800.4e")
def test_a_defender_who_concedes_blocks_nothing_and_takes_nothing() -> None:
    board = Board(3)
    a = board.creature(0, 2, 2)
    board.creature(1, 1, 1)
    board.attacks(0, {a: player(1)})
    board.concedes(1, D_BLOCK)
    board.to_blockers()
    assert board.attackers() == [a]
    board.damage()
    assert board.life(1) == 20


@rule("509.2", edition="2024")
def test_the_attacker_orders_the_blockers() -> None:
    """Today's option asks nothing."""
    for ordered in (True, False):
        table = TableRules(2)
        table.damage_order = ordered
        board = Board(table=table)
        a = board.creature(0, 2, 2)
        b = board.creature(1, 1, 1)
        c = board.creature(1, 1, 1)
        board.attacks(0, {a: player(1)})
        board.blocks(1, (b, a), (c, a))
        board.orders(0, c, b)
        board.to_blockers()
        assert board.state.objs[a].blockers == ([c, b] if ordered else [b, c])
        assert len(board.heard(0, D_ORDER)) == ordered


@rule("506.4c")
def test_an_attacker_of_a_planeswalker_that_left_may_be_blocked() -> None:
    board = Board()
    a = board.creature(0, 2, 2)
    walker = board.planeswalker(1, 3)
    wall = board.creature(1, 0, 4)
    board.attacks(0, {a: walker})
    board.blocks(1, (wall, a))
    board.to_attackers()
    board.game.move(walker, 2)
    from apnap.rules.ch5_turns.combat.block import declare_blockers

    declare_blockers(board.game)
    assert board.state.objs[a].blockers == [wall]
    assert board.state.objs[a].attacking != NONE
