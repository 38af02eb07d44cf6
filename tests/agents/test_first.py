"""What `first` does not do."""

from __future__ import annotations

from apnap.agents.first import FirstAgent, guards_of, is_safe
from apnap.rules.ch1_concepts.definitions import Context
from apnap.rules.core.constants import BATTLEFIELD, MAIN1
from apnap.rules.core.decisions import FOR_COMMANDER, O_ACTIVATE, O_CAST
from apnap.testing.plugin import Builder
from apnap.vocabulary import CREATURE, YOU_CONTROL, Target


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


def test_guards_are_those_that_could_block_and_kill(scenario: Builder) -> None:
    table = scenario(seats=2)
    bears, flyer = table.seat(0).have("Grizzly Bears", "Storm Crow")
    names = ("Memnite", "Hill Giant", "Grizzly Bears", "Wind Drake", "Craw Wurm")
    guards = table.seat(1).have(*names)
    game, unit = table.game, int(table.game.state.table.unit_of[table.seat(1).number])
    found = guards_of(game, unit)
    assert sorted(int(power) for power in found.powers) == [1, 2, 2, 3, 6] and found.strongest == 6
    assert not is_safe(game, bears.id, found) and not is_safe(game, flyer.id, found)
    table.game.state.edit(guards[3].id).tapped = True
    found = guards_of(game, unit)
    assert is_safe(game, flyer.id, found)  # no other one could block it (702.9b)
    assert not is_safe(game, bears.id, found)
    for big in (guards[1], guards[2], guards[4]):
        table.game.state.edit(big.id).tapped = True
    assert is_safe(game, bears.id, guards_of(game, unit))


def test_a_slot_for_what_you_control_finds_nothing_of_an_opponent(scenario: Builder) -> None:
    table = scenario(seats=2)
    mine, _theirs = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    ctx = Context(table.seat(0).number, mine.id)
    assert not Target(CREATURE, YOU_CONTROL).finds_opponent(table.game, ctx)
    assert Target(CREATURE).finds_opponent(table.game, ctx)
