"""What `first` does where it has friends: it knows them from foes, also where no foe is within reach."""

from __future__ import annotations

from apnap.agents.first import FirstAgent
from apnap.rules.ch5_turns.combat.begin import opponents_to_attack
from apnap.rules.core.constants import MAIN1
from apnap.rules.core.decisions import D_ATTACK, D_PRIORITY, O_ACTIVATE, O_CAST, Option
from apnap.testing import Scenario, Seat, rule
from apnap.testing.plugin import Builder


def would_do(seat: Seat) -> Option:
    """What the agent would do with priority in this seat, now."""
    table = seat.table
    decision = table.to_priority(seat.number)
    assert decision.kind == D_PRIORITY
    return decision.options[FirstAgent().choose(table.game, decision)[0]]


def ready_to_shock(table: Scenario, number: int) -> Seat:
    seat = table.seat(number)
    seat.holds("Shock")
    seat.gets_mana("R")
    return seat


def test_a_spell_goes_at_the_foe_within_reach(scenario: Builder) -> None:
    """A general reaches the own emperor on one side and a foe on the other."""
    table = scenario(variant="emperor")
    seat = ready_to_shock(table, 0)
    assert would_do(seat).kind == O_CAST
    table.game.answer(list(FirstAgent().choose(table.game, table.to_priority(seat.number))), seat.number)
    decision = table.game.decision()
    assert decision is not None
    assert FirstAgent().choose(table.game, decision) == [table.seat(5).ref]


def test_no_spell_at_friends_while_every_foe_is_out_of_reach(scenario: Builder) -> None:
    table = scenario(variant="emperor", sizes=[6, 6])
    seat = ready_to_shock(table, 0)
    assert would_do(seat).kind == O_CAST
    friends = table.game.state.table.friends[seat.number]
    assert table.game.state.reach is not None
    table.game.state.reach = [mask & friends for mask in table.game.state.reach]
    table.refresh()
    assert len(table.to_priority(seat.number).options) > 1
    assert would_do(seat).kind != O_CAST


@rule("804.2")
def test_an_emperor_who_can_attack_nobody_deploys_to_a_general_who_can(scenario: Builder) -> None:
    table = scenario(variant="emperor")
    table.seat(2).have("Forest", "Forest")
    table.to_turn(table.seat(1))
    table.seat(1).has("Grizzly Bears")
    table.to_step(MAIN1, table.seat(1))
    emperor = table.seat(1)
    emperor.plays("Forest")
    assert would_do(emperor).kind == O_ACTIVATE
    table.game.answer(list(FirstAgent().choose(table.game, table.to_priority(emperor.number))), emperor.number)
    decision = table.game.decision()
    assert decision is not None
    assert FirstAgent().choose(table.game, decision) == [table.seat(0).ref], "the one who has less"


@rule("804.2")
def test_a_general_keeps_creatures_to_attack_with(scenario: Builder) -> None:
    table = scenario(variant="emperor")
    table.seat(0).has("Grizzly Bears")
    assert would_do(table.seat(0)).kind != O_ACTIVATE


@rule("804.2")
def test_where_no_teammate_can_attack_either_nothing_is_deployed(scenario: Builder) -> None:
    """With six a team, some are idle and reach somebody who is not; whoever is left alone in the middle keeps all."""
    table = scenario(variant="emperor", sizes=(6, 6))
    state = table.game.state
    numbers = [table.seat(s).number for s in range(6)]
    idle = [n for n in numbers if not opponents_to_attack(state, n)]
    helped = [n for n in idle if any(state.in_reach(n, m) for m in numbers if m not in idle)]
    assert len(idle) == 4
    for n in numbers:
        assert FirstAgent().is_idle(state, n) == (n in helped)
    state.reach = [1 << n for n in range(12)]
    assert not any(FirstAgent().is_idle(state, n) for n in numbers)


def test_an_attack_counts_the_blockers_of_both_heads(scenario: Builder) -> None:
    table = scenario(variant="two-headed-giant")
    table.seat(0).has("Grizzly Bears")
    table.seat(3).has("Hill Giant")
    decision = table.asked(kind=D_ATTACK)
    assert FirstAgent().choose(table.game, decision) == [-1000], "the other head would block and kill it"


def test_a_counterspell_is_for_foes(scenario: Builder) -> None:
    table = scenario(variant="team-vs-team", sizes=[2, 2])
    table.seat(0).casts("Grizzly Bears")
    mate = table.seat(1)
    mate.holds("Counterspell")
    mate.gets_mana("UU")
    assert would_do(mate).kind != O_CAST
    foe = table.seat(2)
    foe.holds("Counterspell")
    foe.gets_mana("UU")
    assert would_do(foe).kind == O_CAST


@rule("804.2")
def test_creatures_are_not_kept_for_a_teammate_who_left_or_is_out_of_reach(scenario: Builder) -> None:
    """Everybody attacks to the left: seat 0 sits beside a teammate, and so do all within reach but one."""
    near = scenario(seats=5, teams=[[0, 1, 3], [2, 4]], attack="left", deploy=True, range_of_influence=[2, 0, 2, 2, 2])
    agent = FirstAgent()
    assert agent.is_idle(near.game.state, near.seat(0).number)  # seat 3 could attack seat 4
    near.seat(3).concedes()
    assert not agent.is_idle(near.game.state, near.seat(0).number)
    far = scenario(seats=6, teams=[[0, 1, 2, 3], [4, 5]], attack="left", deploy=True, range_of_influence=1)
    assert not agent.is_idle(far.game.state, far.seat(0).number)
    assert agent.is_idle(far.game.state, far.seat(2).number)
