"""Soulbond: creatures in pairs. CR 702.95."""

from __future__ import annotations

from apnap.rules.core.constants import FLYING
from apnap.rules.core.decisions import FOR_MAY
from apnap.testing import rule


@rule("702.95")
def test_a_creature_with_soulbond_is_paired_as_it_enters(scenario):
    table = scenario()
    bear, ogre = table.seat(0).have("Grizzly Bears", "Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Wingcrafter").resolves()
    decision = table.asked(table.seat(0), FOR_MAY)
    assert decision.candidates == [bear.id, ogre.id]
    table.answer([bear.id])
    crafter = table.seat(0).permanent("Wingcrafter")
    assert bear.has(FLYING) and crafter.has(FLYING) and not ogre.has(FLYING) and not theirs.has(FLYING)


@rule("702.95")
def test_a_creature_with_soulbond_is_paired_with_one_that_enters_later(scenario):
    table = scenario()
    crafter = table.seat(0).has("Wingcrafter")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.asked(table.seat(0), FOR_MAY)
    bear = table.seat(0).permanent("Grizzly Bears")
    table.answer([bear.id])
    assert bear.has(FLYING) and crafter.has(FLYING)
    table.seat(0).casts("Hill Giant").resolves()
    assert table.stack == []  # a creature can be paired with one other only


@rule("702.95")
def test_nobody_has_to_pair(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Wingcrafter").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([])
    assert not bear.has(FLYING) and not table.seat(0).permanent("Wingcrafter").has(FLYING)


@rule("702.95")
def test_the_pair_ends_as_one_of_them_dies(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Wingcrafter").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([bear.id])
    crafter = table.seat(0).permanent("Wingcrafter")
    table.seat(1).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.died and not crafter.has(FLYING)
    table.seat(0).casts("Hill Giant").resolves()
    assert table.asked(table.seat(0), FOR_MAY).candidates == [table.seat(0).permanent("Hill Giant").id]


@rule("702.95")
def test_the_pair_ends_for_good_as_another_player_takes_one(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Wingcrafter").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([bear.id])
    crafter = table.seat(0).permanent("Wingcrafter")
    table.to_turn(table.seat(1))
    table.to_step(3)
    table.seat(1).casts("Act of Treason", at=[bear]).resolves()
    assert bear.controller == table.seat(1) and not crafter.has(FLYING)
    table.to_turn(table.seat(0))
    assert bear.controller == table.seat(0) and not crafter.has(FLYING) and not bear.has(FLYING)


@rule("702.95")
def test_creatures_are_not_paired_if_one_is_gone_by_then(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Wingcrafter").resolves()
    table.seat(1).casts("Lightning Bolt", at=[bear])
    table.resolve_stack()
    assert bear.died and not table.seat(0).permanent("Wingcrafter").has(FLYING)
