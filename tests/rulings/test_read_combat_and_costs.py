"""Official rulings about cards that were read from their texts, retold: combat, costs, entering, leaving, copies."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, FLYING, LIFELINK, MAIN2, NONE, TRAMPLE, UPKEEP, VIGILANCE
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_CHOOSE,
    D_PRIORITY,
    O_ACTIVATE,
    O_CAST,
    AttackDecision,
    BlockDecision,
    IllegalAnswer,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder


# combat --------------------------------------------------------------------------------------------------------------
@rule("509.1b", "509.1h")
def test_war_name_aspirants_block_is_not_undone(scenario: Builder) -> None:
    table = scenario()
    aspirant = table.seat(0).has("War-Name Aspirant")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({aspirant: table.seat(1)})
    table.seat(1).blocks({bears: aspirant})
    table.seat(0).casts("Hysterical Blindness").resolves()
    assert bears.power == -2
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("509.1b")
def test_war_name_aspirant_is_not_blocked_by_the_weak(scenario: Builder) -> None:
    table = scenario()
    aspirant = table.seat(0).has("War-Name Aspirant")
    elf = table.seat(1).has("Llanowar Elves")
    table.seat(0).attacks({aspirant: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK or table.step == "postcombat main phase", "blockers")
    assert not isinstance(decision, BlockDecision) or elf.id not in decision.blockers


@rule("509.1b", "509.1h")
def test_champion_of_lambholt_compares_as_blockers_are_declared(scenario: Builder) -> None:
    table = scenario()
    champion = table.seat(0).has("Champion of Lambholt", counters={"+1/+1": 1})
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).attacks({champion: table.seat(1)})
    table.seat(1).blocks({bears: champion})
    table.seat(0).casts("Giant Growth", at=[champion]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and bears.died


@rule("509.1h", "702.9b")
def test_mighty_leap_after_blocks_is_too_late(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).blocks({giant: bears})
    table.seat(0).casts("Mighty Leap", at=[bears]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and giant.died and bears.stayed


@rule("509.1c")
def test_canopy_stalker_wants_one_blocker(scenario: Builder) -> None:
    table = scenario()
    stalker = table.seat(0).has("Canopy Stalker")
    bears, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).attacks({stalker: table.seat(1)})
    with pytest.raises(IllegalAnswer, match="509.1c"):
        table.seat(1).blocks({})
    table.seat(1).blocks({giant: stalker})
    table.to_step(MAIN2)
    assert bears.stayed and table.seat(1).life == 20


@rule("508.1c", "509.1b")
def test_rhonas_attacks_alone_while_another_is_strong(scenario: Builder) -> None:
    table = scenario()
    rhonas = table.seat(0).has("Rhonas the Indomitable")
    table.seat(0).has("Craw Wurm")
    table.seat(0).attacks({rhonas: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 15


@rule("508.1c", "506.4")
def test_wojek_bodyguard_stays_in_combat_alone(scenario: Builder) -> None:
    table = scenario()
    guard = table.seat(0).has("Wojek Bodyguard")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({guard: table.seat(1), bears: table.seat(1)})
    table.resolve_stack()
    table.seat(1).casts("Murder", at=[bears]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 17


@rule("508.1f", "702.20b")
def test_makindi_patrol_after_attackers_untaps_nobody(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    patrol = table.seat(0).has("Makindi Patrol")
    assert patrol.stayed and bears.tapped
    table.seat(0).casts("Titanic Growth", at=[bears]).resolves()
    assert bears.tapped


@rule("508.1d")
def test_guise_of_fire_leaves_open_whom_to_attack(scenario: Builder) -> None:
    table = scenario(seats=3)
    bears = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Guise of Fire", at=[bears]).resolves()
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers")
    assert isinstance(decision, AttackDecision)
    with pytest.raises(IllegalAnswer, match="508.1d"):
        table.answer([NONE for _ in decision.attackers])
    table.seat(0).attacks({bears: table.seat(2)})
    table.to_step(MAIN2)
    assert table.seat(2).life == 16 and table.seat(1).life == 20


@rule("120.2b", "510.2")
def test_raging_regisaurs_ability_deals_no_combat_damage(scenario: Builder) -> None:
    table = scenario()
    dino = table.seat(0).has("Raging Regisaur")
    table.seat(1).casts("Holy Day").resolves()
    table.seat(0).attacks({dino: table.seat(1)})
    table.asked(table.seat(0), kind=D_CHOOSE)
    table.answer([table.seat(1).ref])
    table.to_step(MAIN2)
    assert table.seat(1).life == 19


@rule("506.4", "615.1")
def test_maze_of_ith_leaves_the_creature_attacking(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    maze = table.seat(1).has("Maze of Ith")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).activates(maze, at=[bears]).resolves()
    assert bears.attacking and not bears.tapped
    table.to_step(MAIN2)
    assert table.seat(1).life == 20


@rule("502.3", "611.2")
def test_two_vertigo_spawns_keep_it_tapped_once(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(0).has("Craw Wurm")
    spawns = table.seat(1).have("Vertigo Spawn", "Vertigo Spawn")
    table.seat(0).attacks({giant: table.seat(1)})
    table.seat(1).blocks({spawns[0]: giant, spawns[1]: giant})
    table.resolve_stack()
    assert giant.tapped
    table.to_turn(table.seat(0))
    assert giant.tapped
    table.to_turn(table.seat(0))
    assert not giant.tapped


@rule("502.3")
def test_snow_day_holds_tapped_creatures(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    giant = table.seat(0).has("Hill Giant", tapped=True)
    table.seat(0).casts("Snow Day", at=[bears, giant]).resolves()
    table.to_turn(table.seat(0))
    assert bears.tapped and giant.tapped


@rule("502.3", "611.2b")
def test_dungeon_geists_hold_while_they_stay(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", tapped=True)
    table.seat(0).casts("Dungeon Geists").resolves()
    table.resolve_stack()
    geists = table.seat(0).permanent("Dungeon Geists")
    table.to_turn(table.seat(1))
    assert bears.tapped
    table.seat(1).casts("Murder", at=[geists]).resolves()
    table.to_turn(table.seat(1))
    assert not bears.tapped


@rule("702.15", "120.3f")
def test_lifelink_twice_is_lifelink_once(scenario: Builder) -> None:
    table = scenario()
    pegasus = table.seat(0).has("Sunmane Pegasus")
    table.seat(0).gets_mana("WWWW")
    table.seat(0).activates(pegasus).resolves()
    table.seat(0).activates(pegasus).resolves()
    assert pegasus.has(LIFELINK) and pegasus.has(VIGILANCE)
    table.seat(0).attacks({pegasus: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 22 and table.seat(1).life == 18


@rule("603.10a", "510.2")
def test_ohran_frostfang_draws_although_it_dies_meanwhile(scenario: Builder) -> None:
    table = scenario()
    frostfang = table.seat(0).has("Ohran Frostfang")
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    wurm = table.seat(1).has("Craw Wurm")
    hand = len(table.seat(0).hand)
    table.seat(0).attacks({one: table.seat(1) for one in [frostfang, *bears]})
    table.seat(1).blocks({wurm: frostfang})
    table.to_step(MAIN2)
    assert frostfang.died and wurm.died and len(table.seat(0).hand) == hand + 2


@rule("509.1h")
def test_whirler_rogue_after_blocks_changes_nothing(scenario: Builder) -> None:
    table = scenario()
    rogue = table.seat(0).has("Whirler Rogue")
    table.seat(0).have("Sol Ring", "Sol Ring")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({rogue: table.seat(1)})
    table.seat(1).blocks({giant: rogue})
    table.seat(0).activates(rogue, at=[rogue]).resolves()
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and rogue.died


@rule("603.2", "509.3a")
def test_carnage_gladiator_minds_every_blocker(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    gladiator = table.seat(1).has("Carnage Gladiator")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).blocks({gladiator: bears})
    table.resolve_stack()
    assert table.seat(1).life == 19


@rule("508.3a", "506.3c")
def test_invocation_of_saint_traft_brings_a_tapped_angel(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Invocation of Saint Traft", at=[bears]).resolves()
    table.seat(0).attacks({bears: table.seat(1)})
    table.resolve_stack()
    angel = table.seat(0).permanent("Angel Token")
    assert angel.tapped and angel.attacking and angel.has(FLYING)
    table.to_step(MAIN2)
    assert sum(20 - seat.life for seat in table.seats()) == 6 and "Angel Token" not in table.seat(0).battlefield


@rule("707.2", "613.2")
def test_tilonallis_skinshifter_copies_no_counters(scenario: Builder) -> None:
    table = scenario()
    shifter = table.seat(0).has("Tilonalli's Skinshifter")
    bears = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2})
    table.seat(0).attacks({shifter: table.seat(1), bears: table.seat(1)})
    table.resolve_stack()
    assert shifter.name == "Grizzly Bears" and shifter.power == 2
    table.to_step(MAIN2)
    assert table.seat(1).life == 14


# costs ---------------------------------------------------------------------------------------------------------------
@rule("601.2b", "118.8")
def test_merciless_resolve_takes_exactly_one(scenario: Builder) -> None:
    table = scenario()
    card = table.seat(0).holds("Merciless Resolve")[0]
    table.seat(0).gets_mana("BBB")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(0).have("Forest", "Grizzly Bears")
    table.seat(0).casts("Merciless Resolve", free=False).resolves()
    assert len(table.seat(0).battlefield) == 1


@rule("118.3", "602.2b")
def test_goblin_trashmaster_pays_with_itself(scenario: Builder) -> None:
    table = scenario()
    boss = table.seat(0).has("Goblin Trashmaster")
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).activates(boss, at=[ring]).resolves()
    assert boss.died and ring.died


@rule("118.3", "602.2b")
def test_rummaging_goblin_needs_a_card(scenario: Builder) -> None:
    table = scenario()
    goblin = table.seat(0).has("Rummaging Goblin")
    assert not table.seat(0).hand and not table.seat(0).can(O_ACTIVATE, goblin)
    table.seat(0).holds("Forest")
    assert table.seat(0).can(O_ACTIVATE, goblin)


@rule("118.3", "601.2g")
def test_dune_diviner_cannot_use_one_desert_twice(scenario: Builder) -> None:
    table = scenario()
    diviner = table.seat(0).has("Dune Diviner")
    table.seat(0).has("Desert of the Mindful")
    assert not table.seat(0).can(O_ACTIVATE, diviner)
    table.seat(0).has("Desert of the Mindful")
    assert table.seat(0).can(O_ACTIVATE, diviner)
    table.seat(0).activates(diviner).resolves()
    assert table.seat(0).life == 21


@rule("601.2f")
def test_stoic_rebuttal_is_cheaper_beside_three_artifacts(scenario: Builder) -> None:
    table = scenario()
    card = table.seat(0).holds("Stoic Rebuttal")[0]
    table.seat(0).gets_mana("UU")
    shock = table.seat(0).casts("Shock", at=[table.seat(1)])
    assert not table.seat(0).can(O_CAST, card) and shock.zone == "stack"
    table.seat(0).have("Sol Ring", "Sol Ring", "Darksteel Citadel", tapped=True)
    assert table.seat(0).can(O_CAST, card)


@rule("601.2f", "508.1")
def test_stone_idol_trap_is_cheaper_for_each_attacker(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    trap = table.seat(1).holds("Stone Idol Trap")[0]
    table.seat(0).attacks({one: table.seat(1) for one in bears})
    table.seat(1).gets_mana("RRR")
    assert not table.seat(1).can(O_CAST, trap)
    table.seat(1).gets_mana("R")
    table.seat(1).casts("Stone Idol Trap", free=False).resolves()
    token = table.seat(1).permanent("Construct Token")
    table.seat(1).blocks({token: bears[0]})
    table.to_step(MAIN2)
    assert bears[0].died and table.seat(1).life == 18


@rule("602.2b", "118.12")
def test_quirion_rangers_forest_is_a_cost(scenario: Builder) -> None:
    table = scenario()
    ranger = table.seat(0).has("Quirion Ranger")
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).has("Forest")
    table.seat(0).activates(ranger, at=[bears])
    assert "Forest" in table.seat(0).hand and table.stack
    table.resolve_stack()
    assert not bears.tapped
    table.seat(0).has("Forest")
    assert not table.seat(0).can(O_ACTIVATE, ranger)


@rule("602.5a", "302.6")
def test_hostile_desert_is_sick_as_any_creature(scenario: Builder) -> None:
    table = scenario()
    desert = table.seat(0).has("Hostile Desert", sick=True)
    table.seat(0).buried("Forest")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(desert, 1).resolves()
    assert desert.is_a("Creature") and desert.power == 3
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "postcombat main phase", "attackers")
    assert not isinstance(decision, AttackDecision) or desert.id not in decision.attackers


@rule("602.2", "122.1")
def test_bribers_purse_stays_without_counters(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Briber's Purse", x=1).resolves()
    purse = table.seat(0).permanent("Briber's Purse")
    assert purse.counters("gem") == 1
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(purse, at=[bears]).resolves()
    assert purse.stayed and purse.counters("gem") == 0
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("CC")
    assert not table.seat(0).can(O_ACTIVATE, purse)


@rule("601.3e", "401.5")
def test_garruks_horde_casts_creatures_from_the_library(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Garruk's Horde")
    top = table.seat(0).library("Grizzly Bears", "Shock")[0]
    assert not table.seat(0).can(O_CAST, top)
    table.seat(0).gets_mana("GGR")
    assert table.seat(0).can(O_CAST, top)
    table.choose_option(table.seat(0).number, O_CAST, top.id, (), None, (), ())
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).battlefield
    assert "Shock" not in table.seat(0).castable


# entering and leaving ------------------------------------------------------------------------------------------------
@rule("614.1c", "614.13")
def test_frozen_aether_taps_tokens_too(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Frozen Aether")
    table.seat(0).casts("Raise the Alarm").resolves()
    assert table.seat(0).permanent("Soldier Token").tapped
    assert table.seat(0).plays("Forest").tapped


@rule("603.6e", "610.3")
def test_chained_to_the_rocks_gone_early_exiles_nobody(scenario: Builder) -> None:
    table = scenario()
    mountain = table.seat(0).has("Mountain")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Chained to the Rocks", at=[mountain]).resolves()
    rocks = table.seat(0).permanent("Chained to the Rocks")
    table.seat(1).casts("Disenchant", at=[rocks]).resolves()
    table.resolve_stack()
    assert giant.stayed


@rule("111.7", "610.3")
def test_consulate_crackdown_gives_no_token_back(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.to_turn(table.seat(1))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(1).casts("Servo Exhibition").resolves()
    table.to_turn(table.seat(0))
    table.run(lambda d: table.step == "precombat main phase", "the main phase")
    table.seat(0).casts("Consulate Crackdown").resolves()
    table.resolve_stack()
    assert table.seat(1).battlefield == []
    crackdown = table.seat(0).permanent("Consulate Crackdown")
    table.seat(1).casts("Disenchant", at=[crackdown]).resolves()
    assert table.seat(1).battlefield == [ring.name]


@rule("603.7b", "513.2")
def test_splinter_twin_in_an_end_step_waits_for_the_next(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Splinter Twin", at=[bears]).resolves()
    table.to_step(END)
    table.seat(0).activates(bears).resolves()
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Grizzly Bears") == 2
    table.next_turn()
    assert table.seat(0).battlefield.count("Grizzly Bears") == 2
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).battlefield.count("Grizzly Bears") == 1


@rule("303.4", "400.7")
def test_open_the_vaults_brings_auras_that_can_come(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    table.seat(1).buried("Pacifism", "Sol Ring")
    table.seat(0).casts("Open the Vaults").resolves()
    assert sorted(table.seat(1).battlefield) == ["Grizzly Bears", "Pacifism", "Sol Ring"]


@rule("303.4", "400.7")
def test_open_the_vaults_leaves_auras_with_nothing_to_enchant(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).buried("Pacifism", "Sol Ring")
    table.seat(0).casts("Open the Vaults").resolves()
    assert table.seat(1).battlefield == ["Sol Ring"] and table.seat(1).graveyard == ["Pacifism"]


@rule("602.2", "113.7")
def test_second_winds_abilities_are_the_auras(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Second Wind", at=[giant]).resolves()
    aura = table.seat(0).permanent("Second Wind")
    table.seat(0).activates(aura, 0).resolves()
    assert giant.tapped and not table.seat(1).can(O_ACTIVATE, giant)


@rule("608.2h", "611.2b")
def test_firebreathing_helps_whom_it_enchants_then(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Firebreathing", at=[bears]).resolves()
    aura = table.seat(0).permanent("Firebreathing")
    table.seat(0).gets_mana("R")
    table.seat(0).activates(aura).resolves()
    table.seat(1).casts("Disenchant", at=[aura]).resolves()
    assert bears.power == 3


@rule("301.5", "603.3d")
def test_pirates_cutlass_without_pirates_is_cast_anyway(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Pirate's Cutlass").resolves()
    table.resolve_stack()
    assert table.seat(0).permanent("Pirate's Cutlass").attached_to is None


@rule("615.7", "121.1")
def test_festival_of_the_guildpact_draws_at_once(scenario: Builder) -> None:
    table = scenario()
    hand = len(table.seat(1).hand)
    table.seat(1).casts("Festival of the Guildpact", x=2).resolves()
    assert len(table.seat(1).hand) == hand + 1
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 19


@rule("605.1a", "117.1")
def test_liturgy_of_blood_can_be_answered(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    spell = table.seat(0).casts("Liturgy of Blood", at=[bears])
    table.seat(1).casts("Shock", at=[table.seat(0)]).resolves()
    assert spell.zone == "stack" and table.seat(0).pool == ""
    spell.resolves()
    assert table.seat(0).pool == "BBB" and bears.died


@rule("104.4a", "104.3c")
def test_magus_of_the_wheel_with_empty_libraries_is_a_draw(scenario: Builder) -> None:
    table = scenario()
    magus = table.seat(0).has("Magus of the Wheel")
    for seat in table.seats():
        seat.empty_library()
        seat.library("Forest", "Forest")
    table.seat(0).gets_mana("RR")
    table.seat(0).activates(magus)
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the end")
    assert {seat.outcome for seat in table.seats()} == {"drew"}


@rule("725.1", "601.2c")
def test_feast_of_succession_crowns_without_creatures(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Feast of Succession").resolves()
    assert table.monarch == table.seat(0)


@rule("608.2d")
@pytest.mark.parametrize("tap", [True, False])
def test_twiddle_decides_as_it_resolves(scenario: Builder, tap: bool) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears", tapped=not tap)
    spell = table.seat(0).casts("Twiddle", at=[bears])
    assert spell.zone == "stack"  # and nothing was asked so far
    table.says([1], [0 if tap else 1])
    spell.resolves()
    assert bears.tapped is tap


@rule("400.7", "603.7c")
def test_sylvan_hierophant_returns_another_card(scenario: Builder) -> None:
    table = scenario()
    hierophant = table.seat(0).has("Sylvan Hierophant")
    table.seat(0).buried("Grizzly Bears")
    table.seat(1).casts("Murder", at=[hierophant]).resolves()
    table.resolve_stack()
    assert "Grizzly Bears" in table.seat(0).hand and table.seat(0).exile == ["Sylvan Hierophant"]


@rule("702.15", "120.3")
def test_lace_with_moonglove_kills_by_any_damage(scenario: Builder) -> None:
    table = scenario()
    pinger = table.seat(0).has("Prodigal Sorcerer")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).casts("Lace with Moonglove", at=[pinger]).resolves()
    table.seat(0).activates(pinger, at=[wurm]).resolves()
    assert wurm.died


@rule("702.29", "701.23")
def test_wirewood_guardian_searches_and_does_not_draw(scenario: Builder) -> None:
    table = scenario()
    guardian = table.seat(0).holds("Wirewood Guardian")[0]
    forest = table.seat(0).library("Shock", "Forest")[1]
    table.seat(0).gets_mana("GG")
    table.seat(0).activates(guardian)
    table.says([forest.id])
    table.resolve_stack()
    assert "Forest" in table.seat(0).hand and "Shock" not in table.seat(0).hand


@rule("810.4", "120.3a")
def test_blisterspit_gremlin_hurts_both_heads(scenario: Builder) -> None:
    table = scenario()
    gremlin = table.seat(0).has("Blisterspit Gremlin")
    table.seat(0).gets_mana("R")
    before = {seat: seat.life for seat in table.seats()}
    table.seat(0).activates(gremlin).resolves()
    assert table.seat(1).life < before[table.seat(1)] and table.seat(0).life == before[table.seat(0)]


@rule("202.2", "105.2")
def test_spectral_procession_is_white_whatever_was_spent(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).holds("Spectral Procession")
    table.seat(0).gets_mana("UUUUUU")
    spell = table.seat(0).casts("Spectral Procession", free=False)
    assert spell.colors == "W"
    spell.resolves()
    assert table.seat(0).battlefield.count("Spirit Token") == 3


@rule("702.19", "611.2b")
def test_titanic_ultimatum_gives_three_keywords(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Titanic Ultimatum").resolves()
    assert bears.power == 7 and bears.has(TRAMPLE) and bears.has(LIFELINK)
    table.to_step(UPKEEP)
    assert bears.power == 2 and not bears.has(TRAMPLE)
