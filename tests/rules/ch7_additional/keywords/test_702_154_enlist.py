"""Enlist: a creature that stays behind adds its power to that of an attacker. CR 702.154."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.keyword_abilities.attacking import Enlist
from apnap.abilities.keyword_abilities.flags import HASTE, VIGILANCE
from apnap.abilities.targets import Target
from apnap.rules.core.constants import ATTACKERS, MAIN1
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Scenario

SCOUT = card("Scout", "{1}", "Creature - Human", "1/2", Enlist())
GUARD = card("Guard", "{1}", "Creature - Human", "2/2", VIGILANCE, Enlist())
TWICE = card("Twice", "{1}", "Creature - Human", "1/1", Enlist(), Enlist())
NEWCOMER = card("Newcomer", "{1}", "Creature - Ape", "3/3", HASTE)
ZAP = card("Zap", "{R}", "Instant", DealDamage(9, to=Target()))
KNOWN = (SCOUT, GUARD, TWICE, NEWCOMER, ZAP)


def to_attack(table: Scenario) -> None:
    table.to_turn(table.seat(0))
    table.to_step(MAIN1)


@rule("702.154")
def test_the_power_of_the_tapped_creature_is_added(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout, angel = me.has("Scout"), me.has("Serra Angel")
    me.attacks({scout: other})
    table.answer([1])
    assert angel.tapped and table.turn.step == ATTACKERS
    table.resolve_stack()
    assert scout.power == 5


@rule("702.154", "508.1")
def test_nobody_has_to_be_enlisted(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout, angel = me.has("Scout"), me.has("Serra Angel")
    me.attacks({scout: other})
    table.answer([0])
    table.resolve_stack()
    assert scout.power == 1 and not angel.tapped


@rule("702.154", "302.6")
def test_attackers_and_new_creatures_are_not_enlisted_but_those_with_haste_are(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout, angel = me.has("Scout"), me.has("Serra Angel")
    me.casts("Grizzly Bears").resolves()
    me.attacks({scout: other, angel: other})
    assert not angel.tapped and scout.power == 1 and table.stack == []


@rule("702.154", "302.6")
def test_a_new_creature_with_haste_is_enlisted(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout = me.has("Scout")
    me.casts("Newcomer").resolves()
    me.attacks({scout: other})
    table.answer([1])
    table.resolve_stack()
    assert scout.power == 4 and me.permanent("Newcomer").tapped


@rule("702.154")
def test_one_creature_is_enlisted_by_one_attacker_only(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout, guard, angel = me.has("Scout"), me.has("Guard"), me.has("Serra Angel")
    me.attacks({scout: other, guard: other})
    table.answer([1])
    table.resolve_stack()
    assert angel.tapped and sorted([scout.power, guard.power]) in ([2, 5], [1, 6])


@rule("702.154")
def test_each_instance_enlists_and_triggers_by_itself(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    twice, angel, bears = me.has("Twice"), me.has("Serra Angel"), me.has("Grizzly Bears")
    me.attacks({twice: other})
    table.answer([1])
    table.answer([1])
    table.answer([angel])
    table.resolve_stack()
    assert twice.power == 7 and angel.tapped and bears.tapped


@rule("702.154", "608.2h")
def test_the_power_of_one_that_is_gone_is_what_it_last_was(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    scout, angel = me.has("Scout"), me.has("Serra Angel")
    me.attacks({scout: other})
    table.answer([1])
    me.casts("Zap", at=[angel]).resolves()
    table.resolve_stack()
    assert angel.died and scout.power == 5 and table.turn.step == ATTACKERS


@rule("702.154", "805.10")
def test_a_teammates_creature_is_not_enlisted(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    scout, angel = me.has("Scout"), mate.has("Serra Angel")
    me.attacks({scout: table.seat(2)})
    assert not angel.tapped and scout.power == 1
