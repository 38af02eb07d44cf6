"""Proliferate, explore, connive, bolster, support, monstrosity, adapt, endure, earthbend, blight, time travel.

CR 701.34, 701.37, 701.39, 701.41, 701.44, 701.46, 701.50, 701.56, 701.63, 701.66, 701.68.
"""

from __future__ import annotations

from apnap.rules.core.constants import END, HASTE
from apnap.rules.core.decisions import D_CHOOSE, D_YES_NO, FOR_CHOICE, FOR_DISCARD, FOR_LOOK, FOR_MAY
from apnap.testing import rule

# proliferate -------------------------------------------------------------------------------------------------------


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


@rule("701.34b", "810.10")
def test_of_a_team_that_shares_poison_one_player_gets_a_counter(scenario):
    """Both heads are chosen: who proliferates says which is poisoned once more; other counters are each one's."""
    table = scenario(variant="two-headed-giant")
    you, foe, other = table.seat(0), table.seat(2), table.seat(3)
    state = table.game.state
    state.edit_player(int(state.table.poison_of[foe.number])).poison = 3
    for seat in (foe, other):
        state.edit_player(seat.number).counters = {"energy": 1}
    you.casts("Steady Progress")
    table.asked(you, FOR_CHOICE, D_CHOOSE)
    table.answer([foe.ref, other.ref])
    decision = table.game.decision()
    assert decision.seat == you.number and decision.rule == "701.34b"
    assert sorted(decision.candidates) == sorted([foe.ref, other.ref])
    table.answer([other.ref])
    table.resolve_stack()
    assert foe.poison == other.poison == 4
    players = table.game.state.players
    assert [players[seat.number].counters for seat in (foe, other)] == [{"energy": 2}, {"energy": 2}]


# explore -----------------------------------------------------------------------------------------------------------


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
def test_a_creature_that_left_still_explores(scenario):
    table = scenario()
    table.seat(0).library("Forest")
    walker = table.seat(0).casts("Merfolk Branchwalker").resolves()
    table.seat(1).casts("Unsummon", at=[table.seat(0).permanent("Merfolk Branchwalker")]).resolves()
    table.resolve_stack()
    assert "Forest" in table.seat(0).hand and walker.zone == "hand"


# connive -----------------------------------------------------------------------------------------------------------


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


# bolster -----------------------------------------------------------------------------------------------------------


@rule("701.39")
def test_bolster_chooses_a_creature_with_the_least_toughness(scenario):
    table = scenario()
    bear, other, wurm = table.seat(0).have("Grizzly Bears", "Runeclaw Bear", "Craw Wurm")
    table.seat(1).has("Ornithopter")
    table.seat(0).casts("Dromoka's Gift")
    decision = table.asked(table.seat(0), FOR_CHOICE)
    assert set(decision.candidates) == {bear.id, other.id}
    table.answer([other.id])
    table.resolve_stack()
    assert other.counters("+1/+1") == 4
    table.seat(0).casts("Honor's Reward").resolves()
    assert bear.counters("+1/+1") == 2 and table.seat(0).life == 24 and wurm.counters("+1/+1") == 0


# support -----------------------------------------------------------------------------------------------------------


@rule("701.41")
def test_support_puts_counters_on_up_to_that_many_creatures(scenario):
    table = scenario()
    bear, giant = table.seat(0).has("Grizzly Bears"), table.seat(1).has("Hill Giant")
    table.seat(0).casts("Lead by Example", at=[bear, giant]).resolves()
    assert bear.counters("+1/+1") == 1 and giant.counters("+1/+1") == 1
    table.seat(0).casts("Shoulder to Shoulder", at=[bear]).resolves()
    assert bear.counters("+1/+1") == 2 and table.seat(0).hand == ["Forest"]


# monstrosity -------------------------------------------------------------------------------------------------------


@rule("701.37")
def test_monstrosity_once(scenario):
    table = scenario()
    cyclops, asp = table.seat(0).have("Gluttonous Cyclops", "Nessian Asp")
    for _ in range(2):
        table.seat(0).gets_mana("CCCCCRR")
        table.seat(0).activates(cyclops).resolves()
    assert cyclops.power == 8 and asp.power == 4


# adapt -------------------------------------------------------------------------------------------------------------


@rule("701.46")
def test_adapt_only_without_counters(scenario):
    table = scenario()
    eel = table.seat(0).has("Skitter Eel")
    other = table.seat(0).has("Aeromunculus", counters={"+1/+1": 1})
    for _ in range(2):
        table.seat(0).gets_mana("CCU")
        table.seat(0).activates(eel).resolves()
    table.seat(0).gets_mana("CCGU")
    table.seat(0).activates(other).resolves()
    assert eel.counters("+1/+1") == 2 and other.counters("+1/+1") == 1


# endure ------------------------------------------------------------------------------------------------------------


@rule("701.63")
def test_endure_is_counters_or_a_spirit(scenario):
    for grows in (1, 0):
        table = scenario(seats=2)
        table.seat(0).casts("Sandskitter Outrider").resolves()
        table.asked(table.seat(0), FOR_MAY)
        table.answer([grows])
        table.resolve_stack()
        rider = table.seat(0).permanent("Sandskitter Outrider")
        assert rider.power == (4 if grows else 2)
        assert ("Spirit Token" in table.seat(0).battlefield) == (not grows)


# earthbend ---------------------------------------------------------------------------------------------------------


@rule("701.66")
def test_an_earthbent_land_fights_and_comes_back(scenario):
    table = scenario(seats=2)
    forest = table.seat(0).has("Forest")
    table.seat(0).casts("Earthbending Lesson", at=[forest]).resolves()
    assert forest.power == 4 and forest.is_a("Land") and forest.has(HASTE)
    table.seat(1).casts("Murder", at=[forest]).resolves()
    table.resolve_stack()
    again = table.seat(0).permanent("Forest")
    assert again.id != forest.id and again.tapped and not again.is_a("Creature")


# blight ------------------------------------------------------------------------------------------------------------


@rule("701.68")
def test_blight_is_a_cost_and_an_action(scenario):
    table = scenario(seats=2)
    slinger = table.seat(0).has("Sting-Slinger")
    table.seat(0).gets_mana("CR")
    table.seat(0).activates(slinger).resolves()
    assert table.seat(1).life == 18 and slinger.counters("-1/-1") == 1
    bark = table.seat(0).has("Sinister Gnarlbark")
    table.to_step(END)
    table.says([bark.id])
    table.resolve_stack()
    assert bark.counters("-1/-1") + slinger.counters("-1/-1") == 2


# time travel -------------------------------------------------------------------------------------------------------


@rule("701.56")
def test_time_travel_there_or_back(scenario):
    table = scenario(seats=2)
    wurm = table.seat(0).has("Waning Wurm", counters={"time": 2})
    table.says([wurm.id])
    table.seat(0).casts("Wibbly-wobbly, Timey-wimey").resolves()
    assert wurm.counters("time") == 3
    table.says([], [wurm.id])
    table.seat(0).casts("Wibbly-wobbly, Timey-wimey").resolves()
    assert wurm.counters("time") == 2
