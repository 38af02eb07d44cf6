"""Two targets that fight each other, in a sentence of their own. CR 701.14, 115.1, 601.2c."""

from __future__ import annotations

import pytest

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

PAIR = "Choose target Elf you control and target creature you don't control"
STRONGER = "The Elf you control gets +2/+2 until end of turn."
TOGETHER = "Then those creatures fight each other."
BRAWL = f"{PAIR}. {STRONGER} {TOGETHER}"
PIT = "{0}: Tap target Elf you control and target Goblin an opponent controls. Those creatures fight each other."


@rule("701.14a")
def test_each_deals_damage_to_the_other_after_what_was_done_before(scenario):
    assert exact(BRAWL)
    table = scenario(seats=3).knows(read(BRAWL))
    me, other = table.seat(0), table.seat(2)
    elf = me.has("Llanowar Elves")
    giant = other.has("Hill Giant")
    me.casts("Rite", at=[elf, giant]).resolves()
    table.resolve_stack()
    assert "Hill Giant" in other.graveyard and "Llanowar Elves" in me.graveyard
    assert (elf.died, giant.died) == (True, True)


@rule("701.14b", "608.2b")
@pytest.mark.parametrize("first", [True, False])
def test_neither_fights_if_one_of_them_is_gone(scenario, first):
    table = scenario(seats=3).knows(read(BRAWL))
    me, other = table.seat(0), table.seat(2)
    elf = me.has("Elvish Warrior")
    giant = other.has("Hill Giant")
    me.casts("Rite", at=[elf, giant])
    me.casts("Murder", at=[elf if first else giant]).resolves()
    table.resolve_stack()
    left = giant if first else elf
    assert left.damage == 0 and left.stayed


@rule("701.14a", "701.26a")
def test_creatures_that_are_tapped_fight_as_well(scenario):
    assert exact(PIT, types="Artifact")
    table = scenario(seats=3).knows(read(PIT, types="Artifact", name="Pit"))
    me, other = table.seat(0), table.seat(1)
    pit = me.has("Pit")
    elf = me.has("Elvish Warrior")
    goblin = other.has("Raging Goblin")
    me.activates(pit, at=[elf, goblin]).resolves()
    table.resolve_stack()
    assert elf.tapped and elf.damage == 1 and "Raging Goblin" in other.graveyard
