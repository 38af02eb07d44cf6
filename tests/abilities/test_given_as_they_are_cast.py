"""Spells that have an ability because of where they were cast from, always or for a turn. CR 601.2a, 611.2, 702.85."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read
from tests.abilities.test_playing_from_elsewhere import plays_exiled

ALWAYS = "Creature spells you cast from your hand have storm."
TODAY = "As you cast creature spells from exile this turn, they gain storm."
MINE = "your library"
PULP = f"Exile the top card of {MINE}. You may play that card this turn."
BEAR = "Grizzly Bears"


@rule("601.2a")
@pytest.mark.parametrize("whose", [0, 1])
def test_yours_from_the_hand_have_it(scenario, whose):
    assert exact(ALWAYS, types="Enchantment")
    table = scenario(seats=3).knows(read(ALWAYS, types="Enchantment", name="Gift"))
    me = table.seat(0)
    table.seat(whose).has("Gift")
    me.casts("Llanowar Elves").resolves()
    me.casts(BEAR)
    table.resolve_stack()
    assert me.battlefield.count(BEAR) == (2 if whose == 0 else 1)


@rule("611.2", "601.2a")
def test_for_a_turn_it_is_so_of_what_comes_from_there(scenario):
    assert exact(TODAY)
    table = scenario(seats=3).knows(read(TODAY, name="Gift"), read(PULP, name="Pulp"))
    me = table.seat(0)
    me.library(BEAR)
    me.casts("Gift").resolves()
    me.casts("Pulp").resolves()
    me.casts("Llanowar Elves").resolves()
    assert me.battlefield.count("Llanowar Elves") == 1
    me.gets_mana("GG")
    plays_exiled(me, BEAR)
    assert me.battlefield.count(BEAR) == 4  # three spells were cast before it


@rule("514.2")
def test_the_next_turn_it_is_over(scenario):
    table = scenario(seats=3).knows(read(TODAY.replace("exile", "your hand"), name="Gift"))
    me = table.seat(0)
    me.casts("Gift").resolves()
    table.to_turn(table.seat(1))
    table.to_turn(me)
    table.to_step(MAIN1)
    me.casts("Llanowar Elves").resolves()
    me.casts(BEAR)
    table.resolve_stack()
    assert me.battlefield.count(BEAR) == 1
