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
