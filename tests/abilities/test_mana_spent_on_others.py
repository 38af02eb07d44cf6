"""What is asked about the mana that was spent to cast another spell. CR 106.6, 601.2h, 702.44."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN1
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SPENT = "mana spent to cast"
ON_IT = f"the amount of {SPENT} that spell"
TOLL = f"Whenever a player casts a noncreature spell, you gain X life, where X is {ON_IT}."
THING = "an artifact spell"
SUN = f"{{0}}: When you next cast {THING} this turn, that spell gains sunburst."


@rule("601.2h")
@pytest.mark.parametrize("cheaper", [False, True])
def test_what_was_really_spent_counts(scenario, cheaper):
    assert exact(TOLL, types="Enchantment")
    table = scenario(seats=3).knows(
        read(TOLL, types="Enchantment", name="Toll"),
        read("Spells you cast cost {1} less to cast.", types="Artifact", name="Discount"),
    )
    me, other = table.seat(0), table.seat(1)
    me.has("Toll")
    table.to_turn(other)
    table.to_step(MAIN1)
    if cheaper:
        other.has("Discount")
    other.holds("Divination")
    other.gets_mana("UUU")
    other.casts("Divination", free=False).resolves()
    table.resolve_stack()
    assert me.life == (22 if cheaper else 23)


@rule("106.6")
def test_an_ability_that_a_spell_gains_knows_what_was_spent(scenario):
    assert exact(SUN, types="Artifact")
    table = scenario(seats=3).knows(read(SUN, types="Artifact", name="Sun"))
    me = table.seat(0)
    sun = me.has("Sun")
    me.activates(sun).resolves()
    me.gets_mana("UG")
    me.casts("Ornithopter of Paradise", free=False).resolves()
    table.resolve_stack()
    assert me.permanent("Ornithopter of Paradise").counters("+1/+1") == 2


@rule("106.6", "603.7b")
def test_the_next_artifact_spell_only(scenario):
    table = scenario(seats=3).knows(read(SUN, types="Artifact", name="Sun"))
    me = table.seat(0)
    me.activates(me.has("Sun")).resolves()
    me.casts("Ornithopter").resolves()
    me.gets_mana("UG")
    me.casts("Ornithopter of Paradise", free=False).resolves()
    table.resolve_stack()
    assert me.permanent("Ornithopter of Paradise").counters("+1/+1") == 0
