"""Declarations of any size are judged and advised in bounded time. CR 508.1d, 509.1c."""

from __future__ import annotations

import itertools
import random
import time

import pytest

from apnap.rules.ch5_turns.combat.allotment import EFFORT, Allotment, is_simple
from apnap.rules.ch5_turns.combat.block_rules import MOST_WAYS, Ways
from apnap.rules.ch5_turns.combat.optimum import MOST_TRIALS, Puzzle, Search, Way, best, fill
from apnap.testing import rule

FLOWING = (0, 1)
DEMANDING = (0, 1, 2, 2, 3)


def board(dice: random.Random, creatures: int, slots: int, leasts: tuple[int, ...], density: float = 0.7) -> Puzzle:
    """Creatures that must block, lures, provocations, attackers that must be blocked, limits, minimums, in any mix."""
    puzzle = Puzzle()
    if dice.random() < 0.4:
        puzzle.total = puzzle.slot(0, dice.randint(0, creatures), 0)
    whole = [puzzle.total] if puzzle.total >= 0 else []
    own = []
    for _ in range(slots):
        least, most = dice.choice(leasts), dice.choice([-1, -1, -1, 1, 2, 3])
        own.append(puzzle.slot(least, -1 if most < least else most, dice.choice([0, 0, 1000])))
    for i in range(creatures):
        ways = [Way(0, [], [])]
        must = dice.choice([0, 0, 1000, 2000])
        for j, slot in enumerate(own):
            if dice.random() < density:
                ways.append(Way(must + dice.choice([0, 0, 0, 1000]) + dice.choice([0, 0, -1, 2]), [*whole, slot], [j]))
        if dice.random() < 0.2:
            ways.append(Way(must + dice.choice([0, 1000]), whole, [slots]))
        puzzle.creatures.append(i)
        puzzle.ways.append(ways)
    return puzzle


def most_of(puzzle: Puzzle) -> int:
    """By trying everything."""
    return max(puzzle.value(list(p)) for p in itertools.product(*puzzle.ways) if puzzle.fits(list(p)))


@rule("508.1d", "509.1c")
@pytest.mark.parametrize("seed", range(150))
def test_a_flow_finds_the_best_declaration(seed: int) -> None:
    dice = random.Random(seed)
    puzzle = board(dice, dice.randint(1, 6), dice.randint(1, 4), FLOWING)
    assert is_simple(puzzle)
    allotment = Allotment(puzzle)
    picks = allotment.run()
    assert puzzle.fits(picks)
    assert puzzle.value(picks) == allotment.most == most_of(puzzle)


@rule("509.1c", "702.111b")
@pytest.mark.parametrize("seed", range(150))
def test_where_attackers_need_several_blockers_it_is_legal_and_its_bound_is_right(seed: int) -> None:
    dice = random.Random(f"demanding {seed}")
    puzzle = board(dice, dice.randint(1, 6), dice.randint(1, 4), DEMANDING)
    allotment = Allotment(puzzle)
    picks = allotment.run()
    most = most_of(puzzle)
    assert puzzle.fits(picks)
    assert puzzle.value(picks) <= most <= allotment.most
    assert puzzle.value(fill(puzzle)) == most  # a board of this size is gone through


@rule("509.1c")
def test_most_small_boards_are_allotted_as_well_as_can_be() -> None:
    """How good it is where it is not exact: in nine of ten as good as trying everything."""
    right = 0
    for seed in range(200):
        dice = random.Random(f"quality {seed}")
        puzzle = board(dice, dice.randint(2, 6), dice.randint(1, 4), DEMANDING)
        right += puzzle.value(Allotment(puzzle).run()) == most_of(puzzle)
    assert right >= 180


@rule("509.1c")
@pytest.mark.parametrize("leasts", [FLOWING, (2,), DEMANDING])
def test_a_large_board_takes_bounded_effort(leasts: tuple[int, ...]) -> None:
    size = 60
    puzzle = board(random.Random(7), size, size, leasts, 1.0)
    began = time.process_time()
    picks = best(puzzle)
    assert time.process_time() - began < 20  # interpreted; compiled it is a hundredth of that
    assert puzzle.fits(picks)
    allotment = Allotment(puzzle)
    allotment.run()
    assert allotment.effort < 2 * EFFORT
    if leasts == FLOWING:
        assert puzzle.value(picks) == allotment.most


@rule("509.1a")
def test_a_creature_that_can_block_any_number_of_attackers_has_few_ways() -> None:
    ways = Ways(list(range(100, 140)), [])
    ways.slots = list(range(40))
    ways.wishes = [2 if i % 3 == 0 else -1 for i in range(40)]
    ways.list_all(40)
    assert 40 < len(ways.out) < MOST_WAYS
    assert max(len(way.targets) for way in ways.out) == 14


class Quarrel(Puzzle):
    """No two creatures may take part together."""

    def accepts(self, picks: list[Way]) -> bool:
        return sum(bool(p.targets) for p in picks) < 2


@rule("508.1c")
def test_restrictions_on_the_whole_are_tried_a_bounded_number_of_times() -> None:
    puzzle = Quarrel()
    for i in range(60):
        puzzle.creatures.append(i)
        puzzle.ways.append([Way(0, [], []), Way(1000, [], [1]), Way(999, [], [2])])
    search = Search(puzzle)
    search.run()
    assert search.trials < 2 * MOST_TRIALS
    picks = best(puzzle)
    assert puzzle.accepts(picks) and puzzle.value(picks) == 1000
