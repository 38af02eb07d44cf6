"""Persist, undying, unearth, evolve, toxic, prowess, extort, exploit, crew.

CR 702.79, 702.84, 702.93, 702.100, 702.101, 702.108, 702.110, 702.122, 702.164.
"""

from __future__ import annotations

from apnap.rules.core.constants import CREATURE, END, HASTE, MAIN2
from apnap.rules.core.decisions import FOR_COST, FOR_MAY, FOR_SACRIFICE, O_ACTIVATE
from apnap.testing import rule


@rule("702.79")
def test_persist_returns_once_with_a_counter(scenario):
    table = scenario()
    goblin = table.seat(0).has("Putrid Goblin")
    table.seat(1).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    back = table.seat(0).permanent("Putrid Goblin")
    assert back.counters("-1/-1") == 1 and back.power == 1
    table.seat(1).casts("Shock", at=[back]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == [] and table.seat(0).graveyard == ["Putrid Goblin"]


@rule("702.79", "108.3")
def test_persist_returns_under_its_owners_control(scenario):
    table = scenario()
    goblin = table.seat(1).has("Putrid Goblin")
    table.seat(0).casts("Mind Control", at=[goblin]).resolves()
    table.seat(0).casts("Shock", at=[goblin]).resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Putrid Goblin"]


@rule("702.93")
def test_undying_returns_with_a_counter_unless_it_had_one(scenario):
    table = scenario()
    wolf = table.seat(0).has("Young Wolf")
    geist = table.seat(0).has("Strangleroot Geist", counters={"+1/+1": 1})
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert wolf.died and geist.died and table.seat(0).battlefield == ["Young Wolf"]


@rule("702.93")
def test_undying_comes_back_bigger(scenario):
    table = scenario()
    wolf = table.seat(0).has("Young Wolf")
    table.seat(1).casts("Shock", at=[wolf]).resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Young Wolf").power == 2


@rule("702.84")
def test_unearth_lasts_until_the_end_step_and_ends_in_exile(scenario):
    table = scenario()
    zombie = table.seat(0).buried("Dregscape Zombie")[0]
    table.seat(0).gets_mana("B")
    table.seat(0).activates(zombie).resolves()
    back = table.seat(0).permanent("Dregscape Zombie")
    assert back.has(HASTE)
    table.seat(0).attacks({back: table.seat(1)})
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).exile == ["Dregscape Zombie"]


@rule("702.84", "614.1a")
def test_an_unearthed_creature_that_would_leave_is_exiled(scenario):
    table = scenario()
    ogre = table.seat(0).buried("Fire-Field Ogre")[0]
    table.seat(0).gets_mana("UBR")
    table.seat(0).activates(ogre).resolves()
    table.seat(1).casts("Unsummon", at=[table.seat(0).permanent("Fire-Field Ogre")]).resolves()
    assert table.seat(0).exile == ["Fire-Field Ogre"] and table.seat(0).hand == []


@rule("702.84")
def test_unearth_only_as_a_sorcery(scenario):
    table = scenario()
    zombie = table.seat(1).buried("Dregscape Zombie")[0]
    table.seat(1).gets_mana("B")
    table.seat(0).casts("Opt")
    assert not table.seat(1).can(O_ACTIVATE, zombie)


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


@rule("702.108")
def test_prowess_for_each_noncreature_spell(scenario):
    table = scenario()
    student, visionary = table.seat(0).have("Jeskai Student", "Lightning Visionary")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.resolve_stack()
    table.seat(0).casts("Grizzly Bears").resolves()
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert (student.power, student.toughness) == (2, 4) and visionary.power == 3


@rule("702.101")
def test_extort_drains_each_opponent(scenario):
    table = scenario(seats=3)
    table.seat(0).has("Tithe Drinker")
    table.seat(0).gets_mana("B")
    table.seat(0).casts("Opt")
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert [table.seat(i).life for i in range(3)] == [22, 19, 19]


@rule("702.101")
def test_extort_need_not_be_paid_each_instance_by_itself(scenario):
    table = scenario(seats=2)
    table.seat(0).have("Tithe Drinker", "Syndic of Tithes")
    table.seat(0).gets_mana("W")
    table.seat(0).casts("Opt")
    table.asked(table.seat(0), FOR_COST)
    table.answer([1])
    table.resolve_stack()
    assert [table.seat(i).life for i in range(2)] == [21, 19]


@rule("702.110")
def test_exploit_sacrifices_a_creature_and_notices(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Stitched Assistant").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.asked(table.seat(0), FOR_SACRIFICE)
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.died and table.seat(0).hand == ["Forest"]


@rule("702.110", "603.10a")
def test_a_creature_can_exploit_itself(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(1).has("Glorious Anthem")
    table.seat(0).casts("Sidisi's Faithful").resolves()
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert table.seat(0).graveyard == ["Sidisi's Faithful"] and giant.zone == "hand"


@rule("702.110")
def test_exploit_is_optional(scenario):
    table = scenario()
    table.seat(0).casts("Stitched Assistant").resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Stitched Assistant"] and table.seat(0).hand == []


@rule("702.122")
def test_crew_taps_enough_power_even_of_new_creatures(scenario):
    table = scenario()
    express = table.seat(0).has("Aradara Express")
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    assert not table.seat(0).can(O_ACTIVATE, express)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).activates(express).resolves()
    assert bear.tapped and giant.tapped
    assert table.game.char(express.id).types & CREATURE and (express.power, express.toughness) == (8, 6)
    table.seat(0).attacks({express: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 12


@rule("702.122")
def test_a_vehicle_is_no_creature_by_itself(scenario):
    table = scenario()
    schooner = table.seat(0).has("Sleek Schooner")
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    assert not table.game.char(schooner.id).types & CREATURE
    table.seat(0).activates(schooner, says=[[giant.id], []]).resolves()
    assert giant.tapped and not bear.tapped
    table.to_turn(table.seat(1))
    assert not table.game.char(schooner.id).types & CREATURE
