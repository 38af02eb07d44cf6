"""Crew, saddle, exhaust; reconfigure, fortify, living weapon, For Mirrodin!, job select.

CR 702.67, 702.92, 702.122, 702.151, 702.163, 702.171, 702.177, 702.182.
"""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.equipment_and_vehicles import JobSelect
from apnap.abilities.selectors import Equipped
from apnap.abilities.statics.changes import Gets
from apnap.abilities.statics.continuous import Always
from apnap.rules.core import constants
from apnap.rules.core.constants import DOUBLE_STRIKE, HASTE, INDESTRUCTIBLE, MAIN1, MAIN2
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule

# crew --------------------------------------------------------------------------------------------------------------


@rule("702.122")
def test_crew_taps_enough_power_even_of_new_creatures(scenario):
    table = scenario()
    express = table.seat(0).has("Aradara Express")
    bear = table.seat(0).has("Grizzly Bears", sick=True)
    assert not table.seat(0).can(O_ACTIVATE, express)
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).activates(express).resolves()
    assert bear.tapped and giant.tapped
    assert table.game.char(express.id).types & constants.CREATURE and (express.power, express.toughness) == (8, 6)
    table.seat(0).attacks({express: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 12


@rule("702.122")
def test_a_vehicle_is_not_a_creature_by_itself(scenario):
    table = scenario()
    schooner = table.seat(0).has("Sleek Schooner")
    bear = table.seat(0).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    assert not table.game.char(schooner.id).types & constants.CREATURE
    table.seat(0).activates(schooner, says=[[giant.id], []]).resolves()
    assert giant.tapped and not bear.tapped
    table.to_turn(table.seat(1))
    assert not table.game.char(schooner.id).types & constants.CREATURE


# saddle ------------------------------------------------------------------------------------------------------------


@rule("702.171")
def test_saddle_taps_others_for_the_turn(scenario):
    table = scenario(seats=2)
    jaguar, bear = table.seat(0).have("Alacrian Jaguar", "Grizzly Bears")
    table.seat(0).activates(jaguar).resolves()
    assert bear.tapped
    table.seat(0).attacks({jaguar: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 14


@rule("702.171")
def test_a_mount_is_saddled_only_until_end_of_turn(scenario):
    table = scenario(seats=2)
    lagac, bear = table.seat(0).have("Venomsac Lagac", "Grizzly Bears")
    table.seat(0).activates(lagac).resolves()
    assert bear.tapped
    table.to_turn(table.seat(1))
    table.to_turn(table.seat(0))
    table.seat(0).attacks({lagac: table.seat(1)})
    table.resolve_stack()
    assert lagac.toughness == 1


@rule("702.171")
def test_saddle_only_as_a_sorcery(scenario):
    table = scenario(seats=2)
    lagac, _ = table.seat(1).have("Venomsac Lagac", "Grizzly Bears")
    assert not table.seat(1).can(O_ACTIVATE, lagac)


# exhaust -----------------------------------------------------------------------------------------------------------


@rule("702.177")
def test_exhaust_once_in_its_life(scenario):
    table = scenario(seats=2)
    paragon = table.seat(0).has("Pacesetter Paragon")
    table.seat(0).gets_mana("CCR")
    table.seat(0).activates(paragon).resolves()
    assert paragon.power == 3 and paragon.has(DOUBLE_STRIKE)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("CCRCCR")
    assert not table.seat(0).can(O_ACTIVATE, paragon)
    other = table.seat(0).has("Pacesetter Paragon")
    assert table.seat(0).can(O_ACTIVATE, other)


# reconfigure -------------------------------------------------------------------------------------------------------


@rule("702.151", "301.5")
def test_a_reconfigured_equipment_is_not_a_creature(scenario):
    table = scenario(seats=2)
    rabbit, bear = table.seat(0).have("Rabbit Battery", "Grizzly Bears")
    assert rabbit.is_a("Creature")
    table.seat(0).gets_mana("R")
    table.seat(0).activates(rabbit, 0, at=[bear]).resolves()
    assert rabbit.attached_to == bear and not rabbit.is_a("Creature") and not rabbit.is_a("Rabbit")
    assert bear.power == 3 and bear.has(HASTE) and rabbit.stayed
    table.seat(0).gets_mana("R")
    table.seat(0).activates(rabbit, 1).resolves()
    assert rabbit.attached_to is None and rabbit.is_a("Creature") and rabbit.is_a("Rabbit") and bear.power == 2


@rule("702.151")
def test_a_reconfigured_equipment_is_a_creature_again_when_its_bearer_dies(scenario):
    table = scenario(seats=2)
    blades, bear = table.seat(0).have("Lizard Blades", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(blades, 0, at=[bear]).resolves()
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert blades.stayed and blades.is_a("Creature") and blades.attached_to is None


# fortify -----------------------------------------------------------------------------------------------------------


@rule("702.67", "301.6")
def test_a_fortification_changes_the_land_it_is_attached_to(scenario):
    table = scenario(seats=2)
    garrison, forest, bear = table.seat(0).have("Darksteel Garrison", "Forest", "Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(garrison, at=[forest]).resolves()
    assert garrison.attached_to == forest and forest.has(INDESTRUCTIBLE)
    table.seat(0).taps_for_mana(forest)
    table.resolve_stack()
    assert bear.power == 3


# living weapon -----------------------------------------------------------------------------------------------------


@rule("702.92")
def test_living_weapon_brings_its_germ(scenario):
    table = scenario()
    table.seat(0).casts("Flayer Husk").resolves()
    table.resolve_stack()
    germ = table.seat(0).permanent("Phyrexian Germ Token")
    husk = table.seat(0).permanent("Flayer Husk")
    assert husk.attached_to == germ and (germ.power, germ.toughness) == (1, 1)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(husk, at=[bear]).resolves()
    assert bear.power == 3 and "Phyrexian Germ Token" not in table.seat(0).battlefield
    table.seat(0).casts("Sickleslicer").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Phyrexian Germ Token").power == 2


# for mirrodin ------------------------------------------------------------------------------------------------------


@rule("702.163")
def test_for_mirrodin_brings_a_rebel(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Vulshok Splitter").resolves()
    table.resolve_stack()
    rebel = table.seat(0).permanent("Rebel Token")
    assert rebel.power == 4 and table.seat(0).permanent("Vulshok Splitter").attached_to == rebel


# job select --------------------------------------------------------------------------------------------------------


@rule("702.182")
def test_job_select_brings_a_hero(scenario):
    sword = card("Plain Sword", "{1}", "Artifact - Equipment", JobSelect(), Always(Equipped(CREATURE), Gets(1, 0)))
    table = scenario(seats=2).knows(sword)
    table.seat(0).casts("Plain Sword").resolves()
    table.resolve_stack()
    hero = table.seat(0).permanent("Hero Token")
    assert hero.power == 2 and table.seat(0).permanent("Plain Sword").attached_to == hero
