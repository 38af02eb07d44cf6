"""Assignments of combat damage on small boards against all that could be announced. CR 510.1c-e, 702.2c, 702.19b."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from apnap.rules.ch5_turns.combat.assignment import Assigner, Side
from apnap.testing import rule
from tests.rules.ch5_turns.combat.combat_board import Board, player

Given = tuple[int, ...]


def divisions(amount: int, places: int) -> Iterator[Given]:
    """All ways to divide an amount."""
    if places == 1:
        yield (amount,)
        return
    for first in range(amount + 1):
        for rest in divisions(amount - first, places - 1):
            yield (first, *rest)


def is_legal(board: Board, side: Side, given: tuple[Given, ...]) -> bool:
    """The rules once more, for a complete announcement."""
    total: dict[int, int] = {}
    touched: set[int] = set()
    for a, amounts in zip(side.assigners, given, strict=True):
        for target, n in zip(a.targets, amounts, strict=True):
            total[target] = total.get(target, 0) + n
            if n and a.deathtouch:
                touched.add(target)

    def is_lethal(creature: int) -> bool:
        o = board.state.objs[creature]
        return creature in touched or total[creature] + o.damage >= board.game.char(creature).toughness

    for a, amounts in zip(side.assigners, given, strict=True):
        for i, n in enumerate(amounts):
            in_line = side.ordered or a.targets[i] < 0
            if n and in_line and not all(is_lethal(c) for c in a.targets[:i]):
                return False
    return True


def random_side(dice: random.Random) -> tuple[Board, Side]:
    board = Board()
    creatures = [board.creature(1, 1, dice.randint(1, 3)) for _ in range(dice.randint(1, 3))]
    for c in creatures:
        board.state.edit(c).damage = dice.choice([0, 0, 0, 1])
    side = Side(dice.random() < 0.6)
    for _ in range(dice.randint(1, 3)):
        id = board.creature(0, 1, 1)
        targets = dice.sample(creatures, dice.randint(1, len(creatures)))
        spills = dice.random() < 0.5
        if spills:
            targets.append(player(1))
        side.add(board.game, Assigner(id, dice.randint(1, 4), targets, spills, dice.random() < 0.3))
    return board, side


@rule("510.1e")
@pytest.mark.parametrize("seed", range(200))
def test_an_announcement_is_legal_when_it_can_be_completed(seed: int) -> None:
    """Creature by creature, exactly what some legal announcement begins with."""
    board, side = random_side(random.Random(seed))
    everything = itertools.product(*(divisions(a.amount, len(a.targets)) for a in side.assigners))
    legal = {given for given in everything if is_legal(board, side, given)}
    assert legal
    for i, a in enumerate(side.assigners):
        if side.is_forced(a):
            assert {given[i] for given in legal} == {(a.amount, *[0] * (len(a.targets) - 1))}
            a.given = [a.amount, *[0] * (len(a.targets) - 1)]
        elif len(legal) > 1 and not any(side.shared):
            assert len({given[i] for given in legal}) > 1, "asked without a choice"
    fixed = [tuple(a.given) for a in side.assigners]
    for n in range(1, len(side.assigners) + 1):
        begun = {given[:n] for given in legal}
        for prefix in itertools.product(*(divisions(a.amount, len(a.targets)) for a in side.assigners[:n])):
            if any(f and f != p for f, p in zip(fixed, prefix, strict=False)):
                continue
            for i, a in enumerate(side.assigners):
                a.given = list(prefix[i]) if i < n else list(fixed[i])
            assert side.is_legal() == (prefix in begun), (seed, prefix)
