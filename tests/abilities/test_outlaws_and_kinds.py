"""Outlaws, kinds said after the noun, counters of each, what dealt damage or attacked, what enters tapped meanwhile.

Sentences of our own. CR 205.3, 611.3a, 614.12, 700.12, 702.110b.
"""

from __future__ import annotations

import pytest

from apnap.rules.core.constants import FLYING, LIFELINK, MAIN1, MAIN2, VIGILANCE
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

BEAR = "Creature \u2014 Bear"
CHARM = "Enchantment"
YOURS = "you control"
EACH = "Each creature you control"


def bear(text, name="Cub", cost="{0}", types=BEAR, size=""):
    return read(text, types=types, name=name, cost=cost, size=size)


@rule("700.12")
@pytest.mark.parametrize(
    ("kind", "buffed"), [("Rogue", True), ("Pirate", True), ("Assassin", True), ("Bear", False), ("Wizard", False)]
)
def test_outlaws_are_of_five_creature_types(scenario, kind, buffed):
    text = f"Other outlaws {YOURS} get +2/+0."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Den"), bear("", name="Crook", types=f"Creature \u2014 {kind}")
    )
    table.seat(0).has("Den")
    mine, other = table.seat(0).has("Crook"), table.seat(1).has("Crook")
    assert (mine.power, other.power) == (3 if buffed else 1, 1)


@rule("700.12")
def test_what_is_every_creature_type_is_an_outlaw_card_in_a_graveyard_too(scenario):
    text = "Return all outlaw cards from your graveyard to your hand."
    assert exact(text)
    table = scenario(seats=2).knows(
        read(text), bear("Changeling", name="Anyone"), bear("", name="Cutpurse", types="Creature \u2014 Rogue")
    )
    me = table.seat(0)
    me.buried("Anyone", "Cutpurse", "Grizzly Bears")
    me.casts("Rite").resolves()
    assert sorted(me.hand) == ["Anyone", "Cutpurse"]


@rule("115.1", "205.2")
@pytest.mark.parametrize(("name", "legal"), [("Grizzly Bears", True), ("Mind Stone", True), ("Forest", False)])
def test_card_types_are_said_after_the_noun(scenario, name, legal):
    text = "Tap target permanent that's an artifact or creature."
    assert exact(text)
    table = scenario(seats=2).knows(read(text))
    found = table.seat(1).has(name)
    other = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Rite", at=[found if legal else other]).resolves()
    assert found.tapped == legal


@rule("205.3")
def test_each_that_is_one_or_the_other(scenario):
    text = f"{EACH} that's a Goblin or a Giant gets +1/+1."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Horn"))
    me = table.seat(0)
    me.has("Horn")
    giant, bears, piker = me.have("Hill Giant", "Grizzly Bears", "Goblin Piker")
    assert (giant.power, bears.power, piker.power) == (4, 2, 3)


@rule("611.3a", "122.1")
def test_each_gets_more_for_its_own_counters(scenario):
    text = f"{EACH} gets +1/+0 for each luck counter on it."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(
        read(text, types=CHARM, name="Fortune"), read("Put two luck counters on target creature.", name="Luck")
    )
    me = table.seat(0)
    me.has("Fortune")
    bears, giant, other = me.has("Grizzly Bears"), me.has("Hill Giant"), table.seat(1).has("Hill Giant")
    me.casts("Luck", at=[bears]).resolves()
    me.casts("Luck", at=[other]).resolves()
    assert (bears.power, giant.power, other.power) == (4, 3, 3)
    me.casts("Luck", at=[giant]).resolves()
    assert (bears.power, giant.power) == (4, 5)


@rule("611.3a")
def test_some_and_other_ones_of_another_kind(scenario):
    text = f"Goblins {YOURS} and other Bears {YOURS} get +1/+1."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me = table.seat(0)
    cub, bears, piker = me.has("Cub"), me.has("Grizzly Bears"), me.has("Goblin Piker")
    assert (cub.power, bears.power, piker.power) == (1, 3, 3)
    assert table.seat(1).has("Grizzly Bears").power == 2


@rule("614.12", "611.3a")
def test_others_enter_tapped_while_it_is_tapped(scenario):
    text = "As long as this creature is tapped, other permanents enter tapped."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me, other = table.seats()
    cub = me.has("Cub")
    me.casts("Mind Stone").resolves()
    me.attacks({cub: other})
    table.resolve_stack()
    assert cub.tapped and not me.permanent("Mind Stone").tapped
    table.to_step(MAIN2)
    me.casts("Hill Giant").resolves()
    assert me.permanent("Hill Giant").tapped


@rule("120.6", "608.2h")
@pytest.mark.parametrize("hurt", [True, False])
def test_it_is_asked_whether_this_dealt_damage_to_what_died(scenario, hurt):
    text = "Whenever another creature dies, if this creature dealt damage to it this turn, you gain 4 life."
    assert exact(text, types=BEAR)
    shot = "{T}: This creature deals 1 damage to target creature."
    table = scenario(seats=2).knows(bear(f"{text}\n{shot}"))
    me = table.seat(0)
    cub, giant = me.has("Cub"), table.seat(1).has("Hill Giant")
    if hurt:
        me.activates(cub, at=[giant]).resolves()
    me.casts("Murder", at=[giant]).resolves()
    table.resolve_stack()
    assert me.life == (24 if hurt else 20)


@rule("508.1", "611.3a")
def test_it_has_something_as_long_as_it_attacked(scenario):
    text = "This creature has lifelink as long as it attacked this turn."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text))
    me, other = table.seats()
    cub = me.has("Cub")
    assert not cub.has(LIFELINK)
    me.attacks({cub: other})
    assert cub.has(LIFELINK)
    table.next_turn()
    assert not cub.has(LIFELINK)


@rule("608.2c")
@pytest.mark.parametrize(("size", "life"), [("5/5", 23), ("4/5", 20)])
def test_if_it_has_so_much_power(scenario, size, life):
    text = "When this creature enters, if it has power 5 or greater, you gain 3 life."
    assert exact(text, types=BEAR)
    table = scenario(seats=2).knows(bear(text, size=size))
    table.seat(0).casts("Cub").resolves()
    table.resolve_stack()
    assert table.seat(0).life == life


@rule("613.1f")
def test_five_abilities_in_a_row(scenario):
    text = f"Bears {YOURS} have flying, vigilance, trample, reach, and lifelink."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Gift"))
    table.seat(0).has("Gift")
    bears = table.seat(0).has("Grizzly Bears")
    assert all(bears.has(one) for one in (FLYING, VIGILANCE, LIFELINK))


@rule("702.110")
def test_another_creature_exploits_even_itself(scenario):
    text = f"Whenever a creature {YOURS} exploits a creature, you gain 2 life."
    assert exact(text, types=CHARM)
    table = scenario(seats=2).knows(read(text, types=CHARM, name="Ledger"), bear("Exploit"))
    me, other = table.seats()
    me.has("Ledger")
    me.casts("Cub").resolves()
    table.asked(me)
    table.answer([1])
    table.resolve_stack()
    assert me.graveyard == ["Cub"] and me.life == 22
    table.to_step(MAIN1, other)
    other.casts("Cub").resolves()
    table.asked(other)
    table.answer([1])
    table.resolve_stack()
    assert other.graveyard == ["Cub"] and me.life == 22
