"""Haunt: a card in exile that waits for a creature to die. CR 702.55."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Counter, Destroy, Exile
from apnap.abilities.events.object_events import Enters
from apnap.abilities.events.patterns import EitherOf
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.dying import Haunt, HauntedDies
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target, TargetSpell
from apnap.testing import rule
from apnap.testing.plugin import Builder

BAT = card("Bat", "{1}", "Creature - Bat", "1/1", Haunt(), When(EitherOf(Enters(THIS), HauntedDies()), GainLife(3)))
MOON = card("Moon", "{W}", "Sorcery", GainLife(1), Haunt(after_resolving=True), When(HauntedDies(), GainLife(7)))
SLAY = card("Slay", "{B}", "Instant", Destroy(Target(CREATURE)))
VANISH = card("Vanish", "{B}", "Instant", Exile(Target(CREATURE)))
DENY = card("Deny", "{U}", "Instant", Counter(TargetSpell()))
KNOWN = (BAT, MOON, SLAY, VANISH, DENY)


@rule("702.55")
def test_a_creature_that_dies_is_exiled_haunting_another(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(2)
    bears = other.has("Grizzly Bears")
    me.casts("Bat").resolves()
    table.resolve_stack()
    assert me.life == 23
    me.casts("Slay", at=[me.permanent("Bat")]).resolves()
    table.resolve_stack()
    assert me.exile == ["Bat"]
    me.casts("Slay", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 26 and me.exile == ["Bat"]


@rule("702.55")
def test_a_spell_haunts_as_it_has_resolved(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    me.casts("Moon").resolves()
    table.resolve_stack()
    assert me.life == 21 and me.exile == ["Moon"] and me.graveyard == []
    me.casts("Slay", at=[bears]).resolves()
    table.resolve_stack()
    assert me.life == 28


@rule("702.55", "701.6")
def test_a_countered_spell_haunts_nothing(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    other.has("Grizzly Bears")
    spell = me.casts("Moon")
    other.casts("Deny", at=[spell]).resolves()
    table.resolve_stack()
    assert me.graveyard == ["Moon"] and me.exile == [] and me.life == 20


@rule("702.55")
def test_without_a_creature_it_stays_in_the_graveyard(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.casts("Moon").resolves()
    table.resolve_stack()
    assert me.graveyard == ["Moon"]


@rule("702.55", "400.7")
def test_a_haunted_creature_that_is_exiled_does_not_die(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    me.casts("Moon").resolves()
    table.resolve_stack()
    me.casts("Vanish", at=[bears]).resolves()
    again = other.has("Grizzly Bears")
    me.casts("Slay", at=[again]).resolves()
    table.resolve_stack()
    assert me.life == 21


@rule("702.55", "801.7")
def test_only_creatures_in_range_are_haunted(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(*KNOWN)
    me = table.seat(0)
    table.seat(3).has("Grizzly Bears")
    me.casts("Moon").resolves()
    table.resolve_stack()
    assert me.graveyard == ["Moon"] and me.exile == []


@rule("702.55", "800.4a")
def test_as_its_owner_leaves_nothing_is_left_to_wait(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    bears = other.has("Grizzly Bears")
    me.casts("Moon").resolves()
    table.resolve_stack()
    slay = other.casts("Slay", at=[bears])
    me.concedes()
    slay.resolves()
    assert bears.died and table.stack == []
    table.check_invariants()
