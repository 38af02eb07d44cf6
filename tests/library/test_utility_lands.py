"""What is particular about lands that do more than make mana."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import ARTIFACT, BEGIN_COMBAT, CREATURE, END_COMBAT, LAND
from apnap.rules.core.decisions import FOR_MAY, FOR_SEARCH, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

COLORLESS = [
    "Wastes",
    "Crystal Vein",
    "Painted Bluffs",
    "Henge of Ramos",
    "Glimmerpost",
    "Blasted Landscape",
    "Petrified Field",
    "Dread Statuary",
    "Foundry of the Consuls",
    "Rogue's Passage",
    "Quicksand",
    "Cathedral of War",
    "High Market",
    "Wirewood Lodge",
    "Adventurer's Inn",
    "Buried Ruin",
    "Deserted Temple",
    "Rishadan Port",
    "Karn's Bastion",
    "Encroaching Wastes",
]


@rule("107.4c")
@pytest.mark.parametrize("name", COLORLESS)
def test_it_makes_a_colourless_mana(scenario, name):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has(name))
    assert table.seat(0).pool == "C"


@rule("205.4c")
def test_wastes_is_a_basic_land_without_a_type(scenario):
    table = scenario()
    wastes = table.seat(0).has("Wastes")
    assert wastes.is_a("Basic") and not wastes.is_a("Forest")


@rule("602.5b")
def test_temple_of_the_false_god_needs_five_lands(scenario):
    table = scenario()
    temple = table.seat(0).have("Temple of the False God", "Forest", "Forest", "Forest")[0]
    golem = table.seat(0).holds("Memnite", "Thran Dynamo")[1]
    assert not table.seat(0).can(O_CAST, golem)
    table.seat(0).has("Forest")
    assert table.seat(0).can(O_CAST, golem)
    table.seat(0).taps_for_mana(temple)
    assert table.seat(0).pool == "CC"


@rule("605.1a")
def test_crystal_vein_gives_two_once(scenario):
    table = scenario()
    vein = table.seat(0).has("Crystal Vein")
    table.seat(0).taps_for_mana(vein, 1)
    assert table.seat(0).pool == "CC" and vein.died


@rule("605.1a")
@pytest.mark.parametrize("name,cost", [("Painted Bluffs", "C"), ("Henge of Ramos", "CC")])
def test_a_filter_land_makes_any_colour_of_other_mana(scenario, name, cost):
    table = scenario()
    table.seat(0).gets_mana(cost)
    table.seat(0).taps_for_mana(table.seat(0).has(name), 1, says=[[3]])
    assert table.seat(0).pool == "R"


@rule("106.1")
def test_cloudpost_counts_every_locus(scenario):
    table = scenario()
    assert table.seat(0).plays("Cloudpost").tapped
    post = table.seat(0).has("Cloudpost")
    table.seat(1).has("Glimmerpost")
    table.seat(0).taps_for_mana(post)
    assert table.seat(0).pool == "CCC"


@rule("603.6a")
def test_lands_that_gain_life_as_they_enter(scenario):
    table = scenario()
    table.seat(1).has("Cloudpost")
    table.seat(0).plays("Glimmerpost")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("603.6a")
def test_adventurers_inn_gains_two_life(scenario):
    table = scenario()
    table.seat(0).plays("Adventurer's Inn")
    table.resolve_stack()
    assert table.seat(0).life == 22


@rule("701.23")
@pytest.mark.parametrize("name", ["Terramorphic Expanse", "Prismatic Vista"])
def test_a_land_that_becomes_another(scenario, name):
    table = scenario()
    land = table.seat(0).has(name)
    table.seat(0).activates(land)
    decision = table.asked(table.seat(0), FOR_SEARCH)
    table.answer([decision.candidates[0]])
    table.resolve_stack()
    slow = name == "Terramorphic Expanse"
    assert land.died and table.seat(0).permanent("Forest").tapped == slow
    assert table.seat(0).life == (20 if slow else 19)


@rule("702.29")
def test_blasted_landscape_cycles(scenario):
    table = scenario()
    landscape = table.seat(0).holds("Blasted Landscape")[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(landscape, 1).resolves()
    assert table.seat(0).graveyard == ["Blasted Landscape"] and table.seat(0).hand == ["Forest"]


@rule("113.6", "605.1a")
def test_a_land_that_cycles_makes_no_mana_in_a_hand(scenario):
    table = scenario()
    table.seat(0).have("Forest")
    bear = table.seat(0).holds("Grizzly Bears", "Blasted Landscape")[0]
    assert not table.seat(0).can(O_CAST, bear)
    table.seat(0).plays("Blasted Landscape")
    assert table.seat(0).can(O_CAST, bear)


@rule("400.7")
@pytest.mark.parametrize("name,mana,card", [("Petrified Field", "", "Wastes"), ("Buried Ruin", "CC", "Sol Ring")])
def test_a_land_that_brings_a_card_back(scenario, name, mana, card):
    table = scenario()
    land = table.seat(0).has(name)
    back, other = table.seat(0).buried(card, "Shock")
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(land, 1, at=[back]).resolves()
    assert land.died and table.seat(0).hand == [card] and sorted(table.seat(0).graveyard) == sorted([name, "Shock"])


@rule("613.1d")
def test_dread_statuary_is_a_golem_for_a_turn(scenario):
    table = scenario()
    land = table.seat(0).has("Dread Statuary")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(land, 1).resolves()
    assert table.game.char(land.id).types == LAND | CREATURE | ARTIFACT
    assert land.is_a("Golem") and (land.power, land.toughness) == (4, 2)
    table.next_turn()
    assert not land.is_a("Golem")


@rule("111.1")
def test_foundry_of_the_consuls_becomes_two_thopters(scenario):
    table = scenario()
    foundry = table.seat(0).has("Foundry of the Consuls")
    table.seat(0).gets_mana("CCCCC")
    table.seat(0).activates(foundry, 1).resolves()
    assert foundry.died and table.seat(0).battlefield == ["Thopter Token"] * 2


@rule("509.1b")
def test_rogues_passage_lets_a_creature_by(scenario):
    table = scenario(seats=2)
    passage, bear = table.seat(0).have("Rogue's Passage", "Grizzly Bears")
    table.seat(1).has("Hill Giant")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(passage, 1, at=[bear]).resolves()
    table.seat(0).attacks({bear: table.seat(1)})
    table.to_step(END_COMBAT)
    assert table.seat(1).life == 18


@rule("115.4", "613.4c")
def test_quicksand_drags_down_an_attacker_that_does_not_fly(scenario):
    table = scenario(seats=2)
    bear, crow = table.seat(0).have("Grizzly Bears", "Storm Crow")
    sand = table.seat(1).has("Quicksand")
    table.seat(0).attacks({bear: table.seat(1), crow: table.seat(1)})
    decision = table.to_priority(table.seat(1).number)
    assert any(o.kind == O_ACTIVATE and o.id == sand.id for o in decision.options)
    table.seat(1).activates(sand, 1, at=[bear]).resolves()
    assert bear.died and crow.stayed and sand.died


@rule("702.83")
def test_cathedral_of_war_exalts(scenario):
    table = scenario(seats=2)
    cathedral, bear = table.seat(0).have("Cathedral of War", "Grizzly Bears")
    assert table.seat(0).plays("Cathedral of War").tapped
    table.seat(0).attacks({bear: table.seat(1)})
    table.resolve_stack()
    assert bear.power == 4


@rule("118.3")
def test_high_market_buys_life_with_a_creature(scenario):
    table = scenario()
    market = table.seat(0).has("High Market")
    assert not table.seat(0).can(O_ACTIVATE, market)
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(market, 1).resolves()
    assert bear.died and table.seat(0).life == 21


@rule("701.26")
def test_wirewood_lodge_untaps_an_elf(scenario):
    table = scenario()
    lodge = table.seat(0).has("Wirewood Lodge")
    elf = table.seat(0).has("Llanowar Elves", tapped=True)
    table.seat(0).has("Grizzly Bears", tapped=True)
    table.seat(0).gets_mana("G")
    table.seat(0).activates(lodge, 1, at=[elf]).resolves()
    assert not elf.tapped


@rule("701.26")
def test_deserted_temple_untaps_and_rishadan_port_taps_a_land(scenario):
    table = scenario()
    temple, port = table.seat(0).have("Deserted Temple", "Rishadan Port")
    mine = table.seat(0).has("Forest", tapped=True)
    theirs = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(temple, 1, at=[mine]).resolves()
    table.seat(0).activates(port, 1, at=[theirs]).resolves()
    assert not mine.tapped and theirs.tapped


@rule("701.34")
def test_karns_bastion_proliferates(scenario):
    table = scenario()
    bastion = table.seat(0).has("Karn's Bastion")
    bear = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(bastion, 1)
    table.asked(table.seat(0), "choice")
    table.answer([bear.id])
    table.resolve_stack()
    assert bear.counters("+1/+1") == 2


@rule("115.1")
def test_encroaching_wastes_destroys_a_nonbasic_land(scenario):
    table = scenario()
    wastes = table.seat(0).has("Encroaching Wastes")
    basic, tower = table.seat(1).have("Forest", "Command Tower")
    table.seat(0).gets_mana("CCCC")
    table.seat(0).activates(wastes, 1, at=[tower]).resolves()
    assert tower.died and wastes.died and basic.stayed


@rule("701.57")
@pytest.mark.parametrize("name,letter", [("Hidden Nursery", "G"), ("Hidden Volcano", "R")])
def test_a_cave_makes_mana_or_discovers(scenario: Builder, name: str, letter: str) -> None:
    table = scenario(2)
    one = table.seat(0)
    played = one.plays(name)
    assert played.tapped
    cave = one.has(name)
    one.taps_for_mana(cave)
    assert one.pool == letter
    cave = one.has(name)
    one.gets_mana("CCCC")
    one.library("Forest", "Progenitus", "Grizzly Bears")
    one.activates(cave, 1)
    table.asked(one, FOR_MAY)
    table.answer([0])
    table.resolve_stack()
    assert one.hand == ["Grizzly Bears"] and one.graveyard == [name]
    another = one.has(name)
    table.to_step(BEGIN_COMBAT)
    one.gets_mana("CCCC" + letter)
    assert not one.can(O_ACTIVATE, another)  # only as a sorcery
