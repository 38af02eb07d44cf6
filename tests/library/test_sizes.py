"""Creatures whose size counts something."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.testing import rule
from apnap.testing.plugin import Builder

RELIC = card("Quiet Relic", "{1}", "Artifact")


@rule("604.3", "613.4a")
def test_sizes_follow_what_is_counted(scenario):
    table = scenario()
    molimo, nightmare, scion = table.seat(0).have("Molimo, Maro-Sorcerer", "Nightmare", "Scion of the Wild")
    assert scion.power == 1 and not molimo.stayed and not nightmare.stayed  # of nothing they are nothing
    table.seat(0).have("Swamp", "Swamp", "Forest")
    table.seat(1).have("Swamp", "Grizzly Bears")
    molimo, nightmare = table.seat(0).have("Molimo, Maro-Sorcerer", "Nightmare")
    assert (molimo.power, molimo.toughness) == (3, 3)
    assert (nightmare.power, nightmare.toughness) == (2, 2)
    assert (scion.power, scion.toughness) == (3, 3)


def test_mycosynth_fiend_counts_poison(scenario: Builder) -> None:
    table = scenario()
    fiend = table.seat(0).has("Mycosynth Fiend")
    table.game.state.edit_player(table.game.state.table.poison_of[table.seat(1).number]).poison = 3
    table.game.drop_chars(fiend.id)
    table.refresh()
    assert (fiend.power, fiend.toughness) == (5, 5)


@rule("613.4c")
def test_akiri_counts_artifacts(scenario):
    table = scenario().knows(RELIC)
    akiri = table.seat(0).has("Akiri, Line-Slinger")
    table.seat(0).have("Quiet Relic", "Quiet Relic")
    table.seat(1).has("Quiet Relic")
    assert (akiri.power, akiri.toughness) == (2, 3)


@rule("604.3", "613.4a")
def test_ashaya_is_as_large_as_the_land(scenario):
    table = scenario()
    table.seat(0).have("Forest", "Forest")
    ashaya = table.seat(0).has("Ashaya, Soul of the Wild")
    assert (ashaya.power, ashaya.toughness) == (3, 3)  # it is a land itself


@pytest.mark.parametrize("name,other", (("Knight of Grace", "Black Knight"), ("Knight of Malice", "White Knight")))
@rule("611.3a")
def test_the_knights_grow_against_each_other(scenario, name, other):
    table = scenario()
    knight = table.seat(0).has(name)
    assert knight.power == 2
    table.seat(1).has(other)
    assert knight.power == 3
