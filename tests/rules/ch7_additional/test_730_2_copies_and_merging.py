"""Copy effects and merging, in the order of their timestamps. CR 613.2a, 730.2a."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.effects.copies import BecomeCopy, CreateCopies
from apnap.abilities.filters import CREATURE
from apnap.abilities.targets import Target
from apnap.rules.ch1_concepts.definitions import Keywords
from apnap.rules.core.constants import FLYING, MAIN1, TRAMPLE, VIGILANCE
from apnap.testing import rule
from apnap.testing.plugin import Builder
from apnap.testing.scenario import Permanent, Scenario, Seat
from tests.rules.ch7_additional.test_730_merged_permanents import ON_TOP, UNDERNEATH, mutates

MIMICRY = card("Mimicry", "{U}", "Instant", BecomeCopy(Target(CREATURE), Target(CREATURE)))
WATCHDOG = card("Watchdog", "{1}{W}", "Creature - Dog", "2/4", Keywords(VIGILANCE))
TWIN = card("Twin", "{U}", "Sorcery", CreateCopies(Target(CREATURE)))


def lay_out(scenario: Builder) -> tuple[Scenario, Seat, Permanent, Permanent]:
    """A Wind Drake that is a Watchdog this turn, and the dog."""
    table = scenario(seats=2).knows(WATCHDOG, MIMICRY, TWIN)
    one = table.seat(0)
    drake, dog = one.have("Wind Drake", "Watchdog")
    one.casts("Mimicry", at=[drake, dog]).resolves()
    assert drake.name == "Watchdog" and drake.has(VIGILANCE) and not drake.has(FLYING)
    return table, one, drake, dog


@rule("730.2a", "613.2")
def test_what_merges_later_lies_over_a_copy_effect(scenario: Builder) -> None:
    """On top it says what the permanent is, beside the abilities of what that was a copy of."""
    table, one, drake, _ = lay_out(scenario)
    mutates(one, "Gemrazer", drake, ON_TOP)
    assert drake.name == "Gemrazer" and (drake.power, drake.toughness) == (4, 4)
    assert drake.has(TRAMPLE) and drake.has(VIGILANCE) and not drake.has(FLYING)
    table.to_step(MAIN1, table.seat(1))
    assert drake.name == "Gemrazer" and drake.has(FLYING) and drake.has(TRAMPLE)


@rule("730.2a", "702.140e")
def test_what_merges_underneath_adds_its_abilities_to_a_copy(scenario: Builder) -> None:
    table, one, drake, _ = lay_out(scenario)
    mutates(one, "Gemrazer", drake, UNDERNEATH)
    assert drake.name == "Watchdog" and (drake.power, drake.toughness) == (2, 4)
    assert drake.has(TRAMPLE) and drake.has(VIGILANCE) and not drake.has(FLYING)
    table.to_step(MAIN1, table.seat(1))
    assert drake.name == "Wind Drake" and drake.has(FLYING) and drake.has(TRAMPLE)


@rule("730.2a", "613.2")
@pytest.mark.parametrize("where", [ON_TOP, UNDERNEATH])
def test_a_copy_effect_that_begins_later_covers_what_was_merged(scenario: Builder, where: list[int]) -> None:
    table = scenario(seats=2).knows(WATCHDOG, MIMICRY)
    one = table.seat(0)
    drake, dog = one.have("Wind Drake", "Watchdog")
    mutates(one, "Gemrazer", drake, where)
    one.casts("Mimicry", at=[drake, dog]).resolves()
    assert drake.name == "Watchdog" and drake.has(VIGILANCE) and not drake.has(TRAMPLE) and not drake.has(FLYING)
    table.to_step(MAIN1, table.seat(1))
    assert drake.has(TRAMPLE) and drake.has(FLYING)


@rule("730.2a", "613.2")
@pytest.mark.parametrize(("first", "second"), [(ON_TOP, ON_TOP), (UNDERNEATH, ON_TOP), (ON_TOP, UNDERNEATH)])
def test_merged_before_and_after_a_copy_effect(scenario: Builder, first: list[int], second: list[int]) -> None:
    """Only what merged after the copy effect began shows; when that ends, all of it does."""
    table = scenario(seats=2).knows(WATCHDOG, MIMICRY)
    one = table.seat(0)
    drake, dog = one.have("Wind Drake", "Watchdog")
    mutates(one, "Gemrazer", drake, first)
    one.casts("Mimicry", at=[drake, dog]).resolves()
    mutates(one, "Vulpikeet", drake, second)
    assert drake.name == ("Vulpikeet" if second == ON_TOP else "Watchdog")
    assert drake.has(VIGILANCE) and drake.has(FLYING) and not drake.has(TRAMPLE)  # Vulpikeet flies
    table.to_step(MAIN1, table.seat(1))
    assert drake.has(TRAMPLE) and drake.has(FLYING) and drake.has(VIGILANCE) is False


@rule("707.2", "730.2a")
def test_a_copy_of_it_has_what_it_is_by_then(scenario: Builder) -> None:
    table, one, drake, _ = lay_out(scenario)
    mutates(one, "Gemrazer", drake, ON_TOP)
    one.casts("Twin", at=[drake]).resolves()
    table.to_step(MAIN1, table.seat(1))
    twin = next(Permanent(table, id) for id in table.game.state.ids(one.number, 5) if table.game.state.objs[id].token)
    assert twin.name == "Gemrazer" and twin.has(TRAMPLE) and twin.has(VIGILANCE) and not twin.has(FLYING)
