"""What is particular about Auras, Equipment and Vehicles."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import (
    DEATHTOUCH,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    HASTE,
    HEXPROOF,
    INDESTRUCTIBLE,
    LIFELINK,
    MAIN2,
    SHROUD,
    TRAMPLE,
    VIGILANCE,
)
from apnap.rules.core.decisions import D_BLOCK
from apnap.testing import rule

AURAS = [  # name, power, toughness, keywords of a Grizzly Bears that wears it
    ("Holy Strength", 3, 4, 0),
    ("Unholy Strength", 4, 3, 0),
    ("Divine Favor", 3, 5, 0),
    ("Flight", 2, 2, FLYING),
    ("Spectral Flight", 4, 4, FLYING),
    ("Serra's Embrace", 4, 4, FLYING | VIGILANCE),
    ("Elephant Guide", 5, 5, 0),
    ("Armadillo Cloak", 4, 4, TRAMPLE),
    ("Trollhide", 4, 4, 0),
    ("Blanchwood Armor", 4, 4, 0),
    ("Alpha Status", 6, 6, 0),
]


@rule("303.4", "613.4c")
@pytest.mark.parametrize("name,power,toughness,keywords", AURAS)
def test_what_an_aura_gives(scenario, name, power, toughness, keywords):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).have("Forest", "Forest", "Runeclaw Bear")
    table.seat(1).have("Forest", "Runeclaw Bear")
    table.seat(0).casts(name, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (power, toughness)
    assert table.game.char(bear.id).keywords == keywords


@rule("704.5f")
def test_weakness_takes_two_and_one(scenario):
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Weakness", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (1, 2)


@rule("603.6a")
def test_auras_that_do_something_as_they_enter(scenario):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Divine Favor", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23
    table.seat(0).casts("Unquestioned Authority", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]
    giant, other = table.seat(1).has("Hill Giant"), table.seat(0).has("Gray Ogre")
    table.seat(0).attacks({bear: table.seat(1), other: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared")
    assert list(decision.blockers) == [giant.id] and list(decision.attackers) == [other.id]


@rule("303.4b", "603.10a")
def test_elephant_guide_leaves_an_elephant_to_its_controller(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Elephant Guide", at=[bear]).resolves()
    table.seat(0).casts("Murder", at=[bear]).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Elephant Token"]


@rule("120.3", "119.3")
def test_armadillo_cloak_gains_what_the_creature_deals(scenario):
    table = scenario(seats=2)
    pinger = table.seat(1).has("Prodigal Sorcerer")
    table.seat(0).casts("Armadillo Cloak", at=[pinger]).resolves()
    table.seat(1).activates(pinger, at=[table.seat(0)]).resolves()
    table.resolve_stack()
    assert (table.seat(0).life, table.seat(1).life) == (20, 20)


@rule("102.3", "608.2d")
def test_curiosity_draws_for_damage_to_opponents_only(scenario):
    table = scenario(seats=4, teams=[[0, 1], [2, 3]])
    pinger = table.seat(0).has("Prodigal Sorcerer")
    table.seat(0).casts("Curiosity", at=[pinger]).resolves()
    table.seat(0).activates(pinger, at=[table.seat(1)]).resolves()
    assert table.stack == [] and table.seat(1).life == 19
    table.game.state.edit(pinger.id).tapped = False
    table.refresh()
    table.seat(0).activates(pinger, at=[table.seat(2)]).resolves()
    table.says([1])
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]


@rule("613.1f", "109.5")
def test_presence_of_gond_gives_the_ability_to_the_creature(scenario):
    table = scenario(seats=2)
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Presence of Gond", at=[bear]).resolves()
    table.seat(1).activates(bear).resolves()
    assert bear.tapped and table.seat(1).battlefield == ["Grizzly Bears", "Elf Warrior Token"]


@rule("701.19a")
def test_trollhide_lets_the_creature_regenerate(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Trollhide", at=[bear]).resolves()
    table.seat(0).gets_mana("CG")
    table.seat(0).activates(bear).resolves()
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.stayed and bear.tapped


@rule("502.3")
def test_claustrophobia_taps_and_keeps_tapped(scenario):
    table = scenario(seats=2)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Claustrophobia", at=[giant]).resolves()
    table.resolve_stack()
    assert giant.tapped
    table.to_turn(table.seat(1))
    assert giant.tapped


EQUIPMENT = [  # name, cost to equip, power, toughness, keywords of a Grizzly Bears that wears it
    ("Leonin Scimitar", "C", 3, 3, 0),
    ("Shuko", "", 3, 2, 0),
    ("Accorder's Shield", "CCC", 2, 5, VIGILANCE),
    ("Darksteel Axe", "CC", 4, 2, 0),
    ("Strider Harness", "C", 3, 3, HASTE),
    ("Fireshrieker", "CC", 2, 2, DOUBLE_STRIKE),
    ("Basilisk Collar", "CC", 2, 2, DEATHTOUCH | LIFELINK),
    ("Swiftfoot Boots", "C", 2, 2, HEXPROOF | HASTE),
    ("Lightning Greaves", "", 2, 2, HASTE | SHROUD),
    ("Loxodon Warhammer", "CCC", 5, 2, TRAMPLE | LIFELINK),
    ("Behemoth Sledge", "CCC", 4, 4, TRAMPLE | LIFELINK),
    ("Whispersilk Cloak", "CC", 2, 2, SHROUD),
    ("Sword of Vengeance", "CCC", 4, 2, FIRST_STRIKE | VIGILANCE | TRAMPLE | HASTE),
    ("Cranial Plating", "C", 4, 2, 0),
    ("Skullclamp", "C", 3, 1, 0),
    ("Argentum Armor", "CCCCCC", 8, 8, 0),
    ("Sword of the Animist", "CC", 3, 3, 0),
    ("Specter's Shroud", "C", 3, 2, 0),
    ("Heavy Arbalest", "CCCC", 2, 2, 0),
    ("Butcher's Cleaver", "CCC", 5, 2, 0),
]


@rule("301.5", "702.6")
@pytest.mark.parametrize("name,cost,power,toughness,keywords", EQUIPMENT, ids=[row[0] for row in EQUIPMENT])
def test_what_equipment_gives_and_costs(scenario, name, cost, power, toughness, keywords):
    table = scenario(seats=2)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).has("Sol Ring", tapped=True)
    gear = table.seat(0).has(name)
    equip = len(table.game.char(gear.id).abilities.activated) - 1
    table.seat(0).gets_mana(cost)
    table.seat(0).activates(gear, equip, at=[bear]).resolves()
    assert gear.attached_to == bear and table.seat(0).pool == ""
    assert (bear.power, bear.toughness) == (power, toughness)
    assert table.game.char(bear.id).keywords == keywords


def equipped(table, name, creature="Grizzly Bears", seat=0):
    """A creature that wears it."""
    body, gear = table.seat(seat).have(creature, name)
    index = len(table.game.char(gear.id).abilities.activated) - 1
    table.seat(seat).gets_mana("CCCCCC")
    table.seat(seat).activates(gear, index, at=[body]).resolves()
    return body, gear


@rule("702.12")
def test_darksteel_axe_is_indestructible(scenario):
    table = scenario()
    axe = table.seat(0).has("Darksteel Axe")
    assert axe.has(INDESTRUCTIBLE)


@rule("509.1b")
def test_whispersilk_cloak_makes_unblockable(scenario):
    table = scenario(seats=2)
    bear, _ = equipped(table, "Whispersilk Cloak")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18 and giant.stayed


@rule("701.3")
def test_cranial_plating_moves_at_instant_speed(scenario):
    table = scenario(seats=2)
    bear, plating = equipped(table, "Cranial Plating")
    ogre = table.seat(0).has("Gray Ogre")
    table.seat(0).attacks({ogre: table.seat(1)})
    table.seat(0).gets_mana("BB")
    table.seat(0).activates(plating, 0, at=[ogre]).resolves()
    assert plating.attached_to == ogre and ogre.power == 3


@rule("603.10a")
def test_skullclamp_draws_two_for_a_death(scenario):
    table = scenario(seats=2)
    bear, _ = equipped(table, "Skullclamp", "Llanowar Elves")
    table.resolve_stack()
    assert bear.died and table.seat(0).hand == ["Forest", "Forest"]


@rule("508.3a")
def test_equipment_that_waits_for_an_attack(scenario):
    table = scenario(seats=2, deck=["Shock"] * 9)
    bear, _ = equipped(table, "Argentum Armor")
    hound, _ = equipped(table, "Sword of the Animist", "Savannah Lions")
    ring = table.seat(1).has("Sol Ring")
    [plains] = table.seat(0).library("Plains")
    table.seat(0).attacks({bear: table.seat(1), hound: table.seat(1)})
    table.run(lambda d: ring.id in d.candidates, "the target of the armor")
    table.answer([ring.id])
    table.says([1], [plains.id])
    table.resolve_stack()
    assert ring.died and table.seat(0).permanent("Plains").tapped


@rule("510.2")
def test_specters_shroud_makes_the_player_hit_discard(scenario):
    table = scenario(seats=2)
    bear, _ = equipped(table, "Specter's Shroud")
    table.seat(1).holds("Shock")
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).graveyard == ["Shock"] and table.seat(1).life == 17


@rule("613.1f", "502.3")
def test_heavy_arbalest_shoots_and_stays_tapped(scenario):
    table = scenario(seats=2)
    bear, _ = equipped(table, "Heavy Arbalest")
    table.seat(0).activates(bear, at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18 and bear.tapped
    table.to_turn(table.seat(0))
    assert bear.tapped


@rule("611.3a")
def test_butchers_cleaver_gives_humans_lifelink(scenario):
    table = scenario(seats=2)
    knight, _ = equipped(table, "Butcher's Cleaver", "Youthful Knight")
    assert knight.has(LIFELINK) and knight.power == 5


@rule("702.122")
@pytest.mark.parametrize(
    "name,crew,power,keywords",
    [
        ("Sky Skiff", "Llanowar Elves", 2, FLYING),
        ("Ovalchase Dragster", "Llanowar Elves", 6, TRAMPLE | HASTE),
        ("Cultivator's Caravan", "Hill Giant", 5, 0),
        ("Bomat Bazaar Barge", "Hill Giant", 5, 0),
        ("Renegade Freighter", "Grizzly Bears", 4, 0),
    ],
)
def test_vehicles_and_the_crew_they_need(scenario, name, crew, power, keywords):
    table = scenario(seats=2)
    vehicle, driver = table.seat(0).have(name, crew)
    assert not vehicle.is_a("Creature")
    index = len(table.game.char(vehicle.id).abilities.activated) - 1
    table.seat(0).activates(vehicle, index, says=[[driver.id]]).resolves()
    assert vehicle.is_a("Creature") and driver.tapped and vehicle.power == power
    assert table.game.char(vehicle.id).keywords == keywords


@rule("603.6a", "605.1a")
def test_what_vehicles_do_besides(scenario):
    table = scenario(seats=2)
    table.seat(0).casts("Bomat Bazaar Barge").resolves()
    table.resolve_stack()
    assert table.seat(0).hand == ["Forest"]
    caravan = table.seat(0).has("Cultivator's Caravan")
    table.seat(0).taps_for_mana(caravan)
    assert len(table.seat(0).pool) == 1
    freighter, bear = table.seat(0).have("Renegade Freighter", "Grizzly Bears")
    table.seat(0).activates(freighter, says=[[bear.id]]).resolves()
    table.seat(0).attacks({freighter: table.seat(1)})
    table.resolve_stack()
    assert (freighter.power, freighter.toughness, freighter.has(TRAMPLE)) == (5, 4, True)


@rule("510.3a", "120.3")
def test_the_sword_of_fire_and_ice_burns_and_teaches(scenario):
    table = scenario()
    sword, bear = table.seat(0).have("Sword of Fire and Ice", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(sword, at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.asked(table.seat(0), "target")
    table.answer([table.seat(1).ref])
    table.to_step(MAIN2)
    assert table.seat(1).life == 14 and table.seat(0).hand == ["Forest"]


@pytest.mark.parametrize("name,mana,size", (("Goldwarden's Helm", "CW", (2, 3)), ("Vulshok Splitter", "CCR", (4, 2))))
@rule("702.163", "702.6")
def test_for_mirrodin(scenario, name, mana, size):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name).resolves()
    table.resolve_stack()
    equipment = table.seat(0).permanent(name)
    assert equipment.attached_to == table.seat(0).permanent("Rebel Token")
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(equipment, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == size


@rule("702.151", "702.4b")
def test_lizard_blades_give_double_strike(scenario):
    table = scenario()
    blades, bear = table.seat(0).have("Lizard Blades", "Grizzly Bears")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(blades, 0, at=[bear]).resolves()
    assert bear.has(DOUBLE_STRIKE)
