"""Passing and stops as people type them."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import BEGIN_COMBAT, END, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import IllegalAnswer
from apnap.table.stops import Stops, Until, Wait
from apnap.terminal.matching import Unclear
from apnap.terminal.wishes import change_stops, step_named, stops_lines, times, until, until_words


def test_steps_are_named_as_people_name_them() -> None:
    assert step_named("upkeep") == UPKEEP
    assert step_named("end step") == END
    assert step_named("combat") == BEGIN_COMBAT
    assert step_named("second") == MAIN2
    with pytest.raises(Unclear, match="502.4"):
        step_named("untap")
    with pytest.raises(Unclear, match="steps are upkeep"):
        step_named("lunch")


@pytest.mark.parametrize(
    ("words", "wish", "told"),
    [
        ("turn", Until(turn=True), "the next turn"),
        ("until end", Until(END), "end"),
        ("until next end", Until(END, turn=True), "end"),
        ("until my turn", Until(seat=0, turn=True), "your turn"),
        ("until my upkeep", Until(UPKEEP, seat=0), "your upkeep"),
        ("until p3 end!", Until(END, seat=2, firm=True), "p3's end"),
        ("until p2", Until(seat=1, turn=True), "p2's turn"),
    ],
)
def test_wishes_are_read_and_told(words: str, wish: Until, told: str) -> None:
    assert until(words, 0, 4) == wish
    assert until_words(wish, 0) == told


@pytest.mark.parametrize("words", ["until", "until p9", "until the cows come home"])
def test_unclear_wishes_are_asked_about(words: str) -> None:
    with pytest.raises(Unclear):
        until(words, 0, 4)


def test_stops_are_set_and_removed() -> None:
    stops = Stops()
    assert stops.mine == {MAIN1, MAIN2} and not stops.theirs
    change_stops(stops, "upkeep", True)
    assert UPKEEP in stops.mine and UPKEEP not in stops.theirs
    change_stops(stops, "their end", True)
    assert END in stops.theirs and END not in stops.mine
    change_stops(stops, "all combat", True)
    assert BEGIN_COMBAT in stops.mine and BEGIN_COMBAT in stops.theirs
    change_stops(stops, "combat", False)
    assert BEGIN_COMBAT not in stops.mine and BEGIN_COMBAT not in stops.theirs
    change_stops(stops, "all", True)
    assert stops.always
    assert any("upkeep" in line for line in stops_lines(Stops(), 0)) is False
    change_stops(stops, "all", False)
    assert not stops.always and not stops.mine and not stops.theirs


def test_stops_are_told_with_what_is_waited_for() -> None:
    stops = Stops()
    assert stops_lines(stops, 0)[0] == "your turns: main, second main"
    stops.wait = Wait(Until(UPKEEP, seat=1), 5, 5, MAIN1)
    assert stops_lines(stops, 0)[-1] == "passing until p2's upkeep"


def test_how_often_is_a_number() -> None:
    assert times("1,000_000", "repeat 5") == 1_000_000
    for text in ("0", "often", "", "1000000000000"):
        with pytest.raises(IllegalAnswer, match="say how often: repeat 5"):
            times(text, "repeat 5")
