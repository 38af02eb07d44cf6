"""Increment: a creature grows with the mana spent on spells. CR 702.191."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.life import GainLife
from apnap.abilities.keyword_abilities.growing import Increment
from apnap.testing import rule
from apnap.testing.plugin import Builder

PUPIL = card("Pupil", "{1}", "Creature - Frog", "1/2", Increment())
TWICE = card("Twice", "{1}", "Creature - Frog", "0/0", Increment(), Increment())
SHELF = card("Shelf", "{1}", "Artifact", Increment())
ONE = card("One", "{1}", "Sorcery", GainLife(1))
TWO = card("Two", "{2}", "Sorcery", GainLife(1))
KNOWN = (PUPIL, TWICE, SHELF, ONE, TWO)


@rule("702.191")
def test_more_mana_than_power_or_toughness_lets_it_grow(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me = table.seat(0)
    pupil = me.has("Pupil")
    me.casts("One").resolves()
    table.resolve_stack()
    assert pupil.counters("+1/+1") == 0
    me.casts("Two").resolves()
    table.resolve_stack()
    assert (pupil.power, pupil.toughness) == (2, 3)
    me.casts("Two").resolves()
    table.resolve_stack()
    assert pupil.power == 2


@rule("702.191", "603.4")
def test_the_size_is_compared_again_as_it_resolves(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    pupil = me.has("Pupil")
    me.casts("Two")
    me.casts("Giant Growth", at=[pupil]).resolves()
    table.resolve_stack()
    assert pupil.counters("+1/+1") == 0


@rule("702.191")
def test_spells_of_others_and_what_is_no_creature_do_not_count(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    pupil, shelf = me.has("Pupil"), mate.has("Shelf")
    mate.casts("Two").resolves()
    table.resolve_stack()
    assert pupil.counters("+1/+1") == 0 and shelf.counters("+1/+1") == 0


@rule("702.191")
def test_each_instance_triggers_by_itself(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    me.has("Glorious Anthem")
    twice = me.has("Twice")
    me.casts("Two")
    table.resolve_stack()
    assert twice.counters("+1/+1") == 1
    me.casts("Wrath of God")
    assert len(table.stack) == 3
