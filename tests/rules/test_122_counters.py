"""Counters. CR 122."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.permanents import AddCounters
from apnap.abilities.filters import CREATURE
from apnap.abilities.targets import Target
from apnap.rules.words import MINUS, PLUS
from apnap.testing import rule
from apnap.testing.plugin import Builder

ROT = card("Rot", "{B}", "Instant", AddCounters(2, MINUS, on=Target(CREATURE)))


@rule("122.1", "122.1a")
def test_plus_counters_add_to_power_and_toughness(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    assert (bear.power, bear.toughness) == (5, 5)


@rule("122.1a", "704.5f")
def test_minus_counters_subtract_and_kill_at_zero(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    wurm, bear = table.seat(1).have("Craw Wurm", "Grizzly Bears")
    table.seat(0).casts("Rot", at=[wurm]).resolves()
    assert (wurm.power, wurm.toughness) == (4, 2)
    table.seat(0).casts("Rot", at=[bear]).resolves()
    assert bear.died


@rule("122.1a", "613.4c")
def test_counters_count_only_while_it_is_a_creature(scenario: Builder) -> None:
    table = scenario()
    factory = table.seat(0).has("Mishra's Factory", counters={PLUS: 2})
    table.seat(0).gets_mana("C")
    table.seat(0).activates(factory, 1).resolves()
    assert (factory.power, factory.toughness) == (4, 4)
    table.next_turn()
    assert factory.stayed and not factory.is_a("Creature")
    assert factory.counters(PLUS) == 2


@rule("122.1e", "306.5c")
def test_loyalty_is_the_number_of_loyalty_counters(scenario: Builder) -> None:
    table = scenario()
    jace = table.seat(1).has("Jace Beleren")
    table.seat(0).casts("Lightning Bolt", at=[jace]).resolves()
    assert table.seat(1).graveyard == ["Jace Beleren"]


@rule("122.1g", "310.4c")
def test_defense_is_the_number_of_defense_counters(scenario: Builder) -> None:
    table = scenario()
    siege = table.seat(0).has("Invasion of Dominaria")
    table.seat(0).casts("Lightning Bolt", at=[siege]).resolves()
    assert siege.counters("defense") == 2
    table.says([0])  # it is not cast again
    table.seat(0).casts("Shock", at=[siege]).resolves()
    table.resolve_stack()
    assert table.seat(0).exile == ["Invasion of Dominaria"]


@rule("122.2", "400.7")
def test_counters_do_not_follow_an_object_to_another_zone(scenario: Builder) -> None:
    table = scenario()
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    table.seat(0).casts("Unsummon", at=[bear]).resolves()
    assert bear.counters(PLUS) == 0
    table.seat(0).casts("Grizzly Bears").resolves()
    assert table.seat(0).permanent("Grizzly Bears").power == 2


@rule("122.3", "704.5q")
def test_plus_and_minus_counters_annihilate_each_other(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    bear = table.seat(0).has("Grizzly Bears", counters={PLUS: 3})
    table.seat(0).casts("Rot", at=[bear]).resolves()
    assert (bear.counters(PLUS), bear.counters(MINUS), bear.power) == (1, 0, 3)


@rule("122.3", "704.5f")
def test_a_creature_with_both_dies_if_it_has_no_toughness_left(scenario: Builder) -> None:
    table = scenario().knows(ROT)
    memnite = table.seat(0).has("Memnite", counters={PLUS: 1})
    table.seat(0).casts("Rot", at=[memnite]).resolves()
    assert memnite.died


@rule("122.6", "614.1c")
def test_a_permanent_may_enter_with_counters(scenario: Builder) -> None:
    table = scenario()
    table.seat(0).casts("Walking Ballista", x=2).resolves()
    ballista = table.seat(0).permanent("Walking Ballista")
    assert (ballista.counters(PLUS), ballista.power) == (2, 2)


@rule("122.1", "118.3")
def test_a_counter_that_is_not_there_cannot_be_removed_as_a_cost(scenario: Builder) -> None:
    table = scenario()
    ballista = table.seat(0).has("Walking Ballista", counters={PLUS: 1})
    table.seat(0).has("Glorious Anthem")
    table.seat(0).activates(ballista, 1, at=[table.seat(1)]).resolves()
    assert (ballista.counters(PLUS), ballista.stayed) == (0, True)  # the Anthem keeps it alive
    indices = [o.index for o in table.to_priority(table.seat(0).number).options if o.id == ballista.id]
    assert indices == []
