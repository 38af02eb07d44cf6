"""Games from choice to choice: what is run again to spare checkpoints changes nothing, and answers are small."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pettingzoo", reason="the environments need apnap[env], which `make test` installs")

from apnap.env.core.choices import Asking
from apnap.env.core.driver import Driver
from apnap.env.setting import setting
from apnap.rules.core.constants import HAND
from apnap.rules.core.decisions import ChooseDecision, NumberDecision
from tests.properties.games import some

VARIANTS = ("", "free-for-all", "two-headed-giant", "grand-melee", "planechase", "archenemy", "commander")


def same(one: Driver, other: Driver) -> bool:
    return (
        one.play.digest() == other.play.digest()
        and one.seat == other.seat
        and one.asking.count == other.asking.count
        and one.asking.parts == other.asking.parts
    )


@pytest.mark.parametrize("seed", some(1, 10))
@pytest.mark.parametrize("variant", VARIANTS)
def test_checkpoints_that_are_good_for_several_transitions_change_nothing(variant: str, seed: int) -> None:
    games = setting(variant, most_turns=30).games()
    quick = games.new(seed)
    careful = games.new(seed)
    careful.play.recording = True  # then nothing is ever run again but what asks
    dice = random.Random(seed)
    forks = 0
    for _ in range(150):
        assert same(quick, careful)
        if quick.seat < 0:
            break
        if dice.random() < 0.1:
            forks += 1
            quick = quick.fork(games.agents(seed))
        action = dice.randrange(int(quick.asking.count))
        quick.act(action)
        careful.act(action)
    assert forks


def test_a_long_list_comes_in_pages() -> None:
    games = setting().games()
    play = games.new(1).play
    decision = ChooseDecision(0, "608.2d", list(range(100, 150)), 1, 2)
    asking = Asking(16)
    asking.open(play, decision)
    seen: list[int] = []
    while len(seen) < 50:
        assert asking.count <= 16
        seen += [int(asking.offered.at(asking.first + i)) for i in range(int(asking.values))]
        asking.choose(play, asking.count - 1)  # on
    assert seen == list(range(100, 150))
    assert asking.first == 0, "after the last page comes the first"
    asking.choose(play, 3)
    assert asking.parts == [103] and asking.ends
    asking.choose(play, asking.values)  # that is all
    assert asking.count == 0 and asking.answer() == [103]


def test_of_many_numbers_a_range_is_chosen_first() -> None:
    play = setting().games().new(1).play
    for wanted in (0, 7, 499, 500, 123_456, 999_999):
        asking = Asking(16)
        asking.open(play, NumberDecision(0, "107.3", 0, 999_999))
        choices = 0
        while asking.count:
            assert asking.count <= 16
            asking.choose(play, (wanted - int(asking.offered.at(asking.first))) // asking.step)
            choices += 1
        assert asking.answer() == [wanted] and choices <= 7


def test_what_is_forced_is_no_choice() -> None:
    driver = setting().games().new(1)
    dice = random.Random(2)
    while driver.seat >= 0:
        assert driver.asking.count >= 2
        driver.act(dice.randrange(int(driver.asking.count)))
    assert driver.over() and driver.outcome(0) != driver.outcome(1)
    assert driver.play.state.size(0, HAND) >= 0
