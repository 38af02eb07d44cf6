"""Wither, infect, toxic and ingest. CR 702.80, 702.90, 702.115, 702.164."""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.testing import rule


@rule("702.80")
def test_wither_leaves_counters_on_creatures_and_costs_players_life(scenario):
    table = scenario()
    gang, ripper = table.seat(0).have("Boggart Ram-Gang", "Sickle Ripper")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).attacks({gang: table.seat(1), ripper: table.seat(1)})
    table.seat(1).blocks({wurm: gang})
    table.to_step(MAIN2)
    assert wurm.counters("-1/-1") == 3 and wurm.damage == 0 and table.seat(1).life == 18


@rule("702.90")
def test_infect_poisons_players_and_weakens_creatures(scenario):
    table = scenario()
    cyst, widow = table.seat(0).have("Cystbearer", "Blightwidow")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({cyst: table.seat(1), widow: table.seat(1)})
    table.seat(1).blocks({giant: widow})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 2 and table.seat(1).life == 20 and giant.counters("-1/-1") == 2


@rule("702.164", "120.3")
def test_toxic_adds_poison_to_combat_damage(scenario):
    table = scenario()
    cleaver, rat = table.seat(0).have("Sheoldred's Headcleaver", "Blightbelly Rat")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({cleaver: table.seat(1), rat: table.seat(1)})
    table.seat(1).blocks({bear: rat})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 2 and table.seat(1).life == 18


@rule("702.164")
def test_toxic_does_nothing_in_a_fight(scenario):
    table = scenario()
    syphoner = table.seat(0).has("Pestilent Syphoner")
    table.seat(0).attacks({syphoner: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).poison == 1 and table.seat(1).life == 19


@rule("702.115")
def test_ingest_exiles_the_top_card(scenario):
    table = scenario()
    drone, intruder = table.seat(0).have("Culling Drone", "Mist Intruder")
    table.seat(1).library("Shock", "Fog")
    table.seat(0).attacks({drone: table.seat(1), intruder: table.seat(1)})
    table.to_step(MAIN2)
    assert sorted(table.seat(1).exile) == ["Fog", "Shock"] and table.seat(0).exile == []
