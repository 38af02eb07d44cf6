"""Qualities: historic, many colours, modified, sizes compared, what a spell targets and where it was cast from."""

from __future__ import annotations

import pytest

from apnap import vocabulary as v
from apnap.english.nouns import noun
from apnap.testing import rule
from tests.abilities.facts.read import exact, read

SMALL = "less than or equal to"
A_SPELL = "a spell that targets"


def killed(table, what, *creatures):
    """Which of these creatures die."""
    table.knows(read(f"Destroy each {what}."))
    table.seat(0).casts("Rite").resolves()
    return [creature.name for creature in creatures if not creature.stayed]


@rule("208.1")
@pytest.mark.parametrize(
    ("what", "dead"),
    [
        (f"creature with power {SMALL} the number of opponents you have", []),
        ("creature with power greater than the number of lands you control", ["Grizzly Bears", "Craw Wurm"]),
        ("creature with power greater than its toughness", ["Craw Wurm"]),
        ("creature with power equal to its toughness", ["Grizzly Bears"]),
        ("monocolored creature", ["Grizzly Bears", "Craw Wurm"]),
        ("multicolored creature", []),
    ],
)
def test_sizes_are_compared(scenario, what, dead):
    table = scenario(seats=2)
    made = table.seat(1).have("Grizzly Bears", "Craw Wurm")
    names = ["Grizzly Bears", "Craw Wurm"]
    killed(table, what)
    assert [name for name, one in zip(names, made, strict=True) if not one.stayed] == dead


@rule("700.6")
def test_historic_things(scenario):
    table = scenario().knows(
        read("Whenever you cast a historic spell, you gain 2 life.", types="Enchantment", name="Lore")
    )
    me = table.seat(0)
    me.has("Lore")
    me.casts("Ornithopter").resolves()
    table.resolve_stack()
    me.casts("Grizzly Bears").resolves()
    table.resolve_stack()
    assert me.life == 22


@rule("700.9")
def test_what_is_modified(scenario):
    table = scenario().knows(read("Put a +1/+1 counter on target creature.", name="Grow"))
    table.knows(read("You gain 1 life for each modified creature you control."))
    me = table.seat(0)
    bears, _ = me.have("Grizzly Bears", "Hill Giant")
    me.casts("Grow", at=[bears]).resolves()
    me.casts("Rite").resolves()
    assert me.life == 21


@rule("115.1", "603.2")
def test_a_spell_that_targets_this(scenario):
    text = f"Whenever you cast {A_SPELL} this creature, put a +1/+1 counter on this creature."
    table = scenario().knows(
        read(text, types="Creature \u2014 Soldier", name="Hero"), read("Tap target creature.", name="Poke")
    )
    me = table.seat(0)
    hero, bears = me.have("Hero", "Grizzly Bears")
    me.casts("Poke", at=[bears]).resolves()
    table.resolve_stack()
    assert hero.counters("+1/+1") == 0
    me.casts("Poke", at=[hero]).resolves()
    table.resolve_stack()
    assert hero.counters("+1/+1") == 1


@rule("601.2a")
def test_where_a_spell_was_cast_from(scenario):
    text = "Whenever you cast a spell from your graveyard, each opponent loses 4 life."
    assert exact(text, types="Enchantment")
    table = scenario().knows(read(text, types="Enchantment", name="Gate"), read("You gain 1 life.\nFlashback {0}"))
    me, foe = table.seat(0), table.seat(1)
    me.has("Gate")
    me.casts("Rite").resolves()
    table.resolve_stack()
    assert foe.life == 20


@rule("506.2")
def test_what_attacks_you(scenario):
    table = scenario(seats=3).knows(read("Destroy target creature attacking you.", types="Instant"))
    me, other = table.seat(0), table.seat(2)
    one, two = me.have("Grizzly Bears", "Hill Giant")
    me.attacks({one: table.seat(1), two: other})
    other.casts("Rite", at=[two]).resolves()
    assert not two.stayed and one.stayed


def test_of_several_the_words_are_of_several():
    assert noun(v.WITH_COUNTER).many() == "permanents with counters on them"
