"""What `first` does not do."""

from __future__ import annotations

from apnap.agents.first import FirstAgent
from apnap.rules.core.constants import BATTLEFIELD, MAIN1
from apnap.rules.core.decisions import FOR_COMMANDER, O_ACTIVATE, O_CAST
from apnap.testing.plugin import Builder


def test_an_ability_for_nothing_is_not_activated_again_and_again(scenario: Builder) -> None:
    table = scenario()
    seat = table.seat(0)
    seat.has("Nomads en-Kor", "Grizzly Bears")
    decision = table.to_priority(seat.number)
    assert any(option.kind == O_ACTIVATE for option in decision.options)
    assert FirstAgent().choose(table.game, decision) == [0]


def test_a_commander_is_cast_and_cast_again(scenario: Builder) -> None:
    table = scenario(commander=True)
    seat = table.seat(0)
    hound = seat.leads("Isamaru, Hound of Konda")
    seat.have("Plains", "Plains", "Plains")
    for _ in range(2):
        table.game.state.edit_player(seat.number).lands_played = 1
        table.refresh()
        decision = table.to_priority(seat.number)
        chosen = decision.options[FirstAgent().choose(table.game, decision)[0]]
        assert chosen.kind == O_CAST and chosen.id == hound.now
        seat.casts("Isamaru, Hound of Konda", free=False).resolves()
        table.seat(0).casts("Murder", at=[seat.permanent("Isamaru, Hound of Konda")])
        asked = table.asked(seat, FOR_COMMANDER)
        assert FirstAgent().choose(table.game, asked) == [1]
        table.answer([1])
        table.to_turn(table.seat(1))
        table.to_turn(seat)
        table.to_step(MAIN1)


def test_a_commander_may_go_to_the_hand_but_not_to_the_library(scenario: Builder) -> None:
    table = scenario(commander=True)
    seat = table.seat(0)
    hound = seat.leads("Isamaru, Hound of Konda", zone=BATTLEFIELD)
    seat.casts("Unsummon", at=[hound])
    assert FirstAgent().choose(table.game, table.asked(seat, FOR_COMMANDER)) == [0]
    table.answer([0])
    seat.casts("Isamaru, Hound of Konda").resolves()
    seat.casts("Time Ebb", at=[seat.permanent("Isamaru, Hound of Konda")])
    assert FirstAgent().choose(table.game, table.asked(seat, FOR_COMMANDER)) == [1]
