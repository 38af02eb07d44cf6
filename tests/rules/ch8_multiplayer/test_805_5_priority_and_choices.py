"""Priority and choices of teams that share their turns. CR 805.5-7."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife, LifeBecomes, LoseLife
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.player_events import Draws
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.players import EACH_OPPONENT, EACH_PLAYER, YOU
from apnap.rules.core.decisions import (
    D_ORDER,
    D_PRIORITY,
    FOR_DRAWS,
    FOR_PLAYER,
    FOR_SACRIFICE,
    FOR_TRIGGERS,
    Decision,
)
from apnap.rules.views.why_not import why_not
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder

SPITE = card("Spite", "{B}", "Enchantment", Whenever(Draws(YOU), LoseLife(1, who=EACH_OPPONENT)))


def giants(scenario: Builder, **settings: object) -> Scenario:
    """Two against two: seats 0 and 1 have their turn, seats 2 and 3 are the other team."""
    return scenario(variant="two-headed-giant", **settings)


def numbers(table: Scenario, decisions: list[Decision]) -> list[int]:
    """The scenario's seats that are asked."""
    return sorted((int(d.seat) - table.offset) % table.count for d in decisions)


def asked(table: Scenario) -> list[int]:
    return numbers(table, table.game.decisions())


WARDEN = card("Warden", "{W}", "Creature - Cleric", "1/1", Whenever(Enters(CREATURE), GainLife(1)))


def two_teams(scenario: Builder) -> Scenario:
    """Two against two, each team with one turn and one life total."""
    return scenario(seats=4, teams=[[0, 1], [2, 3]], shared_turns=True)


# priority ----------------------------------------------------------------------------------------------------------


@rule("805.5", "805.5a")
def test_either_member_acts_when_the_team_has_priority(scenario: Builder) -> None:
    table = giants(scenario)
    assert asked(table) == [0, 1]
    table.seat(1).casts("Grizzly Bears").resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"]
    table.seat(0).casts("Shock", at=[table.seat(2)])
    assert asked(table) == [0, 1], "a member acted, so the team has priority again"


@rule("805.5a", "117.1")
def test_who_has_not_passed_of_the_team_has_priority(scenario: Builder) -> None:
    table = giants(scenario)
    shocks = [seat.holds("Shock")[0] for seat in table.seats()]
    for seat in table.seats():
        seat.gets_mana("R")
    assert why_not(table.game, table.seat(1).number, shocks[1].id) == []
    names = " and ".join(table.game.name_of_seat(table.seat(s).number) for s in (0, 1))
    assert ("117.1", f"{names} have priority") in why_not(table.game, table.seat(2).number, shocks[2].id)
    table.game.answer([0], table.seat(1).number)
    assert any(rule == "117.1" for rule, _ in why_not(table.game, table.seat(1).number, shocks[1].id))


@rule("805.5b", "117.4")
def test_a_team_passes_when_all_of_it_have(scenario: Builder) -> None:
    table = giants(scenario)
    shock = table.seat(0).casts("Shock", at=[table.seat(2)])
    table.game.answer([0], table.seat(0).number)
    assert asked(table) == [1]
    table.game.answer([0], table.seat(1).number)
    assert asked(table) == [2, 3]
    table.game.answer([0], table.seat(3).number)
    assert table.stack == ["Shock"]
    table.game.answer([0], table.seat(2).number)
    assert shock.id not in table.stack_ids()
    assert asked(table) == [0, 1]


@rule("805.5b")
def test_a_member_who_passed_may_act_after_a_teammate_did(scenario: Builder) -> None:
    table = giants(scenario)
    table.game.answer([0], table.seat(0).number)
    table.seat(1).casts("Shock", at=[table.seat(2)])
    assert asked(table) == [0, 1]


@rule("805.5", "805.5a")
def test_either_of_them_may_act_when_the_team_has_priority(scenario: Builder) -> None:
    table = two_teams(scenario)
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(0).number, table.seat(1).number]
    table.seat(1).casts("Grizzly Bears").resolves()
    assert table.seat(1).battlefield == ["Grizzly Bears"]
    table.seat(0).casts("Shock", at=[table.seat(2)])
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(0).number, table.seat(1).number]


@rule("805.5b", "117.4")
def test_a_team_passes_when_both_have(scenario: Builder) -> None:
    table = two_teams(scenario)
    shock = table.seat(0).casts("Shock", at=[table.seat(2)])
    table.game.answer([0], table.seat(0).number)
    assert [d.seat for d in table.game.decisions()] == [table.seat(1).number]
    table.game.answer([0], table.seat(1).number)
    assert sorted(d.seat for d in table.game.decisions()) == [table.seat(2).number, table.seat(3).number]
    table.game.answer([0], table.seat(3).number)
    assert table.stack == ["Shock"]
    table.game.answer([0], table.seat(2).number)
    assert shock.id not in table.stack_ids()


# choices at the same time ------------------------------------------------------------------------------------------


@rule("805.6", "101.4")
def test_the_active_team_chooses_first_and_its_members_in_any_order(scenario: Builder) -> None:
    table = giants(scenario)
    creatures = [seat.have("Grizzly Bears", "Hill Giant") for seat in table.seats()]
    table.seat(0).casts("Innocent Blood")
    table.asked(purpose=FOR_SACRIFICE)
    assert asked(table) == [0, 1]
    table.game.answer([creatures[1][0].id], table.seat(1).number)
    assert asked(table) == [0] and creatures[1][0].stayed, "nothing happens before all have chosen"
    table.game.answer([creatures[0][1].id], table.seat(0).number)
    assert asked(table) == [2, 3]
    table.game.answer([creatures[3][0].id], table.seat(3).number)
    table.game.answer([creatures[2][0].id], table.seat(2).number)
    table.resolve_stack()
    assert [s.battlefield for s in table.seats()] == [["Grizzly Bears"], ["Hill Giant"], ["Hill Giant"], ["Hill Giant"]]


@rule("805.6")
def test_a_concession_while_teammates_choose(scenario: Builder) -> None:
    """Shared turns without a shared fate: the other member's choice still counts."""
    table = scenario(seats=6, teams=[[0, 1, 2], [3, 4, 5]], shared_turns=True)
    table.game.state.table.loss_of = list(range(6))
    for seat in table.seats():
        seat.have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Innocent Blood")
    table.asked(purpose=FOR_SACRIFICE)
    assert asked(table) == [0, 1, 2]
    table.seat(2).concedes()
    assert asked(table) == [0, 1]
    table.resolve_stack()
    assert [len(s.battlefield) for s in table.seats()] == [1, 1, 0, 1, 1, 1]


@rule("805.6a")
def test_a_team_chooses_who_draws_first(scenario: Builder) -> None:
    table = giants(scenario).knows(SPITE)
    table.seat(2).has("Spite")
    table.seat(3).has("Spite")
    table.seat(0).casts("Prosperity", x=1)
    decision = table.asked(purpose=FOR_DRAWS)
    assert decision.kind == D_ORDER and asked(table) == [0, 1]
    table.game.answer([table.seat(1).ref, table.seat(0).ref], table.seat(1).number)
    assert asked(table) == [2, 3]
    table.answer([table.seat(3).ref, table.seat(2).ref])
    drawn = [line for line in table.log if "draws a card" in line]
    order = [next(i for i in range(4) if f"Seat {i} " in line) for line in drawn[-4:]]
    assert order == [1, 0, 3, 2]


@rule("805.6a", "121.2")
def test_nobody_is_asked_while_the_order_of_draws_comes_to_the_same(scenario: Builder) -> None:
    table = giants(scenario)
    table.seat(0).casts("Prosperity", x=2).resolves()
    assert [len(s.hand) for s in table.seats()] == [2, 2, 2, 2]


@rule("805.7", "603.3b")
def test_a_team_orders_the_abilities_of_all_its_members(scenario: Builder) -> None:
    table = giants(scenario)
    for seat in table.seats():
        seat.has("Soul Warden")
    table.seat(0).casts("Grizzly Bears")
    decision = table.asked(purpose=FOR_TRIGGERS)
    assert decision.kind == D_ORDER and len(decision.candidates) == 2 and asked(table) == [0, 1]
    table.game.answer([1, 0], table.seat(1).number)
    table.asked(purpose=FOR_TRIGGERS)
    assert asked(table) == [2, 3]
    table.answer([0, 1])
    controllers = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert controllers == [table.seat(1), table.seat(0), table.seat(2), table.seat(3)]


@rule("805.7", "603.3b")
def test_a_team_orders_all_its_abilities(scenario: Builder) -> None:
    table = two_teams(scenario).knows(WARDEN)
    for seat in table.seats():
        seat.has("Warden")
    table.seat(0).casts("Grizzly Bears")
    decision = table.asked(purpose=FOR_TRIGGERS)
    assert decision.kind == D_ORDER and len(decision.candidates) == 2
    table.answer([1, 0])
    table.asked(purpose=FOR_TRIGGERS)
    table.answer([0, 1])
    controllers = [table.of(table.game.state.objs[id].controller) for id in table.stack_ids()]
    assert controllers == [table.seat(1), table.seat(0), table.seat(2), table.seat(3)]


@rule("805.6", "101.4")
def test_each_opponent_is_each_of_the_other_team(scenario: Builder) -> None:
    """Syphon Soul hits the teammate too: it says each other player."""
    table = two_teams(scenario)
    table.seat(0).casts("Syphon Soul").resolves()
    assert table.seat(2).life == 16
    assert table.seat(0).life == 20 - 2 + 6


CHIME = card("Chime", "{W}", "Enchantment", Whenever(Draws(YOU), GainLife(1)))
LEVEL = card("Leveller", "{W}", "Sorcery", LifeBecomes(10, who=EACH_PLAYER))


@rule("805.6a", "800.4a")
@pytest.mark.parametrize("leaver", [1, 2, 3])
def test_a_member_leaves_while_the_order_of_draws_is_asked(scenario: Builder, leaver: int) -> None:
    """The others of the team order theirs, whoever of them left, and each draws one card; no opponent is asked."""
    table = scenario(seats=4, teams=[[0], [1, 2, 3]], shared_turns=True).knows(CHIME)
    table.game.state.table.loss_of = list(range(4))  # they lose one by one
    table.seat(1).has("Chime")
    decision = table.asked(purpose=FOR_DRAWS)
    assert len(decision.candidates) == 3
    table.seat(leaver).concedes()
    decision = table.asked(purpose=FOR_DRAWS)
    others = [table.seat(s) for s in (1, 2, 3) if s != leaver]
    assert sorted(decision.candidates) == sorted(s.ref for s in others)
    assert {int(d.seat) for d in table.game.decisions()} == {s.number for s in others}
    table.answer([others[1].ref, others[0].ref])
    table.resolve_stack()
    assert [len(s.hand) for s in others] == [1, 1]


@rule("805.6a", "800.4a")
def test_two_members_leave_while_the_order_of_draws_is_asked(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0], [1, 2, 3]], shared_turns=True).knows(CHIME)
    table.game.state.table.loss_of = list(range(4))
    table.seat(0).has("Chime")
    table.asked(purpose=FOR_DRAWS)
    table.seat(3).concedes()
    table.seat(1).concedes()
    table.run(lambda d: d.kind == D_PRIORITY, "the draw")
    assert len(table.seat(2).hand) == 1


@rule("810.9d", "800.4a")
@pytest.mark.parametrize("leaver", [1, 2])
def test_a_member_leaves_while_the_team_chooses_whose_life_changes(scenario: Builder, leaver: int) -> None:
    table = scenario(seats=4, teams=[[0], [1, 2, 3]], shared_turns=True).knows(LEVEL)
    table.game.state.table.loss_of = list(range(4))
    table.seat(0).casts("Leveller")
    table.asked(purpose=FOR_PLAYER)
    table.seat(leaver).concedes()
    decision = table.asked(purpose=FOR_PLAYER)
    assert decision.seat != table.seat(0).number and table.seat(leaver).ref not in decision.candidates
    table.answer([table.seat(3).ref])
    assert table.seat(3).life == 10
