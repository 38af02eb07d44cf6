"""Epic and paradigm: spells that come again for the rest of the game. CR 702.50, 702.192."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.damage import DealDamage
from apnap.abilities.effects.life import GainLife
from apnap.abilities.keyword_abilities.casting import Epic, Paradigm
from apnap.abilities.targets import TargetPlayer
from apnap.rules.core.constants import MAIN1, UPKEEP
from apnap.testing import rule
from apnap.testing.plugin import Builder

SAGA = card("Saga of Old", "{5}", "Sorcery", GainLife(1), Epic())
FLAME = card("Flame", "{5}", "Sorcery", DealDamage(1, to=TargetPlayer()), Epic())
THESIS = card("Thesis", "{5}", "Sorcery", GainLife(2), Paradigm())
KNOWN = (SAGA, FLAME, THESIS)


@rule("702.50")
def test_it_is_copied_in_each_upkeep_and_no_spell_is_cast_any_more(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    me.casts("Saga of Old").resolves()
    assert me.life == 21 and me.graveyard == ["Saga of Old"]
    me.holds("Shock")
    me.gets_mana("R")
    assert me.castable == []
    table.to_turn(other)
    table.to_step(UPKEEP)
    table.resolve_stack()
    assert me.life == 21
    for turns in (1, 2):
        table.to_turn(me)
        table.to_step(UPKEEP)
        table.resolve_stack()
        assert me.life == 21 + turns
    other.gets_mana("R")


@rule("702.50", "707.10")
def test_a_copy_is_not_epic_and_may_have_another_target(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, one, two = table.seat(0), table.seat(1), table.seat(2)
    me.casts("Flame", at=[one]).resolves()
    table.says([two])
    table.to_turn(me)
    table.to_step(UPKEEP)
    table.resolve_stack()
    assert (one.life, two.life) == (19, 19)
    table.to_turn(me)
    table.to_step(UPKEEP)
    table.resolve_stack()
    assert one.life + two.life == 37


@rule("702.50", "800.4a")
def test_with_its_player_it_ends(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    me.casts("Flame", at=[other]).resolves()
    me.concedes()
    table.to_turn(table.seat(2))
    table.to_turn(other)
    assert other.life == 19
    table.check_invariants()


@rule("702.192")
def test_a_copy_may_be_cast_in_each_first_main_phase(scenario: Builder) -> None:
    table = scenario(seats=3).knows(*KNOWN)
    me, other = table.seat(0), table.seat(1)
    me.casts("Thesis").resolves()
    assert me.life == 22 and me.exile == ["Thesis"]
    table.to_turn(other)
    table.to_step(MAIN1)
    table.resolve_stack()
    assert me.life == 22
    table.to_turn(me)
    table.to_step(MAIN1)
    table.says([1])
    table.resolve_stack()
    assert me.life == 24 and me.exile == ["Thesis"]
    table.to_turn(me)
    table.to_step(MAIN1)
    table.says([0])
    table.resolve_stack()
    assert me.life == 24 and me.exile == ["Thesis"]
    table.check_invariants()


@rule("702.192")
def test_only_the_first_spell_of_that_name_begins_it(scenario: Builder) -> None:
    table = scenario(variant="two-headed giant").knows(*KNOWN)
    me, mate = table.seat(0), table.seat(1)
    me.casts("Thesis").resolves()
    me.casts("Thesis").resolves()
    mate.casts("Thesis").resolves()
    assert [len(seat.exile) for seat in (me, mate)] == [2, 1]
    table.to_turn(me)
    table.to_step(MAIN1)
    table.says([0, 1], [1], [1])
    table.resolve_stack()
    assert me.life == 40
    assert sorted(me.exile + mate.exile) == ["Thesis", "Thesis", "Thesis"]
