"""Goad, detain, exert, suspect: actions about attacking and blocking. CR 701.15, 701.35, 701.43, 701.60."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2, MENACE, NONE, UPKEEP
from apnap.rules.core.decisions import D_ATTACK, FOR_COST, FOR_MAY, FOR_TARGET, O_ACTIVATE, IllegalAnswer
from apnap.testing import rule


@rule("701.15b")
def test_a_goaded_creature_attacks_somebody_else(scenario):
    table = scenario(seats=3)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Disrupt Decorum").resolves()
    giant = table.seat(1).has("Hill Giant")  # came too late to be goaded
    table.to_turn(table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    for target in (NONE, table.seat(0).ref):
        with pytest.raises(IllegalAnswer):
            table.answer([target if c == bear.id else NONE for c in decision.attackers])
    table.answer([table.seat(2).ref if c == bear.id else NONE for c in decision.attackers])
    assert bear.attacking and not giant.attacking


@rule("701.15b")
def test_with_nobody_else_to_attack_it_attacks_the_one_who_goaded(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    homunculus = table.seat(0).casts("Jeering Homunculus").resolves()
    table.asked(table.seat(0), FOR_TARGET)
    table.answer([bear.id])
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert homunculus.zone == "battlefield"
    table.to_turn(table.seat(1))
    table.run(lambda d: bear.attacking, "the bear to attack: there is only one way")
    assert bear.attacking


@rule("701.15a")
def test_goad_ends_with_the_next_turn_of_the_one_who_goaded(scenario):
    table = scenario(seats=2)
    kobold = table.seat(0).has("Taunting Kobold")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({kobold: table.seat(1)})
    table.resolve_stack()
    table.game.state.edit(bear.id).tapped = True
    table.to_step(UPKEEP, table.seat(1))
    table.game.state.edit(bear.id).tapped = True
    table.to_step(UPKEEP, table.seat(0))
    table.to_step(UPKEEP, table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    table.answer([NONE for _ in decision.attackers])
    assert not bear.attacking


@rule("701.35")
def test_detained_until_your_next_turn(scenario):
    table = scenario(seats=2)
    sorcerer = table.seat(1).has("Prodigal Sorcerer")
    table.seat(0).casts("Azorius Arrester").resolves()
    table.resolve_stack()
    assert not table.seat(1).can(O_ACTIVATE, sorcerer)
    table.to_turn(table.seat(1))
    assert not table.seat(1).can(O_ACTIVATE, sorcerer)
    table.to_step(UPKEEP, table.seat(0))
    assert table.seat(1).can(O_ACTIVATE, sorcerer)


@rule("701.35")
def test_a_detained_creature_does_not_attack(scenario):
    table = scenario(seats=2)
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Inaction Injunction", at=[bear]).resolves()
    table.to_turn(table.seat(1))
    decision = table.run(lambda d: d.kind == D_ATTACK)
    assert list(decision.attackers) == [giant.id]


@rule("701.43", "508.1g")
def test_an_exerted_creature_stays_tapped_once(scenario):
    table = scenario(seats=2)
    naga = table.seat(0).has("Watchful Naga")
    table.seat(0).attacks({naga: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert len(table.seat(0).hand) == 1
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert naga.tapped
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert not naga.tapped


@rule("701.43")
def test_exerting_is_a_choice(scenario):
    table = scenario(seats=2)
    brawler = table.seat(0).has("Hooded Brawler")
    table.seat(0).attacks({brawler: table.seat(1)})
    table.asked(table.seat(0), FOR_COST)
    table.answer([0])
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert not brawler.tapped


@rule("701.60")
def test_a_suspected_creature_has_menace_and_cannot_block(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Person of Interest").resolves()
    table.resolve_stack()
    rogue = table.seat(0).permanent("Person of Interest")
    assert rogue.has(MENACE) and "Detective Token" in table.seat(0).battlefield
    table.to_turn(table.seat(1))
    table.seat(1).attacks({bear: table.seat(0)})
    decision = table.run(lambda d: d.kind in (0, 2) and table.step != "declare attackers step")
    assert decision is not None and not any(rogue.id in d.objects() for d in table.game.decisions())


@rule("701.60")
def test_nothing_is_suspected_twice(scenario):
    table = scenario(seats=2)
    braggart = table.seat(0).has("Rubblebelt Braggart")
    table.seat(0).attacks({braggart: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert braggart.has(MENACE)
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({braggart: table.seat(1)})
    assert table.stack == []
