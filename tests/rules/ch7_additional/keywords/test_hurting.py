"""Rampage, afflict, ingest, afterlife. CR 702.23, 702.115, 702.130, 702.135."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING, MAIN2
from apnap.testing import rule


@rule("702.23")
def test_rampage_counts_blockers_beyond_the_first(scenario):
    table = scenario()
    berserker, hordes = table.seat(0).have("Aerathi Berserker", "Horrible Hordes")
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({berserker: table.seat(1), hordes: table.seat(1)})
    table.seat(1).blocks({**dict.fromkeys(bears, berserker), giant: hordes})
    table.resolve_stack()
    assert (berserker.power, berserker.toughness) == (8, 10) and hordes.power == 2


@rule("702.130")
def test_afflict_when_blocked(scenario):
    table = scenario()
    manticore, eternal = table.seat(0).have("Manticore Eternal", "Spellweaver Eternal")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({manticore: table.seat(1), eternal: table.seat(1)})
    table.seat(1).blocks({bear: manticore})
    table.resolve_stack()
    assert table.seat(1).life == 17 and table.step == "declare blockers step"
    table.to_step(MAIN2)
    assert table.seat(1).life == 15


@rule("702.115")
def test_ingest_exiles_the_top_card(scenario):
    table = scenario()
    drone, intruder = table.seat(0).have("Culling Drone", "Mist Intruder")
    table.seat(1).library("Shock", "Fog")
    table.seat(0).attacks({drone: table.seat(1), intruder: table.seat(1)})
    table.to_step(MAIN2)
    assert sorted(table.seat(1).exile) == ["Fog", "Shock"] and table.seat(0).exile == []


@rule("702.135")
def test_afterlife_leaves_spirits(scenario):
    table = scenario()
    oligarch, ministrant = table.seat(0).have("Imperious Oligarch", "Ministrant of Obligation")
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert oligarch.died and ministrant.died
    assert table.seat(0).battlefield == ["Spirit Token"] * 3
    assert table.seat(0).permanent("Spirit Token").has(FLYING)
