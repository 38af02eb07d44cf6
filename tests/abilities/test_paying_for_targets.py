"""Each target beyond the first costs more; damage divided evenly; several opponents chosen as targets."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.helpers.read_cards import made

MORE = "This spell costs {1}{R} <more> for each target beyond the first.\n"
VOLLEY = made(MORE + "Destroy any number of target creatures.", "Sorcery", "{R}", name="Volley")


@rule("601.2f")
@pytest.mark.parametrize(("mountains", "targets"), [(1, 1), (3, 2), (5, 3), (4, 2)])
def test_each_target_beyond_the_first_costs_more(scenario, mountains, targets):
    table = scenario().knows(VOLLEY)
    me, foe = table.seat(0), table.seat(1)
    bears = foe.have(*["Grizzly Bears"] * 5)
    lands = me.have(*["Mountain"] * mountains)
    me.holds("Volley")
    me.casts("Volley", at=bears[:targets], free=False)
    assert sum(land.tapped for land in lands) == 1 + 2 * (targets - 1)
    table.resolve_stack()
    assert [bear.died for bear in bears] == [True] * targets + [False] * (5 - targets)


@rule("601.2c", "601.2f")
def test_no_more_targets_than_can_be_paid_for(scenario):
    table = scenario().knows(VOLLEY)
    me, foe = table.seat(0), table.seat(1)
    bears = foe.have(*["Grizzly Bears"] * 3)
    me.have(*["Mountain"] * 4)
    me.holds("Volley")
    with pytest.raises(AssertionError, match="never asked for"):
        me.casts("Volley", at=bears, free=False)


@rule("601.2f")
def test_a_spell_without_targets_costs_no_more(scenario):
    table = scenario().knows(VOLLEY)
    me = table.seat(0)
    table.seat(1).has("Grizzly Bears")
    lands = me.have("Mountain", "Mountain")
    me.holds("Volley")
    me.casts("Volley", says=[[]], free=False)
    assert sum(land.tapped for land in lands) == 1


@rule("120.1", "107.1a")
def test_damage_divided_evenly_is_rounded_down(scenario):
    table = scenario().knows(made("This spell deals 7 damage <even> any number of targets."))
    me, foe = table.seat(0), table.seat(1)
    bear, giant = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Rite", at=[foe, bear, giant]).resolves()
    assert (foe.life, bear.died, giant.died) == (18, True, False)
    me.casts("Rite").resolves()
    assert foe.life == 18


@rule("608.2b")
def test_damage_is_divided_evenly_among_targets_that_are_left(scenario):
    table = scenario().knows(made("This spell deals 6 damage <even> any number of targets.", "Instant"))
    me, foe = table.seat(0), table.seat(1)
    bear, giant = foe.have("Grizzly Bears", "Hill Giant")
    me.casts("Rite", at=[foe, bear, giant])
    me.casts("Lightning Bolt", at=[giant]).resolves()
    table.resolve_stack()
    assert (foe.life, bear.died) == (17, True)


@rule("115.1")
def test_creatures_of_opponents_who_were_chosen_are_counted(scenario):
    text = "Choose any number of target opponents. You gain X life, <num> creatures those opponents control."
    table = scenario(seats=4).knows(made(text))
    for seat in range(4):
        table.seat(seat).have(*["Grizzly Bears"] * (seat + 1))
    me = table.seat(0)
    me.casts("Rite", at=[table.seat(1), table.seat(3)]).resolves()
    assert me.life == 20 + 2 + 4
    me.casts("Rite").resolves()
    assert me.life == 26
