"""Counters that move, or are put on something else as well; the Nth of a kind. CR 122.5, 122.7-9."""

from __future__ import annotations

from apnap.abilities.activated import Activate
from apnap.abilities.cards import card
from apnap.abilities.costs import SACRIFICE_THIS
from apnap.abilities.effects.counters import AddCounters, MoveCounters, PutItsCounters
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.object_events import Dies, NthCounterPut
from apnap.abilities.events.triggers import When
from apnap.abilities.filters import CREATURE, OTHER
from apnap.abilities.selectors import THIS
from apnap.abilities.targets import Target
from apnap.rules.core.decisions import D_NUMBER
from apnap.testing import rule
from apnap.testing.plugin import Builder

source, goal = Target(CREATURE), Target(CREATURE)
SHIFT = card("Shift", "{G}", "Instant", MoveCounters(None, "+1/+1", source, goal))
one, another = Target(CREATURE), Target(CREATURE)
NUDGE = card("Nudge", "{G}", "Instant", MoveCounters(2, "+1/+1", one, another))
HEIR = card("Heir", "{G}", "Creature - Elf", "1/1", When(Dies(THIS), PutItsCounters(THIS, Target(CREATURE))))
GIVER = card(
    "Giver", "{G}", "Creature - Elf", "1/1", Activate(SACRIFICE_THIS, PutItsCounters(THIS, Target(OTHER, CREATURE)))
)
ON_THIRD = When(NthCounterPut(3, "+1/+1", THIS), GainLife(7))
THIRD = card("Third Time", "{1}", "Artifact Creature - Golem", "1/1", ON_THIRD)
GROW_TWO = card("Grow Two", "{G}", "Instant", AddCounters(2, "+1/+1", on=Target(CREATURE)))


@rule("122.5")
def test_as_many_as_one_likes_are_moved(scenario: Builder) -> None:
    table = scenario().knows(SHIFT)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 3})
    second = table.seat(1).has("Grizzly Bears")
    table.seat(0).casts("Shift", at=[first, second])
    asked = table.asked(table.seat(0), kind=D_NUMBER)
    assert (asked.minimum, asked.maximum) == (0, 3)
    table.answer([2])
    assert (first.counters("+1/+1"), second.counters("+1/+1")) == (1, 2)


@rule("122.5")
def test_nothing_moves_onto_itself_or_to_what_is_gone(scenario: Builder) -> None:
    table = scenario().knows(NUDGE)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 2})
    second = table.seat(0).has("Savannah Lions")
    spell = table.seat(0).casts("Nudge", at=[first, second])
    table.seat(0).casts("Lightning Bolt", at=[second]).resolves()
    spell.resolves()
    assert first.counters("+1/+1") == 2
    table.seat(0).casts("Nudge", at=[first, first]).resolves()
    assert first.counters("+1/+1") == 2


@rule("122.5")
def test_no_more_moves_than_there_is(scenario: Builder) -> None:
    table = scenario().knows(NUDGE)
    first = table.seat(0).has("Grizzly Bears", counters={"+1/+1": 1})
    second = table.seat(0).has("Savannah Lions")
    table.seat(0).casts("Nudge", at=[first, second]).resolves()
    assert (first.counters("+1/+1"), second.counters("+1/+1")) == (0, 1)


@rule("122.8")
def test_what_has_died_leaves_as_many_counters_of_each_kind(scenario: Builder) -> None:
    table = scenario().knows(HEIR)
    heir = table.seat(0).has("Heir", counters={"+1/+1": 1, "flying": 1})
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lightning Bolt", at=[heir]).resolves()
    table.resolve_stack()
    assert (bears.counters("+1/+1"), bears.counters("flying")) == (1, 1)


@rule("122.9")
def test_what_was_sacrificed_as_a_cost_does_so_too(scenario: Builder) -> None:
    table = scenario().knows(GIVER)
    giver = table.seat(0).has("Giver", counters={"+1/+1": 2})
    bears = table.seat(0).has("Grizzly Bears")
    table.seat(0).activates(giver, at=[bears]).resolves()
    assert bears.counters("+1/+1") == 2


@rule("122.7")
def test_the_third_counter_triggers_once(scenario: Builder) -> None:
    table = scenario().knows(THIRD, GROW_TWO)
    golem = table.seat(0).has("Third Time")
    for life in (20, 27, 27):
        table.seat(0).casts("Grow Two", at=[golem]).resolves()
        table.resolve_stack()
        assert table.seat(0).life == life
