"""Official rulings about cards that were read from their texts, retold: what permanents do and what is done to them."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import END, MAIN2, UPKEEP
from apnap.rules.core.decisions import (
    D_ATTACK,
    D_BLOCK,
    D_PRIORITY,
    D_YES_NO,
    O_ACTIVATE,
    O_CAST,
    O_MANA,
    BlockDecision,
    IllegalAnswer,
)
from apnap.testing import rule
from apnap.testing.plugin import Builder


@rule("702.15", "120.3f")
def test_jorubai_murk_lurkers_lifelink_counts_once(scenario: Builder) -> None:
    table = scenario()
    lurker = table.seat(0).has("Jorubai Murk Lurker")
    table.seat(0).has("Swamp")
    assert (lurker.power, lurker.toughness) == (2, 4)
    table.seat(0).gets_mana("BBBB")
    table.seat(0).activates(lurker, at=[lurker]).resolves()
    table.seat(0).activates(lurker, at=[lurker]).resolves()
    table.seat(0).attacks({lurker: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 22


@rule("603.2", "611.3a")
def test_descendant_of_kiyomaro_triggers_while_it_has_the_ability(scenario: Builder) -> None:
    table = scenario()
    descendant = table.seat(0).has("Descendant of Kiyomaro")
    assert descendant.power == 2
    table.seat(0).casts("Opt").resolves()
    assert descendant.power == 3
    table.seat(0).attacks({descendant: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).life == 23 and table.seat(1).life == 17


@rule("702.14c")
@pytest.mark.parametrize(("land", "blocked"), [("Karakas", False), ("Forest", True)])
def test_livonya_silone_walks_over_legendary_lands(scenario: Builder, land: str, blocked: bool) -> None:
    table = scenario()
    livonya = table.seat(0).has("Livonya Silone")
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).has(land)
    table.seat(0).attacks({livonya: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK or table.step == "postcombat main phase", "blockers")
    assert (isinstance(decision, BlockDecision) and bears.id in decision.blockers) == blocked


@rule("608.2b", "701.14b")
def test_gruul_ragebeast_fights_nobody_for_a_creature_that_is_gone(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Gruul Ragebeast")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Grizzly Bears").resolves()
    bears = table.seat(0).permanent("Grizzly Bears")
    table.seat(1).casts("Unsummon", at=[bears]).resolves()
    table.resolve_stack()
    assert giant.damage == 0 and giant.stayed


@rule("608.2b", "115.1")
def test_hunting_drake_takes_either_colour(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(1).has("Savannah Lions")
    table.seat(0).casts("Hunting Drake").resolves()
    table.resolve_stack()
    assert bears.zone == "library"


@rule("614.12", "702.136")
def test_riot_of_rhythm_of_the_wild_stays(scenario: Builder) -> None:
    table = scenario()
    rhythm = table.seat(0).has("Rhythm of the Wild")
    table.seat(0).casts("Grizzly Bears")
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    bears = table.seat(0).permanent("Grizzly Bears")
    assert bears.counters("+1/+1") == 1
    table.seat(1).casts("Disenchant", at=[rhythm]).resolves()
    assert bears.counters("+1/+1") == 1


@rule("509.1h")
def test_devourer_of_memory_is_not_unblocked(scenario: Builder) -> None:
    table = scenario()
    devourer = table.seat(0).has("Devourer of Memory")
    wall = table.seat(1).has("Wall of Omens")
    table.seat(0).attacks({devourer: table.seat(1)})
    table.seat(1).blocks({wall: devourer})
    table.seat(0).gets_mana("UUB")
    table.seat(0).activates(devourer).resolves()
    table.resolve_stack()
    assert devourer.power == 3
    table.to_step(MAIN2)
    assert table.seat(1).life == 20 and wall.damage == 3


@rule("508.1d")
def test_bullwhip_makes_who_can_attack(scenario: Builder) -> None:
    table = scenario()
    whip = table.seat(0).has("Bullwhip")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(whip, at=[giant]).resolves()
    assert giant.damage == 1
    decision = table.run(lambda d: d.kind == D_ATTACK or table.step == "postcombat main phase", "attackers")
    if decision.kind == D_ATTACK:  # where there is only one player to attack, nobody is asked
        with pytest.raises(IllegalAnswer, match="508.1d"):
            table.seat(0).attacks({})
        table.seat(0).attacks({giant: table.seat(1)})
        table.to_step(MAIN2)
    assert table.seat(1).life == 17


@rule("613.4b", "613.4c")
def test_embodiment_of_insight_on_a_land_that_is_a_creature(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Embodiment of Insight")
    land = table.seat(0).has("Forest", counters={"+1/+1": 3})
    table.seat(0).plays("Forest")
    decision = table.asked(table.seat(0))
    table.answer([land.id] if land.id in list(getattr(decision, "candidates", [])) else [1])
    table.says([1])
    table.resolve_stack()
    assert (land.power, land.toughness) == (6, 6) and land.is_a("Land")


@rule("502.3")
def test_barls_cage_only_minds_the_untap_step(scenario: Builder) -> None:
    table = scenario()
    cage = table.seat(0).has("Barl's Cage")
    bears = table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(cage, at=[bears]).resolves()
    table.to_turn(table.seat(0))
    assert bears.tapped
    table.seat(0).casts("Steady Aim", at=[bears]).resolves()
    assert not bears.tapped


@rule("303.4a", "602.5")
def test_suppression_bonds_stop_an_artifact(scenario: Builder) -> None:
    table = scenario()
    ring = table.seat(0).has("Barl's Cage")
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).gets_mana("CCC")
    assert table.seat(0).can(O_ACTIVATE, ring) and bears.stayed
    table.seat(0).casts("Suppression Bonds", at=[ring]).resolves()
    table.seat(0).gets_mana("CCC")
    assert not table.seat(0).can(O_ACTIVATE, ring)


@rule("400.3", "608.2c")
def test_hanabi_blast_returns_and_costs_a_card(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Hanabi Blast", at=[table.seat(1)]).resolves()
    assert table.seat(1).life == 18
    assert table.seat(0).hand + table.seat(0).graveyard == ["Hanabi Blast"]


@rule("701.25")
@pytest.mark.parametrize("away", [True, False])
def test_cruel_witness_surveils_one(scenario: Builder, away: bool) -> None:
    table = scenario()
    table.seat(0).has("Cruel Witness")
    top = table.seat(0).library("Forest")[0]
    table.seat(0).casts("Shock", at=[table.seat(1)])
    table.asked(table.seat(0))
    table.answer([top.id] if away else [])
    table.run(lambda d: d.kind == D_PRIORITY, "the rest")
    assert ("Forest" in table.seat(0).graveyard) == away


@rule("608.2d", "110.2a")
def test_lord_of_the_void_takes_a_creature_if_there_is_one(scenario: Builder) -> None:
    table = scenario()
    lord = table.seat(0).has("Lord of the Void")
    table.seat(1).library("Forest", "Hill Giant", "Forest", "Forest", "Forest", "Forest", "Forest")
    table.seat(0).attacks({lord: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(0).battlefield == ["Lord of the Void", "Hill Giant"]
    assert table.seat(1).exile == ["Forest"] * 6


@rule("120.1", "615.1")
def test_witchs_mist_wants_damage_that_was_dealt(scenario: Builder) -> None:
    table = scenario()
    mist = table.seat(0).has("Witch's Mist")
    wurm = table.seat(1).has("Craw Wurm")
    table.seat(0).gets_mana("BBB")
    assert not table.seat(0).can(O_ACTIVATE, mist)
    table.seat(0).casts("Shock", at=[wurm]).resolves()
    table.seat(0).activates(mist, at=[wurm]).resolves()
    assert wurm.died


@rule("611.2c", "702.16")
def test_spare_from_evil_passes_over_later_creatures(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Spare from Evil").resolves()
    table.seat(0).attacks({bears: table.seat(1)})
    decision = table.run(lambda d: d.kind == D_BLOCK or table.step == "postcombat main phase", "blockers")
    if isinstance(decision, BlockDecision):
        with pytest.raises(IllegalAnswer):
            table.seat(1).blocks({giant: bears})
        table.seat(1).blocks({})
    table.to_step(MAIN2)
    assert table.seat(1).life == 18


@rule("503.1a", "608.2d")
def test_forgotten_creation_comes_before_the_draw(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Forgotten Creation")
    table.to_step(END)
    table.to_turn(table.seat(0))
    held = list(table.seat(0).hand)
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the draws")
    assert table.step == "upkeep" and len(table.seat(0).hand) == len(held)


@rule("614.1c", "305.7")
@pytest.mark.parametrize(("shown", "tapped"), [("Forest", False), ("Game Trail", True)])
def test_game_trail_wants_a_land_of_the_type(scenario: Builder, shown: str, tapped: bool) -> None:
    table = scenario()
    table.seat(0).holds(shown, "Game Trail")
    trail = table.seat(0).plays("Game Trail", says=[[1]] if not tapped else [])
    assert trail.tapped is tapped


@rule("106.7", "605.1a")
def test_naga_vitalist_makes_what_lands_could(scenario: Builder) -> None:
    table = scenario()
    vitalist = table.seat(0).has("Naga Vitalist")
    table.seat(0).has("Island", tapped=True)
    assert table.seat(0).can(O_MANA, vitalist)
    table.seat(0).taps_for_mana(vitalist)
    assert table.seat(0).pool == "U"


@rule("603.3d", "503.1a")
def test_crumbling_ashes_finds_its_target_as_upkeep_begins(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Crumbling Ashes")
    giant = table.seat(1).has("Hill Giant")
    table.to_turn(table.seat(0))
    assert not table.stack and giant.stayed
    table.to_step(END)
    sick = table.seat(1).has("Craw Wurm", counters={"-1/-1": 1})
    table.to_turn(table.seat(0))
    table.resolve_stack()
    assert sick.died and giant.stayed


@rule("608.2d", "118.12")
def test_key_to_the_city_is_paid_for_once(scenario: Builder) -> None:
    table = scenario()
    key = table.seat(0).has("Key to the City", tapped=True)
    table.to_turn(table.seat(0))
    table.seat(0).gets_mana("CCCC")
    assert not key.tapped and len(table.stack) == 1
    hand = len(table.seat(0).hand)
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the end of it")
    assert len(table.seat(0).hand) == hand + 1 and len(table.seat(0).pool) == 2


@rule("603.3b", "601.2h")
def test_scaretillers_ability_comes_before_what_it_was_tapped_for(scenario: Builder) -> None:
    table = scenario()
    tiller = table.seat(0).has("Scaretiller")
    table.seat(0).buried("Forest")
    table.seat(0).attacks({tiller: table.seat(1)})
    table.says([1])
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the ability")
    table.scripted.clear()
    assert tiller.tapped and table.step == "declare attackers step"


@rule("608.2b")
def test_predatory_urge_without_its_target_hurts_nobody(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(0).has("Grizzly Bears")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).casts("Predatory Urge", at=[bears]).resolves()
    table.seat(0).activates(bears, at=[giant])
    table.seat(1).casts("Unsummon", at=[giant]).resolves()
    table.resolve_stack()
    assert bears.damage == 0 and bears.stayed


@rule("601.2h", "118.8")
def test_devour_in_flames_returns_the_land_at_once(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Forest", tapped=True)
    giant = table.seat(1).has("Hill Giant")
    spell = table.seat(0).casts("Devour in Flames", at=[giant])
    assert "Forest" in table.seat(0).hand and spell.zone == "stack"
    spell.resolves()
    assert giant.died


@rule("400.7", "608.2n")
def test_mindclaw_shamans_spell_goes_to_its_owner(scenario: Builder) -> None:
    table = scenario()
    table.seat(1).holds("Shock")
    table.seat(0).casts("Mindclaw Shaman").resolves()
    for _i in range(6):
        decision = table.run(lambda d: d.kind != D_PRIORITY or not table.stack, "a question")
        if decision.kind == D_PRIORITY:
            break
        if decision.kind == D_YES_NO:
            table.answer([1])
            continue
        candidates = list(getattr(decision, "candidates", []))
        wanted = [c for c in candidates if c == table.seat(1).ref or (c >= 0 and table.game.name(c) == "Shock")]
        table.answer(wanted[:1] or table.default(decision))
    table.resolve_stack()
    assert "Shock" in table.seat(1).graveyard and table.seat(1).life == 18


@rule("608.2b", "701.14b")
def test_contested_cliffs_with_an_illegal_target_do_nothing(scenario: Builder) -> None:
    table = scenario()
    cliffs = table.seat(0).has("Contested Cliffs")
    beast = table.seat(0).has("Gruul Ragebeast")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("RG")
    table.seat(0).activates(cliffs, 1, at=[beast, giant])
    table.seat(1).casts("Unsummon", at=[giant]).resolves()
    table.resolve_stack()
    assert beast.damage == 0


@rule("608.2d")
def test_springbloom_druid_takes_one_land(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    basics = table.seat(0).library("Island", "Swamp")
    table.seat(0).casts("Springbloom Druid")
    table.asked(table.seat(0), kind=D_YES_NO)
    table.answer([1])
    sacrifice = table.asked(table.seat(0))
    table.answer(list(getattr(sacrifice, "candidates", []))[:1])
    table.asked(table.seat(0))
    table.answer([basic.id for basic in basics])
    table.run(lambda d: d.kind == D_PRIORITY and not table.stack, "the search")
    assert sorted(table.seat(0).battlefield) == ["Forest", "Island", "Springbloom Druid", "Swamp"]


@rule("704.3", "603.3")
def test_vindictive_vampire_is_too_late_for_a_dead_player(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Vindictive Vampire")
    table.seat(0).has("Grizzly Bears")
    table.seat(0).at(2)
    table.seat(0).casts("Hurricane", x=2).resolves()
    assert not table.stack and table.seat(0).outcome in ("lost", "drew")


@rule("601.3e", "401.5")
def test_future_sight_plays_the_top_card(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).has("Future Sight")
    top = table.seat(0).library("Shock", "Grizzly Bears")[0]
    table.seat(0).gets_mana("R")
    assert table.seat(0).can(O_CAST, top)
    table.choose_option(table.seat(0).number, O_CAST, top.id, [table.seat(1)], None, (), ())
    table.resolve_stack()
    assert table.seat(1).life == 18 and table.seat(0).graveyard == ["Shock"]


@rule("205.1b", "613.1d")
def test_opal_acrolith_stops_being_a_creature(scenario: Builder) -> None:
    table = scenario()
    acrolith = table.seat(1).has("Opal Acrolith")
    table.seat(0).casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert acrolith.is_a("Creature") and acrolith.toughness == 4
    table.seat(1).activates(acrolith).resolves()
    assert acrolith.is_a("Enchantment") and not acrolith.is_a("Creature")
    table.to_step(UPKEEP)
    assert not acrolith.is_a("Creature")
