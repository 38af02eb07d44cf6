"""Official rulings about cards that were read from their texts, retold: what triggers, when, and what it finds."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, FLYING, MAIN2, TRAMPLE, UPKEEP
from apnap.rules.core.decisions import D_PRIORITY, D_YES_NO
from apnap.testing import rule
from apnap.testing.plugin import Builder


# before the spell ----------------------------------------------------------------------------------------------------
@rule("603.3b", "405.5")
def test_enchantresss_presence_draws_before_the_enchantment_resolves(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Enchantress's Presence")
    hand = len(table.seat(0).hand)
    spell = table.seat(0).casts("Glorious Anthem")
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the ability to resolve")
    assert spell.zone == "stack" and len(table.seat(0).hand) == hand + 1


@rule("603.3b", "113.7a")
def test_rampaging_monument_grows_although_the_spell_is_countered(scenario: Builder) -> None:
    table = scenario()
    monument = table.seat(0).has("Rampaging Monument", counters={"+1/+1": 3})
    spell = table.seat(0).casts("Flame-Kin Zealot")
    table.seat(1).casts("Counterspell", at=[spell])
    table.resolve_stack()
    assert monument.counters("+1/+1") == 4 and "Flame-Kin Zealot" in table.seat(0).graveyard


@rule("603.3b")
def test_kiln_fiend_grows_before_the_spell_resolves(scenario: Builder) -> None:
    table = scenario()
    fiend = table.seat(0).has("Kiln Fiend")
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the ability to resolve")
    assert fiend.power == 4 and table.seat(1).life == 20


@rule("603.3b", "115.1")
def test_gargos_fights_before_the_spell_resolves(scenario: Builder) -> None:
    table = scenario()
    gargos = table.seat(0).has("Gargos, Vicious Watcher")
    giant = table.seat(1).has("Hill Giant")
    spell = table.seat(0).casts("Giant Growth", at=[gargos, giant])
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the fight")
    assert giant.died and gargos.damage == 3 and spell.zone == "stack"


@rule("603.3b", "113.7a")
def test_ulamog_exiles_although_it_is_countered(scenario: Builder) -> None:
    table = scenario()
    lands = table.seat(1).have("Forest", "Forest")
    spell = table.seat(0).casts("Ulamog, the Ceaseless Hunger", at=lands)
    table.seat(1).casts("Counterspell", at=[spell])
    table.resolve_stack()
    assert table.seat(1).exile == ["Forest", "Forest"]
    assert table.seat(0).graveyard == ["Ulamog, the Ceaseless Hunger"]


@rule("603.3b")
def test_digsite_engineers_construct_comes_first_and_counts_itself(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Digsite Engineer")
    spell = table.seat(0).casts("Sol Ring")
    table.seat(0).gets_mana("CC")
    table.says([1])
    table.run(lambda d: d.kind == D_PRIORITY and len(table.stack) == 1, "the ability to resolve")
    assert spell.zone == "stack" and table.seat(0).permanent("Construct Token").power == 1
    table.resolve_stack()
    assert table.seat(0).permanent("Construct Token").power == 2


@rule("601.2i")
@pytest.mark.parametrize("cast", [True, False])
def test_burning_vengeance_wants_a_spell_from_the_graveyard(scenario: Builder, cast: bool) -> None:
    table = scenario()
    table.seat(0).has("Burning Vengeance")
    if cast:
        table.seat(0).buried("Think Twice")
        table.seat(0).gets_mana("UUUU")
        table.game.answer(
            [
                i
                for i, o in enumerate(table.to_priority(table.seat(0).number).options)
                if o.id >= 0 and table.game.name(o.id) == "Think Twice"
            ][:1]
        )
    else:
        skeleton = table.seat(0).buried("Reassembling Skeleton")[0]
        table.seat(0).gets_mana("BB")
        table.seat(0).activates(skeleton)
    table.says([table.seat(1).ref])
    table.resolve_stack()
    table.scripted.clear()
    assert table.seat(1).life == (18 if cast else 20)


@rule("603.2", "305.2")
def test_burgeoning_sees_lands_that_are_played(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Burgeoning")
    table.seat(1).holds("Island")
    table.seat(0).library("Forest")
    table.seat(0).casts("Rampant Growth").resolves()
    assert not table.stack
    table.seat(0).plays("Mountain")
    assert len(table.stack) == 1


@rule("603.2c", "120.3")
def test_fungus_sliver_grows_once_for_damage_of_one_moment(scenario: Builder) -> None:
    table = scenario()
    sliver = table.seat(1).has("Fungus Sliver", counters={"+1/+1": 5})
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).attacks({bears[0]: table.seat(1), bears[1]: table.seat(1)})
    table.seat(1).blocks({sliver: bears[0]})
    table.to_step(MAIN2)
    assert sliver.counters("+1/+1") == 6


@rule("615.1", "120.1")
def test_rite_of_passage_asks_for_damage_that_is_dealt(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Rite of Passage")
    wurm = table.seat(0).has("Craw Wurm")
    table.seat(0).casts("Holy Day").resolves()
    table.seat(1).casts("Shock", at=[wurm]).resolves()
    table.resolve_stack()
    assert wurm.counters("+1/+1") == 1  # that was no combat damage
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).attacks({wurm: table.seat(1)})
    table.seat(1).blocks({giant: wurm})
    table.to_step(MAIN2)
    assert wurm.counters("+1/+1") == 1


# conditions of a trigger ---------------------------------------------------------------------------------------------
@rule("603.4")
def test_indulging_patrician_asks_as_the_end_step_begins(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Indulging Patrician")
    table.seat(0).casts("Angel's Mercy").resolves()
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).life == 27 and table.seat(1).life == 17


@rule("603.4")
def test_indulging_patrician_without_life_gained_does_nothing(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Indulging Patrician")
    table.to_step(END)
    assert not table.stack
    table.seat(0).casts("Healing Salve", at=[table.seat(0)], modes=[0]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 23 and table.seat(1).life == 20


@rule("603.4", "119.3")
def test_sygg_counts_life_lost_before_it_came(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Lightning Bolt", at=[table.seat(1)]).resolves()
    table.seat(0).casts("Sygg, River Cutthroat").resolves()
    hand = len(table.seat(0).hand)
    table.to_step(END)
    table.says([1])
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("603.4")
def test_ophiomancer_makes_no_snake_beside_another(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Ophiomancer")
    table.next_turn()
    table.run(lambda d: len(table.stack) == 1, "the ability")
    table.seat(0).has("Universal Automaton")  # a Snake, as everything else
    table.resolve_stack()
    assert "Snake Token" not in table.seat(0).battlefield


@rule("603.4", "611.2b")
def test_ornery_dilophosaur_keeps_what_it_got(scenario: Builder) -> None:
    table = scenario()
    dino = table.seat(0).has("Ornery Dilophosaur")
    wurm = table.seat(0).has("Craw Wurm")
    table.seat(0).attacks({dino: table.seat(1)})
    table.resolve_stack()
    assert dino.power == 4
    table.seat(0).casts("Murder", at=[wurm]).resolves()
    assert dino.power == 4


@rule("603.2", "611.2b")
def test_master_symmetrist_looks_as_the_creature_attacks(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Master Symmetrist")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(0).casts("Steady Aim", at=[bears]).resolves()
    table.resolve_stack()
    assert (bears.power, bears.toughness) == (3, 6) and bears.has(TRAMPLE)


@rule("603.2h", "701.25")
def test_whispering_snitch_counts_what_happened_before_it_came(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Notion Rain").resolves()
    table.seat(0).has("Whispering Snitch")
    table.seat(0).casts("Notion Rain").resolves()
    table.resolve_stack()
    assert table.seat(1).life == 20


@rule("603.2", "607.2")
def test_tuvasa_draws_for_the_first_enchantment_of_a_turn(scenario: Builder) -> None:
    table = scenario()
    tuvasa = table.seat(0).has("Tuvasa the Sunlit")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Glorious Anthem").resolves()
    table.resolve_stack()
    table.seat(0).casts("Burgeoning").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1 and tuvasa.power == 4


@rule("704.5g", "613.4c")
def test_tuvasa_dies_of_old_damage_when_enchantments_go(scenario: Builder) -> None:
    table = scenario()
    tuvasa = table.seat(0).has("Tuvasa the Sunlit")
    table.seat(0).have("Burgeoning", "Burgeoning")
    enchantment = table.seat(0).permanent("Burgeoning")
    table.seat(1).casts("Shock", at=[tuvasa]).resolves()
    assert tuvasa.stayed
    table.seat(1).casts("Disenchant", at=[enchantment]).resolves()
    assert tuvasa.died


@rule("704.5g", "613.4c")
def test_watcher_slivers_end_makes_damage_lethal(scenario: Builder) -> None:
    table = scenario()
    watcher = table.seat(0).has("Watcher Sliver")
    other = table.seat(0).has("Muscle Sliver")
    table.seat(1).casts("Lightning Bolt", at=[other]).resolves()
    assert other.stayed and other.damage == 3
    table.seat(1).casts("Murder", at=[watcher]).resolves()
    assert other.died


# what leaves ---------------------------------------------------------------------------------------------------------
@rule("603.10a", "113.7a")
def test_juri_uses_the_power_it_had(scenario: Builder) -> None:
    table = scenario()
    juri = table.seat(0).has("Juri, Master of the Revue", counters={"+1/+1": 3})
    table.seat(1).casts("Murder", at=[juri]).resolves()
    table.says([table.seat(1).ref])
    table.resolve_stack()
    assert table.seat(1).life == 16


@rule("113.7a", "608.2h")
def test_meglonoth_uses_the_power_it_had(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    meglonoth = table.seat(1).has("Meglonoth")
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).blocks({meglonoth: bears})
    table.seat(1).casts("Unsummon", at=[meglonoth]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 14


@rule("603.7c", "400.7")
def test_rukh_eggs_bird_comes_without_the_card(scenario: Builder) -> None:
    table = scenario()
    egg = table.seat(0).has("Rukh Egg")
    table.seat(1).casts("Murder", at=[egg]).resolves()
    table.resolve_stack()
    table.seat(1).casts("Purify the Grave", at=[egg]).resolves()
    assert table.seat(0).graveyard == []
    table.to_step(END)
    table.resolve_stack()
    assert table.seat(0).permanent("Bird Token").power == 4


@rule("603.7", "514.2")
def test_burn_away_waits_for_this_turn_only(scenario: Builder) -> None:
    table = scenario()
    wurm = table.seat(1).has("Craw Wurm", counters={"+1/+1": 4})
    table.seat(1).buried("Forest")
    table.seat(0).casts("Burn Away", at=[wurm]).resolves()
    assert wurm.stayed
    table.next_turn()
    table.to_priority(table.seat(0).number)
    table.seat(0).casts("Murder", at=[wurm]).resolves()
    table.resolve_stack()
    assert sorted(table.seat(1).graveyard) == ["Craw Wurm", "Forest"]


@rule("614.6", "700.4")
def test_necrotic_wound_exiles_whatever_kills_later(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).buried("Grizzly Bears")
    table.seat(0).casts("Necrotic Wound", at=[giant]).resolves()
    assert (giant.power, giant.toughness) == (2, 2)
    table.seat(0).casts("Shock", at=[giant]).resolves()
    assert table.seat(1).exile == ["Hill Giant"] and table.seat(1).graveyard == []


@rule("603.2", "700.4")
def test_terrarion_draws_however_it_gets_there(scenario: Builder) -> None:
    table = scenario()
    terrarion = table.seat(0).has("Terrarion")
    hand = len(table.seat(0).hand)
    table.seat(1).casts("Shatter", at=[terrarion]).resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1


@rule("704.3", "603.3")
def test_steadfast_sentry_cannot_save_who_dies_with_it(scenario: Builder) -> None:
    table = scenario()
    sentry, lions = table.seat(0).have("Steadfast Sentry", "Savannah Lions")
    giant = table.seat(0).has("Hill Giant")
    table.seat(1).has("Forest")
    table.seat(0).casts("Pyroclasm").resolves()
    table.resolve_stack()
    assert sentry.died and lions.died and giant.counters("+1/+1") == 1


@rule("704.5k", "704.3")
def test_two_crovaxes_take_creatures_with_them(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Crovax, Ascendant Hero")
    bears = table.seat(1).has("Grizzly Bears")
    assert bears.toughness == 1
    table.seat(0).casts("Crovax, Ascendant Hero").resolves()
    table.run(lambda d: d.kind == D_PRIORITY, "the legend rule")
    assert bears.died and table.seat(0).battlefield == ["Crovax, Ascendant Hero"]


@rule("603.6a", "109.4")
def test_bladewings_thrall_comes_back_under_its_owner(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).buried("Bladewing's Thrall")
    table.seat(0).casts("Hoard-Smelter Dragon").resolves()
    table.says([1])
    table.resolve_stack()
    assert table.seat(1).battlefield == ["Bladewing's Thrall"]


@rule("603.6a", "205.3i")
def test_reach_of_branches_knows_a_forest_by_its_type(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).buried("Reach of Branches")
    table.seat(0).plays("Bayou")
    table.says([1])
    table.resolve_stack()
    assert "Reach of Branches" in table.seat(0).hand


# 'may pay' -----------------------------------------------------------------------------------------------------------
@rule("608.2d", "118.12")
@pytest.mark.parametrize("name", ["Nadir Kraken", "Mentor of the Meek", "Spirit Cairn", "Ruthless Sniper"])
def test_one_pays_once_for_each_trigger(scenario: Builder, name: str) -> None:
    table = scenario()
    source = table.seat(0).has(name)
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("WWWWWW")
    if name == "Nadir Kraken":
        table.seat(0).casts("Opt").resolves()
    elif name == "Mentor of the Meek":
        table.seat(0).casts("Savannah Lions").resolves()
    else:
        table.seat(0).holds("Forest")
        goblin = table.seat(0).has("Rummaging Goblin")
        table.seat(0).activates(goblin, at=[giant] if name == "Ruthless Sniper" else [])
    questions = 0
    before = len(table.seat(0).pool)
    for _i in range(20):
        decision = table.run(lambda d: d.kind == D_YES_NO or not table.stack, "a question, or nothing more")
        if decision.kind != D_YES_NO:
            break
        questions += 1
        table.answer([1])
    assert questions == 1 and source.stayed
    assert before - len(table.seat(0).pool) == 1


@rule("613.4c", "603.6a")
def test_mentor_of_the_meek_looks_at_power_with_bonuses(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Mentor of the Meek", "Glorious Anthem")
    table.seat(0).casts("Savannah Lions").resolves()
    assert not table.stack
    table.seat(0).casts("Llanowar Elves").resolves()
    assert len(table.stack) == 1


@rule("113.7a", "603.3")
def test_arm_with_aether_aims_at_creatures_of_whom_was_dealt_damage(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    mine = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Arm with Aether").resolves()
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(1).has("Craw Wurm")
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    table.to_step(MAIN2)
    assert "Craw Wurm" in table.seat(1).hand and mine.stayed


@rule("603.3b", "603.2g")
def test_frenzied_fugue_triggers_at_both_times(scenario: Builder) -> None:
    table = scenario()
    giant = table.seat(1).has("Hill Giant", tapped=True)
    table.seat(0).casts("Frenzied Fugue", at=[giant]).resolves()
    table.resolve_stack()
    assert giant.controller == table.seat(0) and not giant.tapped
    table.to_step(UPKEEP, table.seat(1))
    assert giant.controller == table.seat(1)
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert giant.controller == table.seat(0)


@rule("603.2", "614.12")
def test_tocatli_honor_guard_lets_counters_through(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).has("Tocatli Honor Guard")
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Rampaging Monument").resolves()
    assert table.seat(0).permanent("Rampaging Monument").counters("+1/+1") == 3
    table.seat(0).casts("Wall of Omens").resolves()
    assert not table.stack and len(table.seat(0).hand) == hand


@rule("608.2h")
def test_goldnight_redeemer_counts_as_it_resolves(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).have("Grizzly Bears", "Grizzly Bears")
    table.seat(0).casts("Goldnight Redeemer").resolves()
    table.seat(1).casts("Shock", at=[bears[0]]).resolves()
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("514.2", "611.2a")
def test_keigas_control_does_not_wear_off(scenario: Builder) -> None:
    table = scenario()
    keiga = table.seat(0).has("Keiga, the Tide Star")
    giant = table.seat(1).has("Hill Giant")
    table.seat(1).casts("Murder", at=[keiga]).resolves()
    table.says([giant.id])
    table.resolve_stack()
    table.to_turn(table.seat(0))
    assert giant.controller == table.seat(0) and not giant.has(FLYING)


@rule("603.2", "506.3")
def test_flurry_of_wings_out_of_combat_makes_nothing(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Flurry of Wings").resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears"]
    table.seat(0).attacks({bears: table.seat(1)})
    table.seat(0).casts("Flurry of Wings").resolves()
    assert table.seat(0).battlefield == ["Grizzly Bears", "Bird Soldier Token"]


@rule("104.3a", "104.3e")
def test_one_with_death_is_for_whoever_casts_it(scenario: Builder) -> None:
    table = scenario(seats=3)
    table.seat(1).casts("One with Death")
    table.resolve_stack()
    assert not table.seat(1).in_game and table.seat(0).in_game and table.seat(2).in_game
