"""Stops and passing until something comes."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BEGIN_COMBAT, DAMAGE, END, MAIN1, MAIN2, UPKEEP
from apnap.rules.views.seen import SeenTurn
from apnap.table.questions import Unclear
from apnap.table.stops import Stops, step_named, until


def turn(number: int, step: int, active: int) -> SeenTurn:
    seen = SeenTurn(0, number, step)
    seen.active = [active]
    return seen


NOW = turn(5, MAIN1, 0)


def test_steps_are_named_as_people_name_them() -> None:
    assert step_named("upkeep") == UPKEEP
    assert step_named("end step") == END
    assert step_named("combat") == BEGIN_COMBAT
    assert step_named("second") == MAIN2
    with pytest.raises(Unclear, match="502.4"):
        step_named("untap")
    with pytest.raises(Unclear, match="steps are upkeep"):
        step_named("lunch")


def test_passing_until_a_step_ends_when_it_comes() -> None:
    wish = until("until end", NOW, 0, 4)
    assert not wish.is_over(turn(5, BEGIN_COMBAT, 0))
    assert wish.is_over(turn(5, END, 0))


def test_a_step_that_this_turn_lacks_ends_it_with_the_next_one() -> None:
    wish = until("until damage", NOW, 0, 4)
    assert not wish.is_over(turn(5, BEGIN_COMBAT, 0))
    assert wish.is_over(turn(5, MAIN2, 0))


def test_a_step_that_is_past_means_that_of_the_next_turn() -> None:
    wish = until("until upkeep", NOW, 0, 4)
    assert not wish.is_over(turn(5, END, 0))
    assert wish.is_over(turn(6, UPKEEP, 1))


def test_passing_until_my_turn_waits_for_it() -> None:
    wish = until("until my turn", NOW, 0, 4)
    assert not wish.is_over(NOW)
    assert not wish.is_over(turn(7, UPKEEP, 2))
    assert wish.is_over(turn(9, UPKEEP, 0))
    assert not wish.asks_there(), "in my own turn my stops decide again"


def test_passing_the_turn_ends_with_the_next_one() -> None:
    wish = until("turn", NOW, 0, 4)
    assert not wish.is_over(turn(5, END, 0))
    assert wish.is_over(turn(6, UPKEEP, 1))


def test_passing_until_another_players_step() -> None:
    wish = until("until p3 end!", NOW, 0, 4)
    assert wish.firm
    assert not wish.is_over(turn(6, END, 1))
    assert not wish.is_over(turn(7, DAMAGE, 2))
    assert wish.is_over(turn(7, END, 2))


@pytest.mark.parametrize("words", ["until", "until p9", "until the cows come home"])
def test_unclear_wishes_are_asked_about(words: str) -> None:
    with pytest.raises(Unclear):
        until(words, NOW, 0, 4)


def test_stops_are_set_and_removed() -> None:
    stops = Stops()
    assert stops.mine == {MAIN1, MAIN2} and not stops.theirs
    stops.change("upkeep", True)
    assert UPKEEP in stops.mine and UPKEEP not in stops.theirs
    stops.change("their end", True)
    assert END in stops.theirs and END not in stops.mine
    stops.change("all combat", True)
    assert BEGIN_COMBAT in stops.mine and BEGIN_COMBAT in stops.theirs
    stops.change("combat", False)
    assert BEGIN_COMBAT not in stops.mine and BEGIN_COMBAT not in stops.theirs
    stops.change("all", True)
    assert stops.always
    assert any("upkeep" in line for line in Stops().words()) is False
