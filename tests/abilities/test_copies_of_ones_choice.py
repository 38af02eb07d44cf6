"""Tokens that copy a permanent chosen on resolution, and Equipment that says several things at once.

Sentences of our own. CR 608.2d, 707.2.
"""

from __future__ import annotations

from apnap.rules.core.constants import REACH
from apnap.rules.core.decisions import D_CHOOSE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

MIRROR = "Create a token that's a copy of a green creature you control."
GEAR = (
    'Equipped creature gets +1/+1, has reach and "Other Goblins you control get +1/+0 and have haste," '
    "and is a Goblin in addition to its other types.\nEquip {0}"
)


@rule("608.2d", "707.2")
def test_what_is_copied_is_chosen_as_the_spell_resolves(scenario):
    assert exact(MIRROR)
    table = scenario(seats=3).knows(read(MIRROR))
    me, other = table.seat(0), table.seat(1)
    bear, _ = me.have("Grizzly Bears", "Hill Giant")
    elves = me.has("Llanowar Elves")
    other.has("Craw Wurm")
    me.casts("Rite")
    asked = table.asked(me, kind=D_CHOOSE)
    assert sorted(asked.candidates) == sorted([bear.id, elves.id])
    table.answer([elves.id])
    table.resolve_stack()
    assert me.battlefield.count("Llanowar Elves") == 2


@rule("608.2d")
def test_with_nothing_to_copy_no_token_is_made(scenario):
    table = scenario(seats=3).knows(read(MIRROR))
    me = table.seat(0)
    table.seat(1).has("Grizzly Bears")
    me.casts("Rite").resolves()
    assert me.battlefield.count("Grizzly Bears") == 0


@rule("613.1f", "613.1d")
def test_an_equipment_gives_a_keyword_an_ability_and_a_type(scenario):
    types = "Artifact \u2014 Equipment"
    assert exact(GEAR, types=types)
    table = scenario().knows(read(GEAR, types=types, name="Cap"))
    me = table.seat(0)
    cap = me.has("Cap")
    bear, goblin = me.have("Grizzly Bears", "Raging Goblin")
    table.seat(1).has("Raging Goblin")
    me.activates(cap, at=[bear]).resolves()
    assert (bear.power, goblin.power) == (3, 2) and bear.has(REACH)
    assert table.seat(1).permanent("Raging Goblin").power == 1
    assert table.game.char(bear.id).subtypes == ["Bear", "Goblin"]
