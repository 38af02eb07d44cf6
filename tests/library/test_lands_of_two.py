"""What is particular about the lands of two and three colours."""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import COLOR_LETTERS
from apnap.testing import rule

TYPES = {
    "Badlands": "BR",
    "Bayou": "BG",
    "Savannah": "WG",
    "Scrubland": "WB",
    "Tropical Island": "UG",
    "Underground Sea": "UB",
}
GATES = {
    "Azorius Guildgate": "WU",
    "Boros Guildgate": "RW",
    "Dimir Guildgate": "UB",
    "Golgari Guildgate": "BG",
    "Gruul Guildgate": "RG",
    "Izzet Guildgate": "UR",
    "Orzhov Guildgate": "WB",
    "Rakdos Guildgate": "BR",
    "Selesnya Guildgate": "GW",
    "Simic Guildgate": "GU",
}
GAINING = {
    "Bloodfell Caves": "BR",
    "Blossoming Sands": "GW",
    "Dismal Backwater": "UB",
    "Jungle Hollow": "BG",
    "Rugged Highlands": "RG",
    "Scoured Barrens": "WB",
    "Swiftwater Cliffs": "UR",
    "Thornwood Falls": "GU",
    "Tranquil Cove": "WU",
    "Wind-Scarred Crag": "RW",
}
THREE = {
    "Arcane Sanctum": "WUB",
    "Crumbling Necropolis": "UBR",
    "Frontier Bivouac": "GUR",
    "Jungle Shrine": "RGW",
    "Mystic Monastery": "URW",
    "Nomad Outpost": "RWB",
    "Opulent Palace": "BGU",
    "Sandsteppe Citadel": "WBG",
    "Savage Lands": "BRG",
    "Seaside Citadel": "GWU",
}


@rule("305.6")
@pytest.mark.parametrize("name", TYPES)
def test_two_land_types_make_two_colours(scenario, name):
    table = scenario()
    for index, letter in enumerate(sorted(TYPES[name], key=COLOR_LETTERS.index)):
        land = table.seat(0).has(name)
        table.seat(0).taps_for_mana(land, index)
        assert table.seat(0).pool.count(letter) == 1
    assert len(table.seat(0).pool) == 2


@rule("614.1d", "106.1")
@pytest.mark.parametrize("name", {**GATES, **GAINING, **THREE})
def test_a_slow_land_enters_tapped_and_makes_any_of_its_colours(scenario, name):
    letters = {**GATES, **GAINING, **THREE}[name]
    table = scenario()
    assert table.seat(0).plays(name).tapped
    for letter in letters:
        kind = COLOR_LETTERS.index(letter)
        table.seat(0).taps_for_mana(table.seat(0).has(name), says=[[kind]])
    assert sorted(table.seat(0).pool) == sorted(letters)
    assert table.seat(0).permanent(name).is_a("Gate") == (name in GATES)


@rule("603.6a")
@pytest.mark.parametrize("name", GAINING)
def test_some_gain_a_life_as_they_enter(scenario, name):
    table = scenario()
    table.seat(0).plays(name)
    table.resolve_stack()
    assert table.seat(0).life == 21
