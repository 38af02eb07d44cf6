"""What is particular about artifacts that make mana, or find lands."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import COLOR_LETTERS, INDESTRUCTIBLE, MAIN2
from apnap.rules.core.decisions import FOR_SEARCH, O_CAST
from apnap.testing import rule

SIGNETS = {
    "Boros Signet": "WR",
    "Dimir Signet": "UB",
    "Golgari Signet": "BG",
    "Gruul Signet": "RG",
    "Izzet Signet": "UR",
    "Orzhov Signet": "WB",
    "Rakdos Signet": "BR",
    "Selesnya Signet": "WG",
    "Simic Signet": "UG",
}
FIXED = {
    "Gold Myr": "W",
    "Silver Myr": "U",
    "Leaden Myr": "B",
    "Iron Myr": "R",
    "Copper Myr": "G",
    "Hedron Crawler": "C",
    "Palladium Myr": "CC",
    "Kozilek's Channeler": "CC",
    "Thran Dynamo": "CCC",
    "Ur-Golem's Eye": "CC",
    "Sisay's Ring": "CC",
    "Hedron Archive": "CC",
    "Dreamstone Hedron": "CCC",
    "Worn Powerstone": "CC",
    "Charcoal Diamond": "B",
    "Fire Diamond": "R",
    "Marble Diamond": "W",
    "Moss Diamond": "G",
    "Sky Diamond": "U",
}
TAPPED = {"Worn Powerstone", "Charcoal Diamond", "Fire Diamond", "Marble Diamond", "Moss Diamond", "Sky Diamond"}


def found(table):
    """The first card that the search could find."""
    decision = table.asked(table.seat(0), FOR_SEARCH)
    table.answer([decision.candidates[0]])
    table.resolve_stack()


@rule("903.4f", "903.4")
@pytest.mark.parametrize("name", ["Command Tower", "Arcane Signet", "Commander's Sphere"])
def test_mana_of_the_commanders_colours(scenario, name):
    table = scenario()
    source = table.seat(0).has(name)
    shock, crow = table.seat(0).holds("Shock", "Opt")
    assert not table.seat(0).can(O_CAST, shock) and not table.seat(0).can(O_CAST, crow), "nobody has a commander"
    table.seat(0).taps_for_mana(source)
    assert table.seat(0).pool == "" and source.tapped
    table.seat(0).has_identity("")
    table.seat(0).has(name)
    assert not table.seat(0).can(O_CAST, shock), "a commander without colour"
    table.seat(0).has_identity("WR")
    assert table.seat(0).can(O_CAST, shock) and not table.seat(0).can(O_CAST, crow)
    table.seat(1).has_identity("U")
    table.seat(0).taps_for_mana(table.seat(0).permanent(name), says=[[COLOR_LETTERS.index("W")]])
    assert table.seat(0).pool == "W"
    other = table.seat(1).has(name)
    table.to_turn(table.seat(1))
    table.seat(1).taps_for_mana(other)
    assert table.seat(1).pool == "U"


@rule("602.2")
def test_commanders_sphere_becomes_a_card_even_tapped(scenario):
    table = scenario()
    sphere = table.seat(0).has("Commander's Sphere")
    table.seat(0).taps_for_mana(sphere)
    hand = len(table.seat(0).hand)
    table.seat(0).activates(sphere, 1).resolves()
    assert sphere.died and len(table.seat(0).hand) == hand + 1


@rule("605.1a", "605.3")
@pytest.mark.parametrize("name", SIGNETS)
def test_a_signet_turns_one_mana_into_two(scenario, name):
    table = scenario()
    signet = table.seat(0).has(name)
    table.seat(0).gets_mana("C")
    table.seat(0).taps_for_mana(signet)
    assert sorted(table.seat(0).pool) == sorted(SIGNETS[name])


@rule("605.1a")
@pytest.mark.parametrize("name", FIXED)
def test_it_taps_for_exactly_this(scenario, name):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has(name))
    assert table.seat(0).pool == FIXED[name]
    table.seat(0).casts(name).resolves()
    assert table.seat(0).permanent(name).tapped == (name in TAPPED)


@rule("106.1")
@pytest.mark.parametrize("name", ["Alloy Myr", "Darksteel Ingot"])
def test_one_mana_of_any_colour(scenario, name):
    table = scenario()
    for kind in range(5):
        table.seat(0).taps_for_mana(table.seat(0).has(name), says=[[kind]])
    assert table.seat(0).pool == "WUBRG"


@rule("702.12")
def test_darksteel_ingot_cannot_be_destroyed(scenario):
    table = scenario()
    ingot = table.seat(1).has("Darksteel Ingot")
    table.seat(0).casts("Disenchant", at=[ingot]).resolves()
    assert ingot.stayed


@rule("106.1")
def test_gilded_lotus_makes_three_of_one_colour(scenario):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has("Gilded Lotus"), says=[[1]])
    assert table.seat(0).pool == "UUU"


@rule("603.6a", "605.1a")
def test_prophetic_prism_draws_and_filters(scenario):
    table = scenario()
    hand = len(table.seat(0).hand)
    table.seat(0).casts("Prophetic Prism").resolves()
    table.resolve_stack()
    assert len(table.seat(0).hand) == hand + 1
    table.seat(0).gets_mana("C")
    table.seat(0).taps_for_mana(table.seat(0).permanent("Prophetic Prism"), says=[[3]])
    assert table.seat(0).pool == "R"


@rule("605.1a")
def test_pristine_talisman_gains_life_with_its_mana(scenario):
    table = scenario()
    table.seat(0).taps_for_mana(table.seat(0).has("Pristine Talisman"))
    assert table.seat(0).pool == "C" and table.seat(0).life == 21


@rule("602.2")
@pytest.mark.parametrize("name,mana,cards", [("Hedron Archive", "CC", 2), ("Dreamstone Hedron", "CCC", 3)])
def test_a_hedron_can_be_sacrificed_for_cards(scenario, name, mana, cards):
    table = scenario()
    hedron = table.seat(0).has(name)
    hand = len(table.seat(0).hand)
    table.seat(0).gets_mana(mana)
    table.seat(0).activates(hedron, 1).resolves()
    assert hedron.died and len(table.seat(0).hand) == hand + cards


@rule("701.23")
def test_wayfarers_bauble_finds_a_tapped_basic_land(scenario):
    table = scenario()
    bauble = table.seat(0).has("Wayfarer's Bauble")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(bauble)
    found(table)
    assert bauble.died and table.seat(0).permanent("Forest").tapped


@rule("701.23")
def test_travelers_amulet_fetches_a_basic_land_into_the_hand(scenario):
    table = scenario()
    amulet = table.seat(0).has("Traveler's Amulet")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(amulet)
    found(table)
    assert amulet.died and "Forest" in table.seat(0).hand and table.seat(0).battlefield == []


@rule("607.2d", "105.2")
def test_a_heraldic_banner_has_a_colour(scenario):
    table = scenario()
    table.seat(0).casts("Heraldic Banner")
    decision = table.asked(table.seat(0))
    table.answer([decision.candidates[[label.lower() for label in decision.labels].index("green")]])
    table.resolve_stack()
    banner = table.seat(0).permanent("Heraldic Banner")
    bear, giant, theirs = *table.seat(0).have("Grizzly Bears", "Hill Giant"), table.seat(1).has("Grizzly Bears")
    assert (bear.power, giant.power, theirs.power) == (3, 3, 2)
    table.seat(0).taps_for_mana(banner)
    assert table.seat(0).pool == "G"


@rule("106.1", "605.1a")
def test_mana_in_any_combination(scenario):
    table = scenario()
    before = len(table.seat(0).hand)
    table.seat(0).casts("Manamorphose").resolves()
    table.resolve_stack()
    assert len(table.seat(0).pool) == 2 and len(table.seat(0).hand) == before + 1
    cataracts = table.seat(0).have("Cascading Cataracts", "Cascading Cataracts")
    assert cataracts[0].has(INDESTRUCTIBLE)
    table.to_step(MAIN2)
    table.seat(0).taps_for_mana(cataracts[0])
    assert table.seat(0).pool == "C"
    table.seat(0).gets_mana("CCCC")
    table.seat(0).taps_for_mana(cataracts[1], 1)
    assert len(table.seat(0).pool) == 5 and "C" not in table.seat(0).pool
