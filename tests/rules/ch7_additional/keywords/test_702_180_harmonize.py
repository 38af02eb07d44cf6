"""Harmonize: cast from the graveyard, for less by the power of a creature that is tapped. CR 702.180."""

from __future__ import annotations

from apnap.abilities.amounts import X
from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.permanents import Tap
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.graveyard_casting import Harmonize
from apnap.abilities.targets import Target
from apnap.testing import rule
from apnap.testing.plugin import Builder

SONG = card("Song", "{W}", "Sorcery", GainLife(1), Harmonize("{5}{U}"))
HYMN = card("Hymn", "{X}{W}", "Sorcery", GainLife(X), Harmonize("{X}{W}"))
BEAST = card("Beast", "{5}", "Creature - Beast", "6/6")
DOZE = card("Doze", "{U}", "Instant", Tap(Target(CREATURE)))
KNOWN = (SONG, HYMN, BEAST, DOZE)


@rule("702.180")
def test_a_tapped_creature_takes_its_power_off_and_the_spell_is_exiled(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    angel = me.has("Serra Angel")
    (song,) = me.buried("Song")
    me.gets_mana("CU")
    spell = me.casts(song, says=[[angel]], free=False)
    assert angel.tapped and me.pool == ""
    spell.resolves()
    assert me.life == 21 and me.exile == ["Song"] and me.graveyard == []


@rule("702.180")
def test_nothing_needs_to_be_tapped(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    angel = me.has("Serra Angel")
    (song,) = me.buried("Song")
    me.gets_mana("CCCCCU")
    me.casts(song, says=[[]], free=False).resolves()
    assert not angel.tapped and me.pool == "" and me.exile == ["Song"]


@rule("702.180", "118.7")
def test_only_generic_mana_is_taken_off_and_only_your_creatures_are_tapped(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    for _ in range(3):
        table.seat(1).has("Serra Angel")
    me.buried("Song")
    me.gets_mana("U")
    assert me.castable == []
    me.has("Beast")
    me.gets_mana("R")
    table.refresh()
    assert me.castable == ["Song"]


@rule("702.180")
def test_a_creature_that_is_tapped_already_does_not_help(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    dreadmaw = me.has("Beast")
    me.buried("Song")
    me.casts("Doze", at=[dreadmaw]).resolves()
    me.gets_mana("U")
    table.refresh()
    assert dreadmaw.tapped and me.castable == []


@rule("702.180", "107.3")
def test_x_may_be_larger_by_the_power(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    angel = me.has("Serra Angel")
    (hymn,) = me.buried("Hymn")
    me.gets_mana("WCC")
    me.casts(hymn, x=6, says=[[angel]], free=False).resolves()
    assert me.life == 26 and angel.tapped and me.pool == ""


@rule("702.180", "302.6")
def test_a_new_creature_helps_and_mana_from_it_does_not_as_well(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.has("Llanowar Elves")
    (song,) = me.buried("Song")
    me.gets_mana("CCCCU")
    spell = me.casts(song, free=False)
    spell.resolves()
    assert me.exile == ["Song"]


@rule("702.180", "805.4")
def test_with_a_teammates_creatures_nothing_is_paid(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    mate.has("Beast")
    me.buried("Song")
    me.gets_mana("U")
    assert me.castable == []


@rule("702.180")
def test_from_a_hand_it_is_cast_for_its_mana_cost(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me = table.seat(0)
    me.casts("Song").resolves()
    assert me.graveyard == ["Song"] and me.life == 21
