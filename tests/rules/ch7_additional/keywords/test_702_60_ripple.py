"""Ripple: more spells of one name from the top of the library. CR 702.60."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.keyword_abilities.casting import Ripple
from apnap.testing import rule
from apnap.testing.plugin import Builder

SURGE = card("Surge", "{4}", "Sorcery", GainLife(1), Ripple(4))


@rule("702.60")
def test_spells_of_the_same_name_are_cast_for_nothing(scenario: Builder) -> None:
    table = scenario(seats=3).knows(SURGE)
    me = table.seat(0)
    me.empty_library()
    me.library("Forest", "Surge", "Island", "Surge", "Plains", "Surge")
    me.casts("Surge")
    table.says([1], [1], [1])
    table.resolve_stack()
    assert me.life >= 22 and me.library_size <= 4


@rule("702.60")
def test_nothing_has_to_be_revealed(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(SURGE)
    me = table.seat(0)
    me.empty_library()
    me.library("Surge", "Surge")
    me.casts("Surge")
    table.says([0])
    table.resolve_stack()
    assert me.library_size == 2 and me.life == 31


@rule("702.60")
def test_with_an_empty_library_nothing_happens(scenario: Builder) -> None:
    table = scenario().knows(SURGE)
    me = table.seat(0)
    me.empty_library()
    me.casts("Surge")
    table.resolve_stack()
    assert me.life == 21
