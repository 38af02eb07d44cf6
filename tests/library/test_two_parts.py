"""What is particular about the cards with two parts: split, modal, transforming, flipping, on an adventure."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FLYING, MAIN1, MAIN2, PLUS
from apnap.rules.core.decisions import D_ATTACK, D_BLOCK, O_ACTIVATE, O_CAST, IllegalAnswer
from apnap.testing import rule

RELIC = card("Quiet Relic", "{1}", "Artifact")
RITE = card("Quiet Rite", "{W}", "Enchantment")


# split cards ---------------------------------------------------------------------------------------------------------
@rule("709.3a")
def test_battery_makes_an_elephant(scenario):
    table = scenario()
    table.seat(0).casts("Assault // Battery", part="Battery").resolves()
    elephant = table.seat(0).permanent("Elephant Token")
    assert (elephant.power, elephant.toughness, elephant.colors) == (3, 3, "G")


@rule("709.3a")
def test_dead_hurts_and_gone_returns_what_others_control(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    mine = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Dead // Gone", part="Dead", at=[bear]).resolves()
    assert bear.died
    table.seat(0).casts("Dead // Gone", part="Gone", at=[giant]).resolves()
    assert giant.zone == "hand" and table.seat(1).hand[-1:] == ["Hill Giant"]
    held = table.seat(0).holds("Dead // Gone")[0]
    table.seat(0).gets_mana("CCR")
    decision = table.to_priority(table.seat(0).number)
    assert len([o for o in decision.options if o.kind == O_CAST and o.id == held.id]) == 1  # only Dead has a target
    assert mine.stayed


@rule("702.102b")
def test_far_and_away_together(scenario):
    table = scenario()
    bear, giant = table.seat(1).have("Grizzly Bears", "Hill Giant")
    table.seat(0).casts("Far // Away", part="fuse", at=[bear, table.seat(1)]).resolves()
    assert bear.zone == "hand" and giant.died


@pytest.mark.parametrize("part", ("Far", "Away"))
@rule("709.3a")
def test_far_or_away_alone(scenario, part):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Far // Away", part=part, at=[bear if part == "Far" else table.seat(1)]).resolves()
    assert bear.zone == ("hand" if part == "Far" else "graveyard")


@rule("709.3a")
def test_pain_takes_a_card_and_suffering_a_land(scenario):
    table = scenario()
    table.seat(1).holds("Grizzly Bears")
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Pain // Suffering", part="Pain", at=[table.seat(1)]).resolves()
    assert table.seat(1).hand == [] and table.seat(1).graveyard == ["Grizzly Bears"]
    table.seat(0).casts("Pain // Suffering", part="Suffering", at=[forest]).resolves()
    assert forest.died


@rule("709.3a")
def test_wax_grows_and_wane_destroys(scenario):
    table = scenario().knows(RITE)
    bear = table.seat(0).has("Grizzly Bears")
    rite = table.seat(1).has("Quiet Rite")
    table.seat(0).casts("Wax // Wane", part="Wax", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (4, 4)
    table.seat(0).casts("Wax // Wane", part="Wane", at=[rite]).resolves()
    assert rite.died


@rule("709.3a", "702.102b")
def test_wear_and_tear(scenario):
    table = scenario().knows(RELIC, RITE)
    relics, rites = table.seat(1).have("Quiet Relic", "Quiet Relic"), table.seat(1).have("Quiet Rite", "Quiet Rite")
    table.seat(0).casts("Wear // Tear", part="Wear", at=[relics[0]]).resolves()
    table.seat(0).casts("Wear // Tear", part="Tear", at=[rites[0]]).resolves()
    assert relics[0].died and rites[0].died
    table.seat(0).casts("Wear // Tear", part="fuse", at=[relics[1], rites[1]]).resolves()
    assert relics[1].died and rites[1].died


@rule("702.127")
def test_market_comes_from_the_graveyard_after_farm(scenario):
    table = scenario()
    table.seat(0).holds("Grizzly Bears", "Hill Giant")
    market = table.seat(0).buried("Farm // Market")[0]
    table.seat(0).gets_mana("CCU")
    assert table.seat(0).can(O_CAST, market)
    table.choose_option(table.seat(0).number, O_CAST, market.id, (), None, (), ())
    table.resolve_stack()
    assert len(table.seat(0).hand) == 2 and len(table.seat(0).graveyard) == 2
    assert table.seat(0).exile == ["Farm // Market"]


# modal cards ---------------------------------------------------------------------------------------------------------
@rule("712.11")
def test_bala_ged_recovery_brings_back_any_card(scenario):
    table = scenario()
    island = table.seat(0).buried("Island")[0]
    table.seat(0).casts("Bala Ged Recovery", at=[island]).resolves()
    assert table.seat(0).hand == ["Island"]


@pytest.mark.parametrize("name,color", (("Bala Ged Recovery", "G"), ("Khalni Ambush", "G"), ("Skyclave Cleric", "W")))
@rule("712.12", "614.12")
def test_the_land_behind_a_spell_enters_tapped_and_gives_mana(scenario, name, color):
    table = scenario()
    land = table.seat(0).plays(name, face=1)
    assert land.tapped and land.is_a("Land")
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).taps_for_mana(land)
    assert table.seat(0).pool == color


@rule("701.14")
def test_khalni_ambush_is_a_fight(scenario):
    table = scenario()
    giant, elves = table.seat(0).has("Hill Giant"), table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Khalni Ambush", part="Khalni Ambush", at=[giant, elves]).resolves()
    assert elves.died and giant.damage == 2


@pytest.mark.parametrize("face,color", ((0, "U"), (1, "R")))
@rule("712.12")
def test_a_pathway_is_one_land_or_the_other(scenario, face, color):
    table = scenario()
    land = table.seat(0).plays("Riverglide Pathway", face=face)
    table.seat(0).taps_for_mana(land)
    assert table.seat(0).pool == color


# adventures ----------------------------------------------------------------------------------------------------------
@rule("715.3")
def test_dizzying_swoop_taps_up_to_two(scenario):
    table = scenario()
    creatures = table.seat(1).have("Grizzly Bears", "Hill Giant", "Craw Wurm")
    table.seat(0).casts("Ardenvale Tactician", part="Dizzying Swoop", at=creatures[:2]).resolves()
    assert [c.tapped for c in creatures] == [True, True, False]


@rule("602.1")
def test_giant_killer_taps_a_creature(scenario):
    table = scenario()
    killer, giant = table.seat(0).has("Giant Killer"), table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("CW")
    table.seat(0).activates(killer, at=[giant]).resolves()
    assert giant.tapped and killer.tapped


# transforming --------------------------------------------------------------------------------------------------------
@rule("701.27a")
def test_heir_of_falkenrath_takes_wing_for_a_card_once_each_turn(scenario):
    table = scenario()
    heir = table.seat(0).has("Heir of Falkenrath")
    table.seat(0).holds("Island", "Island")
    table.seat(0).activates(heir).resolves()
    assert heir.name == "Heir to the Night" and (heir.power, heir.toughness) == (3, 2)
    assert heir.has(FLYING) and table.seat(0).graveyard == ["Island"]


@rule("509.1b")
def test_heir_to_the_night_flies(scenario):
    table = scenario()
    bear, _ = table.seat(1).have("Grizzly Bears", "Giant Spider")
    heir = table.seat(0).has("Heir of Falkenrath")
    table.seat(0).holds("Island")
    table.seat(0).activates(heir).resolves()
    table.seat(0).attacks({heir: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared").kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, heir.id])


@rule("701.27a", "107.4f")
def test_harried_artisan_becomes_a_hasty_flyer(scenario):
    table = scenario()
    bear, _ = table.seat(1).have("Grizzly Bears", "Giant Spider")
    artisan = table.seat(0).has("Harried Artisan", sick=True)
    table.seat(0).gets_mana("CCCW")
    table.seat(0).activates(artisan).resolves()
    assert artisan.name == "Phyrexian Skyflayer" and (artisan.power, artisan.toughness) == (3, 4)
    decision = table.run(lambda d: d.kind == D_ATTACK, "attackers to be declared")
    assert artisan.id in decision.attackers
    table.seat(0).attacks({artisan: table.seat(1)})
    assert table.run(lambda d: d.kind == D_BLOCK, "blockers to be declared").kind == D_BLOCK
    with pytest.raises(IllegalAnswer):
        table.answer([bear.id, artisan.id])


@rule("602.5d")
def test_harried_artisan_transforms_only_as_a_sorcery(scenario):
    table = scenario()
    artisan = table.seat(1).has("Harried Artisan")
    table.seat(1).gets_mana("CCCW")
    assert not table.seat(1).can(O_ACTIVATE, artisan)


@rule("701.27a")
def test_mysterious_tome_turns_over_with_every_use(scenario):
    table = scenario()
    tome = table.seat(0).has("Mysterious Tome")
    giant = table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(tome).resolves()
    assert tome.name == "Chilling Chronicle" and len(table.seat(0).hand) == 1
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).gets_mana("C")
    table.seat(0).activates(tome, at=[giant]).resolves()
    assert tome.name == "Mysterious Tome" and giant.tapped


@rule("701.27a")
def test_ulvenwald_captive_gives_mana_and_becomes_an_abomination(scenario):
    table = scenario()
    captive = table.seat(0).has("Ulvenwald Captive")
    table.seat(0).taps_for_mana(captive)
    assert table.seat(0).pool == "G"
    table.seat(0).gets_mana("CCCCCG")
    table.seat(0).activates(captive, 1).resolves()
    assert captive.name == "Ulvenwald Abomination" and (captive.power, captive.toughness) == (4, 6)
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).taps_for_mana(captive)
    assert table.seat(0).pool == "CC"


@rule("509.1b", "701.27a")
def test_uninvited_geist_that_hit_cannot_be_blocked_any_more(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears", tapped=True)
    geist = table.seat(0).has("Uninvited Geist")
    table.seat(0).attacks({geist: table.seat(1)})
    table.to_step(MAIN2)
    assert geist.name == "Unimpeded Trespasser" and (geist.power, geist.toughness) == (3, 3)
    table.to_step(MAIN1, table.seat(0))
    table.game.state.edit(bear.id).tapped = False
    table.refresh()
    table.seat(0).attacks({geist: table.seat(1)})
    here = table.run(lambda d: d.kind == D_BLOCK or table.game.state.turn().step == MAIN2)
    assert here.kind != D_BLOCK  # nobody could
    assert table.seat(1).life == 15 and bear.stayed


@rule("710.2")
def test_shidako_feeds_one_creature_to_another(scenario):
    table = scenario()
    egg = table.seat(0).has("Orochi Eggwatcher")
    bears = table.seat(0).have(*["Grizzly Bears"] * 10)
    table.seat(0).gets_mana("CCG")
    table.seat(0).activates(egg).resolves()
    assert egg.name == "Shidako, Broodmistress"
    table.seat(0).gets_mana("G")
    table.seat(0).activates(egg, at=[bears[0]], says=[[bears[1].id]]).resolves()
    assert bears[0].power == 5 and bears[1].died


@rule("702.20b", "310.12b")
def test_serra_faithkeeper_attacks_without_tapping(scenario):
    table = scenario()
    table.seat(0).casts("Invasion of Dominaria").resolves()
    table.resolve_stack()
    siege = table.seat(0).permanent("Invasion of Dominaria")
    table.seat(0).casts("Blaze", at=[siege], x=5, says=[]).resolves()
    table.says([1])
    table.resolve_stack()
    angel = table.seat(0).permanent("Serra Faithkeeper")
    table.to_step(MAIN1, table.seat(0))
    table.seat(0).attacks({angel: table.seat(1)})
    assert not angel.tapped and angel.counters(PLUS) == 0


@rule("310.12b", "604.3")
def test_invasion_of_xerex(scenario):
    table = scenario()
    bear = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Invasion of Xerex").resolves()
    table.asked(table.seat(0), "target")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.zone == "hand"
    table.seat(0).has("Hill Giant")
    siege = table.seat(0).permanent("Invasion of Xerex")
    table.seat(0).casts("Blaze", at=[siege], x=4).resolves()
    table.says([1])
    table.resolve_stack()
    paladin = table.seat(0).permanent("Vertex Paladin")
    assert (paladin.power, paladin.toughness) == (2, 2) and paladin.has(FLYING) and paladin.colors == "WU"
