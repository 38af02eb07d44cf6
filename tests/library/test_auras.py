"""What each Aura can enchant."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.decisions import O_CAST
from apnap.testing import rule

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
