"""What would die is exiled instead, this turn or as long as a statement holds: sentences of our own."""

from __future__ import annotations

from apnap.testing import rule
from tests.helpers.read_cards import made


@rule("614.1a", "700.4")
def test_a_creature_that_would_die_this_turn_is_exiled(scenario):
    text = "Rite deals 2 damage to target creature. If that <cr> would die this turn, exile it instead."
    table = scenario().knows(made(text, cost="{1}"))
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[bear]).resolves()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert table.seat(1).graveyard == []


@rule("614.1a")
def test_the_next_turn_it_dies_as_ever(scenario):
    text = "Rite deals 1 damage to target creature. If that <cr> would die this turn, exile it instead."
    table = scenario().knows(made(text, cost="{1}"))
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Rite", at=[giant]).resolves()
    table.next_turn()
    table.seat(0).casts("Lightning Bolt", at=[giant]).resolves()
    assert giant.died


@rule("614.1a", "608.2c")
def test_only_creatures_that_were_dealt_damage_are_exiled(scenario):
    text = "Rite deals 2 damage to each creature. If a creature <dealt> would die this turn, exile it instead."
    table = scenario(seats=3).knows(made(text))
    table.seat(1).have("Grizzly Bears")
    giant = table.seat(2).has("Hill Giant")
    table.seat(0).casts("Rite").resolves()
    late = table.seat(2).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[late]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[giant]).resolves()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert table.seat(2).exile == ["Hill Giant"]
    assert table.seat(2).graveyard == ["Grizzly Bears"]


@rule("614.1a")
def test_others_that_would_die_are_exiled_as_long_as_it_is_there(scenario):
    table = scenario().knows(made("If a creature <oc> would die, exile it instead.", "Enchantment", name="Still Air"))
    table.seat(0).has("Still Air")
    theirs, mine = table.seat(1).has("Grizzly Bears"), table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[theirs]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[mine]).resolves()
    assert table.seat(1).exile == ["Grizzly Bears"]
    assert mine.died


@rule("614.1a")
def test_what_would_leave_is_exiled_instead_of_going_elsewhere(scenario):
    text = "If <this> would leave the battlefield, exile it <inst> anywhere else."
    table = scenario().knows(made(text, "Creature \u2014 Bird", "{0}", "Brief Bird"))
    bird = table.seat(1).has("Brief Bird")
    table.seat(0).casts("Unsummon", at=[bird]).resolves()
    assert table.seat(1).exile == ["Brief Bird"]
