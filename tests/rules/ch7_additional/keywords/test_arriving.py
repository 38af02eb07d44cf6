"""Echo, cumulative upkeep, bloodthirst, graft, devour, umbra armor, decayed, boast, blitz, plot.

CR 702.24, 702.30, 702.54, 702.58, 702.82, 702.89, 702.142, 702.147, 702.152, 702.170.
"""

from __future__ import annotations

from apnap.rules.core.constants import END, HASTE, MAIN1, MAIN2, UPKEEP
from apnap.rules.core.decisions import FOR_COST, FOR_MAY, FOR_SACRIFICE, O_ACTIVATE, O_CAST, O_SPECIAL
from apnap.testing import rule
from apnap.testing.scenario import Permanent


# upkeep --------------------------------------------------------------------------------------------------------------
@rule("702.30")
def test_echo_is_paid_once(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Goblin Patrol").resolves()
    patrol = table.seat(0).permanent("Goblin Patrol")
    table.seat(0).have("Mountain")
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert patrol.stayed
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    assert table.stack == []


@rule("702.30")
def test_without_echo_it_is_sacrificed(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Pouncing Jaguar").resolves()
    jaguar = table.seat(0).permanent("Pouncing Jaguar")
    table.to_turn(table.seat(1))
    assert jaguar.stayed
    table.to_step(MAIN1, table.seat(0))
    assert jaguar.died


@rule("702.30")
def test_echo_for_a_new_controller(scenario):
    table = scenario(seats=2)
    patrol = table.seat(1).has("Goblin Patrol")
    table.to_step(UPKEEP, table.seat(1))
    assert table.stack == []  # they have had it for a while
    table.to_turn(table.seat(0))
    assert patrol.stayed


@rule("702.24")
def test_cumulative_upkeep_grows(scenario):
    table = scenario(seats=2)
    efreet = table.seat(0).has("Uktabi Efreet")
    table.seat(0).have("Forest", "Forest")
    for turns in (1, 2):
        table.to_turn(table.seat(1))
        table.to_step(UPKEEP, table.seat(0))
        table.asked(table.seat(0), FOR_COST)
        table.answer([1])
        table.resolve_stack()
        assert efreet.stayed and efreet.counters("age") == turns
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    assert efreet.died  # three mana were not there


@rule("702.24")
def test_cumulative_upkeep_of_life(scenario):
    table = scenario(seats=2)
    morinfen = table.seat(0).has("Morinfen", counters={"age": 2})
    table.to_turn(table.seat(1))
    table.to_step(UPKEEP, table.seat(0))
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).life == 17 and morinfen.stayed


# counters ------------------------------------------------------------------------------------------------------------
@rule("702.54")
def test_bloodthirst_after_damage_to_an_opponent(scenario):
    table = scenario()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0
    table.seat(0).casts("Shock", at=[table.seat(0)]).resolves()
    table.seat(0).casts("Bloodscale Prowler").resolves()
    assert table.seat(0).permanent("Bloodscale Prowler").counters("+1/+1") == 0
    table.seat(0).casts("Shock", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Gorehorn Minotaurs").resolves()
    assert table.seat(0).permanent("Gorehorn Minotaurs").counters("+1/+1") == 2


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


@rule("702.82")
def test_devour_eats_any_number(scenario):
    table = scenario()
    bear, giant = table.seat(0).have("Grizzly Bears", "Hill Giant")
    theirs = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Thunder-Thrash Elder")
    decision = table.asked(table.seat(0), FOR_SACRIFICE)
    assert decision.candidates == [bear.id, giant.id] and decision.minimum == 0
    table.answer([bear.id])
    elder = table.seat(0).permanent("Thunder-Thrash Elder")
    assert elder.counters("+1/+1") == 3 and bear.died and giant.stayed and theirs.stayed


@rule("702.82")
def test_devour_may_eat_nothing(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Gorger Wurm").resolves()
    assert bear.stayed and table.seat(0).permanent("Gorger Wurm").power == 5


# umbra armor, decayed ------------------------------------------------------------------------------------------------
@rule("702.89")
def test_umbra_armor_dies_in_its_stead(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Boar Umbra", at=[bear]).resolves()
    umbra = table.seat(0).permanent("Boar Umbra")
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.stayed and umbra.died and bear.power == 2
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.died


@rule("702.89")
def test_umbra_armor_removes_the_damage(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Spider Umbra", at=[bear]).resolves()
    table.seat(1).casts("Lightning Bolt", at=[bear]).resolves()
    assert bear.stayed and bear.damage == 0 and table.seat(0).graveyard == ["Spider Umbra"]


@rule("702.147")
def test_decayed_cannot_block_and_attacks_once(scenario):
    table = scenario(seats=2)
    hobbler = table.seat(0).has("Hobbling Zombie")
    table.seat(1).casts("Murder", at=[hobbler]).resolves()
    table.resolve_stack()
    zombie = table.seat(0).permanent("Zombie Token")
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({zombie: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and zombie.died


@rule("702.147")
def test_decayed_does_not_block(scenario):
    table = scenario(seats=2)
    hobbler = table.seat(1).has("Hobbling Zombie")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Murder", at=[hobbler]).resolves()
    table.resolve_stack()
    assert "Zombie Token" in table.seat(1).battlefield
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


# boast, blitz, plot --------------------------------------------------------------------------------------------------
@rule("702.142")
def test_boast_after_attacking_once_each_turn(scenario):
    table = scenario(seats=2)
    mob = table.seat(0).has("Hagi Mob")
    table.seat(0).gets_mana("CRCR")
    assert not table.seat(0).can(O_ACTIVATE, mob)
    table.seat(0).attacks({mob: table.seat(1)})
    table.to_step(MAIN2)
    table.seat(0).gets_mana("CRCR")
    table.seat(0).activates(mob, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 14
    assert not table.seat(0).can(O_ACTIVATE, mob)


@rule("702.152")
def test_blitz_gives_haste_and_a_card(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Riveteers Requisitioner", part="blitz").resolves()
    runner = table.seat(0).permanent("Riveteers Requisitioner")
    assert runner.has(HASTE)
    table.seat(0).attacks({runner: table.seat(1)})
    hand = len(table.seat(0).hand)
    table.to_step(END)
    table.resolve_stack()
    assert runner.died and table.seat(1).life == 17 and len(table.seat(0).hand) == hand + 1
    assert "Treasure Token" in table.seat(0).battlefield


@rule("702.152")
def test_without_blitz_it_stays(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Caldaia Strongarm", part="Caldaia Strongarm").resolves()
    table.resolve_stack()
    arm = table.seat(0).permanent("Caldaia Strongarm")
    table.to_turn(table.seat(1))
    assert arm.stayed and not arm.has(HASTE)


@rule("702.170", "116.2k")
def test_plot_now_and_cast_for_nothing_later(scenario):
    table = scenario(seats=2)
    card = table.seat(0).holds("Spinewoods Paladin")[0]
    table.seat(0).gets_mana("CCCG")
    table.choose_option(table.seat(0).number, O_SPECIAL, card.id, (), None, (), ())
    plotted = Permanent(table, card.now)
    assert plotted.zone == "exile" and table.seat(0).pool == "" and not table.seat(0).can(O_CAST, plotted)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert not table.seat(0).can(O_CAST, plotted)
    table.to_step(MAIN1, table.seat(0))
    assert table.seat(0).can(O_CAST, plotted)
    table.choose_option(table.seat(0).number, O_CAST, plotted.now, (), None, (), ())
    table.resolve_stack()
    assert "Spinewoods Paladin" in table.seat(0).battlefield and table.seat(0).life == 23
