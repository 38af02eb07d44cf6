"""Mana of any amount that may be spent on some things only. Sentences of our own. CR 106.6."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

CAT = "Creature \u2014 Cat"
ONLY, SPELLS, YOURS = "Spend this mana only to cast", "creature spells", "creature you control"
EACH = f"{{T}}: Add {{G}} for each {YOURS}. {ONLY} {SPELLS}."
ITS, ANY = "this creature's power", "of any one color"
POWER = f"{{T}}: Add X mana {ANY}, where X is {ITS}. {ONLY} an artifact spell."


@rule("106.6")
def test_as_much_as_there_are_creatures(scenario):
    assert exact(EACH, types=CAT)
    table = scenario(seats=2).knows(read(EACH, types=CAT, name="Cat"))
    me = table.seat(0)
    cat = me.has("Cat")
    me.has("Hill Giant")
    me.holds("Grizzly Bears", "Giant Growth")
    me.taps_for_mana(cat)
    assert me.castable == ["Grizzly Bears"]


@rule("106.6", "107.3i")
@pytest.mark.parametrize("color", [0, 4])
def test_as_much_as_its_power(scenario, color):
    assert exact(POWER, types=CAT)
    table = scenario(seats=2).knows(read(POWER, types=CAT, name="Cat", size="3/3"))
    me = table.seat(0)
    cat = me.has("Cat")
    me.holds("Ornithopter", "Mind Stone", "Hill Giant", "Shock")
    me.taps_for_mana(cat, says=[[color]])
    assert sorted(me.castable) == ["Mind Stone", "Ornithopter"]
