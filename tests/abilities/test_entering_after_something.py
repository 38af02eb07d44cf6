"""Permanents that enter with as many counters as something done then tells, and what else is left of creatures."""

from __future__ import annotations

import pytest

from apnap.rules.core.decisions import D_CHOOSE
from apnap.testing import rule
from tests.helpers.read_cards import made, unread

CAN = "{0}: Put a moss counter on target permanent."
ALL = "As <this> enters, remove all counters from all <cs>. "
BEAST = "Creature — Beast"


@rule("614.1c", "614.12a", "122.6a")
@pytest.mark.parametrize(
    "told",
    [
        "It enters with a rust counter on it for each counter removed <way>.",
        "This creature enters with that many rust counters on it.",
        "It enters with a number of rust counters on it equal to <no.> counters removed <way>.",
    ],
)
def test_counters_that_are_removed_as_it_enters_are_counted(scenario, told):
    eater = made(ALL + told, BEAST, name="Eater", size="1/1")
    table = scenario(seats=3).knows(eater, made(CAN, "Artifact", name="Can"))
    can = table.seat(0).has("Can")
    bear, ring = table.seat(1).have("Grizzly Bears", "Sol Ring")
    giant = table.seat(2).has("Hill Giant")
    for one in (bear, bear, giant, ring):
        table.seat(0).activates(can, at=[one])
        table.resolve_stack()
    table.seat(0).casts("Eater").resolves()
    assert table.seat(0).permanent("Eater").counters("rust") == 3
    assert [one.counters("moss") for one in (bear, giant, ring)] == [0, 0, 1]


@rule("614.12a")
def test_it_enters_with_nothing_where_nothing_was_removed(scenario):
    text = ALL + "It enters with a rust counter on it for each counter removed <way>."
    table = scenario().knows(made(text, BEAST, name="Eater"))
    table.seat(0).casts("Eater").resolves()
    assert table.seat(0).permanent("Eater").counters("rust") == 0


@rule("614.12a", "701.21")
def test_what_is_sacrificed_as_it_enters_is_counted(scenario):
    text = "As <this> enters, sacrifice any number of artifacts. <c> enters with that many rust counters on it."
    table = scenario().knows(made(text, BEAST, name="Eater"))
    ring, vault = table.seat(0).have("Sol Ring", "Sol Ring")
    table.seat(0).casts("Eater")
    table.asked(table.seat(0), kind=D_CHOOSE)
    table.answer([ring.now, vault.now])
    table.resolve_stack()
    assert table.seat(0).permanent("Eater").counters("rust") == 2
    assert ring.died and vault.died


def test_counters_that_nothing_removed_are_not_counted():
    assert unread(
        "As this creature enters, scry 1. It enters with a rust counter on it for each counter removed <way>."
    )
    assert unread("You gain 2 life. Draw a card for each counter removed <way>.")


@rule("615.5")
def test_damage_that_is_prevented_takes_a_counter(scenario):
    text = "This creature enters with two rust counters on it.\n"
    text += "If this creature would be dealt damage, <ptd> and remove a rust counter from it."
    table = scenario().knows(made(text, BEAST, name="Husk"))
    table.seat(0).casts("Husk").resolves()
    husk = table.seat(0).permanent("Husk")
    table.seat(1).casts("Lightning Bolt", at=[husk]).resolves()
    assert husk.stayed and husk.damage == 0 and husk.counters("rust") == 1


@rule("701.19c")
@pytest.mark.parametrize("text", ["Destroy target creature. That creature", "Destroy all creatures. Those creatures"])
def test_that_creature_is_not_regenerated(scenario, text):
    table = scenario().knows(made(f"{text} can't be regenerated."))
    troll = table.seat(1).has("Cudgel Troll")
    table.seat(1).gets_mana("G")
    table.seat(1).activates(troll).resolves()
    table.seat(0).casts("Rite", at=[troll] if "target" in text else []).resolves()
    assert troll.died


def test_that_creature_is_a_creature_that_is_destroyed():
    assert unread("Destroy target land. That creature can't be regenerated.")


@rule("701.19c", "608.2h")
def test_what_an_aura_enchanted_is_not_regenerated(scenario):
    text = "Enchant <cr>\nWhen this Aura leaves the battlefield, destroy enchanted <cr>. "
    text += "That creature can't be regenerated."
    table = scenario().knows(made(text, "Enchantment — Aura", name="Leash"))
    troll = table.seat(1).has("Cudgel Troll")
    table.seat(0).casts("Leash", at=[troll]).resolves()
    table.seat(1).gets_mana("G")
    table.seat(1).activates(troll).resolves()
    table.seat(0).casts("Disenchant", at=[table.seat(0).permanent("Leash")]).resolves()
    table.resolve_stack()
    assert troll.died
