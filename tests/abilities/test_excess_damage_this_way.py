"""How much excess damage an instruction dealt, whatever the source. Sentences of our own. CR 120.10, 608.2c."""

from __future__ import annotations

from apnap.testing import rule
from tests.abilities.facts.read import exact, read

EXCESS, WAY = "excess damage", "this way"
MANY = f"the amount of {EXCESS} dealt to that creature {WAY}"
BURN = f"This spell deals 5 damage to target creature. You gain life equal to {MANY}."
ITS, OTHER = "equal to its power", "another target creature"
BITE = f"Target creature you control deals damage {ITS} to {OTHER}."
ASKED = f"If {EXCESS} was dealt {WAY}, you gain X life, where X is that {EXCESS}."
MAW = f"{BITE} {ASKED}"
CAT = "Creature \u2014 Cat"
LIFE = "You gain life equal to"
PING = f"{{0}}: This creature deals 3 damage to target creature. {LIFE} the {EXCESS} dealt {WAY}."


@rule("120.10")
def test_more_than_is_lethal_is_counted(scenario):
    assert exact(BURN)
    table = scenario(seats=2).knows(read(BURN))
    me, other = table.seat(0), table.seat(1)
    bears, wurm = other.has("Grizzly Bears"), other.has("Craw Wurm")
    me.casts("Rite", at=[wurm]).resolves()
    assert me.life == 20 + 1
    me.casts("Rite", at=[bears]).resolves()
    assert me.life == 21 + 3


@rule("120.10")
def test_what_another_creature_deals_is_counted_as_well(scenario):
    assert exact(MAW)
    table = scenario(seats=3).knows(read(MAW))
    me, other = table.seat(0), table.seat(1)
    wurm, bears = me.has("Craw Wurm"), other.has("Grizzly Bears")
    giant = other.has("Hill Giant")
    me.casts("Rite", at=[wurm, bears]).resolves()
    assert me.life == 24
    mine = me.has("Grizzly Bears")
    me.casts("Rite", at=[mine, giant]).resolves()
    assert me.life == 24 and giant.damage == 2


@rule("120.10", "615.1")
def test_damage_that_was_dealt_before_is_not_counted_again(scenario):
    assert exact(PING, types=CAT)
    table = scenario(seats=2).knows(read(PING, types=CAT, name="Cat"))
    me, other = table.seat(0), table.seat(1)
    cat, bears, giant = me.has("Cat"), other.has("Grizzly Bears"), other.has("Craw Wurm")
    me.activates(cat, at=[bears])
    table.resolve_stack()
    assert me.life == 21
    me.activates(cat, at=[giant])
    table.resolve_stack()
    assert me.life == 21
