"""Declaring attackers. CR 508."""

from __future__ import annotations

import pytest

from apnap.rules.ch5_turns.combat.attack import can_attack, legal_attack_targets
from apnap.rules.ch8_multiplayer.table import TableRules
from apnap.rules.core.constants import BATTLE, CREATURE, DEFENDER, EV_ATTACK, HASTE, VIGILANCE
from apnap.rules.core.decisions import D_ATTACK, IllegalAnswer
from apnap.testing import rule
from tests.rules.combat.board import Board, player


@rule("508.1f", "510.1b")
def test_an_unblocked_attacker_taps_and_deals_its_damage() -> None:
    board = Board()
    bear = board.creature(0, 2, 2)
    board.attacks(0, {bear: player(1)})
    board.to_attackers()
    assert board.attackers() == [bear]
    assert board.state.objs[bear].tapped
    assert board.state.objs[bear].attacking == player(1)
    assert board.state.objs[bear].defender == 1
    board.damage()
    assert board.life(1) == 18


@rule("508.1a", "702.3b", "702.10b")
def test_who_can_attack() -> None:
    """Untapped, not sick unless it has haste, no defender, no battle."""
    board = Board()
    ready = board.creature(0, 1, 1)
    board.creature(0, 1, 1, tapped=True)
    board.creature(0, 1, 1, sick=True)
    hasty = board.creature(0, 1, 1, HASTE, sick=True)
    board.creature(0, 1, 1, DEFENDER)
    board.creature(0, 1, 1, types=CREATURE | BATTLE)
    other = board.creature(1, 1, 1)
    board.to_attackers()
    assert board.heard(0, D_ATTACK)[0].candidates == [ready, hasty]
    assert can_attack(board.game, ready)
    assert not can_attack(board.game, other)


@rule("702.20b")
def test_vigilance_does_not_tap() -> None:
    board = Board()
    angel = board.creature(0, 4, 4, VIGILANCE)
    board.attacks(0, {angel: player(1)})
    board.to_attackers()
    assert not board.state.objs[angel].tapped


@rule("508.8")
def test_nobody_is_asked_without_creatures() -> None:
    board = Board()
    board.creature(1, 2, 2)
    board.fight()
    assert not board.script[0].heard
    assert not board.attackers()


@rule("508.1b", "310.9b")
def test_planeswalkers_and_battles_are_attacked() -> None:
    """A battle by who is an opponent of its protector, its own controller among them."""
    board = Board(3)
    a = board.creature(0, 2, 2)
    b = board.creature(0, 3, 3)
    walker = board.planeswalker(1, 4)
    siege = board.battle(0, 2, 5)
    board.battle(1, 0, 5)
    assert not legal_attack_targets(board.game, a)
    board.attacks(0, {a: walker, b: siege})
    board.to_attackers()
    assert board.heard(0, D_ATTACK)[0].others == [player(1), player(2), siege, walker]
    assert board.state.objs[a].defender == 1
    assert board.state.objs[b].defender == 2
    board.damage()
    assert board.state.objs[walker].counter("loyalty") == 2
    assert board.state.objs[siege].counter("defense") == 2
    assert [board.life(s) for s in range(3)] == [20, 20, 20]


@rule("802.2", "102.3")
def test_teammates_cannot_be_attacked() -> None:
    table = TableRules(4)
    table.teams = [[0, 2], [1, 3]]
    board = Board(table=table)
    bear = board.creature(0, 2, 2)
    board.attacks(0, {bear: player(2)})
    with pytest.raises(IllegalAnswer, match="508.1b"):
        board.to_attackers()
    assert not board.state.objs[bear].tapped


@rule("805.10b")
def test_shared_turns_make_one_attack() -> None:
    """The creatures of both players, each against any of the other team."""
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    mine = board.creature(0, 2, 2)
    mate = board.creature(1, 3, 3)
    board.attacks(0, {mine: player(3), mate: player(2)})
    board.fight()
    assert board.life(3) == 18
    assert board.life(2) == 17
    assert not board.heard(1, D_ATTACK)


@rule("508.1m")
def test_attack_events_are_one_batch() -> None:
    """What triggers on attacks sees all attackers."""
    board = Board()
    ids = [board.creature(0, 1, 1) for _ in range(3)]
    board.attacks(0, dict.fromkeys(ids, player(1)))
    board.to_attackers()
    seen = []
    event = board.state.turn().events[EV_ATTACK]
    while event is not None:
        seen.append(event.id)  # type: ignore[attr-defined]
        event = event.prev
    assert seen == ids[::-1]


@rule("800.4a")
def test_a_defender_who_concedes_during_the_declaration_is_not_attacked() -> None:
    """The attack is declared afresh at a smaller table."""
    board = Board(3)
    bear = board.creature(0, 2, 2)

    def answer(game: object, decision: object) -> list[int]:
        board.game.leaves(1)
        return [player(1)]

    board.says(0, D_ATTACK, answer)
    board.attacks(0, {bear: player(2)})
    board.to_attackers()
    assert len(board.heard(0, D_ATTACK)) == 2
    assert board.heard(0, D_ATTACK)[1].others == [player(2)]
    assert board.state.objs[bear].attacking == player(2)


@rule("800.4a", "800.4j")
def test_an_attacker_who_concedes_attacks_nobody() -> None:
    board = Board(3)
    board.creature(0, 2, 2)
    board.concedes(0, D_ATTACK)
    board.to_attackers()
    assert not board.attackers()
    assert not board.script[1].heard


@rule("800.4a", "805.10b")
def test_the_teammate_goes_on_when_a_speaker_concedes() -> None:
    table = TableRules(4)
    table.teams = [[0, 1], [2, 3]]
    table.shared_turns = True
    board = Board(table=table)
    board.creature(0, 2, 2)
    mate = board.creature(1, 3, 3)
    board.concedes(0, D_ATTACK)
    board.attacks(1, {mate: player(2)})
    board.to_attackers()
    assert board.attackers() == [mate]
