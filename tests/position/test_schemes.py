"""Positions of Archenemy and Vanguard games: scheme decks, schemes that are face up, vanguards."""

from __future__ import annotations

import pytest

import apnap
from apnap.agents.uniform import RandomAgent
from apnap.errors import PositionError
from apnap.position import differences, read, write
from apnap.rules.core.constants import COMMAND, SCHEME_DECK
from apnap.rules.core.decisions import D_PRIORITY
from apnap.testing.plugin import Builder


@pytest.mark.parametrize("variant", ["archenemy", "supervillain-rumble", "two-headed-giant+vanguard"])
def test_positions_of_random_games_are_read_back(variant: str) -> None:
    play = apnap.new_game(variant=variant, seed=5, log=False).play
    agents = [RandomAgent(s) for s in range(play.state.seats)]
    written = 0
    for number in range(150):
        decision = play.decision()
        assert decision is not None
        if decision.kind == D_PRIORITY and number % 15 == 0:
            assert differences(play, read(write(play))) == []
            written += 1
        play.answer([int(x) for x in agents[decision.decider].choose(play, decision)], int(decision.decider))
    assert written >= 5


def test_schemes_in_order_and_face_up(scenario: Builder) -> None:
    table = scenario(seats=4, variant="archenemy")
    table.sets_in_motion("The Very Soil Shall Shake", "Roots of All Evil", "Time Bends to My Will")
    bears = table.seat(0).has("Grizzly Bears")
    again = read(write(table.game))
    seat = table.seat(0).number
    assert [again.state.objs[id].card.name for id in again.state.ids(seat, SCHEME_DECK)] == [
        "Time Bends to My Will",
        "Roots of All Evil",
    ]
    assert [again.state.objs[id].card.name for id in again.state.ids(seat, COMMAND)] == ["The Very Soil Shall Shake"]
    assert bears.power == 4 and [again.char(id).power for id in again.state.ids(seat, 5)] == [4]


def test_an_extra_turn_that_differs_is_refused(scenario: Builder) -> None:
    table = scenario(seats=4, variant="archenemy").sets_in_motion("Time Bends to My Will").resolve_stack()
    with pytest.raises(PositionError, match="extra turn"):
        write(table.game)
