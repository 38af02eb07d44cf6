"""Battles. CR 310."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.rules.core.constants import MAIN1, MAIN2
from apnap.rules.core.decisions import D_ATTACK, D_CHOOSE, FOR_PROTECTOR
from apnap.testing import Permanent, Scenario, Seat, rule
from apnap.testing.plugin import Builder

FORT = card("Old Fort", "{2}", "Battle", "4")


def casts_siege(table: Scenario, protector: Seat) -> Permanent:
    """Seat 0 casts a Siege and chooses who protects it."""
    table.seat(0).casts("Invasion of Dominaria")
    decision = table.run(lambda d: (d.kind == D_CHOOSE and d.purpose == FOR_PROTECTOR) or not table.stack_ids())
    if decision.purpose == FOR_PROTECTOR:
        table.answer([protector.ref])
    table.resolve_stack()
    return table.seat(0).permanent("Invasion of Dominaria")


@rule("310.2", "310.4b")
def test_a_battle_enters_with_its_printed_defense(scenario: Builder) -> None:
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    assert (siege.counters("defense"), siege.controller) == (5, table.seat(0))


@rule("310.9a", "310.12a")
def test_the_controller_of_a_siege_chooses_an_opponent_to_protect_it(scenario: Builder) -> None:
    table = scenario(seats=4)
    table.seat(0).casts("Invasion of Dominaria")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_PROTECTOR)
    assert decision.seat == table.seat(0).number
    assert sorted(decision.candidates) == sorted(table.seat(i).ref for i in (1, 2, 3))
    table.answer([table.seat(2).ref])
    assert table.seat(0).permanent("Invasion of Dominaria").protector == table.seat(2)


@rule("310.9a", "310.12a")
def test_a_teammate_cannot_protect_a_siege(scenario: Builder) -> None:
    table = scenario(seats=4, teams=[[0, 2], [1, 3]])
    table.seat(0).casts("Invasion of Dominaria")
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_PROTECTOR)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(3).ref])


@rule("310.9b", "310.5")
def test_everybody_but_its_protector_may_attack_a_siege(scenario: Builder) -> None:
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    for seat in table.seats():
        seat.has("Grizzly Bears")
    for i in range(table.count):
        decision = table.run(lambda d: d.kind == D_ATTACK)
        assert decision.seat == table.seat(i).number
        assert (siege.id in decision.defenders) == (i != 1)
        table.answer([-1000] * len(decision.attackers))
        table.to_step(MAIN2)


@rule("310.6", "310.5")
def test_an_attack_takes_defense_away(scenario: Builder) -> None:
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({giant: siege})
    table.to_step(MAIN2)
    assert (siege.counters("defense"), table.seat(1).life) == (2, 20)


@rule("310.7", "310.12b")
def test_a_defeated_siege_waits_for_its_ability_and_is_cast_transformed(scenario: Builder) -> None:
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    wurm = table.seat(0).has("Craw Wurm")
    table.seat(0).attacks({wurm: siege})
    table.run(lambda d: len(table.stack) == 1)
    assert siege.stayed and siege.counters("defense") == 0
    table.says([1])
    table.resolve_stack()
    assert "Serra Faithkeeper" in table.seat(0).battlefield
    angel = table.seat(0).permanent("Serra Faithkeeper")
    assert (angel.power, angel.toughness, angel.colors, angel.mana_value) == (4, 4, "W", 3)


@rule("310.12b", "603.2c")
def test_a_siege_is_defeated_once_however_many_creatures_do_it(scenario: Builder) -> None:
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    pack = table.seat(0).have("Hill Giant", "Hill Giant", "Grizzly Bears")
    table.seat(0).attacks(dict.fromkeys(pack, siege))
    table.run(lambda d: len(table.stack) > 0)
    assert table.stack == ["Invasion of Dominaria's ability"]


@rule("310.7", "400.7")
def test_the_angel_of_a_dead_siege_returns_as_a_battle(scenario: Builder) -> None:
    """A double-faced card is only its front face in every zone but the battlefield and the stack."""
    table = scenario()
    siege = casts_siege(table, table.seat(1))
    wurm = table.seat(0).has("Craw Wurm")
    table.seat(0).attacks({wurm: siege})
    table.run(lambda d: len(table.stack) == 1)
    table.says([1])
    table.resolve_stack()
    table.seat(0).casts("Unsummon", at=[table.seat(0).permanent("Serra Faithkeeper")]).resolves()
    assert "Invasion of Dominaria" in table.seat(0).hand


@rule("310.8", "310.9a")
def test_a_battle_that_is_not_a_siege_is_protected_by_its_controller(scenario: Builder) -> None:
    table = scenario().knows(FORT)
    fort = table.seat(0).casts("Old Fort")
    fort.resolves()
    battle = table.seat(0).permanent("Old Fort")
    assert battle.protector == table.seat(0)
    wurm = table.seat(1).has("Craw Wurm")
    table.to_step(MAIN1, table.seat(1))
    table.seat(1).attacks({wurm: battle})
    table.to_step(MAIN2)
    assert table.seat(0).graveyard == ["Old Fort"]


@rule("310.9b")
def test_its_own_controller_cannot_attack_a_battle_that_they_protect(scenario: Builder) -> None:
    table = scenario().knows(FORT)
    table.seat(0).casts("Old Fort").resolves()
    table.seat(0).has("Grizzly Bears")
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert sorted(decision.defenders) == sorted(s.ref for s in table.seats()[1:])


@rule("310.11", "704.5x")
def test_a_siege_whose_protector_leaves_gets_another(scenario: Builder) -> None:
    table = scenario(seats=4)
    siege = casts_siege(table, table.seat(2))
    table.seat(2).concedes()
    decision = table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_PROTECTOR)
    assert sorted(decision.candidates) == sorted([table.seat(1).ref, table.seat(3).ref])
    table.answer([table.seat(3).ref])
    assert siege.protector == table.seat(3)


@rule("310.11", "506.4")
def test_a_siege_under_attack_waits_for_the_end_of_the_attack(scenario: Builder) -> None:
    table = scenario(seats=4)
    siege = casts_siege(table, table.seat(2))
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bear: siege})
    table.seat(2).concedes()
    decision = table.run(lambda d: d.purpose == FOR_PROTECTOR or table.step == "end of combat")
    assert decision.purpose != FOR_PROTECTOR
    assert siege.counters("defense") == 3
    table.run(lambda d: d.kind == D_CHOOSE and d.purpose == FOR_PROTECTOR)
