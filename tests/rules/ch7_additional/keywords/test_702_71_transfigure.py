"""Transfigure: another creature of the same mana value. CR 702.71."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.keyword_abilities.cycling import Transfigure
from apnap.rules.core.decisions import O_ACTIVATE
from apnap.testing import rule
from apnap.testing.plugin import Builder

HORROR = card("Horror", "{1}{B}", "Creature - Horror", "3/3", Transfigure("{B}"))


@rule("702.71")
def test_a_creature_of_the_same_mana_value_enters(scenario: Builder) -> None:
    table = scenario(seats=3).knows(HORROR)
    me = table.seat(0)
    horror = me.has("Horror")
    me.empty_library()
    _, bears, _ = me.library("Serra Angel", "Grizzly Bears", "Sol Ring")
    me.gets_mana("B")
    me.activates(horror)
    assert horror.died
    table.says([bears])
    table.resolve_stack()
    assert me.battlefield == ["Grizzly Bears"]


@rule("702.71")
def test_only_as_a_sorcery(scenario: Builder) -> None:
    table = scenario().knows(HORROR)
    other = table.seat(1)
    horror = other.has("Horror")
    other.gets_mana("B")
    assert not other.can(O_ACTIVATE, horror)
