"""Absorb: some of the damage to a creature is prevented. CR 702.64."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.protection import Absorb
from apnap.abilities.selectors import Each
from apnap.testing import rule
from apnap.testing.plugin import Builder

OOZE = card("Ooze", "{1}", "Creature - Ooze", "3/5", Absorb(1))
THICK = card("Thick", "{1}", "Creature - Ooze", "3/5", Absorb(1), Absorb(2))
SWEEP = card("Sweep", "{R}", "Sorcery", DealDamage(4, to=Each(CREATURE)))
KNOWN = (OOZE, THICK, SWEEP)


@rule("702.64")
def test_each_source_deals_less_each_time(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me = table.seat(0)
    ooze = table.seat(2).has("Ooze")
    me.casts("Shock", at=[ooze]).resolves()
    assert ooze.damage == 1
    me.casts("Shock", at=[ooze]).resolves()
    assert ooze.damage == 2


@rule("702.64")
def test_each_instance_applies_and_others_are_not_spared(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me = table.seat(0)
    thick, ooze, bears = me.has("Thick"), table.seat(1).has("Ooze"), table.seat(2).has("Grizzly Bears")
    me.casts("Sweep").resolves()
    assert (thick.damage, ooze.damage) == (1, 3) and bears.died


@rule("702.64", "510.2")
def test_damage_of_several_attackers_is_lessened_by_each(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    ooze, one, two = me.has("Ooze"), other.has("Grizzly Bears"), other.has("Grizzly Bears")
    me.attacks({ooze: other})
    other.blocks({one: ooze, two: ooze})
    table.to_step(10)
    assert ooze.damage == 2
