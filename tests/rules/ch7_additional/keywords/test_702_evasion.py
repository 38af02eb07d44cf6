"""Evasion abilities. CR 702.13, 702.14, 702.28, 702.31, 702.36, 702.118."""

from __future__ import annotations

import pytest

from apnap.rules.ch5_turns.combat.block_rules import can_block
from apnap.rules.core.decisions import D_BLOCK
from apnap.testing import rule


def could_block(table, attacker, blocker):
    """Does evasion allow it, once the first attacks the second's controller?"""
    table.seat(0).attacks({attacker: table.seat(1)})
    return can_block(table.game, blocker.id, attacker.id)


@rule("702.36")
@pytest.mark.parametrize("blocker,can", [("Grizzly Bears", False), ("Typhoid Rats", True), ("Ornithopter", True)])
def test_fear_is_blocked_by_artifact_and_black_creatures(scenario, blocker, can):
    table = scenario()
    assert could_block(table, table.seat(0).has("Severed Legion"), table.seat(1).has(blocker)) == can


@rule("702.13")
@pytest.mark.parametrize("blocker,can", [("Grizzly Bears", False), ("Hill Giant", True), ("Ornithopter", True)])
def test_intimidate_is_blocked_by_artifacts_and_shared_colors(scenario, blocker, can):
    table = scenario()
    assert could_block(table, table.seat(0).has("Bladetusk Boar"), table.seat(1).has(blocker)) == can


@rule("702.28")
def test_shadow_meets_only_shadow(scenario):
    table = scenario()
    soldier, bear = table.seat(0).have("Soltari Foot Soldier", "Grizzly Bears")
    priest, giant = table.seat(1).have("Soltari Priest", "Hill Giant")
    table.seat(0).attacks({soldier: table.seat(1), bear: table.seat(1)})
    table.asked(table.seat(1), kind=D_BLOCK)
    assert can_block(table.game, priest.id, soldier.id) and not can_block(table.game, giant.id, soldier.id)
    assert can_block(table.game, giant.id, bear.id) and not can_block(table.game, priest.id, bear.id)


@rule("702.31")
@pytest.mark.parametrize("blocker,can", [("Grizzly Bears", False), ("Wei Strike Force", True)])
def test_horsemanship_is_blocked_by_horsemanship_only(scenario, blocker, can):
    table = scenario()
    assert could_block(table, table.seat(0).has("Shu Cavalry"), table.seat(1).has(blocker)) == can


@rule("702.118")
@pytest.mark.parametrize("blocker,can", [("Hill Giant", False), ("Grizzly Bears", True)])
def test_skulk_is_not_blocked_by_greater_power(scenario, blocker, can):
    table = scenario()
    assert could_block(table, table.seat(0).has("Furtive Homunculus"), table.seat(1).has(blocker)) == can


@rule("702.14")
@pytest.mark.parametrize("land,can", [("Island", False), ("Tundra", False), ("Forest", True)])
def test_islandwalk_cannot_be_blocked_where_there_is_an_island(scenario, land, can):
    table = scenario()
    table.seat(1).has(land)
    assert could_block(table, table.seat(0).has("River Boa"), table.seat(1).has("Grizzly Bears")) == can


@rule("702.14")
def test_landwalk_looks_at_the_defending_player_only(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Swamp")
    table.seat(2).has("Swamp")
    assert could_block(table, table.seat(0).has("Anaconda"), table.seat(1).has("Grizzly Bears"))
