"""What is particular about the cards of several colours."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2, NONE
from apnap.rules.core.decisions import D_ATTACK, O_CAST, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("107.4e", "105.2")
def test_tattermunge_maniac_is_both_colours_and_paid_with_either(scenario):
    table = scenario()
    maniac = table.seat(0).holds("Tattermunge Maniac")[0]
    assert table.game.char(maniac.id).colors == 8 | 16
    table.seat(0).gets_mana("G")
    assert table.seat(0).can(O_CAST, maniac)


@rule("508.1d")
def test_tattermunge_maniac_must_attack(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Tattermunge Maniac")
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    try:
        table.answer([NONE] * len(decision.attackers))
    except IllegalAnswer as error:
        assert "508.1d" in str(error)
    else:
        raise AssertionError("it stayed at home")


@rule("508.1d")
def test_tattermunge_maniac_attacks_the_only_opponent_unasked(scenario):
    table = scenario(seats=2)
    table.seat(0).has("Tattermunge Maniac")
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("701.6", "119.3")
def test_absorb_counters_and_gains_life(scenario):
    table = scenario()
    bolt = table.seat(0).casts("Lightning Bolt", at=[table.seat(1)])
    table.seat(1).casts("Absorb", at=[bolt]).resolves()
    assert table.seat(1).life == 23 and table.seat(0).graveyard == ["Lightning Bolt"]


@pytest.mark.parametrize("mode", [0, 1, 2])
def test_knight_of_autumn_has_three_ways(scenario: Builder, mode: int) -> None:
    table = scenario()
    anthem = table.seat(1).has("Glorious Anthem")
    life = table.seat(0).life
    table.says([mode])
    table.seat(0).casts("Knight of Autumn").resolves()
    table.resolve_stack()
    knight = table.seat(0).permanent("Knight of Autumn")
    assert knight.power == (4 if mode == 0 else 2)
    assert (anthem.zone == "graveyard") == (mode == 1)
    assert table.seat(0).life == life + (4 if mode == 2 else 0)
