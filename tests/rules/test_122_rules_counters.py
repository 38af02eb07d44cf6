"""Counters that the rules themselves give a meaning: rad and hone counters, toxic damage. CR 122.1i-j, 728, 120.3g."""

from __future__ import annotations

from apnap.abilities.cards import card
from apnap.abilities.effects.counters import AddCounters
from apnap.abilities.filters import ARTIFACT
from apnap.abilities.player_counters import GetCounters
from apnap.abilities.players import EACH_PLAYER
from apnap.abilities.targets import Target
from apnap.rules.core.constants import MAIN1, MAIN2
from apnap.testing import rule
from apnap.testing.handles import Seat
from apnap.testing.plugin import Builder

FALLOUT = card("Small Fallout", "{B}", "Sorcery", GetCounters(3, "rad", who=EACH_PLAYER))
HONE = card("Hone It", "{R}", "Instant", AddCounters(2, "hone", on=Target(ARTIFACT)))


def rad(seat: Seat) -> int:
    return int((seat.table.game.state.players[seat.number].counters or {}).get("rad", 0))


@rule("122.1i", "728.1")
def test_rad_counters_mill_and_hurt_at_the_precombat_main_phase(scenario: Builder) -> None:
    table = scenario(3).knows(FALLOUT)
    seat = table.seat(1)
    table.seat(0).casts("Small Fallout").resolves()
    assert rad(seat) == 3
    table.to_turn(seat)
    # the draw step takes the first of these
    seat.library("Forest", "Shock", "Forest", "Grizzly Bears")
    table.to_step(MAIN1)
    table.resolve_stack()
    assert seat.graveyard.count("Shock") == 1 and len(seat.graveyard) == 3
    assert (seat.life, rad(seat)) == (18, 1)
    table.to_step(MAIN2)
    assert len(seat.graveyard) == 3


@rule("728.1", "603.4")
def test_without_rad_counters_nothing_triggers(scenario: Builder) -> None:
    table = scenario(3)
    table.to_turn(table.seat(1))
    table.to_step(MAIN1)
    assert table.stack == [] and table.seat(1).graveyard == []


@rule("122.1j")
def test_hone_counters_sharpen_what_is_equipped(scenario: Builder) -> None:
    table = scenario().knows(HONE)
    bears, lions = table.seat(0).have("Grizzly Bears", "Savannah Lions")
    sword = table.seat(0).has("Bonesplitter")
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sword, at=[bears]).resolves()
    assert bears.power == 4
    table.seat(0).casts("Hone It", at=[sword]).resolves()
    assert (bears.power, bears.toughness, lions.power) == (6, 2, 2)
    table.seat(0).gets_mana("C")
    table.seat(0).activates(sword, at=[lions]).resolves()
    assert (bears.power, lions.power) == (2, 6)


@rule("120.3g", "702.164")
def test_toxic_comes_with_the_combat_damage(scenario: Builder) -> None:
    table = scenario()
    insect = table.seat(0).has("Pestilent Syphoner")
    table.seat(0).attacks({insect: table.seat(1)})
    table.to_step(MAIN2)
    assert (table.seat(1).life, table.seat(1).poison) == (19, 1)
