"""Proliferate, explore, connive. CR 701.34, 701.44, 701.50."""

from __future__ import annotations

from apnap.rules.core.decisions import D_CHOOSE, D_YES_NO, FOR_CHOICE, FOR_DISCARD, FOR_LOOK
from apnap.testing import rule


@rule("701.34a")
def test_proliferate_gives_one_of_each_kind_to_those_chosen(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2, "charge": 1})
    giant = table.seat(1).has("Hill Giant", counters={"-1/-1": 1})
    ogre = table.seat(1).has("Gray Ogre", counters={"+1/+1": 1})
    bare = table.seat(1).has("Runeclaw Bear")
    state = table.game.state
    state.edit_player(table.seat(1).number).poison = 3
    table.seat(0).casts("Steady Progress")
    decision = table.asked(table.seat(0), FOR_CHOICE, D_CHOOSE)
    assert bare.id not in decision.candidates and table.seat(0).ref not in decision.candidates
    table.answer([table.seat(1).ref, bear.id, giant.id])
    table.resolve_stack()
    assert bear.counters("+1/+1") == 3 and bear.counters("charge") == 2
    assert giant.counters("-1/-1") == 2 and ogre.counters("+1/+1") == 1 and table.seat(1).poison == 4


@rule("701.34")
def test_proliferate_sees_the_counter_put_just_before(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Courage in Crisis", at=[bear])
    table.asked(table.seat(0), FOR_CHOICE)
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters("+1/+1") == 2


@rule("701.44")
def test_explore_finds_a_land(scenario):
    table = scenario()
    table.seat(0).library("Forest")
    walker = table.seat(0).casts("Merfolk Branchwalker").resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"] and walker.counters("+1/+1") == 0


@rule("701.44")
def test_explore_finds_no_land_and_grows(scenario):
    table = scenario()
    table.seat(0).library("Shock")
    table.seat(0).casts("Seekers' Squire").resolves()
    table.asked(table.seat(0), FOR_LOOK, D_YES_NO)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Shock"]
    assert table.seat(0).permanent("Seekers' Squire").counters("+1/+1") == 1


@rule("701.44")
def test_a_creature_that_left_explores_all_the_same(scenario):
    table = scenario()
    table.seat(0).library("Forest")
    walker = table.seat(0).casts("Merfolk Branchwalker").resolves()
    table.seat(1).casts("Unsummon", at=[table.seat(0).permanent("Merfolk Branchwalker")]).resolves()
    table.resolve_stack()
    assert "Forest" in table.seat(0).hand and walker.zone == "hand"


@rule("701.50")
def test_connive_grows_with_a_nonland_discarded(scenario):
    table = scenario()
    shock = table.seat(0).holds("Shock")[0]
    table.seat(0).casts("Raffine's Informant").resolves()
    table.asked(table.seat(0), FOR_DISCARD)
    table.answer([shock.id])
    table.resolve_stack()
    assert table.seat(0).permanent("Raffine's Informant").counters("+1/+1") == 1
    assert table.seat(0).hand == ["Forest"]


@rule("701.50")
def test_connive_does_not_grow_with_a_land_discarded(scenario):
    table = scenario()
    grifter = table.seat(0).has("Hypnotic Grifter")
    land = table.seat(0).holds("Forest")[0]
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(grifter)
    table.asked(table.seat(0), FOR_DISCARD)
    table.answer([land.id])
    table.resolve_stack()
    assert grifter.counters("+1/+1") == 0 and table.seat(0).graveyard == ["Forest"]
