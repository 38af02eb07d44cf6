"""What is particular about slivers: what one of them has, they all have."""

from __future__ import annotations

import pytest

from apnap.rules.core import constants
from apnap.rules.core.constants import LIBRARY
from apnap.rules.core.decisions import FOR_MAY, O_ACTIVATE, O_CAST
from apnap.testing import rule
from apnap.testing.plugin import Builder

SIZES = {  # for all slivers, or for its controller's
    "Sinew Sliver": (1, 1, "all"),
    "Plated Sliver": (0, 1, "all"),
    "Muscle Sliver": (1, 1, "all"),
    "Might Sliver": (2, 2, "all"),
    "Blade Sliver": (1, 0, "all"),
    "Bonesplitter Sliver": (2, 0, "all"),
    "Predatory Sliver": (1, 1, "yours"),
    "Megantic Sliver": (3, 3, "yours"),
    "Battle Sliver": (2, 0, "yours"),
}
KEYWORDS = {
    "Winged Sliver": (constants.FLYING, "all"),
    "Talon Sliver": (constants.FIRST_STRIKE, "all"),
    "Horned Sliver": (constants.TRAMPLE, "all"),
    "Heart Sliver": (constants.HASTE, "all"),
    "Two-Headed Sliver": (constants.MENACE, "all"),
    "Spinneret Sliver": (constants.REACH, "all"),
    "Crystalline Sliver": (constants.SHROUD, "all"),
    "Sentinel Sliver": (constants.VIGILANCE, "yours"),
    "Bonescythe Sliver": (constants.DOUBLE_STRIKE, "yours"),
    "Syphon Sliver": (constants.LIFELINK, "yours"),
    "Striking Sliver": (constants.FIRST_STRIKE, "yours"),
    "Belligerent Sliver": (constants.MENACE, "yours"),
    "Blur Sliver": (constants.HASTE, "yours"),
    "Venom Sliver": (constants.DEATHTOUCH, "yours"),
    "Cloudshredder Sliver": (constants.FLYING | constants.HASTE, "yours"),
    "Sliver Hivelord": (constants.INDESTRUCTIBLE, "yours"),
}


@rule("613.4c")
@pytest.mark.parametrize("name", SIZES)
def test_a_sliver_makes_slivers_bigger(scenario, name):
    power, toughness, whose = SIZES[name]
    table = scenario()
    mine, bear = table.seat(0).have("Metallic Sliver", "Grizzly Bears")
    theirs = table.seat(1).has("Metallic Sliver")
    before = (mine.power, mine.toughness)
    sliver = table.seat(0).has(name)
    printed = table.game.state.objs[sliver.id].card.base
    assert before == (1, 1)
    assert (mine.power, mine.toughness) == (1 + power, 1 + toughness)
    assert (sliver.power, sliver.toughness) == (printed.power + power, printed.toughness + toughness)
    assert (theirs.power, theirs.toughness) == ((1 + power, 1 + toughness) if whose == "all" else (1, 1))
    assert (bear.power, bear.toughness) == (2, 2)


@rule("613.1f")
@pytest.mark.parametrize("name", KEYWORDS)
def test_a_sliver_shares_its_keyword(scenario, name):
    keywords, whose = KEYWORDS[name]
    table = scenario()
    mine, bear = table.seat(0).have("Metallic Sliver", "Grizzly Bears")
    theirs = table.seat(1).has("Metallic Sliver")
    sliver = table.seat(0).has(name)

    def has(permanent):
        return table.game.char(permanent.id).keywords & keywords == keywords

    assert has(mine) and has(sliver) and not has(bear)
    assert has(theirs) == (whose == "all")


@rule("702.83", "613.1f")
def test_first_slivers_chosen_exalts_for_each_sliver(scenario):
    table = scenario(seats=2)
    chosen, metal = table.seat(0).have("First Sliver's Chosen", "Metallic Sliver")
    table.seat(0).attacks({metal: table.seat(1)})
    table.resolve_stack()
    assert (metal.power, metal.toughness) == (3, 3)


@rule("605.1a", "613.1f")
@pytest.mark.parametrize("name,whose", [("Gemhide Sliver", "all"), ("Manaweft Sliver", "yours")])
def test_slivers_make_mana_of_any_colour(scenario, name, whose):
    table = scenario()
    sliver, metal = table.seat(0).have(name, "Metallic Sliver")
    table.seat(1).has("Metallic Sliver")
    table.seat(0).taps_for_mana(sliver, says=[[0]])
    table.seat(0).taps_for_mana(metal, says=[[4]])
    assert table.seat(0).pool == "WG"
    shock = table.seat(1).holds("Shock")[0]
    assert table.seat(1).can(O_CAST, shock) == (whose == "all")


@rule("602.2", "613.1f")
def test_mnemonic_sliver_turns_slivers_into_cards(scenario):
    table = scenario()
    metal = table.seat(0).have("Metallic Sliver", "Mnemonic Sliver")[0]
    hand = len(table.seat(0).hand)
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(metal).resolves()
    assert metal.died and len(table.seat(0).hand) == hand + 1


@rule("701.19")
def test_clot_sliver_regenerates_any_sliver(scenario):
    table = scenario()
    metal = table.seat(0).have("Metallic Sliver", "Clot Sliver")[0]
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(metal).resolves()
    table.seat(0).casts("Murder", at=[metal]).resolves()
    assert metal.stayed and metal.tapped


@rule("701.19")
def test_crypt_sliver_taps_to_regenerate_another(scenario):
    table = scenario()
    metal, crypt = table.seat(0).have("Metallic Sliver", "Crypt Sliver")
    table.seat(0).activates(metal, at=[crypt]).resolves()
    table.seat(0).casts("Murder", at=[crypt]).resolves()
    assert crypt.stayed and metal.tapped


@rule("602.2")
def test_darkheart_sliver_sells_slivers_for_life(scenario):
    table = scenario()
    metal = table.seat(0).have("Metallic Sliver", "Darkheart Sliver")[0]
    table.seat(0).activates(metal).resolves()
    assert metal.died and table.seat(0).life == 23


@rule("602.2")
def test_necrotic_sliver_turns_slivers_into_vindicates(scenario):
    table = scenario()
    metal = table.seat(0).have("Metallic Sliver", "Necrotic Sliver")[0]
    land = table.seat(1).has("Forest")
    table.seat(0).gets_mana("CCC")
    table.seat(0).activates(metal, at=[land]).resolves()
    assert metal.died and land.died


@rule("603.6a", "613.1f")
def test_harmonic_sliver_gives_each_arriving_sliver_a_disenchant(scenario):
    table = scenario()
    ring = table.seat(1).has("Sol Ring")
    table.seat(0).has("Harmonic Sliver")
    table.seat(0).casts("Metallic Sliver").resolves()
    table.asked(table.seat(0), "target")
    table.answer([ring.id])
    table.resolve_stack()
    assert ring.died


@rule("603.2", "613.1f")
def test_thorncaster_sliver_makes_attacking_slivers_shoot(scenario):
    table = scenario(seats=2)
    metal, caster = table.seat(0).have("Metallic Sliver", "Thorncaster Sliver")
    elves = table.seat(1).has("Llanowar Elves")
    table.seat(0).attacks({metal: table.seat(1)})
    table.asked(table.seat(0), "target")
    table.answer([elves.id])
    table.resolve_stack()
    assert elves.died and caster.stayed


@rule("603.2", "120.3")
def test_tempered_sliver_lets_slivers_grow(scenario):
    table = scenario(seats=2)
    metal = table.seat(0).have("Metallic Sliver", "Tempered Sliver")[0]
    table.seat(0).attacks({metal: table.seat(1)})
    table.to_step(constants.END_COMBAT)
    assert metal.counters("+1/+1") == 1 and table.seat(1).life == 19


@rule("111.1")
def test_sliver_queen_lays_slivers(scenario):
    table = scenario()
    queen = table.seat(0).has("Sliver Queen")
    table.seat(0).gets_mana("CC")
    table.seat(0).activates(queen).resolves()
    token = table.seat(0).permanent("Sliver Token")
    assert token.is_a("Sliver") and (token.power, token.toughness) == (1, 1) and token.colors == ""


@rule("613.4c")
def test_sliver_legion_counts_the_other_slivers(scenario):
    table = scenario()
    legion, metal = table.seat(0).have("Sliver Legion", "Metallic Sliver")
    theirs = table.seat(1).has("Metallic Sliver")
    bear = table.seat(0).has("Grizzly Bears")
    assert (legion.power, metal.power, theirs.toughness, bear.power) == (9, 3, 3, 2)
    table.seat(0).casts("Murder", at=[theirs]).resolves()
    assert (legion.power, metal.power) == (8, 2)


@rule("702.12")
def test_sliver_hivelord_keeps_slivers_from_destruction(scenario):
    table = scenario()
    metal = table.seat(0).have("Metallic Sliver", "Sliver Hivelord")[0]
    table.seat(0).casts("Wrath of God").resolves()
    assert metal.stayed and table.seat(0).permanent("Sliver Hivelord").power == 5


@rule("613.1f")
def test_a_sliver_that_came_late_can_use_what_the_others_have(scenario):
    table = scenario()
    table.seat(0).has("Mnemonic Sliver")
    table.seat(0).gets_mana("CC")
    bear = table.seat(0).has("Grizzly Bears")
    metal = table.seat(0).has("Metallic Sliver")
    assert table.seat(0).can(O_ACTIVATE, metal) and not table.seat(0).can(O_ACTIVATE, bear)


@rule("701.29")
def test_every_sliver_may_fateseal(scenario: Builder) -> None:
    table = scenario(2)
    one, two = table.seat(0), table.seat(1)
    one.has("Mesmeric Sliver")
    top = two.library("Shock")[0]
    one.casts("Muscle Sliver")
    asked = table.asked(one, FOR_MAY)
    assert asked.seat == one.number
    table.answer([1])
    table.says([top.id])
    table.resolve_stack()
    library = table.game.state.ids(two.number, LIBRARY)
    assert library[-1] == top.id or library[0] == top.id
    one.casts("Grizzly Bears").resolves()
    assert table.stack == []
