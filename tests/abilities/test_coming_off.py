"""What happens as an Equipment comes off: by itself, by moving on, by leaving. CR 603.10c, 701.3d."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

GEAR = "Artifact \u2014 Equipment"
COMES_OFF = "becomes unattached from a permanent"
GRAFT = f"Equipped creature gets +3/+2.\nWhenever this Equipment {COMES_OFF}, sacrifice that permanent.\nEquip {{0}}"


@rule("701.3d", "603.10c")
@pytest.mark.parametrize("how", ["moves", "is destroyed", "stays"])
def test_what_it_came_off_is_sacrificed(scenario, how):
    assert exact(GRAFT, types=GEAR)
    table = scenario().knows(read(GRAFT, types=GEAR, name="Graft"))
    me = table.seat(0)
    graft = me.has("Graft")
    bear, giant = me.have("Grizzly Bears", "Hill Giant")
    me.activates(graft, at=[bear]).resolves()
    assert bear.power == 5
    if how == "moves":
        me.activates(graft, at=[giant]).resolves()
    elif how == "is destroyed":
        me.casts("Disenchant", at=[graft]).resolves()
    table.resolve_stack()
    assert ("Grizzly Bears" in me.battlefield) == (how == "stays")
    assert "Hill Giant" in me.battlefield
    assert how != "moves" or giant.power == 6


@rule("701.3d", "701.21a")
def test_somebody_elses_creature_is_not_theirs_to_sacrifice(scenario):
    table = scenario(seats=3).knows(read(GRAFT, types=GEAR, name="Graft"))
    me, other = table.seat(0), table.seat(1)
    graft = me.has("Graft")
    bear = other.has("Grizzly Bears")
    me.casts("Act of Treason", at=[bear]).resolves()
    me.activates(graft, at=[bear]).resolves()
    table.to_turn(other)
    assert bear.controller == other and bear.power == 5
    me.casts("Disenchant", at=[graft]).resolves()
    table.resolve_stack()
    assert "Grizzly Bears" in other.battlefield


@rule("603.10c")
def test_a_creature_that_is_gone_already_is_not_there_to_sacrifice(scenario):
    table = scenario(seats=3).knows(read(GRAFT, types=GEAR, name="Graft"))
    me = table.seat(0)
    graft = me.has("Graft")
    bear = me.has("Grizzly Bears")
    me.activates(graft, at=[bear]).resolves()
    me.casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert "Grizzly Bears" in me.graveyard and "Graft" in me.battlefield
