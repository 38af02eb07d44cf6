"""Which boards are derived object by object, and that this comes to the same as the whole board at once. CR 613."""

from __future__ import annotations

import pytest

from apnap.abilities.cards import card
from apnap.rules.core.constants import FLYING, TRAMPLE
from apnap.rules.events import Tap
from apnap.testing import rule
from apnap.vocabulary import CREATURE, HEXPROOF, THIS, UNTAPPED, Always, GetsForEach, Has, Is, With

HIDING = card("Hiding Stag", "{G}", "Creature - Elk", "1/1", Always(THIS, Has(HEXPROOF), condition=Is(THIS, UNTAPPED)))
COUNTING = card(
    "Stag Counter", "{G}", "Creature - Human", "1/1", Always(THIS, GetsForEach(1, 1, CREATURE, With(HEXPROOF)))
)
CROWD = card("Crowd Counter", "{G}", "Creature - Human", "1/1", Always(THIS, GetsForEach(1, 1, CREATURE)))

LOCAL = ["Glorious Anthem", "Muscle Sliver", "Winged Sliver", "Favorable Winds", "Paradise Druid", "Steely Resolve"]
SHARED = ["Coat of Arms", "Sliver Legion", "Opalescence"]


@rule("613.1")
@pytest.mark.parametrize("name", LOCAL)
def test_others_stay_as_they_are_while_every_effect_is_local(scenario, name):
    table = scenario()
    bear, sliver, crow = table.seat(0).have("Grizzly Bears", "Metallic Sliver", "Storm Crow")
    table.seat(0).has(name)
    state = table.game.state
    assert state.local and state.dynamic
    before = [table.game.char(permanent.id) for permanent in (bear, sliver, crow)]
    table.seat(0).plays("Forest")
    table.seat(0).casts("Memnite").resolves()
    assert [table.game.char(permanent.id) for permanent in (bear, sliver, crow)] == before
    assert all(table.game.state.chars[p.id] is c for p, c in zip((bear, sliver, crow), before, strict=True))


@rule("613.4c", "611.3a")
def test_what_enters_is_under_every_effect_at_once(scenario):
    table = scenario()
    table.seat(0).have("Glorious Anthem", "Winged Sliver", "Favorable Winds", "Muscle Sliver")
    table.seat(0).casts("Metallic Sliver").resolves()
    sliver = table.seat(0).permanent("Metallic Sliver")
    assert (sliver.power, sliver.toughness) == (4, 4) and sliver.has(FLYING)
    table.seat(0).casts("Giant Growth", at=[sliver]).resolves()
    assert sliver.power == 7
    table.seat(0).casts("Murder", at=[table.seat(0).permanent("Winged Sliver")]).resolves()
    assert (sliver.power, sliver.has(FLYING)) == (6, False)


@rule("613.4c")
@pytest.mark.parametrize("name", SHARED)
def test_an_effect_that_counts_concerns_the_whole_board(scenario, name):
    table = scenario()
    table.seat(0).have("Grizzly Bears", name)
    state = table.game.state
    assert state.dynamic and not state.local


@rule("122.1", "613.4c")
def test_counters_count_with_local_effects(scenario):
    table = scenario()
    table.seat(0).has("Glorious Anthem")
    bear = table.seat(0).has("Grizzly Bears")
    table.seat(0).casts("Lead by Example", at=[bear]).resolves()
    assert (bear.power, bear.toughness) == (4, 4)
    table.seat(0).casts("Overrun").resolves()
    assert bear.power == 7 and bear.has(TRAMPLE)


@rule("613.1", "611.3a")
def test_what_counts_creatures_is_not_counted_again_when_one_is_tapped(scenario):
    """An event that one effect reads concerns others only where they read what that effect writes."""
    table = scenario().knows(HIDING, COUNTING, CROWD)
    stag, counter, crowd = table.seat(0).have("Hiding Stag", "Stag Counter", "Crowd Counter")
    game = table.game
    game.shadow = True
    assert game.state.stepwise and game.state.readers and not game.state.local
    assert (counter.power, crowd.power) == (2, 4)
    before = game.char(crowd.id)
    game.emit(Tap(stag.id, False))
    assert (counter.power, crowd.power) == (1, 4) and game.state.chars[crowd.id] is before
    game.emit(Tap(stag.id, True))
    assert (counter.power, crowd.power) == (2, 4) and game.state.chars[crowd.id] is before
    table.seat(0).casts("Memnite").resolves()
    assert (counter.power, crowd.power) == (2, 5)


@rule("613.4c", "611.3a")
def test_what_counts_slivers_is_counted_again_for_slivers_only(scenario):
    table = scenario()
    legion, sliver = table.seat(0).have("Sliver Legion", "Metallic Sliver")
    state = table.game.state
    assert state.readers and state.stepwise and not state.local
    before = [state.chars[p.id] for p in (legion, sliver)]
    table.seat(0).plays("Forest")
    table.seat(0).casts("Grizzly Bears").resolves()
    state = table.game.state
    assert all(state.chars[p.id] is c for p, c in zip((legion, sliver), before, strict=True))
    table.seat(0).casts("Muscle Sliver").resolves()
    assert (legion.power, sliver.power) == (10, 4)
    table.seat(0).casts("Murder", at=[table.seat(0).permanent("Muscle Sliver")]).resolves()
    assert (legion.power, sliver.power) == (8, 2)


@rule("613.4c", "205.3")
def test_a_changeling_counts_where_slivers_are_counted(scenario):
    table = scenario()
    legion = table.seat(0).has("Sliver Legion")
    table.seat(0).casts("Universal Automaton").resolves()
    assert legion.power == 8
    table.seat(0).casts("Murder", at=[table.seat(0).permanent("Universal Automaton")]).resolves()
    assert legion.power == 7


@rule("711.2a", "613.1")
def test_a_level_counter_concerns_its_own_creature_only(scenario):
    table = scenario()
    student, other, legion, sliver = table.seat(0).have(
        "Student of Warfare", "Student of Warfare", "Sliver Legion", "Metallic Sliver"
    )
    table.seat(0).have("Plains", "Plains")
    assert table.game.state.readers
    others = (other, legion, sliver)
    before = [table.game.state.chars[p.id] for p in others]
    for _ in range(2):
        table.seat(0).activates(student).resolves()
    assert (student.power, other.power) == (3, 1)
    assert all(table.game.state.chars[p.id] is c for p, c in zip(others, before, strict=True))


@rule("613.1")
def test_what_reads_its_own_status_is_left_alone_when_another_is_tapped(scenario):
    table = scenario()
    druid, bears, legion = table.seat(0).have("Paradise Druid", "Grizzly Bears", "Sliver Legion")
    before = table.game.state.chars[druid.id]
    table.game.emit(Tap(bears.id, False))
    assert table.game.state.chars[druid.id] is before
    table.game.emit(Tap(druid.id, False))
    assert table.game.state.chars[druid.id] is not before
