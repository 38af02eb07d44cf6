"""Declaring attackers at the table: who, what, at what price, and what it sets off. CR 508."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import ATTACKERS, MAIN2, NONE, STEP_NAMES
from apnap.rules.core.decisions import D_ATTACK, D_ORDER, D_PRIORITY, IllegalAnswer
from apnap.testing import Scenario, rule
from apnap.testing.plugin import Builder


def attack_candidates(table: Scenario) -> list[int]:
    """The creatures that could be declared, or none."""
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == STEP_NAMES[MAIN2])
    return sorted(decision.candidates) if decision.kind == D_ATTACK else []


@rule("508.1a", "302.6")
def test_tapped_and_new_creatures_cannot_attack_but_hasty_ones_can(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).has("Grizzly Bears", sick=True)
    goblin = table.seat(0).has("Raging Goblin", sick=True)
    old = table.seat(0).has("Hill Giant")
    assert attack_candidates(table) == sorted([goblin.id, old.id])


@rule("508.1a", "302.6")
def test_a_creature_that_came_in_an_opponents_turn_can_attack_in_mine(scenario: Builder) -> None:
    table = scenario()
    table.next_turn()
    table.seat(0).casts("Raise the Alarm").resolves()
    table.to_turn(table.seat(0))
    assert len(attack_candidates(table)) == 2


@rule("508.1a", "508.1")
def test_attacking_is_a_choice(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({})
    assert not bear.tapped and not bear.attacking
    assert table.step == STEP_NAMES[ATTACKERS]


@rule("508.1b", "802.2a")
def test_each_creature_attacks_a_player_of_its_own(scenario: Builder) -> None:
    table = scenario(seats=4)
    pack = table.seat(0).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
    table.seat(0).attacks({creature: table.seat(1 + i) for i, creature in enumerate(pack)})
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 18, 17, 14]


@rule("508.1c", "733.1")
def test_an_attack_that_a_restriction_forbids_is_refused(scenario: Builder) -> None:
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Pacifism", at=[giant]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert decision.candidates == [bear.id]
    with pytest.raises(IllegalAnswer) as error:
        table.answer([giant.id])
    assert error.value.rule == "508.1b"
    assert table.game.decision() is not None and not giant.tapped


@rule("508.1d")
def test_what_must_attack_cannot_stay_at_home(scenario: Builder) -> None:
    table = scenario(seats=4)
    juggernaut, bear = table.seat(0).have("Juggernaut", "Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer) as error:
        table.answer([NONE] * 2)
    assert error.value.rule == "508.1d"
    table.answer([table.seat(3).ref if id == juggernaut.id else NONE for id in decision.candidates])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 20, 20, 15]
    assert not bear.tapped


@rule("508.1d", "508.1h")
def test_nobody_is_required_to_pay_for_a_required_attack(scenario: Builder) -> None:
    table = scenario(seats=2)
    juggernaut = table.seat(0).has("Juggernaut")
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.seat(0).attacks({})
    assert not juggernaut.attacking


@rule("508.1d", "508.1h")
def test_a_required_attack_goes_where_it_costs_nothing(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(0).has("Juggernaut")
    table.seat(0).have("Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer):
        table.answer([NONE])
    table.answer([table.seat(2).ref])
    table.to_step(MAIN2)
    assert [s.life for s in table.seats()] == [20, 20, 15]


@rule("508.1d")
def test_what_cannot_attack_need_not(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Juggernaut", tapped=True)
    table.seat(0).has("Juggernaut", sick=True)
    assert attack_candidates(table) == []


@rule("508.1f", "702.20b")
def test_attackers_tap_unless_they_are_vigilant(scenario: Builder) -> None:
    table = scenario()
    bear, angel = table.seat(0).have("Grizzly Bears", "Serra Angel")
    table.seat(0).attacks({bear: table.seat(1), angel: table.seat(1)})
    assert bear.tapped and not angel.tapped


@rule("508.1h", "508.1j")
def test_the_cost_of_an_attack_is_for_each_creature_at_that_player(scenario: Builder) -> None:
    table = scenario(seats=3)
    pack = table.seat(0).have("Grizzly Bears", "Hill Giant")
    lands = table.seat(0).have("Forest", "Forest", "Forest")
    table.seat(1).has("Ghostly Prison")
    table.run(lambda d: d.kind == D_ATTACK)
    with pytest.raises(IllegalAnswer) as error:
        table.answer([table.seat(1).ref] * 2)
    assert error.value.rule == "508.1j"
    table.answer([table.seat(1).ref, table.seat(2).ref])
    table.run(lambda d: d.kind == D_PRIORITY)
    assert sum(f.tapped for f in lands) == 2
    assert all(creature.attacking for creature in pack)


@rule("508.1m", "508.2b")
def test_attack_triggers_are_on_the_stack_before_anybody_gets_priority(scenario: Builder) -> None:
    table = scenario()
    veteran, bear = table.seat(0).have("Tenth District Veteran", "Grizzly Bears")
    table.seat(0).attacks({veteran: table.seat(1), bear: table.seat(1)})
    assert table.stack == ["Tenth District Veteran's ability"]
    assert (table.step, table.holder) == (STEP_NAMES[ATTACKERS], table.seat(0))
    table.resolve_stack()
    assert not bear.tapped


@rule("508.3a", "508.2b")
def test_each_attacking_creature_triggers_for_itself(scenario: Builder) -> None:
    table = scenario()
    pair = table.seat(0).have("Tenth District Veteran", "Tenth District Veteran")
    table.seat(0).attacks({v: table.seat(1) for v in pair})
    table.run(lambda d: d.kind in (D_ORDER, D_PRIORITY))
    table.run(lambda d: d.kind == D_PRIORITY)
    assert len(table.stack) == 2


@rule("508.5", "702.14")
def test_landwalk_looks_at_the_player_who_is_attacked(scenario: Builder) -> None:
    """Only the second defender has a Swamp, so only there the Wraith cannot be blocked."""
    table = scenario(seats=3)
    one, two = table.seat(0).have("Bog Wraith", "Bog Wraith")
    table.seat(2).has("Swamp")
    wall, other_wall = table.seat(1).has("Wall of Omens"), table.seat(2).has("Wall of Omens")
    table.seat(0).attacks({one: table.seat(1), two: table.seat(2)})
    table.seat(1).blocks({wall: one})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(2).life) == (20, 17)
    assert other_wall.damage == 0


@rule("508.1", "102.3")
def test_nobody_attacks_a_teammate(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).has("Grizzly Bears")
    table.seat(2).has("Jace Beleren")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert sorted(decision.others) == sorted([table.seat(1).ref, table.seat(3).ref])
