"""Creatures that grow: evolve, graft, modular, renown, outlast, reinforce.

CR 702.43, 702.58, 702.77, 702.100, 702.107, 702.112.
"""

from __future__ import annotations

from apnap.rules.core.constants import MAIN2
from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE
from apnap.testing import rule

# evolve ------------------------------------------------------------------------------------------------------------


@rule("702.100")
def test_evolve_for_greater_power_or_toughness(scenario):
    table = scenario()
    raptor, snapjaw = table.seat(0).have("Cloudfin Raptor", "Adaptive Snapjaw")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert raptor.counters("+1/+1") == 1 and snapjaw.counters("+1/+1") == 0
    table.seat(0).casts("Wall of Omens").resolves()
    table.resolve_stack()
    assert raptor.counters("+1/+1") == 2 and snapjaw.counters("+1/+1") == 1
    table.seat(0).casts("Ornithopter").resolves()
    table.resolve_stack()
    assert raptor.counters("+1/+1") == 2


@rule("702.100", "603.4")
def test_evolve_asks_again_as_it_resolves(scenario):
    table = scenario()
    raptor = table.seat(0).has("Cloudfin Raptor")
    table.seat(0).casts("Savannah Lions").resolves()
    table.seat(0).casts("Giant Growth", at=[raptor]).resolves()
    table.resolve_stack()
    assert raptor.counters("+1/+1") == 0


# graft -------------------------------------------------------------------------------------------------------------


@rule("702.58")
def test_graft_passes_a_counter_on(scenario):
    table = scenario()
    table.seat(0).casts("Simic Initiate").resolves()
    initiate = table.seat(0).permanent("Simic Initiate")
    assert initiate.power == 1
    table.seat(1).has("Forest")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).permanent("Grizzly Bears").power == 3 and initiate.died


@rule("702.58")
def test_graft_is_a_choice(scenario):
    table = scenario()
    table.seat(0).casts("Simic Initiate").resolves()
    initiate = table.seat(0).permanent("Simic Initiate")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert initiate.stayed and table.seat(0).permanent("Grizzly Bears").power == 2


# modular -----------------------------------------------------------------------------------------------------------


@rule("702.43")
def test_modular_passes_its_counters_on(scenario):
    table = scenario()
    table.seat(0).casts("Arcbound Worker").resolves()
    table.seat(0).casts("Arcbound Hybrid").resolves()
    worker, hybrid = table.seat(0).permanent("Arcbound Worker"), table.seat(0).permanent("Arcbound Hybrid")
    assert worker.power == 1 and hybrid.power == 2
    table.seat(1).casts("Shock", at=[hybrid]).resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert hybrid.died and worker.counters("+1/+1") == 3


# renown ------------------------------------------------------------------------------------------------------------


@rule("702.112")
def test_renown_once(scenario):
    table = scenario(seats=2)
    knight, aven = table.seat(0).have("Knight of the Pilgrim's Road", "Stalwart Aven")
    table.seat(0).attacks({knight: table.seat(1), aven: table.seat(1)})
    table.to_step(MAIN2)
    assert knight.counters("+1/+1") == 1 and aven.counters("+1/+1") == 1
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({knight: table.seat(1)})
    table.to_step(MAIN2)
    assert knight.counters("+1/+1") == 1


# outlast -----------------------------------------------------------------------------------------------------------


@rule("702.107")
def test_outlast_taps_and_is_slow(scenario):
    table = scenario()
    ancestor = table.seat(0).has("Disowned Ancestor")
    patrol = table.seat(0).has("Salt Road Patrol", sick=True)
    table.seat(0).gets_mana("CBCW")
    assert not table.seat(0).can(O_ACTIVATE, patrol)
    table.seat(0).activates(ancestor).resolves()
    assert ancestor.tapped and ancestor.counters("+1/+1") == 1


# reinforce ---------------------------------------------------------------------------------------------------------


@rule("702.77")
def test_reinforce_from_the_hand(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    guard, bombardier = table.seat(0).holds("Mosquito Guard", "Burrenton Bombardier")
    table.seat(0).gets_mana("CWCCW")
    table.seat(0).activates(guard, at=[bear]).resolves()
    table.seat(0).activates(bombardier, at=[bear]).resolves()
    assert bear.counters("+1/+1") == 3 and len(table.seat(0).graveyard) == 2
