"""Investigate, populate, Food. CR 701.16, 701.36, 111.10."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import FOR_CHOICE
from apnap.testing import rule


@rule("701.16")
def test_investigate_makes_a_clue_that_draws(scenario):
    table = scenario()
    table.seat(0).casts("Thraben Inspector").resolves()
    table.resolve_stack()
    clue = table.seat(0).permanent("Clue Token")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(clue).resolves()
    assert table.seat(0).hand == ["Forest"] and "Clue Token" not in table.seat(0).battlefield


@rule("701.16")
def test_investigate_three_times(scenario):
    table = scenario()
    shock = table.seat(1).casts("Shock", at=[table.seat(0)])
    table.seat(0).casts("Confirm Suspicions", at=[shock]).resolves()
    assert table.seat(0).battlefield == ["Clue Token"] * 3


@rule("701.16")
def test_expose_evil_taps_up_to_two(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Expose Evil", at=[bear, giant]).resolves()
    assert bear.tapped and giant.tapped and table.seat(0).battlefield == ["Clue Token"]


@rule("111.10")
def test_food_is_eaten(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Bake into a Pie", at=[bear]).resolves()
    food = table.seat(0).permanent("Food Token")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(food).resolves()
    assert bear.died and table.seat(0).life == 23 and table.seat(0).battlefield == []


@rule("701.36")
def test_populate_copies_a_creature_token_of_yours(scenario):
    table = scenario()
    table.seat(1).casts("Raise the Alarm").resolves()
    table.seat(0).casts("Wake the Reflections").resolves()
    assert table.seat(0).battlefield == []
    table.seat(0).casts("Eyes in the Skies").resolves()
    assert table.seat(0).battlefield == ["Bird Token"] * 2
    assert table.seat(0).permanent("Bird Token").has(FLYING)


@rule("701.36")
def test_populate_asks_which(scenario):
    table = scenario()
    table.seat(0).casts("Eyes in the Skies").resolves()
    table.seat(0).casts("Raise the Alarm").resolves()
    soldier = table.seat(0).permanent("Soldier Token")
    table.seat(0).casts("Wake the Reflections")
    table.asked(table.seat(0), FOR_CHOICE)
    table.answer([soldier.id])
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Soldier Token") == 3
    token = table.seat(0).permanent("Soldier Token")
    assert (token.power, token.toughness) == (1, 1) and table.game.state.objs[token.id].token
