"""What each Aura can enchant, and what is particular about some."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import MAIN2, REACH
from apnap.rules.core.decisions import O_CAST
from apnap.testing import Permanent, rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")
GROUND = card("Quiet Ground", "", "Land")
RITE = card("Quiet Rite", "{W}", "Enchantment")
BEAR = card("Quiet Bear", "{G}", "Creature - Bear", "2/2")
CREATURE_AURAS = (
    "Abduction", "Alpha Status", "Armadillo Cloak", "Blanchwood Armor", "Boar Umbra", "Celestial Mantle",
    "Claustrophobia", "Curiosity", "Demonic Vigor", "Divine Favor", "Eel Umbra", "Elephant Guide", "Flight",
    "Fool's Demise", "Holy Strength", "Lignify", "Maniacal Rage", "Mind Control", "Pacifism", "Pariah",
    "Presence of Gond", "Serra's Embrace", "Spectral Flight", "Spider Umbra", "Trollhide", "Unholy Strength",
    "Unquestioned Authority", "Vanishing", "Weakness",
)  # fmt: skip


@pytest.mark.parametrize(
    "name,kinds",
    [(name, ("Quiet Bear",)) for name in CREATURE_AURAS]
    + [
        ("Spreading Seas", ("Quiet Ground",)),
        ("Ensoul Artifact", ("Quiet Relic",)),
        ("Giant's Grasp", ()),
        ("Song of the Dryads", ("Quiet Bear", "Quiet Ground", "Quiet Relic", "Quiet Rite")),
    ],
)
@rule("303.4a", "702.5")
def test_an_aura_is_cast_at_what_it_can_enchant(scenario, name, kinds):
    table = scenario().knows(RELIC, GROUND, RITE, BEAR)
    aura = table.seat(0).holds(name)[0]
    table.mana_for(table.seat(0).number, aura.id, 0)
    for kind in ("Quiet Bear", "Quiet Ground", "Quiet Relic", "Quiet Rite"):
        permanent = table.seat(1).has(kind)
        assert table.seat(0).can(O_CAST, aura) == (kind in kinds), kind
        table.game.move(permanent.id, 2)
        table.refresh()


def size(permanent: Permanent) -> tuple[int, int]:
    return permanent.power, permanent.toughness


@rule("603.2", "701.26")
def test_blight_destroys_a_land_that_is_tapped(scenario):
    table = scenario()
    forest = table.seat(1).has("Forest")
    table.seat(0).casts("Blight", at=[forest]).resolves()
    table.seat(1).taps_for_mana(forest)
    table.resolve_stack()
    assert forest.died


@rule("303.4a")
def test_blight_is_for_lands(scenario):
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    blight = table.seat(0).holds("Blight")[0]
    table.seat(0).gets_mana("BB")
    assert not table.seat(0).can(O_CAST, blight)


@pytest.mark.parametrize("name,size,keyword", (("Boar Umbra", 5, 0), ("Eel Umbra", 3, 0), ("Spider Umbra", 3, REACH)))
@rule("702.89")
def test_an_umbra_strengthens_and_saves(scenario, name, size, keyword):
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts(name, at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (size, size) and (not keyword or bear.has(keyword))
    table.seat(1).casts("Murder", at=[bear]).resolves()
    assert bear.stayed and table.seat(0).graveyard == [name]


@rule("702.8")
def test_eel_umbra_comes_at_any_time(scenario):
    table = scenario()
    table.seat(1).has("Grizzly Bears")
    held = table.seat(1).holds("Eel Umbra")[0]
    table.seat(1).gets_mana("CU")
    assert table.seat(1).can(O_CAST, held)


@pytest.mark.parametrize("name", ["Abduction", "Lignify", "Demonic Vigor", "Fool's Demise", "Maniacal Rage"])
@rule("702.5")
def test_auras_that_enchant_creatures_only(scenario: Builder, name: str) -> None:
    table = scenario()
    table.seat(0).has("Forest")
    card = table.seat(0).holds(name)[0]
    table.seat(0).gets_mana("BBBUUUUUURRGG")
    assert not table.seat(0).can(O_CAST, card)
    table.seat(1).has("Grizzly Bears")
    assert table.seat(0).can(O_CAST, card)


@rule("613.4c")
def test_demonic_vigor_makes_it_larger(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Demonic Vigor", at=[bears]).resolves()
    assert size(bears) == (3, 3)


@rule("613.4c", "509.1b")
def test_maniacal_rage(scenario: Builder) -> None:
    table = scenario()
    bears = table.seat(1).has("Grizzly Bears")
    giant = table.seat(0).has("Hill Giant")
    table.seat(0).casts("Maniacal Rage", at=[bears]).resolves()
    assert size(bears) == (4, 4)
    table.seat(0).attacks({giant: table.seat(1)})
    table.to_step(MAIN2)
    assert table.seat(1).life == 17
