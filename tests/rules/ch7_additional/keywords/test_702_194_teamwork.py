"""Teamwork: creatures are tapped as an additional cost of a spell. CR 702.194."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.flow import If, Sequence
from apnap.abilities.effects.life import GainLife
from apnap.abilities.effects.moves import Destroy
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_abilities.additional_costs import USING_TEAMWORK, Teamwork
from apnap.abilities.targets import Target
from apnap.testing import rule
from apnap.testing.plugin import Builder

RALLY = card("Rally", "{G}", "Sorcery", Teamwork(4), If(USING_TEAMWORK, GainLife(5), otherwise=GainLife(1)))
SLAM = card("Slam", "{R}", "Sorcery", Teamwork(2), Sequence(GainLife(1), If(USING_TEAMWORK, Destroy(Target(CREATURE)))))
KNOWN = (RALLY, SLAM)
NO, YES = [0], [1]


@rule("702.194")
def test_creatures_with_enough_power_are_tapped(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    one, two, three = me.has("Grizzly Bears"), me.has("Grizzly Bears"), me.has("Grizzly Bears")
    me.casts("Rally", says=[YES, [one], [two], []]).resolves()
    assert me.life == 25 and one.tapped and two.tapped and not three.tapped


@rule("702.194")
def test_any_number_may_be_tapped_and_new_creatures_too(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    angel, bears = me.has("Serra Angel"), me.has("Grizzly Bears")
    me.casts("Rally", says=[YES, [angel], [bears]]).resolves()
    assert me.life == 25 and angel.tapped and bears.tapped


@rule("702.194")
def test_without_enough_power_nobody_is_asked(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me = table.seat(0)
    bears = me.has("Grizzly Bears")
    table.seat(1).has("Serra Angel")
    me.casts("Rally").resolves()
    assert me.life == 31 and not bears.tapped


@rule("702.194")
def test_targets_are_chosen_only_with_it(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me = table.seat(0)
    me.has("Grizzly Bears")
    angel = table.seat(2).has("Serra Angel")
    me.casts("Slam", says=[NO]).resolves()
    assert angel.stayed
    me.casts("Slam", at=[angel], says=[YES]).resolves()
    assert angel.died


@rule("702.194", "601.2h")
def test_creatures_that_are_tapped_for_mana_are_not_tapped_again(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    elves = me.has("Llanowar Elves")
    bears = me.has("Grizzly Bears")
    angel = me.has("Serra Angel")
    me.holds("Rally")
    table.refresh()
    me.casts("Rally", says=[YES], free=False).resolves()
    assert me.life == 25 and elves.tapped and angel.tapped and bears.stayed


@rule("702.194", "601.2b")
def test_what_is_needed_for_mana_cannot_be_used(scenario: Builder) -> None:
    table = scenario().knows(*KNOWN)
    me = table.seat(0)
    elves, bears = me.has("Llanowar Elves"), me.has("Grizzly Bears")
    one = me.has("Goblin Guide")
    me.holds("Rally")
    table.refresh()
    me.casts("Rally", says=[YES], free=False).resolves()
    assert elves.tapped and me.life in (21, 25) and (bears.tapped and one.tapped) == (me.life == 25)
