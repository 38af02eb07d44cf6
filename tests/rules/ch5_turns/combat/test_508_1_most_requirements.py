"""The best declaration against trying everything. CR 508.1d, 509.1c."""

from __future__ import annotations

import itertools
import random

import pytest

import apnap.vocabulary  # noqa: F401  (all words there are)
from apnap.abilities.statics.changes import Change
from apnap.rules.ch5_turns.combat.optimum import Puzzle, Search, Way, best, fill
from apnap.testing import rule


class Picky(Puzzle):
    """Refuses a declaration in which these two creatures both take part."""

    def __init__(self) -> None:
        super().__init__()
        self.rivals = (0, 0)
        self.tried = 0

    def accepts(self, picks: list[Way]) -> bool:
        self.tried += 1
        return not all(picks[i].targets for i in self.rivals)


def random_puzzle(dice: random.Random) -> Picky:
    puzzle = Picky()
    for _ in range(dice.randint(0, 4)):
        least = dice.choice([0, 1, 2, 3])
        most = dice.choice([-1, -1, 1, 2, 70])
        puzzle.slot(least, most, dice.choice([0, 0, 3]))
    for i in range(dice.randint(1, 5)):
        ways = [Way(0, [], [])]
        for _ in range(dice.randint(0, 4)):
            slots = sorted(dice.sample(range(len(puzzle.least)), dice.randint(0, len(puzzle.least))))
            ways.append(Way(dice.randint(0, 6), slots, [1]))
        puzzle.creatures.append(i)
        puzzle.ways.append(ways)
    puzzle.rivals = (0, len(puzzle.ways) - 1)
    return puzzle


@rule("508.1d", "509.1c")
@pytest.mark.parametrize("seed", range(120))
def test_no_declaration_obeys_more_requirements_than_the_one_found(seed: int) -> None:
    puzzle = random_puzzle(random.Random(seed))
    fitting = [list(p) for p in itertools.product(*puzzle.ways) if puzzle.fits(list(p))]
    most = max(puzzle.value(p) for p in fitting)
    for beam in (1, 3, 200):
        picks = fill(puzzle, beam)
        assert puzzle.fits(picks)
        assert puzzle.value(picks) == most
    accepted = [p for p in fitting if puzzle.accepts(p)]
    picks = best(puzzle)
    assert puzzle.fits(picks) and puzzle.accepts(picks)
    assert puzzle.value(picks) == max(puzzle.value(p) for p in accepted)


def test_the_search_leaves_out_what_cannot_be_better() -> None:
    """A board on which the first try is the best needs no second."""
    puzzle = Picky()
    for i in range(12):
        puzzle.creatures.append(i)
        puzzle.ways.append([Way(0, [], []), Way(1, [], [1])])
    puzzle.rivals = (0, 1)
    assert puzzle.value(Search(puzzle).run()) == 11
    assert puzzle.tried < 50


def test_every_change_that_makes_creatures_attack_says_that_it_does() -> None:
    """Where nothing demands attacks, requirements are not counted."""
    every = [cls for cls in subclasses(Change) if "must_attack" in vars(cls)]
    assert len(every) >= 3
    assert [cls.__name__ for cls in every if "demands_attacks" not in vars(cls)] == []


def subclasses(cls: type) -> list[type]:
    return [found for child in cls.__subclasses__() for found in (child, *subclasses(child))]
