"""Abilities of attackers and blockers: exalted, flanking, bushido, rampage, annihilator, battle cry, dethrone, melee,
mentor, training, myriad, afflict, provoke, mobilize, decayed, boast, ninjutsu.

CR 702.23, 702.25, 702.39, 702.45, 702.49, 702.83, 702.86, 702.91, 702.105, 702.116, 702.121, 702.130, 702.134, 702.142,
702.147, 702.149, 702.181.
"""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.joining_attackers import Ninjutsu
from apnap.rules.core.constants import BATTLEFIELD, BLOCKERS, COMMAND, END, MAIN2
from apnap.rules.core.decisions import D_BLOCK, D_PRIORITY, FOR_MAY, FOR_SACRIFICE, O_ACTIVATE, IllegalAnswer
from apnap.testing import rule
from apnap.testing.plugin import Builder

SHADE = card("Sky Shade", "{1}{U}{B}", "Legendary Creature - Ninja", "3/3", Ninjutsu("{U}{B}", commander=True))


# exalted -----------------------------------------------------------------------------------------------------------


@rule("702.83")
def test_exalted_helps_whoever_attacks_alone(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).have("Ethercaste Knight", "Court Archers")
    table.seat(0).attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (4, 4)
    table.to_step(MAIN2)
    assert table.seat(1).life == 16


@rule("702.83", "506.5")
def test_exalted_does_nothing_for_two(scenario):
    table = scenario()
    bear, giant, knight = table.seat(0).have("Grizzly Bears", "Hill Giant", "Ethercaste Knight")
    table.seat(0).attacks({bear: table.seat(1), giant: table.seat(1)})
    assert table.stack == [] and bear.power == 2 and knight.stayed


# flanking ----------------------------------------------------------------------------------------------------------


@rule("702.25")
def test_flanking_weakens_a_blocker_without_it(scenario):
    table = scenario()
    cavalry = table.seat(0).has("Benalish Cavalry")
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({cavalry: table.seat(1)})
    table.seat(1).blocks({bear: cavalry})
    table.resolve_stack()
    assert (bear.power, bear.toughness) == (1, 1)
    table.to_step(MAIN2)
    assert bear.died and cavalry.stayed


@rule("702.25")
def test_flanking_meets_flanking(scenario):
    table = scenario()
    askari = table.seat(0).has("Fallen Askari")
    cavalry = table.seat(1).has("Benalish Cavalry")
    table.seat(0).attacks({askari: table.seat(1)})
    table.seat(1).blocks({cavalry: askari})
    assert table.stack == []
    table.to_step(MAIN2)
    assert cavalry.died and askari.died


# bushido -----------------------------------------------------------------------------------------------------------


@rule("702.45")
def test_bushido_when_blocking_and_when_blocked(scenario):
    table = scenario()
    avenger = table.seat(0).has("Jade Avenger")
    retainer = table.seat(1).has("Devoted Retainer")
    table.seat(0).attacks({avenger: table.seat(1)})
    table.seat(1).blocks({retainer: avenger})
    table.resolve_stack()
    assert (avenger.power, avenger.toughness) == (4, 4) and (retainer.power, retainer.toughness) == (2, 2)


@rule("702.45", "509.3c")
def test_bushido_counts_a_double_block_once(scenario):
    table = scenario()
    avenger = table.seat(0).has("Jade Avenger")
    one, two = table.seat(1).have("Grizzly Bears", "Runeclaw Bear")
    table.seat(0).attacks({avenger: table.seat(1)})
    table.seat(1).blocks({one: avenger, two: avenger})
    table.resolve_stack()
    assert (avenger.power, avenger.toughness) == (4, 4)


# annihilator -------------------------------------------------------------------------------------------------------


@rule("702.86")
def test_annihilator_takes_permanents_of_the_defending_player(scenario):
    table = scenario(seats=3)
    crusher = table.seat(0).has("Ulamog's Crusher")
    forest, island, bear = table.seat(1).have("Forest", "Island", "Grizzly Bears")
    other = table.seat(2).has("Forest")
    table.seat(0).attacks({crusher: table.seat(1)})
    table.asked(table.seat(1), FOR_SACRIFICE)
    table.answer([forest.id, island.id])
    table.to_step(BLOCKERS)
    assert forest.died and island.died and bear.stayed and other.stayed


@rule("702.86", "509.1b")
def test_pathrazer_needs_three_blockers(scenario):
    table = scenario()
    pathrazer = table.seat(0).has("Pathrazer of Ulamog")
    table.seat(1).have(*["Forest"] * 3)
    bears = table.seat(1).have(*["Grizzly Bears"] * 3)
    table.seat(0).attacks({pathrazer: table.seat(1)})
    table.seat(1).blocks(dict.fromkeys(bears, pathrazer))
    table.to_step(MAIN2)
    assert "Forest" not in table.seat(1).battlefield and pathrazer.damage == 6


# battle cry --------------------------------------------------------------------------------------------------------


@rule("702.91")
def test_battle_cry_rouses_the_others(scenario):
    table = scenario()
    paladin, wardriver, bear = table.seat(0).have("Accorder Paladin", "Goblin Wardriver", "Grizzly Bears")
    idle = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({paladin: table.seat(1), wardriver: table.seat(1), bear: table.seat(1)})
    table.resolve_stack()
    assert (paladin.power, wardriver.power, bear.power, idle.power) == (4, 3, 4, 3)


# dethrone ----------------------------------------------------------------------------------------------------------


@rule("702.105")
def test_dethrone_grows_against_the_most_life(scenario):
    table = scenario(seats=3)
    rebel, emissary = table.seat(0).have("Enraged Revolutionary", "Marchesa's Emissary")
    table.seat(0).at(15)
    table.seat(2).at(19)
    table.seat(0).attacks({rebel: table.seat(1), emissary: table.seat(2)})
    table.resolve_stack()
    assert rebel.counters("+1/+1") == 1 and emissary.counters("+1/+1") == 0


# melee -------------------------------------------------------------------------------------------------------------


@rule("702.121")
def test_melee_counts_the_opponents_attacked(scenario):
    table = scenario(seats=4)
    wings, bear, giant = table.seat(0).have("Wings of the Guard", "Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({wings: table.seat(1), bear: table.seat(2), giant: table.seat(2)})
    table.resolve_stack()
    assert (wings.power, wings.toughness) == (3, 3)
    table.to_turn(table.seat(1))
    assert wings.power == 1


@rule("702.121")
def test_melee_counts_as_they_were_declared(scenario):
    table = scenario(seats=3)
    protester, bear = table.seat(0).have("Deputized Protester", "Grizzly Bears")
    table.seat(0).attacks({protester: table.seat(1), bear: table.seat(2)})
    table.seat(1).casts("Unsummon", at=[bear]).resolves()
    table.resolve_stack()
    assert protester.power == 4


# mentor ------------------------------------------------------------------------------------------------------------


@rule("702.134")
def test_mentor_helps_a_weaker_attacker(scenario):
    table = scenario()
    instructor, bear, piker = table.seat(0).have("Blade Instructor", "Grizzly Bears", "Goblin Piker")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).attacks({instructor: table.seat(1), bear: table.seat(1), giant: table.seat(1)})
    table.resolve_stack()
    assert bear.counters("+1/+1") == 1 and giant.counters("+1/+1") == 0 and piker.counters("+1/+1") == 0


@rule("702.134", "608.2b")
def test_mentor_looks_again_as_it_resolves(scenario):
    table = scenario()
    stalwart = table.seat(0).has("Sunhome Stalwart")
    lions = table.seat(0).has("Youthful Knight")
    small = table.seat(0).has("Mons's Goblin Raiders")
    table.seat(0).attacks({stalwart: table.seat(1), small: table.seat(1), lions: table.seat(1)})
    table.seat(0).casts("Giant Growth", at=[small]).resolves()
    table.resolve_stack()
    assert small.counters("+1/+1") == 0


# training ----------------------------------------------------------------------------------------------------------


@rule("702.149")
def test_training_beside_a_stronger_one(scenario):
    table = scenario()
    rider, sharpshooter, giant = table.seat(0).have("Gryff Rider", "Apprentice Sharpshooter", "Hill Giant")
    table.seat(0).attacks({rider: table.seat(1), giant: table.seat(1)})
    table.resolve_stack()
    assert rider.counters("+1/+1") == 1 and sharpshooter.counters("+1/+1") == 0


@rule("702.149")
def test_training_does_nothing_for_a_creature_that_attacks_alone(scenario):
    table = scenario()
    sharpshooter, bear = table.seat(0).have("Apprentice Sharpshooter", "Ornithopter")
    table.seat(0).attacks({sharpshooter: table.seat(1), bear: table.seat(1)})
    assert table.stack == []


# myriad ------------------------------------------------------------------------------------------------------------


@rule("702.116")
def test_myriad_attacks_everybody_else_until_end_of_combat(scenario):
    table = scenario(seats=4)
    giant = table.seat(0).has("Warchief Giant")
    table.seat(0).attacks({giant: table.seat(1)})
    for _ in range(2):
        table.asked(table.seat(0), FOR_MAY)
        table.answer([1])
    table.to_step(BLOCKERS)
    assert table.seat(0).battlefield.count("Warchief Giant") == 3
    table.to_step(MAIN2)
    assert [table.seat(i).life for i in (1, 2, 3)] == [15, 15, 15]
    assert table.seat(0).battlefield == ["Warchief Giant"] and table.seat(0).exile == []


@rule("702.116")
def test_myriad_does_nothing_in_a_game_of_two(scenario):
    table = scenario(seats=2)
    patrol = table.seat(0).has("Wyrm's Crossing Patrol")
    table.seat(0).attacks({patrol: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield == ["Wyrm's Crossing Patrol"]


# rampage -----------------------------------------------------------------------------------------------------------


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


# afflict -----------------------------------------------------------------------------------------------------------


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


# provoke -----------------------------------------------------------------------------------------------------------


@rule("702.39", "509.1c")
def test_provoke_untaps_and_makes_it_block(scenario):
    table = scenario(seats=2)
    goblin = table.seat(0).has("Goblin Grappler")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({goblin: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([1])
    table.resolve_stack()
    assert not bear.tapped
    table.run(lambda d: d.kind == D_BLOCK)
    try:
        table.answer([])
    except IllegalAnswer:
        pass
    else:
        raise AssertionError("it has to block")
    table.answer([bear.id, goblin.id])
    table.to_step(MAIN2)
    assert goblin.died


@rule("702.39")
def test_provoking_is_a_choice(scenario):
    table = scenario(seats=2)
    goat = table.seat(0).has("Crested Craghorn")
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).attacks({goat: table.seat(1)})
    table.asked(table.seat(0), FOR_MAY)
    table.answer([0])
    table.to_step(MAIN2)
    assert bear.tapped and table.seat(1).life == 16


# mobilize ----------------------------------------------------------------------------------------------------------


@rule("702.181", "508.4")
def test_mobilized_warriors_attack_until_the_end_step(scenario):
    table = scenario(seats=2)
    beasts = table.seat(0).has("Dalkovan Packbeasts")
    table.seat(0).attacks({beasts: table.seat(1)})
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Warrior Token") == 3
    warrior = table.seat(0).permanent("Warrior Token")
    assert warrior.attacking and warrior.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
    table.to_step(END)
    table.resolve_stack()
    assert "Warrior Token" not in table.seat(0).battlefield


# decayed -----------------------------------------------------------------------------------------------------------


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


# boast -------------------------------------------------------------------------------------------------------------


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


# ninjutsu ----------------------------------------------------------------------------------------------------------


@rule("702.49")
def test_a_ninja_takes_the_place_of_an_unblocked_attacker(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    ninja = table.seat(0).holds("Ninja of the Deep Hours")[0]
    table.seat(0).gets_mana("CU")
    assert not table.seat(0).can(O_ACTIVATE, ninja)
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(BLOCKERS)
    table.seat(0).gets_mana("CU")
    table.seat(0).activates(ninja).resolves()
    assert bear.zone == "hand"
    here = table.seat(0).permanent("Ninja of the Deep Hours")
    assert here.attacking and here.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("702.49")
def test_no_ninja_for_a_blocked_attacker(scenario):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    wall = table.seat(1).has("Wall of Omens")
    ninja = table.seat(0).holds("Mukotai Ambusher")[0]
    table.seat(0).attacks({bear: table.seat(1)})
    table.seat(1).blocks({wall: bear})
    table.seat(0).gets_mana("CB")
    assert not table.seat(0).can(O_ACTIVATE, ninja)


@rule("702.49")
@pytest.mark.parametrize("zone", [COMMAND, BATTLEFIELD])
def test_commander_ninjutsu_functions_in_the_command_zone(scenario: Builder, zone: int) -> None:
    table = scenario(2, commander=True).knows(SHADE)
    one = table.seat(0)
    shade = one.leads("Sky Shade", zone=zone)
    bears = one.has("Grizzly Bears")
    one.have("Island", "Swamp")
    one.attacks({bears: table.seat(1)})
    table.run(lambda d: d.kind == D_PRIORITY and table.turn.step == BLOCKERS, "blockers")
    assert one.can(O_ACTIVATE, shade) == (zone == COMMAND)
    if zone == COMMAND:
        one.activates(shade).resolves()
        there = one.permanent("Sky Shade")
        assert there.attacking and there.tapped and one.hand == ["Grizzly Bears"]
        table.to_step(MAIN2)
        assert table.seat(1).life == 17
        assert list(table.game.state.players[one.number].commander_casts) == [0]  # it was not cast
