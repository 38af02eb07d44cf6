"""Cards by which damage is dealt, passed on, or prevented."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import MAIN2
from apnap.testing import rule


@pytest.mark.parametrize("name", ("Holy Day", "Moment's Peace"))
@rule("615.1")
def test_a_day_without_combat_damage(scenario, name):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(1).casts(name).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("615.1")
def test_creatures_in_a_bubble_are_not_hurt(scenario):
    table = scenario()
    table.seat(0).has("Bubble Matrix")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert bear.stayed and bear.damage == 0 and table.seat(1).life == 17


@rule("615.12", "119.7")
def test_under_the_leyline_of_punishment(scenario):
    table = scenario()
    table.seat(0).have("Leyline of Punishment", "Bubble Matrix")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[bear]).resolves()
    table.seat(1).casts("Reaping the Rewards").resolves()
    assert bear.died and table.seat(1).life == 20


@rule("614.9")
def test_nomads_en_kor_pass_damage_on(scenario):
    table = scenario()
    nomads, giant = table.seat(0).have("Nomads en-Kor", "Hill Giant")
    table.seat(0).activates(nomads, at=[giant]).resolves()
    table.seat(0).casts("Forked Bolt", at=[nomads, table.seat(1)]).resolves()
    assert nomads.stayed and giant.damage == 1 and table.seat(1).life == 19


@rule("120.4a")
def test_pigment_storm_spills_over(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Pigment Storm", at=[bear]).resolves()
    assert bear.died and table.seat(1).life == 17


@pytest.mark.parametrize("name", ("Storm Seeker", "Sudden Impact"))
@rule("120.3")
def test_a_full_hand_hurts(scenario, name):
    table = scenario()
    table.seat(1).holds("Forest", "Forest", "Forest")
    table.seat(0).casts(name, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 17
