"""What spells and abilities find out about the past of a turn under a limited range of influence. CR 801.11, 801.5a."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.abilities.casual.planes import CHAOS_ENSUES
from apnap.abilities.effects.life import GainLife
from apnap.abilities.events.triggers import Whenever
from apnap.abilities.filters import CREATURE
from apnap.abilities.keyword_actions.proliferate_and_blight import Proliferate
from apnap.abilities.keyword_actions.voting import Ballot, VoteForOne, WillOfTheCouncil
from apnap.rules.ch9_casual.planar_die import CHAOS_FACE
from apnap.testing import from_text, rule
from apnap.testing.plugin import Builder

DEAD, THE_DEAD = "creature died this turn", "creature that died this turn"
MOURN = from_text("Mourn", "{B}", "Instant", f"If a {DEAD}, you gain 5 life.")
TALLY = from_text("Tally", "{B}", "Instant", f"You gain 1 life for each {THE_DEAD}.")
CENSUS = from_text("Census", "{B}", "Instant", "If an opponent sacrificed a permanent this turn, you gain 5 life.")
ALTAR = from_text("Altar", "{1}", "Artifact", "Sacrifice a creature: You lose 1 life.")
EACH_UPKEEP, NONE, MANY = "At the beginning of each upkeep", "no spells", "two or more spells"
MOON = from_text("Moon", "{1}", "Enchantment", f"{EACH_UPKEEP}, if {NONE} were cast last turn, you gain 1 life.")
SUN = from_text("Sun", "{1}", "Enchantment", f"{EACH_UPKEEP}, if a player cast {MANY} last turn, you gain 1 life.")


@rule("801.11")
@pytest.mark.parametrize(("dying", "life"), [(1, 25), (2, 20), (3, 20), (5, 25)])
def test_a_death_out_of_range_has_not_happened(scenario: Builder, dying: int, life: int) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(MOURN)
    bears = table.seat(dying).has("Grizzly Bears")
    table.seat(dying).casts("Lightning Bolt", at=[bears]).resolves()
    table.seat(0).casts("Mourn").resolves()
    assert table.seat(0).life == life


@rule("801.11")
def test_only_what_happened_within_range_is_counted(scenario: Builder) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(TALLY)
    for seat in range(1, 6):
        bears = table.seat(seat).has("Grizzly Bears")
        table.seat(seat).casts("Lightning Bolt", at=[bears]).resolves()
    table.seat(0).casts("Tally").resolves()
    table.seat(3).casts("Tally").resolves()
    assert (table.seat(0).life, table.seat(3).life) == (22, 23)


@rule("801.11")
@pytest.mark.parametrize(("doing", "life"), [(1, 25), (2, 20)])
def test_what_others_did_is_found_as_far_as_the_spells_controller_reaches(
    scenario: Builder, doing: int, life: int
) -> None:
    """The one who did it is within their own range, which is not asked."""
    table = scenario(seats=6, range_of_influence=1).knows(CENSUS, ALTAR)
    altar = table.seat(doing).has("Altar")
    table.seat(doing).has("Grizzly Bears")
    table.seat(doing).activates(altar).resolves()
    table.seat(0).casts("Census").resolves()
    assert table.seat(0).life == life


@rule("801.11", "500.1")
@pytest.mark.parametrize(("caster", "seen"), [(0, True), (1, True), (2, True), (3, False), (4, False), (5, False)])
def test_spells_of_the_turn_before_are_seen_within_range(scenario: Builder, caster: int, seen: bool) -> None:
    table = scenario(seats=6, range_of_influence=1).knows(MOON, SUN)
    other = table.seat(caster)
    for _ in range(2):
        other.casts("Shock", at=[other]).resolves()
    table.seat(1).has("Moon", "Moon", "Sun")
    before = table.seat(1).life
    table.to_turn(table.seat(1))
    table.resolve_stack()
    assert table.seat(1).life == before + (1 if seen else 2)


@rule("801.5a", "701.38a")
def test_a_voter_votes_for_something_within_their_own_range(scenario: Builder) -> None:
    """The permanent of the player on the other side of the spell's controller is too far away for a vote."""
    table = scenario(seats=6, range_of_influence=1)
    caster, left, right = table.seat(0), table.seat(1), table.seat(5)
    on_the_left, on_the_right = left.has("Grizzly Bears"), right.has("Serra Angel")
    table.seat(2).has("Hill Giant")
    caster.casts("Council's Judgment")
    assert sorted(table.asked(caster).candidates) == sorted([on_the_left.id, on_the_right.id])
    table.answer([on_the_right])
    assert table.asked(left).candidates == [on_the_left.id]
    table.answer([on_the_left])
    assert table.asked(right).candidates == [on_the_right.id]
    table.answer([on_the_right])
    table.resolve_stack()
    assert (on_the_left.zone, on_the_right.zone) == ("battlefield", "exile")


@rule("801.18", "701.38a")
def test_everybody_votes_for_anything_where_a_plane_asks(scenario: Builder) -> None:
    forum = card("Forum", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, VoteForOne(CREATURE)))
    table = scenario(seats=6, variant="planechase", range_of_influence=1, planes=[[forum]])
    bears = table.each_seat_has("Grizzly Bears")
    table.rolls(table.seat(0), CHAOS_FACE)
    for seat in table.seats():
        assert sorted(table.asked(seat, "vote").candidates) == [bears[i].id for i in range(6)]
        table.answer([bears[3]])


@rule("801.18", "701.38a")
def test_everybody_votes_for_a_word_where_a_plane_asks(scenario: Builder) -> None:
    choice = WillOfTheCouncil(Ballot("bread", GainLife(1)), Ballot("games", GainLife(2)))
    forum = card("Forum", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, choice))
    table = scenario(seats=6, variant="planechase", range_of_influence=1, planes=[[forum]])
    table.rolls(table.seat(0), CHAOS_FACE)
    for word, seat in zip((0, 1, 0, 0, 0, 1), table.seats(), strict=True):
        table.asked(seat, "vote")
        table.answer([word])
    table.resolve_stack()
    assert table.seat(0).life == 21


@rule("801.18", "701.34a")
def test_a_plane_lets_its_controller_proliferate_anywhere(scenario: Builder) -> None:
    growth = card("Growth", "", "Plane - Nowhere", Whenever(CHAOS_ENSUES, Proliferate()))
    table = scenario(seats=6, variant="planechase", range_of_influence=1, planes=[[growth]])
    bears = table.seat(3).has("Grizzly Bears", counters={"+1/+1": 1})
    table.rolls(table.seat(0), CHAOS_FACE)
    assert table.asked(table.seat(0)).candidates == [bears.id]
    table.answer([bears])
    assert bears.counters("+1/+1") == 2
